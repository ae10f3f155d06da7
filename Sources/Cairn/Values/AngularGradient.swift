/// Colours that blend around a point, as around a clock.
///
/// ```swift
/// Circle().fill(AngularGradient(colors: [.red, .yellow, .red], center: .center))
/// ```
///
/// A terminal shows the first colour, and so do words in a page.
public struct AngularGradient: Hashable, Sendable {
  /// The colours and where they are on the way from the first angle to the last.
  public var gradient: Gradient
  /// The point around which they are.
  public var center: UnitPoint
  /// Where the first colour is: at the right for no degrees, at the bottom for 90.
  public var startAngle: Angle
  /// Where the last colour is.
  public var endAngle: Angle

  /// Creates a gradient from one angle to another.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Creates a gradient of colours that are evenly spaced, from one angle to another.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient of colours at places of their own, from one angle to another.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient that goes around once, from an angle on.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) {
    let endAngle = Angle(degrees: angle.degrees + 360)
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: endAngle)
  }

  /// Creates a gradient of colours that are evenly spaced and go around once, from an angle on.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a gradient of colours at places of their own that goes around once, from an angle on.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// The colours; new ones are evenly spaced.
  public var colors: [Color] {
    get { gradient.colors }
    set { gradient.colors = newValue }
  }

  public var fill: Fill { .angularGradient(self) }
}

// In an extension, so that in programs whose default isolation is the main actor, static properties of it may use others of the program.
extension AngularGradient: ShapeStyle {}

extension AngularGradient: PrimitiveView {
  public func _render(into renderer: any Renderer) {
    renderer.shape(ShapeDrawing(kind: .rectangle(cornerRadius: 0), fill: fill))
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Colours that blend around a point, evenly spaced, from one angle to another.
  public static func angularGradient(
    colors: [Color],
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours that blend around a point and go around once, from an angle on.
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}
