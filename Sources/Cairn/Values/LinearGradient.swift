/// Colours that blend along a line.
public struct LinearGradient: Hashable, Sendable {
  /// The colours and where they are along the line.
  public var gradient: Gradient
  /// The place of the first colour.
  public var startPoint: UnitPoint
  /// The place of the last colour.
  public var endPoint: UnitPoint

  /// Creates a gradient from colours that are kept together.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates a gradient of colours that are evenly spaced.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of colours at places of their own.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The colours; new ones are evenly spaced.
  public var colors: [Color] {
    get { gradient.colors }
    set { gradient.colors = newValue }
  }

  public var fill: Fill { .linearGradient(self) }
}

// In an extension, so that in programs whose default isolation is the main actor, static properties of it may use others of the program.
extension LinearGradient: ShapeStyle {}

extension LinearGradient: PrimitiveView {
  public func _render(into renderer: any Renderer) {
    renderer.shape(ShapeDrawing(kind: .rectangle(cornerRadius: 0), fill: fill))
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours that blend along a line, evenly spaced.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours that blend along a line, at places of their own.
  public static func linearGradient(
    stops: [Gradient.Stop],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours that blend along a line.
  public static func linearGradient(
    _ gradient: Gradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}
