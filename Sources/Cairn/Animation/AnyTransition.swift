/// How a view comes and goes when a state changes with an ``Animation``.
///
/// Pages show it for views that are not there at first. A view that others take the place of goes at once, since both would stand
/// below each other meanwhile.
public struct AnyTransition: Hashable, Sendable {
  /// What a view looks like while it is not there yet, or no longer.
  package struct Look: Hashable, Sendable {
    package var opacity: Double?
    package var scale: Double?
    package var anchor = UnitPoint.center
    /// The side at which it is, with its whole width or height away.
    package var edge: Edge?
    /// How far it is away, in points.
    package var offset: Offset?
    /// How far it is out of focus, in points.
    package var blur: Double?

    package struct Offset: Hashable, Sendable {
      package var x: Double
      package var y: Double
    }

    package var isPlain: Bool { self == Look() }

    fileprivate func combined(with other: Look) -> Look {
      var result = self
      result.opacity = opacity ?? other.opacity
      if scale == nil { (result.scale, result.anchor) = (other.scale, other.anchor) }
      result.edge = edge ?? other.edge
      result.offset = offset ?? other.offset
      result.blur = blur ?? other.blur
      return result
    }
  }

  /// What the view looks like before it comes.
  package var insertion: Look
  /// What the view looks like when it has gone.
  package var removal: Look
  /// Its own animation; `nil` for that of the change.
  package var animation: Animation?

  private init(_ insertion: Look, removal: Look? = nil) {
    self.insertion = insertion
    self.removal = removal ?? insertion
  }

  /// Without any movement.
  public static let identity = AnyTransition(Look())
  /// By its opacity.
  public static let opacity = AnyTransition(Look(opacity: 0))
  /// By its size.
  public static let scale = scale(scale: 0)
  /// From the leading side, and away to the other one.
  public static let slide = asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
  /// Out of focus.
  public static let blurReplace = AnyTransition(Look(opacity: 0, blur: 8))

  /// By its size, around a point.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(Look(scale: finite(scale), anchor: anchor))
  }

  /// From a side and back to it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(Look(edge: edge)) }

  /// From a side to the other one, while it becomes visible.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(Look(opacity: 0, edge: edge), removal: Look(opacity: 0, edge: edge.opposite))
  }

  /// From a place nearby, in points.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition {
    AnyTransition(Look(offset: Look.Offset(x: finite(x), y: finite(y))))
  }

  /// In one way to come and another one to go.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    var result = AnyTransition(insertion.insertion, removal: removal.removal)
    result.animation = insertion.animation ?? removal.animation
    return result
  }

  /// From the looks of one modifier to those of another one; a page shows it by its opacity.
  public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition {
    opacity
  }

  /// In two ways at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var result = AnyTransition(
      insertion.combined(with: other.insertion),
      removal: removal.combined(with: other.removal)
    )
    result.animation = animation ?? other.animation
    return result
  }

  /// With an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { updating(self) { $0.animation = animation } }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}
