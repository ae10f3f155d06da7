/// Recordings of the same content for several values of its states, side by side: what they have in common, and what only some have.
struct RecordingColumns {
  /// Some of the recordings, a bit for each.
  typealias Members = UInt64
  /// How many recordings can be told apart.
  static let mostMembers = Members.bitWidth

  /// A part, or several whose calls can be put together, and the recordings that have it.
  final class Column {
    typealias Choice = (part: RecordingPart, members: Members)

    /// The first of its parts.
    let first: RecordingPart
    /// Parts that differ, and the recordings that have each of them; empty for a single one.
    private let different: [Choice]
    /// The recordings that have it; none for one that only tells the order.
    let members: Members
    /// What the parts begin, where that differs.
    fileprivate(set) var content: [Column]?

    fileprivate init(_ part: RecordingPart, of members: Members) {
      first = part
      different = []
      self.members = members
    }

    fileprivate init(_ first: RecordingPart, _ choices: [Choice]) {
      self.first = first
      different = choices.count > 1 ? choices : []
      members = choices.reduce(0) { $0 | $1.members }
    }

    /// Parts that differ, and the recordings that have each of them.
    var choices: [Choice] { different.isEmpty ? [(first, members)] : different }

    /// The number of the call in each of some recordings; a single one if it is the same in all.
    func heads(in members: Members) -> [Int] {
      if different.isEmpty { return self.members & members == 0 ? [] : [first.head] }
      let heads = different.filter { $0.members & members != 0 }
      guard let first = heads.first, heads.contains(where: { $0.part.head != first.part.head }) else {
        return heads.prefix(1).map(\.part.head)
      }
      return (0..<Members.bitWidth).compactMap { member in
        let shown = members & (1 << Members(member))
        return heads.first { $0.members & shown != 0 }?.part.head
      }
    }

    fileprivate func part(of member: Int) -> RecordingPart? {
      let bit: Members = 1 << Members(member)
      if members & bit == 0 { return nil }
      return different.isEmpty ? first : different.first { $0.members & bit != 0 }?.part
    }
  }

  /// Parts that follow one another in some of the recordings.
  private struct Row {
    let source: NumberedRecording
    let positions: [Int]
    /// The number of their list, or of the only one.
    let number: Int
    var members: Members

    init(_ numbered: NumberedRecording, of members: Members) {
      source = numbered
      positions = numbered.positions(in: numbered.calls.indices)
      number = numbered.list
      self.members = members
    }

    /// What a part begins.
    init(inside part: RecordingPart, of members: Members) {
      source = part.source
      positions = source.positions(in: part.content)
      number = part.list
      self.members = members
    }

    /// A part of a row.
    init(_ part: RecordingPart, of members: Members) {
      source = part.source
      positions = [part.position]
      number = part.identity
      self.members = members
    }

    subscript(place: Int) -> RecordingPart { RecordingPart(source: source, position: positions[place]) }

    func call(_ place: Int) -> NumberedRecording.Call { source.calls[positions[place]] }

    /// Whether it has parts that are told by their places.
    var holdsPlaces: Bool { positions.contains { !source.calls[$0].canBeHidden } }

    /// Whether it has two equal parts that begin something.
    var hasEqualParts: Bool {
      var known: Set<Int> = []
      return positions.contains { source.calls[$0].isOpening && !known.insert(source.calls[$0].identity).inserted }
    }

    func hasKinds(of other: Row) -> Bool {
      positions.count == other.positions.count && positions.indices.allSatisfy { call($0).kind == other.call($0).kind }
    }
  }

  private(set) var columns: [Column] = []
  private var reader: RecordingParts
  /// How many different calls the recordings have.
  private var knownCount = 0
  /// Whether a grid is among the parts, also inside others.
  var haveGrids: Bool { reader.haveGrids }

