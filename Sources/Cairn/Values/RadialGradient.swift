/// Colours that blend from a point outwards, in circles.
///
/// ```swift
/// RadialGradient(colors: [.yellow, .orange], center: .center, startRadius: 0, endRadius: 120)
/// ```
///
/// A terminal shows the first colour, and so do words in a page.
public struct RadialGradient: Hashable, Sendable {
  /// The colours and where they are between the two radiuses.
  public var gradient: Gradient
  /// The middle of the circles.
  public var center: UnitPoint
  /// How far from the middle the first colour ends, in points.
  public var startRadius: Double
  /// How far from the middle the last colour begins, in points.
  public var endRadius: Double

  /// Creates a gradient; a radius that is negative or not finite counts as 0.
  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.gradient = gradient
    self.center = center
    self.startRadius = Swift.max(finite(startRadius), 0)
    self.endRadius = Swift.max(finite(endRadius), 0)
  }

  /// Creates a gradient of colours that are evenly spaced.
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Creates a gradient of colours at places of their own.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// The colours; new ones are evenly spaced.
  public var colors: [Color] {
    get { gradient.colors }
    set { gradient.colors = newValue }
  }

  public var fill: Fill { .radialGradient(self) }
}

// In an extension, so that in programs whose default isolation is the main actor, static properties of it may use others of the program.
extension RadialGradient: ShapeStyle {}

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
