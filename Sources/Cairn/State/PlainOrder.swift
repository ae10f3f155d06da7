/// The order of the parts of several lists as far as it is plain, which for most content is up to its end.
///
/// It is the order that ``RecordingOrder`` finds. A kind of parts gets its place when all lists that have one of it have come to
/// it, and those of the earliest list come first. What is not so plain stops the search.
struct PlainOrder {
  /// The lists that have a part at each place, in ascending order, with the position of the part.
  private(set) var places: [[(list: Int, position: Int)]] = []
  /// How far each list has come.
  private(set) var positions: [Int]

  /// For each list, the numbers of the kinds of its parts, from 0.
  private let numbers: [[Int]]
  /// For each kind, how many lists have a part of it; -1 if one of them has several.
  private var lists: [Int] = []
  /// How many lists are at a part of each kind.
  private var arrived: [Int]

  /// Finds the order of lists of kinds.
  init(_ kinds: [[Int]]) {
    var known = PairNumbers()
    numbers = kinds.map { list in list.map { known.number(of: $0, 0) } }
    positions = Array(repeating: 0, count: numbers.count)
    var latest: [Int] = []
    for (list, numbers) in numbers.enumerated() {
      for number in numbers {
        if number == lists.count {
          lists.append(1)
          latest.append(list)
        } else if latest[number] == list {
          lists[number] = -1
        } else {
          latest[number] = list
          if lists[number] > 0 { lists[number] += 1 }
        }
      }
    }
    arrived = Array(repeating: 0, count: lists.count)
    for list in numbers.indices { arrive(list) }
    while let kind = next() { place(kind) }
  }

  private func kind(of list: Int) -> Int? {
    positions[list] < numbers[list].count ? numbers[list][positions[list]] : nil
  }

  private mutating func arrive(_ list: Int) {
    if let kind = kind(of: list) { arrived[kind] += 1 }
  }

  /// Returns the kind to which all lists have come that have it, that of the earliest list.
  ///
  /// - Returns: `nil` if there is none, or if a list has come to a kind that it has several times.
  private func next() -> Int? {
    var next: Int?
    for list in numbers.indices {
      guard let kind = kind(of: list) else { continue }
      if lists[kind] < 0 { return nil }
      if next == nil, arrived[kind] == lists[kind] { next = kind }
    }
    return next
  }

  /// Lets the lists go on that have come to a kind.
  private mutating func place(_ kind: Int) {
    var place: [(list: Int, position: Int)] = []
    for list in numbers.indices where self.kind(of: list) == kind {
      place.append((list, positions[list]))
      positions[list] += 1
      arrive(list)
    }
    places.append(place)
  }
}
