/// Rows of numbers while they are sorted: at each step one more number is inserted where it belongs.
struct InsertionSort: Sendable {
  private let rows: [[Int]]
  /// The number of steps after which all rows are sorted.
  let stepCount: Int

  /// Creates rows that are shuffled in the same way each time.
  init(rows: Int, columns: Int) {
    var numbers = ScrambledNumbers(seed: 17)
    self.rows = (0..<rows).map { _ in Array(1...columns).shuffled(using: &numbers) }
    stepCount = columns - 1
  }

  /// Returns the rows after some steps; before the first and after the last one nothing changes any more.
  func rows(after step: Int) -> [[Int]] {
    let sortedCount = min(max(step, 0), stepCount) + 1
    return rows.map { $0.prefix(sortedCount).sorted() + $0.dropFirst(sortedCount) }
  }
}

/// Numbers that look random and are the same for the same seed.
private struct ScrambledNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Returns the next number of the generator SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return number ^ (number >> 31)
  }
}