  /// Puts recordings side by side.
  ///
  /// - Parameters:
  ///   - recordings: The recordings, which are the members. The earlier ones come first where nothing tells the order.
  ///   - order: Further recordings of what the members have, to see its order.
  ///   - joinsParts: Whether words that only one of them has, and what all have at their ends, are taken as a whole, so that nothing
  ///     else can be predicted.
  ///   - kept: Parts that are taken for their first form.
  init(
    _ recordings: [Recording],
    inOrderOf order: [Recording] = [],
    joinsParts: Bool = false,
    keeping kept: KeptParts = KeptParts()
  ) {
    reader = RecordingParts(keeping: kept)
    let commonEnds = joinsParts ? CommonEnds(of: recordings) : .none
    let runs = joinsParts ? DistinctRuns.runs(of: recordings, between: commonEnds) : recordings.map { _ in [] }
    let rows = zip(recordings, runs).enumerated().map { number, recorded in
      Row(reader.numbers(of: recorded.0, taking: recorded.1, sharing: commonEnds), of: 1 << Members(number))
    }
    columns = Self.columns(of: rows + order.map { Row(reader.numbers(of: $0), of: 0) })
    knownCount = reader.knownCount
  }

  // MARK: Comparing

  private static func columns(of all: [Row]) -> [Column] {
    let rows = different(all)
    guard let first = rows.first else { return [] }
    if rows.count == 1 { return first.positions.indices.map { Column(first[$0], of: first.members) } }
    if rows.allSatisfy({ $0.positions.isEmpty || ($0.positions.count == 1 && !$0.call(0).isOpening) }) {
      return rows.compactMap { $0.positions.isEmpty ? nil : Column($0[0], of: $0.members) }
    }
    if rows.allSatisfy(first.hasKinds), first.holdsPlaces || rows.contains(where: \.hasEqualParts) {
      // Parts of a container mean something by their position, even if two of them are equal, such as no rows and no footer. So do
      // lists, of which two may be empty.
      return first.positions.indices.flatMap { place in columns(at: place, of: rows) }
    }
    let members = rows.reduce(0) { $0 | $1.members }
    let common = (0..<commonCount(of: rows)).map { Column(first[$0], of: members) }
    return common + columns(of: rows, from: common.count)
  }

  /// The number of parts that all rows begin with: these come first in any order.
  private static func commonCount(of rows: [Row]) -> Int {
    var count = rows.reduce(.max) { min($0, $1.positions.count) }
    for row in rows.dropFirst() {
      count = (0..<count).first { row.call($0).identity != rows[0].call($0).identity } ?? count
    }
    return count
  }

  /// Puts those parts side by side that come after the first ones.
  private static func columns(of rows: [Row], from start: Int) -> [Column] {
    let plain = PlainOrder(rows.map { row in row.positions.dropFirst(start).map { row.source.calls[$0].orderKind } })
    let places = plain.places.map { place in
      different(place.lazy.map { (rows[$0.list][start + $0.position], rows[$0.list].members) })
    }
    return (places + otherPlaces(of: rows, from: plain.positions.map { $0 + start })).flatMap {
      resolved(Column($0[0].part, $0))
    }
  }

  /// Returns the parts at the places whose order is not plain.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - starts: The first such place of each row.
  /// - Returns: The parts at each place, and the recordings that have them.
  private static func otherPlaces(of rows: [Row], from starts: [Int]) -> [[Column.Choice]] {
    if zip(rows, starts).allSatisfy({ $0.positions.count == $1 }) { return [] }
    let order = RecordingOrder(
      zip(rows, starts).map { row, start in
        row.positions.dropFirst(start).map {
          let call = row.source.calls[$0]
          return RecordingOrder.Part(identity: call.identity, kind: call.isOpening ? call.kind : nil)
        }
      }
    )
    return order.places.map { choices in
      choices.map { choice in
        let list = choice.lists[0]
        return (
          part: rows[list][starts[list] + choice.position],
          members: choice.lists.reduce(0) { $0 | rows[$1].members }
        )
      }
    }
  }

  /// Puts the parts at a place side by side.
  private static func columns(at place: Int, of rows: [Row]) -> [Column] {
    let rows = different(rows.map { Row($0[place], of: $0.members) })
    return resolved(Column(rows[0][0], rows.map { ($0[0], $0.members) }))
  }

  /// Returns rows of which none equals another one.
  private static func different(_ rows: [Row]) -> [Row] {
    var different: [Row] = []
    for row in rows {
      if let known = different.firstIndex(where: { $0.number == row.number }) {
        different[known].members |= row.members
      } else {
        different.append(row)
      }
    }
    return different
  }

