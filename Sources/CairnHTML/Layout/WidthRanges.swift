/// Ranges of widths in each of which a value is the same.
struct WidthRanges<Value> {
  /// Where a range begins.
  struct Threshold: Hashable {
    var width: Double
    /// Whether the width itself belongs to the range that begins.
    var isIncluded: Bool
  }

  struct Range {
    /// Where the range begins; `nil` for the first.
    var start: Threshold?
    /// A width inside.
    var width: Double
    var value: Value
  }

  private(set) var ranges: [Range]
  /// Whether a value changes so often that some of its changes were left out.
  private(set) var isCoarse = false

  /// More changes than this between two widths are taken for a value that always changes.
  private static var maximumChanges: Int { 3 }

  /// Finds the ranges.
  ///
  /// Between two widths with different values, the change is found by halving. A value that changes all the time is taken
  /// as it is at the widths themselves.
  init(_ widths: [Double], value: (Double) -> Value, isSame: (Value, Value) -> Bool) {
    ranges = []
    for width in widths {
      let current = value(width)
      guard let last = ranges.last else {
        ranges.append(Range(start: nil, width: width, value: current))
        continue
      }
      guard !isSame(last.value, current) else { continue }
      var low = last
      if let before = widths.last(where: { $0 < width }), before > low.width { low.width = before }
      var found: [Range] = []
      while !isSame(low.value, current), found.count <= Self.maximumChanges {
        low = Self.change(from: low, to: width, value, isSame)
        found.append(low)
      }
      if found.count > Self.maximumChanges {
        isCoarse = true
        found = [Range(start: Threshold(width: width, isIncluded: true), width: width, value: current)]
      }
      found[found.count - 1].width = width
      ranges += found
    }
  }

  /// Returns the range after the first change above a width.
  private static func change(
    from range: Range,
    to high: Double,
    _ value: (Double) -> Value,
    _ isSame: (Value, Value) -> Bool
  ) -> Range {
    var low = range.width
    var high = high
    var above = value(high)
    // So many halvings bring any two widths together; a fixed number ends where rounding keeps them apart.
    for _ in 0..<64 where high - low > 1e-7 {
      let middle = low + (high - low) / 2
      let found = value(middle)
      if isSame(found, range.value) {
        low = middle
      } else {
        (high, above) = (middle, found)
      }
    }
    // Thresholds are written by people, so they have few decimals.
    let width = (high * 1000).rounded() / 1000
    let isIncluded = !isSame(value(width), range.value)
    return Range(start: Threshold(width: width, isIncluded: isIncluded), width: high, value: above)
  }

  /// The ranges as conditions of container queries; an empty one where there is only one.
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

  private static func text(_ threshold: Threshold) -> String {
    CSSLength.px(threshold.width)
  }
}
