/// Lengths in cells, and how they come from points: a cell is 8 points wide and 16 high.
///
/// Two values stand for lengths that are not numbers: a proposal may leave a length open or offer more than anything takes.
enum CellLength {
  /// A proposal that leaves the length to the view.
  static let open: Int32 = -1
  /// A proposal of more than anything needs, and the length of what takes all it is offered.
  static let unbounded: Int32 = 1 << 24
  /// The longest frame, so that a mistaken number does not fill a disk with blank lines.
  static let longest: Int32 = 2_000
  /// How far content stands in from what introduces it.
  static let indentation: Int32 = 2

  /// Returns the columns of a width in points: halves go up, and what is more than nothing has one at least.
  static func columns(_ points: Double) -> Int32 {
    cells(points, unit: 8, least: 1)
  }

  /// Returns the rows of a height in points: halves go up, and what is more than nothing has one at least.
  static func rows(_ points: Double) -> Int32 {
    cells(points, unit: 16, least: 1)
  }

  /// Returns the columns of a distance in points, of which less than half a cell is nothing; negative ones stay negative.
  static func columnGap(_ points: Double) -> Int32 {
    points < 0 ? -cells(-points, unit: 8, least: 0) : cells(points, unit: 8, least: 0)
  }

  /// Returns the rows of a distance in points, of which less than half a cell is nothing; negative ones stay negative.
  static func rowGap(_ points: Double) -> Int32 {
    points < 0 ? -cells(-points, unit: 16, least: 0) : cells(points, unit: 16, least: 0)
  }

  private static func cells(_ points: Double, unit: Double, least: Int32) -> Int32 {
    guard points > 0 else { return 0 }
    guard points < Double(longest) * unit else { return longest }
    return max(Int32((points / unit + 0.5).rounded(.down)), least)
  }

  /// Returns a proposal made smaller by some cells, where open and unbounded ones stay what they are.
  ///
  /// A proposal of nothing asks for the least length and stays one; other ones leave a cell at least.
  @inline(__always)
  static func reduced(_ proposal: Int32, by cells: Int32) -> Int32 {
    proposal <= 0 || proposal >= unbounded ? proposal : max(proposal - cells, 1)
  }

  /// Whether a proposal is a number of cells that is to be kept to.
  @inline(__always)
  static func isDefinite(_ proposal: Int32) -> Bool {
    proposal > 0 && proposal < unbounded
  }
}

/// A width and a height in cells.
struct CellSize: Equatable {
  var width: Int32
  var height: Int32

  static let zero = CellSize(width: 0, height: 0)
}

/// A width and a height that a container offers; ``CellLength`` says what is not a number.
struct Proposal: Equatable {
  var width: Int32
  var height: Int32

  static let ideal = Proposal(width: CellLength.open, height: CellLength.open)
}

/// A rectangle of cells; what is left of and above its origin has negative coordinates.
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
