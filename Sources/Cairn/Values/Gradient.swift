/// Colours to blend.
public struct Gradient: Hashable, Sendable {
  /// A colour and where it is.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// Where it is: from 0 at the beginning to 1 at the end.
    public var location: Double

    /// Creates a colour at a place; a number that is not finite counts as 0.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = finite(location)
    }
  }

  /// The colours, in the order of their places.
  public var stops: [Stop]

  /// Creates colours at places of their own.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates colours at places that are evenly spaced.
  public init(colors: [Color]) {
    stops = colors.enumerated().map { position, color in
      Stop(color: color, location: colors.count > 1 ? Double(position) / Double(colors.count - 1) : 0)
    }
  }

  /// The colours; new ones are evenly spaced.
  public var colors: [Color] {
    get { stops.map(\.color) }
    set { self = Gradient(colors: newValue) }
  }

  /// Whether the places are evenly spaced.
  package var isEven: Bool { self == Gradient(colors: colors) }
}
