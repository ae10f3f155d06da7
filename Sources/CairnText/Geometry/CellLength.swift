/// Lengths in cells; a cell is 8 points wide and 16 points high.
///
/// Two values are no lengths: a proposal may be open, or offer more than any view takes.
enum CellLength {
  /// A proposal that leaves the length to the view.
  static let open: Int32 = -1
  /// A proposal of more than any view needs, and the length of a view that takes everything it is offered.
  static let unbounded: Int32 = 1 << 24
  /// The longest frame, so that a mistaken number does not fill a disk with blank lines.
  static let longest: Int32 = 2_000
  /// The indentation of content below its title.
  static let indentation: Int32 = 2

  /// Returns a width in columns; halves are rounded up, and anything above 0 is at least 1.
  static func columns(_ points: Double) -> Int32 { cells(points, unit: 8, least: 1) }

  /// Returns a height in rows; halves are rounded up, and anything above 0 is at least 1.
  static func rows(_ points: Double) -> Int32 { cells(points, unit: 16, least: 1) }

  /// Returns a distance in columns; less than half a cell is 0, and negative distances stay negative.
  static func columnGap(_ points: Double) -> Int32 {
    points < 0 ? -cells(-points, unit: 8, least: 0) : cells(points, unit: 8, least: 0)
  }

  /// Returns a distance in rows; less than half a cell is 0, and negative distances stay negative.
  static func rowGap(_ points: Double) -> Int32 {
    points < 0 ? -cells(-points, unit: 16, least: 0) : cells(points, unit: 16, least: 0)
  }

  private static func cells(_ points: Double, unit: Double, least: Int32) -> Int32 {
    guard points > 0 else { return 0 }
    guard points < Double(longest) * unit else { return longest }
    return max(Int32((points / unit + 0.5).rounded(.down)), least)
  }

  /// Returns a proposal reduced by some cells; open and unbounded proposals do not change.
  ///
  /// A proposal of 0 asks for the least length and stays 0. Others keep at least one cell.
  @inline(__always)
  static func reduced(_ proposal: Int32, by cells: Int32) -> Int32 {
    proposal <= 0 || proposal >= unbounded ? proposal : max(proposal - cells, 1)
  }

  /// Whether a proposal is a number of cells that limits a view.
  @inline(__always)
  static func isDefinite(_ proposal: Int32) -> Bool { proposal > 0 && proposal < unbounded }
}

struct CellSize: Equatable {
  var width: Int32
  var height: Int32

  static let zero = CellSize(width: 0, height: 0)
}

/// A width and a height that a container offers; ``CellLength`` names the values that are no lengths.
struct Proposal: Equatable {
  var width: Int32
  var height: Int32

  static let ideal = Proposal(width: CellLength.open, height: CellLength.open)
}

/// A rectangle of cells; coordinates to the left of the origin and above it are negative.
struct CellRect: Equatable {
  var x: Int32
  var y: Int32
  var width: Int32
  var height: Int32

  var maxX: Int32 { x + width }
  var maxY: Int32 { y + height }
  var isEmpty: Bool { width <= 0 || height <= 0 }

  func intersection(_ other: CellRect) -> CellRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return CellRect(x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }
}
