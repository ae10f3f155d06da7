/// Colours that blend from a point outwards, in circles.
///
/// ```swift
/// RadialGradient(colors: [.yellow, .orange], center: .center, startRadius: 0, endRadius: 120)
/// ```
///
/// A terminal shows the first colour, and so do words in a page.
public struct RadialGradient: Hashable, Sendable, ShapeStyle {
  /// The colours, evenly spaced.
  public var colors: [Color]
  /// The middle of the circles.
  public var center: UnitPoint
  /// How far from the middle the first colour ends, in points.
  public var startRadius: Double
  /// How far from the middle the last colour begins, in points.
  public var endRadius: Double

  /// Creates a gradient; a radius that is negative or not finite counts as 0.
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.colors = colors
    self.center = center
    self.startRadius = Swift.max(finite(startRadius), 0)
    self.endRadius = Swift.max(finite(endRadius), 0)
  }

  /// Creates a gradient from colours that are kept together.
  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(colors: gradient.colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public var fill: Fill { .radialGradient(self) }
}

extension RadialGradient: PrimitiveView {
  public func _render(into renderer: any Renderer) {
    renderer.shape(ShapeDrawing(kind: .rectangle(cornerRadius: 0), fill: fill))
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Colours that blend from a point outwards, in circles.
  public static func radialGradient(
    colors: [Color],
    center: UnitPoint,
    startRadius: Double,
    endRadius: Double
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
