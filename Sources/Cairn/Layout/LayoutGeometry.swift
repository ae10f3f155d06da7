/// A point of a layout, in points from the leading and upper edges.
public struct LayoutPoint: Hashable, Sendable {
  /// The distance from the leading edge.
  public var x: Double
  /// The distance from the upper edge.
  public var y: Double

  /// Creates a point.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = LayoutPoint()
}

/// A width and a height in points, as the solver computes them.
///
/// A layout asks for a ``LayoutSize``, and the result is a `LayoutExtent`.
public struct LayoutExtent: Hashable, Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates an extent.
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  /// No width and no height.
  public static let zero = LayoutExtent()
}

/// A rectangle of a layout, in points.
public struct LayoutRect: Hashable, Sendable {
  /// The distance of its left edge from the left edge of the layout.
  public var x: Double
  /// The distance of its upper edge from the upper edge of the layout.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a rectangle.
  public init(x: Double = 0, y: Double = 0, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge.
  public var maxX: Double { x + width }
  /// The lower edge.
  public var maxY: Double { y + height }
  /// The width and the height.
  public var extent: LayoutExtent { LayoutExtent(width: width, height: height) }
}

extension LayoutPoint: CustomStringConvertible {
  /// The coordinates, such as `(0.3, -0.3)`.
  public var description: String { "(\(shortDescription(of: x)), \(shortDescription(of: y)))" }
}

extension LayoutExtent: CustomStringConvertible {
  /// The sides, such as `375 × 44`.
  public var description: String { "\(shortDescription(of: width)) × \(shortDescription(of: height))" }
}

extension LayoutRect: CustomStringConvertible {
  /// The origin and the sides, such as `(10, 0) 355 × 44`.
  public var description: String { "\(LayoutPoint(x: x, y: y)) \(extent)" }
}

/// Returns a number in words, without a fraction of zero.
func shortDescription(of value: Double) -> String {
  Int(exactly: value).map(String.init) ?? "\(value)"
}
