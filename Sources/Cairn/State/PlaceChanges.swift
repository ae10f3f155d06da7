/// What stands in the places of a recording's parts in other recordings, and what they have besides.
struct PlaceChanges {
  /// A place where a recording differs from the first one.
  enum Place: Hashable {
    /// That of the call at a position of the first recording.
    case call(Int)
    /// One before a call, or at the end of what the call begins, where the first recording has nothing, or something else.
    case gap(before: Int, replaces: Bool)
    case end(of: Int, replaces: Bool)

    /// Where it is among others.
    var order: (Int, Int) {
      switch self {
      case .gap(let position, let replaces): (position, replaces ? 1 : 0)
      case .call(let position): (position, 2)
      case .end(let position, let replaces): (position, replaces ? 4 : 3)
      }
    }

    /// Whether something else is gone where parts are added.
    var replaces: Bool {
      switch self {
      case .call: false
      case .gap(_, let replaces), .end(_, let replaces): replaces
      }
    }
  }

  /// What stands at places: the number of another call, -1 for none, or the number of a list of parts.
  typealias Difference = [Place: Int]
  /// The numbers of the call of a part and of those that it begins.
  typealias Part = [Int]

  private var lists: [[Part]] = []
  private var listNumbers: [[Part]: Int] = [:]
  private(set) var reader: RecordingParts
  private let first: NumberedRecording

  /// Creates a comparison with a recording.
  init(with first: Recording, keeping kept: KeptParts) {
    reader = RecordingParts(keeping: kept, tellsPaths: true)
    self.first = reader.numbers(of: first)
  }

  /// Returns how a recording differs.
  mutating func difference(of recording: Recording) -> Difference {
    let other = reader.numbers(of: recording)
    var difference: Difference = [:]
    compare(first.calls.indices, with: other.calls.indices, of: other, to: &difference)
    return difference
  }

  private mutating func compare(
    _ range: Range<Int>,
    with otherRange: Range<Int>,
    of other: NumberedRecording,
    to difference: inout Difference
  ) {
    var rest = (own: first.positions(in: range)[...], others: other.positions(in: otherRange)[...])
    let gaps = self.gaps(rest.own, rest.others, of: other)
    for gap in gaps {
      // What stands between equal parts stands in the place of what stood there.
      let gone = rest.own.prefix(gap.removed)
      let new = rest.others.prefix(gap.inserted)
      rest = (rest.own.dropFirst(gap.removed), rest.others.dropFirst(gap.inserted))
      let pairs = self.pairs(gone, new, of: other)
      let unpaired = gone.filter { position in !pairs.contains { $0.own == position } }
      let added = new.filter { position in !pairs.contains { $0.other == position } }
      for position in unpaired { difference[.call(position)] = -1 }
      if !added.isEmpty {
        let parts = added.map { other.calls[$0..<other.calls[$0].next].map(\.head) }
        let replaces = !unpaired.isEmpty
        let place = rest.own.first.map { Place.gap(before: $0, replaces: replaces) }
        difference[place ?? .end(of: range.lowerBound - 1, replaces: replaces)] = number(of: parts)
      }
      for pair in pairs { compare(pair.own, with: pair.other, of: other, to: &difference) }
      if let own = rest.own.popFirst(), let matching = rest.others.popFirst() {
        compare(own, with: matching, of: other, to: &difference)
      }
    }
  }

  private mutating func compare(
    _ position: Int,
    with otherPosition: Int,
    of other: NumberedRecording,
    to difference: inout Difference
  ) {
    let (call, otherCall) = (first.calls[position], other.calls[otherPosition])
    if call.identity == otherCall.identity { return }
    if call.head != otherCall.head { difference[.call(position)] = otherCall.head }
    let content = (own: position + 1..<call.next, other: otherPosition + 1..<otherCall.next)
    compare(content.own, with: content.other, of: other, to: &difference)
  }

  /// Returns how many parts were removed and inserted before each one that matches, and at the end.
  private func gaps(
    _ own: ArraySlice<Int>,
    _ others: ArraySlice<Int>,
    of other: NumberedRecording
  ) -> [(removed: Int, inserted: Int)] {
    let edits = others.map { other.calls[$0].orderKind }.difference(from: own.map { first.calls[$0].orderKind })
    let removed = Set(edits.removals.map(\.offset))
    let inserted = Set(edits.insertions.map(\.offset))
    var gaps: [(removed: Int, inserted: Int)] = []
    var (ownPlace, otherPlace) = (0, 0)
    while true {
      let gap = (
        (ownPlace..<own.count).prefix { removed.contains($0) }.count,
        (otherPlace..<others.count).prefix { inserted.contains($0) }.count
      )
      gaps.append(gap)
      (ownPlace, otherPlace) = (ownPlace + gap.0 + 1, otherPlace + gap.1 + 1)
      if ownPlace > own.count || otherPlace > others.count { return gaps }
    }
  }

  /// Returns the parts of a list.
  func parts(ofList number: Int) -> [Part] { lists[number] }

  private mutating func number(of list: [Part]) -> Int {
    if let known = listNumbers[list] { return known }
    listNumbers[list] = lists.count
    lists.append(list)
    return lists.count - 1
  }

  /// Returns the call of the first recording at a position.
  func call(at position: Int) -> NumberedRecording.Call { first.calls[position] }

  /// Returns the number of the calls around a place.
  func path(of place: Place) -> Int {
    switch place {
    case .call(let position), .gap(let position, _): first.calls[position].path
    case .end(let position, _): position < 0 ? 0 : reader.path(inside: first.calls[position])
    }
  }

  /// Puts parts in pairs that can stand in the places of one another.
  private func pairs(
    _ own: ArraySlice<Int>,
    _ others: ArraySlice<Int>,
    of other: NumberedRecording
  ) -> [(own: Int, other: Int)] {
    var rest = others
    return own.compactMap { position in
      guard let head = reader.head(first.calls[position].head),
        let found = rest.firstIndex(where: { reader.head(other.calls[$0].head).map(head.isLike) ?? false })
      else {
        return nil
      }
      defer { rest = rest[(found + 1)...] }
      return (position, rest[found])
    }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
