/// Colours that blend from a point outwards, in ellipses that are as wide and high as the room.
///
/// ```swift
/// EllipticalGradient(colors: [.yellow, .orange])
/// ```
///
/// A terminal shows the first colour, and so do words in a page.
public struct EllipticalGradient: Hashable, Sendable {
  /// The colours and where they are between the two radiuses.
  public var gradient: Gradient
  /// The middle of the ellipses.
  public var center: UnitPoint
  /// How far from the middle the first colour ends, as a fraction of the width and the height.
  public var startRadiusFraction: Double
  /// How far from the middle the last colour begins, as a fraction of the width and the height.
  public var endRadiusFraction: Double

  /// Creates a gradient that reaches from the middle to the sides; a radius that is negative or not finite counts as 0.
  public init(
    gradient: Gradient,
    center: UnitPoint = .center,
    startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = Swift.max(finite(startRadiusFraction), 0)
    self.endRadiusFraction = Swift.max(finite(endRadiusFraction), 0)
  }

  /// Creates a gradient of colours that are evenly spaced.
  public init(
    colors: [Color],
    center: UnitPoint = .center,
    startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }

  /// Creates a gradient of colours at places of their own.
  public init(
    stops: [Gradient.Stop],
    center: UnitPoint = .center,
    startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops),
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }

  /// The colours; new ones are evenly spaced.
  public var colors: [Color] {
    get { gradient.colors }
    set { gradient.colors = newValue }
  }

  public var fill: Fill { .ellipticalGradient(self) }
}

// In an extension, so that in programs whose default isolation is the main actor, static properties of it may use others of the program.
extension EllipticalGradient: ShapeStyle {}

extension EllipticalGradient: PrimitiveView {
  public func _render(into renderer: any Renderer) {
    renderer.shape(ShapeDrawing(kind: .rectangle(cornerRadius: 0), fill: fill))
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Colours that blend from a point outwards, in ellipses that are as wide and high as the room.
  public static func ellipticalGradient(
    colors: [Color],
    center: UnitPoint = .center,
    startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors,
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }
}