  /// Returns parts of which none equals another one.
  private static func different(_ parts: some Sequence<Column.Choice>) -> [Column.Choice] {
    var different: [Column.Choice] = []
    for (part, members) in parts {
      let identity = part.identity
      if let known = different.firstIndex(where: { $0.part.identity == identity }) {
        different[known].members |= members
      } else {
        different.append((part, members))
      }
    }
    return different
  }

  /// Compares what the parts of a column begin; parts that cannot be told as one become columns of their own.
  private static func resolved(_ column: Column) -> [Column] {
    let choices = column.choices
    if choices.count == 1 { return [column] }
    let content =
      choices.allSatisfy(\.part.beginsSinglePart)
      ? different(choices.lazy.map { ($0.part.singlePart, $0.members) }).map { Column($0.part, of: $0.members) }
      : columns(of: choices.map { Row(inside: $0.part, of: $0.members) })
    if content.allSatisfy({ $0.members == column.members || $0.first.canBeHidden }) {
      column.content = content
      return [column]
    }
    return choices.map { Column($0.part, of: $0.members) }
  }

  // MARK: Predicting

  /// Whether content is what the recordings say of it: a first one, and those where one thing each is different.
  ///
  /// What the different ones agree on counts, wherever any of them differs from the first.
  ///
  /// - Parameters:
  ///   - recording: The content, which need not be among the recordings.
  ///   - first: The number of the first recording.
  ///   - changes: The numbers of the different ones.
  /// - Returns: Whether it is, also in its order.
  mutating func predict(_ recording: Recording, from first: Int, changedAs changes: [Int]) -> Bool {
    let numbered = reader.numbers(of: recording)
    return predict(numbered, numbered.calls.indices, by: columns, from: first, changes)
  }

  private func predict(
    _ numbered: NumberedRecording,
    _ range: Range<Int>,
    by columns: [Column],
    from first: Int,
    _ changes: [Int]
  ) -> Bool {
    var position = range.lowerBound
    for column in columns {
      let usual = column.part(of: first)
      var changed: RecordingPart??
      for change in changes {
        let part = column.part(of: change)
        if part?.head == usual?.head { continue }
        if let changed, changed?.head != part?.head { return false }
        if changed == nil { changed = .some(part) }
      }
      guard let expected = changed ?? usual else { continue }
      if !reader.keepsNothing {
        position = self.position(from: position, in: numbered, to: range.upperBound, expected)
      }
      guard position < range.upperBound, isThere(expected, numbered.calls[position]) else {
        if reader.mayMiss(expected.head, at: expected.path) { continue }
        return false
      }
      let call = numbered.calls[position]
      if let content = column.content {
        guard predict(numbered, position + 1..<call.next, by: content, from: first, changes) else { return false }
      } else if call.identity != expected.identity, call.head == expected.head || call.list != expected.list {
        return false
      }
      position = call.next
    }
    if reader.keepsNothing { return position == range.upperBound }
    return self.position(from: position, in: numbered, to: range.upperBound, nil) == range.upperBound
  }

  /// Whether a call is the one that is expected, or stands where one keeps its first form.
  private func isThere(_ expected: RecordingPart, _ call: NumberedRecording.Call) -> Bool {
    call.head == expected.head || reader.keeps(expected.head, insteadOf: call, unlessAmong: knownCount)
  }

  /// Returns the position after parts that are left out.
  private func position(
    from start: Int,
    in numbered: NumberedRecording,
    to end: Int,
    _ expected: RecordingPart?
  ) -> Int {
    var position = start
    while position < end {
      let call = numbered.calls[position]
      if let expected, isThere(expected, call) { break }
      guard reader.leavesOut(numbered.calls[position..<call.next], unlessAmong: knownCount) else { break }
      position = call.next
    }
    return position
  }

  /// The members of each column, also of those inside others.
  var allMembers: [Members] {
    func members(_ columns: [Column]) -> [Members] { columns.flatMap { [$0.members] + members($0.content ?? []) } }
    return members(columns)
  }
}
