/// A part of the outline of a shape.
public struct TrimmedShape<Base: Shape>: _KnownShape {
  let base: Base
  let start: Double
  let end: Double

  public var kind: ShapeKind { .outline(ShapeOutline(of: base.kind).trimmed(from: start, to: end)) }
}

/// A shape that is larger or smaller than its room.
public struct ScaledShape<Base: Shape>: _KnownShape {
  let base: Base
  let x: Double
  let y: Double
  let anchor: UnitPoint

  public var kind: ShapeKind { .outline(ShapeOutline(of: base.kind).scaled(x: x, y: y, anchor: anchor)) }
}

extension Shape {
  /// Takes a part of the outline, between fractions of its length.
  ///
  /// ```swift
  /// Circle().trim(from: 0, to: 0.7).stroke(.teal, style: StrokeStyle(lineWidth: 6, lineCap: .round))
  /// ```
  ///
  /// The outline of a circle begins at the right and runs clockwise. A number outside of 0 to 1 is clamped.
  public func trim(from startFraction: Double = 0, to endFraction: Double = 1) -> TrimmedShape<Self> {
    TrimmedShape(base: self, start: startFraction, end: endFraction)
  }

  /// Makes the shape larger or smaller within its room, around a point; what is filled shows within the room only.
  public func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Makes the shape wider or narrower, and higher or lower, around a point.
  public func scale(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(base: self, x: finite(x), y: finite(y), anchor: anchor)
  }

  /// Turns the shape clockwise around a point of its room.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(base: self, angle: angle, anchor: anchor)
  }

  /// Gives the shape a size in points, in the upper leading corner of its room.
  public func size(width: Double, height: Double) -> SizedShape<Self> {
    SizedShape(base: self, width: width, height: height)
  }
}

/// A shape with a size of its own.
public struct SizedShape<Base: Shape>: _KnownShape {
  let base: Base
  let width: Double
  let height: Double

  /// The outline of the shape without its size, for backgrounds and clippings.
  public var kind: ShapeKind { base.kind }

  public func _render(into renderer: any Renderer) { room(of: base)._render(into: renderer) }

  /// Fills the shape.
  public func fill(_ style: some ShapeStyle) -> some View { room(of: base.fill(style)) }

  /// Draws the outline of the shape with a line of a width in points.
  public func stroke(_ style: some ShapeStyle, lineWidth: Double = 1) -> some View {
    room(of: base.stroke(style, lineWidth: lineWidth))
  }

  private func room(of drawing: some View) -> some View {
    drawing.frame(width: width, height: height).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// A shape that is turned around a point of its room.
public struct RotatedShape<Base: Shape>: _KnownShape {
  let base: Base
  let angle: Angle
  let anchor: UnitPoint

  /// The outline of the shape without its turn, for backgrounds and clippings.
  public var kind: ShapeKind { base.kind }

  public func _render(into renderer: any Renderer) { turned(base)._render(into: renderer) }

  /// Fills the shape.
  public func fill(_ style: some ShapeStyle) -> some View { turned(base.fill(style)) }

  /// Draws the outline of the shape with a line of a width in points.
  public func stroke(_ style: some ShapeStyle, lineWidth: Double = 1) -> some View {
    turned(base.stroke(style, lineWidth: lineWidth))
  }

  /// Draws the outline of the shape with a line.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some View {
    turned(base.stroke(content, style: style))
  }

  private func turned(_ drawing: some View) -> some View { drawing.rotationEffect(angle, anchor: anchor) }
}

/// A shape that can be made smaller on all sides, so that a line stays within its room.
///
/// Your own has a method `inset(by:)`, as in SwiftUI.
public protocol InsettableShape: Shape {}

extension Rectangle: InsettableShape {}
extension RoundedRectangle: InsettableShape {}
extension Capsule: InsettableShape {}
extension Circle: InsettableShape {}
extension Ellipse: InsettableShape {}

/// A shape that is smaller on all sides.
public struct InsetShape<Base: InsettableShape>: InsettableShape, _KnownShape {
  let base: Base
  let amount: Double

  /// The outline of the shape in its whole room, for backgrounds and clippings.
  public var kind: ShapeKind { base.kind }

  public func _render(into renderer: any Renderer) { room(of: base)._render(into: renderer) }

  /// Fills the shape.
  public func fill(_ style: some ShapeStyle) -> some View { room(of: base.fill(style)) }

  /// Draws the outline of the shape with a line of a width in points.
  public func stroke(_ style: some ShapeStyle, lineWidth: Double = 1) -> some View {
    room(of: base.stroke(style, lineWidth: lineWidth))
  }

  /// Draws a line of a width in points inside the outline of the shape.
  public func strokeBorder(_ style: some ShapeStyle, lineWidth: Double = 1) -> some View {
    room(of: base.strokeBorder(style, lineWidth: lineWidth))
  }

  private func room(of drawing: some View) -> some View { ZStack { drawing }.padding(amount) }
}

extension InsettableShape {
  /// Makes the shape smaller on all sides, by a distance in points.
  @_disfavoredOverload
  public func inset(by amount: Double) -> InsetShape<Self> {
    InsetShape(base: self, amount: Swift.max(finite(amount), 0))
  }
}
