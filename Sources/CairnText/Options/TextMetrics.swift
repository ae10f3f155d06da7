/// How many points of a layout a cell of text stands for.
///
/// Layouts are solved in points, so that the same widths hold the same items as on a page, and only then rounded to
/// cells: 80 columns are 640 points unless the metrics say otherwise.
public struct TextMetrics: Hashable, Sendable {
  /// The width of a column, 8 points unless given.
  public var columnWidth: Double
  /// The height of a line, 16 points unless given.
  public var lineHeight: Double

  /// Creates metrics; what is not a positive number counts as the default.
  public init(columnWidth: Double = 8, lineHeight: Double = 16) {
    self.columnWidth = columnWidth
    self.lineHeight = lineHeight
  }

  /// The assumed height of a container in lines, for heights that are fractions of it, because text has no height of
  /// its own.
  static let containerLines = 24.0

  /// The metrics, with defaults in place of unusable numbers.
  var usable: TextMetrics {
    func usable(_ length: Double, or fallback: Double) -> Double {
      length.isFinite && length >= 0.01 && length <= 10_000 ? length : fallback
    }
    return TextMetrics(columnWidth: usable(columnWidth, or: 8), lineHeight: usable(lineHeight, or: 16))
  }

  /// Returns the cells up to the edge nearest to a distance; halves are rounded up.
  static func edge(at distance: Double, unit: Double) -> Int32 {
    // Sums of thirds and tenths that make a half do not always do so to the last bit.
    let cells = (distance / unit + 0.5 + 1e-6).rounded(.down)
    guard cells.isFinite else { return 0 }
    return Int32(min(max(cells, -1e6), Double(CellLength.unbounded)))
  }

  /// Returns a distance in points, rounded to whole lines; less than half a line is 0.
  ///
  /// There is a maximum, so that a wrong number does not fill a disk with blank lines.
  func wholeLines(_ distance: Double) -> Double {
    guard distance.isFinite else { return distance }
    let lines = min((abs(distance) / lineHeight + 0.5 + 1e-6).rounded(.down), Double(CellLength.longest))
    return distance < 0 ? -lines * lineHeight : lines * lineHeight
  }
}
