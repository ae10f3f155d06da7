/// A picture made of cells, which a terminal shows in place of the page's picture with the same name.
///
/// Put it into ``TextOptions/pictures`` under the name that ``Cairn/Image`` has.
///
/// ```swift
/// var options = TextOptions(width: 80)
/// options.pictures["alps"] = .sparkline([4806, 4634, 4478, 4357])
/// ```
public struct TextPicture: Hashable, Sendable {
  /// The heights as shares of the full height, each from 0 to 1.
  private let heights: [Double]

  /// Returns columns of blocks whose heights show the values: `▂▅█▃`.
  ///
  /// A resizable image spreads the values over all of its room and joins them by straight lines. Other images have a
  /// column for each value. If several values share a column, it shows the greatest one.
  ///
  /// - Parameters:
  ///   - values: The values from first to last; values that are not finite are left out.
  ///   - bounds: The values of the lowest and the full height; `nil` for the least and the greatest value.
  /// - Returns: The picture. Without values it shows nothing.
  public static func sparkline(_ values: [Double], in bounds: ClosedRange<Double>? = nil) -> TextPicture {
    let finite = values.filter(\.isFinite)
    let least = bounds?.lowerBound ?? finite.min() ?? 0
    let greatest = bounds?.upperBound ?? finite.max() ?? 0
    // Halved, because the difference of two numbers may be too large for a number.
    let extent = greatest / 2 - least / 2
    let heights = finite.map { extent > 0 ? min(max(($0 / 2 - least / 2) / extent, 0), 1) : 0.5 }
    return TextPicture(heights: heights.map { $0.isNaN ? 0.5 : $0 })
  }

  /// The number of columns if each value has one.
  var columns: Int { heights.count }

  /// Returns the heights of a number of columns, from 0 to 1.
  func heights(across columns: Int) -> [Double] {
    guard columns > 0, !heights.isEmpty else { return [] }
    let count = heights.count
    return (0..<columns).map { column in
      guard columns < count else { return height(at: Double(column), of: columns) }
      let shared = heights[column * count / columns..<max((column + 1) * count / columns, column * count / columns + 1)]
      return shared.max() ?? 0
    }
  }

  /// Returns the height at a column, on the line between the two nearest values.
  private func height(at column: Double, of columns: Int) -> Double {
    guard columns > 1, heights.count > 1 else { return heights[0] }
    let position = column * Double(heights.count - 1) / Double(columns - 1)
    let first = min(Int(position), heights.count - 2)
    let share = position - Double(first)
    return heights[first] * (1 - share) + heights[first + 1] * share
  }

  /// Returns rows of blocks from the top one, with blanks above the columns.
  func blocks(columns: Int, rows: Int) -> [[UInt32]] {
    let eighths = heights(across: columns).map { 1 + Int(($0 * Double(8 * rows - 1)).rounded()) }
    return (0..<rows).map { row in
      let below = 8 * (rows - 1 - row)
      return eighths.map { $0 > below ? 0x2580 + UInt32(min($0 - below, 8)) : 0x20 }
    }
  }
}
