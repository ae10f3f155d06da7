/// The outline of a shape; a shape takes all the room that it is offered.
@frozen
public enum ShapeKind: Hashable, Sendable {
  /// A rectangle, with corners rounded by a radius in points.
  case rectangle(cornerRadius: Double)
  /// A rectangle whose corners are rounded by different radiuses.
  indirect case unevenRectangle(RectangleCornerRadii)
  /// A rectangle whose short sides are half circles.
  case capsule
  /// The largest circle that fits.
  case circle
  /// An ellipse that touches all sides.
  case ellipse
  /// Lines of your own.
  indirect case outline(ShapeOutline)
  /// A rectangle as large as the screen whose view it is behind; made for backgrounds of views with titles and toolbars.
  case screen
}

/// A shape and how it is drawn.
public struct ShapeDrawing: Hashable, Sendable {
  /// The outline.
  public var kind: ShapeKind
  /// The fill; `nil` means the foreground colour.
  public var fill: Fill?
  /// The width of the outline's line in points; `nil` for a shape that is filled.
  public var lineWidth: Double?
  /// Whether all of the line is inside the outline; otherwise the outline is the middle of the line.
  public var isLineInside: Bool
  /// Whether the line has gaps.
  public var isLineDashed: Bool

  /// Creates a drawing.
  @inlinable
  public init(
    kind: ShapeKind,
    fill: Fill?,
    lineWidth: Double? = nil,
    isLineInside: Bool = false,
    isLineDashed: Bool = false
  ) {
    self.kind = kind
    self.fill = fill
    self.lineWidth = lineWidth
    self.isLineInside = isLineInside
    self.isLineDashed = isLineDashed
  }
}

/// A shape: a view by itself, and the outline of backgrounds and clippings.
///
/// A shape of your own makes a path, with `CairnUI`:
///
/// ```swift
/// struct Peak: Shape {
///   func path(in rect: CGRect) -> Path {
///     Path { path in
///       path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
///       path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
///       path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///       path.closeSubpath()
///     }
///   }
/// }
/// ```
///
/// Nobody knows ahead how large it will be. So it is asked for its path in a square of 100 points, which is then as wide and high as the room that
/// the shape has; lengths in points become wider and higher, too, but not the width of its line. A path that becomes no wider in more room, such
/// as a circle's, keeps the proportions of the square. Terminals leave it out.
public protocol Shape: PrimitiveView, Sendable {
  associatedtype _Rect: _ShapeRect
  associatedtype _Path: _ShapePath

  /// Returns the outline in a rectangle.
  func path(in rect: _Rect) -> _Path

  /// The outline.
  var kind: ShapeKind { get }
}

extension Shape {
  @inlinable
  public func _render(into renderer: any Renderer) {
    renderer.shape(ShapeDrawing(kind: kind, fill: nil))
  }

  /// Fills the shape.
  @inlinable
  public func fill(_ style: some ShapeStyle) -> DrawnShape {
    DrawnShape(drawing: ShapeDrawing(kind: kind, fill: style.fill))
  }

  /// Draws the outline of the shape with a line of a width in points; a negative width counts as 0.
  ///
  /// The outline is the middle of the line, half of which is outside of the shape. On a page a line of up to two points is inside, where it is sharp.
  @inlinable
  public func stroke(_ style: some ShapeStyle, lineWidth: Double = 1) -> DrawnShape {
    DrawnShape(drawing: ShapeDrawing(kind: kind, fill: style.fill, lineWidth: Swift.max(finite(lineWidth), 0)))
  }

  /// Draws a line of a width in points inside the outline of the shape; a negative width counts as 0.
  @inlinable
  public func strokeBorder(_ style: some ShapeStyle, lineWidth: Double = 1) -> DrawnShape {
    let width = Swift.max(finite(lineWidth), 0)
    return DrawnShape(drawing: ShapeDrawing(kind: kind, fill: style.fill, lineWidth: width, isLineInside: true))
  }
}

/// A filled or outlined shape.
@frozen
public struct DrawnShape: PrimitiveView, Hashable, Sendable {
  @usableFromInline let drawing: ShapeDrawing

  @inlinable
  init(drawing: ShapeDrawing) { self.drawing = drawing }

  @inlinable
  public func _render(into renderer: any Renderer) { renderer.shape(drawing) }
}

/// A rectangle.
@frozen
public struct Rectangle: _KnownShape, Hashable {
  /// Creates a rectangle.
  @inlinable
  public init() {}

  @inlinable
  public var kind: ShapeKind { .rectangle(cornerRadius: 0) }
}

/// A rectangle with round corners.
@frozen
public struct RoundedRectangle: _KnownShape, Hashable {
  /// The radius of the corners in points.
  public var cornerRadius: Double

  /// Creates a rectangle with a radius in points.
  ///
  /// A radius that is negative or not finite counts as 0. `style` is accepted for SwiftUI's sake; corners are circular.
  @inlinable
  public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = Swift.max(finite(cornerRadius), 0)
  }

  @inlinable
  public var kind: ShapeKind { .rectangle(cornerRadius: cornerRadius) }
}

/// A rectangle whose short sides are half circles.
@frozen
public struct Capsule: _KnownShape, Hashable {
  /// Creates a capsule with half circles as ends; `style` is accepted for SwiftUI's sake.
  @inlinable
  public init(style: RoundedCornerStyle = .continuous) {}

  @inlinable
  public var kind: ShapeKind { .capsule }
}

/// The largest circle that fits.
@frozen
public struct Circle: _KnownShape, Hashable {
  /// Creates a circle.
  @inlinable
  public init() {}

  @inlinable
  public var kind: ShapeKind { .circle }
}

/// An ellipse that touches all sides.
@frozen
public struct Ellipse: _KnownShape, Hashable {
  /// Creates an ellipse.
  @inlinable
  public init() {}

  @inlinable
  public var kind: ShapeKind { .ellipse }
}

extension Color: PrimitiveView {
  @inlinable
  public func _render(into renderer: any Renderer) {
    renderer.shape(ShapeDrawing(kind: .rectangle(cornerRadius: 0), fill: .color(self)))
  }
}
