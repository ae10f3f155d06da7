/// A view that draws a shape, and can draw it again in front of that.
///
/// ```swift
/// Circle().fill(.yellow).stroke(.orange, lineWidth: 4)
/// ```
public protocol ShapeView: PrimitiveView {
  /// How it has been drawn until now.
  var _layers: DrawnShapeLayers { get }
}

extension ShapeView {
  /// Fills the shape, in front of what was drawn before.
  public func fill(_ style: some ShapeStyle = Color.label) -> DrawnShapeLayers {
    _layers.adding { $0.fill(style) }
  }

  /// Draws the outline of the shape in front of what was drawn before, with a line of a width in points.
  public func stroke(_ style: some ShapeStyle, lineWidth: Double = 1) -> DrawnShapeLayers {
    _layers.adding { $0.stroke(style, lineWidth: lineWidth) }
  }

  /// Draws the outline of the shape in front of what was drawn before.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> DrawnShapeLayers {
    _layers.adding { $0.stroke(content, style: style) }
  }

  /// Draws the outline of the shape in front of what was drawn before, with a line of a width in points.
  public func strokeBorder(_ style: some ShapeStyle, lineWidth: Double = 1) -> DrawnShapeLayers {
    stroke(style, lineWidth: lineWidth)
  }
}

extension DrawnShape: ShapeView {
  public var _layers: DrawnShapeLayers { DrawnShapeLayers(shape: AnyShape(kind: drawing.kind), drawings: [self]) }
}

/// A shape that is drawn more than once, each time in front of what was drawn before.
public struct DrawnShapeLayers: ShapeView, Hashable, Sendable {
  fileprivate let shape: AnyShape
  fileprivate var drawings: [DrawnShape]

  public var _layers: DrawnShapeLayers { self }

  public func _render(into renderer: any Renderer) {
    guard let front = drawings.last else { return }
    guard drawings.count > 1 else { return front._render(into: renderer) }
    var behind = self
    behind.drawings.removeLast()
    behind.overlay(front)._render(into: renderer)
  }

  fileprivate func adding(_ draw: (AnyShape) -> DrawnShape) -> DrawnShapeLayers {
    var result = self
    result.drawings.append(draw(shape))
    return result
  }
}
