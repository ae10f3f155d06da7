/// The places of the runs of backquotes by length, so that the search for the end of a code span never goes back.
struct BacktickRuns {
  private var starts: [Int: [Int]] = [:]
  private var passed: [Int: Int] = [:]

  init() {}

  init(in tokens: [InlineMarkdown.Token]) {
    var index = 0
    while index < tokens.count {
      guard tokens[index].is("`") else {
        index += 1
        continue
      }
      let start = index
      while index < tokens.count, tokens[index].is("`") { index += 1 }
      starts[index - start, default: []].append(start)
    }
  }

  /// Returns the start of the first run of a length from an index on.
  ///
  /// Each call needs an index at or after that of the last call.
  mutating func start(ofLength length: Int, from index: Int) -> Int? {
    guard let candidates = starts[length] else { return nil }
    var next = passed[length] ?? 0
    while next < candidates.count, candidates[next] < index { next += 1 }
    passed[length] = next
    return next < candidates.count ? candidates[next] : nil
  }
}
