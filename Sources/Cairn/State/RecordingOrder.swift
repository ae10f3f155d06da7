/// The order in which the parts of several lists follow one another in one list that keeps the order of each.
///
/// Equal parts share a place. A part gets its place when all lists that still have an equal one have come to it. Parts of one kind
/// that are not equal share a place too, where the lists come to them at the same time. Where lists have equal parts in different
/// orders, some of them come again at a later place.
struct RecordingOrder {
  /// A part of a list.
  struct Part {
    /// The number of the part; equal parts have equal numbers.
    var identity: Int
    /// The number of its kind; `nil` for a part that shares a place with equal ones only.
    var kind: Int?
  }

  /// Equal parts at a place.
  struct Choice {
    /// The lists that have one of them there, in ascending order.
    var lists: [Int]
    /// Where it is in the first of them.
    var position: Int
  }

  /// What stands at each place: different parts of different lists.
  private(set) var places: [[Choice]] = []

  /// The identities and the kinds of the parts.
  private var identities: Track
  private var kinds: Track
  /// How far each list has come.
  private var positions: [Int]
  /// The lists that have come to a part, by its identity.
  private var arrived: [[Int]]
  /// The identities of the parts to which all lists have come, and how many lists are at those of each kind.
  private var ready: [Int] = []
  private var readyLists: [Int]
  /// For each list, where the next of its parts are, by their identities; empty until orders differ.
  private var upcoming: [[Int: Int]] = []

  /// Finds the order.
  ///
  /// Where nothing tells which of two parts is first, it is that of the earlier list.
  init(_ lists: [[Part]]) {
    identities = Track(lists.map { $0.map(\.identity) })
    // A part without a kind has one of its own.
    kinds = Track(lists.map { $0.map { $0.kind ?? -1 - $0.identity } })
    arrived = Array(repeating: [], count: identities.waiting.count)
    readyLists = Array(repeating: 0, count: kinds.waiting.count)
    positions = Array(repeating: 0, count: lists.count)
    for list in lists.indices { arrive(list) }
    while let next = takeReady() ?? takeMostAhead() { place(next) }
  }

  /// Notes to which part a list has come.
  private mutating func arrive(_ list: Int) {
    guard positions[list] < identities.numbers[list].count else { return }
    let part = identities.numbers[list][positions[list]]
    arrived[part].append(list)
    guard arrived[part].count == identities.waiting[part] else { return }
    ready.append(part)
    readyLists[kind(of: part)] += arrived[part].count
  }

  private func kind(of part: Int) -> Int { arrived[part].first.map { kinds.numbers[$0][positions[$0]] } ?? 0 }

  /// Takes the parts of one kind to which all lists have come, those of the earliest list; `nil` if there are none.
  private mutating func takeReady() -> [Int]? {
    var best: (isEarly: Bool, list: Int, kind: Int)?
    for part in ready {
      let kind = kind(of: part)
      let list = arrived[part].min() ?? 0
      // Lists that have other parts of the kind may come to them first.
      let isEarly = readyLists[kind] < kinds.waiting[kind]
      if let best, (best.isEarly ? 1 : 0, best.list) < (isEarly ? 1 : 0, list) { continue }
      best = (isEarly, list, kind)
    }
    guard let kind = best?.kind else { return nil }
    let taken = ready.filter { self.kind(of: $0) == kind }
    ready.removeAll(where: taken.contains)
    readyLists[kind] = 0
    return taken
  }

  /// Lets the lists go on that have come to some parts.
  private mutating func place(_ parts: [Int]) {
    var come: [Int] = []
    var choices: [Choice] = []
    for part in parts {
      let lists = arrived[part].sorted()
      arrived[part] = []
      choices.append(Choice(lists: lists, position: positions[lists[0]]))
      come += lists
      for list in lists {
        let next = identities.pass(positions[list], of: list)
        _ = kinds.pass(positions[list], of: list)
        if !upcoming.isEmpty { upcoming[list][part] = next }
        positions[list] += 1
      }
    }
    places.append(choices.sorted { $0.lists[0] < $1.lists[0] })
    for list in come.sorted() { arrive(list) }
  }

  // MARK: Different orders

  /// Takes the part that has the most before it in other lists, so that the fewest others come again.
  private mutating func takeMostAhead() -> [Int]? {
    if upcoming.isEmpty { findUpcoming() }
    var best: (part: Int, comesAgain: Bool, distance: Int)?
    for (list, position) in positions.enumerated() where position < identities.numbers[list].count {
      let part = identities.numbers[list][position]
      if arrived[part].first != list { continue }
      let distances = upcoming.indices.compactMap { other in upcoming[other][part].map { $0 - positions[other] } }
      let distance = distances.max() ?? 0
      // A part that comes again anyway, such as a divider, can meet the others later.
      let comesAgain = arrived[part].allSatisfy { identities.following[$0][positions[$0]] >= 0 }
      if let best, (best.comesAgain ? 1 : 0, best.distance) >= (comesAgain ? 1 : 0, distance) { continue }
      best = (part, comesAgain, distance)
    }
    return best.map { [$0.part] }
  }

  private mutating func findUpcoming() {
    upcoming = positions.indices.map { list in
      let numbers = identities.numbers[list]
      var next: [Int: Int] = [:]
      for position in numbers.indices[positions[list]...].reversed() { next[numbers[position]] = position }
      return next
    }
  }
}

extension RecordingOrder {
  /// What tells the parts of lists apart.
  private struct Track {
    /// For each list, the numbers of its parts, from 0.
    let numbers: [[Int]]
    /// For each part, where the next one of its list is that has the same number; -1 for the last one.
    let following: [[Int]]
    /// How many lists still have a part of a number.
    private(set) var waiting: [Int]

    init(_ lists: [[Int]]) {
      var known: [Int: Int] = [:]
      let numbers = lists.map { list in
        list.map { number in
          let new = known[number] ?? known.count
          known[number] = new
          return new
        }
      }
      var waiting = Array(repeating: 0, count: known.count)
      var latest = Array(repeating: (list: -1, position: -1), count: known.count)
      following = numbers.indices.map { list in
        var following = Array(repeating: -1, count: numbers[list].count)
        for (position, number) in numbers[list].enumerated().reversed() {
          if latest[number].list == list { following[position] = latest[number].position } else { waiting[number] += 1 }
          latest[number] = (list, position)
        }
        return following
      }
      self.numbers = numbers
      self.waiting = waiting
    }

    /// Notes that a list has passed a part, and returns where the next one with the same number is; `nil` for none.
    mutating func pass(_ position: Int, of list: Int) -> Int? {
      let next = following[list][position]
      if next >= 0 { return next }
      waiting[numbers[list][position]] -= 1
      return nil
    }
  }
}
