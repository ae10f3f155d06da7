/// Ranges of widths with the same value.
struct WidthRanges<Value> {
  /// The start of a range.
  struct Threshold: Hashable {
    var width: Double
    /// Whether the width itself belongs to the range that begins.
    var isIncluded: Bool
  }

  struct Range {
    /// Where the range begins; `nil` for the first.
    var start: Threshold?
    /// A width in the range.
    var width: Double
    var value: Value
  }

  private(set) var ranges: [Range]
  /// Whether the value changes so often that some changes were left out.
  private(set) var isCoarse = false

  /// A value that changes more often between two widths counts as always changing.
  private static var maximumChanges: Int { 8 }

  /// Finds the ranges.
  ///
  /// Between two widths with different values, bisection finds the change. Once a value turns out to change always,
  /// only the given widths count.
  init(_ widths: [Double], value: (Double) -> Value, isSame: (Value, Value) -> Bool) {
    ranges = []
    for (index, width) in widths.enumerated() {
      let current = value(width)
      guard let last = ranges.last else {
        ranges.append(Range(start: nil, width: width, value: current))
        continue
      }
      guard !isSame(last.value, current) else { continue }
      var low = last
      low.width = max(widths[index - 1], last.width)
      var found: [Range] = []
      while !isCoarse, !isSame(low.value, current) {
        low = Self.change(from: low, to: Range(start: nil, width: width, value: current), value, isSame)
        found.append(low)
        isCoarse = found.count > Self.maximumChanges
      }
      if isCoarse {
        found = [Range(start: Threshold(width: width, isIncluded: true), width: width, value: current)]
      }
      found[found.count - 1].width = width
      ranges += found
    }
  }

  private static func change(
    from range: Range,
    to end: Range,
    _ value: (Double) -> Value,
    _ isSame: (Value, Value) -> Bool
  ) -> Range {
    var low = range.width
    var high = end
    func isChanged(at width: Double) -> Bool {
      let found = value(width)
      guard !isSame(found, range.value) else {
        low = width
        return false
      }
      high = Range(start: nil, width: width, value: found)
      return true
    }
    // Most thresholds are whole numbers, so those come first, and what lies right beside them.
    for _ in 0..<64 {
      guard let middle = wholeNumber(between: low, and: high.width) else { break }
      _ = isChanged(at: middle)
    }
    if high.width - low > finest, !isChanged(at: low + finest) { _ = isChanged(at: high.width - finest) }
    // Fixed numbers of halvings end even where rounding keeps two widths apart.
    for _ in 0..<64 where high.width - low > finest * 1.5 { _ = isChanged(at: low + (high.width - low) / 2) }
    let width = (high.width * 1000).rounded() / 1000
    let isIncluded = !isSame(value(width), range.value)
    return Range(start: Threshold(width: width, isIncluded: isIncluded), width: high.width, value: high.value)
  }

  /// Widths that differ less are written alike.
  private static var finest: Double { 0.0001 }

  /// Returns a whole number between two widths, near their middle; `nil` if there is none.
  private static func wholeNumber(between low: Double, and high: Double) -> Double? {
    let middle = (low + (high - low) / 2).rounded(.down)
    if middle > low { return middle }
    return middle + 1 < high ? middle + 1 : nil
  }

  /// The ranges as conditions of container queries; an empty one if there is only one range.
  var conditions: [String] {
    guard ranges.count > 1 else { return ranges.map { _ in "" } }
    return ranges.indices.map { index in
      let start = ranges[index].start
      let end = index + 1 < ranges.count ? ranges[index + 1].start : nil
      switch (start, end) {
      case (nil, let end?): return "(width \(end.isIncluded ? "<" : "<=") \(Self.text(end)))"
      case (let start?, nil): return "(width \(start.isIncluded ? ">=" : ">") \(Self.text(start)))"
      case (let start?, let end?):
        let first = start.isIncluded ? "<=" : "<"
        let second = end.isIncluded ? "<" : "<="
        return "(\(Self.text(start)) \(first) width \(second) \(Self.text(end)))"
      case (nil, nil): return ""
      }
    }
  }

  private static func text(_ threshold: Threshold) -> String { CSSLength.px(threshold.width) }
}
