/// Combinations of changes of several groups of states, to see whether the groups depend on one another.
///
/// All combinations if they are few. Else all groups together, all but one, each two values of two groups, and some at random; the same ones
/// each time.
struct StateCombinations {
  /// The number of a variant for each group; `nil` for the first values.
  typealias Choice = [Int?]

  private static let most = 128

  private let counts: [Int]
  private(set) var choices: [Choice] = []
  private var known: Set<Choice> = []
  /// The combinations that show as much as possible at once, which tell its order.
  private(set) var fullest: [Choice] = []

  /// Creates combinations of groups that have some numbers of variants besides the first one.
  init(of counts: [Int]) {
    self.counts = counts
    for number in 0..<(counts.max() ?? 0) { fullest.append(counts.map { $0 == 0 ? nil : number % $0 }) }
    for choice in fullest { add(choice) }
    let combinations = counts.reduce(1) { min($0 * ($1 + 1), .max / 1_024) }
    if combinations <= Self.most { addAll(combinations) } else { addSome() }
  }

  private mutating func add(_ choice: Choice) {
    if choice.count(where: { $0 != nil }) > 1, known.insert(choice).inserted { choices.append(choice) }
  }

  private mutating func addAll(_ combinations: Int) {
    for number in 0..<combinations {
      var rest = number
      add(
        counts.map { count in
          defer { rest /= count + 1 }
          return rest % (count + 1) == 0 ? nil : rest % (count + 1) - 1
        }
      )
    }
  }

  private mutating func addSome() {
    for group in counts.indices {
      var choice = fullest.first ?? []
      choice[group] = nil
      add(choice)
    }
    addPairs()
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<(Self.most / 4) {
      add(counts.map { count in Int.random(in: 0...count, using: &generator) }.map { $0 == 0 ? nil : $0 - 1 })
    }
  }

  /// Adds each two values of two groups: alone if there are few, else several pairs in one combination.
  private mutating func addPairs() {
    var pairs: [(left: (group: Int, value: Int), right: (group: Int, value: Int))] = []
    for left in counts.indices {
      for right in counts.indices[(left + 1)...] {
        for value in 0..<counts[left] {
          for other in 0..<counts[right] { pairs.append(((left, value), (right, other))) }
        }
      }
    }
    let isAlone = pairs.count <= Self.most
    var generator = SeededGenerator(seed: 2)
    var missing = pairs
    while let pair = missing.popLast() {
      var choice: Choice = counts.map { count in
        isAlone || count == 0 || Bool.random(using: &generator) ? nil : Int.random(in: 0..<count, using: &generator)
      }
      choice[pair.left.group] = pair.left.value
      choice[pair.right.group] = pair.right.value
      add(choice)
      if isAlone { continue }
      missing.removeAll { choice[$0.left.group] == $0.left.value && choice[$0.right.group] == $0.right.value }
    }
  }
}
