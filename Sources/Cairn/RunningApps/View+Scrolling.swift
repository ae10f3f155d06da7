// What a running app does while it scrolls.
extension View {
  /// Takes how the view looks while it comes into sight; it is never asked, and the view looks as in the middle.
  public func scrollTransition<Effect>(
    _ configuration: ScrollTransitionConfiguration = .interactive,
    axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> NotedView<Self> { notedTransition() }

  /// Takes how the view looks while it comes into sight at either end; it is never asked, and the view looks as in the middle.
  public func scrollTransition<Effect>(
    topLeading: ScrollTransitionConfiguration,
    bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> NotedView<Self> { notedTransition() }

  /// Connects the view that has been scrolled to; it stays what it is at first.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> NotedView<Self> {
    noted("scrollPosition(id:anchor:)", "A link to the heading's name leads to a place in a page.")
  }

  /// Sets what shows before anybody scrolls; a page begins at its top.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> Self { self }

  /// Shows for a moment how far the view scrolls; the reader's browser decides.
  public func scrollIndicatorsFlash(onAppear: Bool) -> Self { self }

  /// Shows for a moment how far the view scrolls; the reader's browser decides.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> Self { self }

  private func notedTransition() -> NotedView<Self> {
    noted("scrollTransition", "The visible items of a LayoutSection take effects that follow scrolling.")
  }
}

/// Where a view is while it scrolls.
public enum ScrollTransitionPhase: UInt8, Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  /// Whether the view is in sight.
  public var isIdentity: Bool { self == .identity }

  /// -1 above, 0 in sight and 1 below.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view changes while it scrolls.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  private init() {}

  /// With an animation.
  public static let animated = ScrollTransitionConfiguration()
  /// As far as it is scrolled.
  public static let interactive = ScrollTransitionConfiguration()
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration()

  /// With an animation.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { .animated }
}

/// A view on which effects are written that a running app computes; it shows nothing.
public struct EmptyVisualEffect: Hashable, Sendable {
  /// Accepts an opacity.
  public func opacity(_ opacity: Double) -> EmptyVisualEffect { self }

  /// Accepts a size.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> EmptyVisualEffect { self }

  /// Accepts a size.
  public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> EmptyVisualEffect { self }

  /// Accepts a distance in points.
  public func offset(x: Double = 0, y: Double = 0) -> EmptyVisualEffect { self }

  /// Accepts a turn.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> EmptyVisualEffect { self }

  /// Accepts a turn in space.
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: Double, y: Double, z: Double),
    anchor: UnitPoint = .center,
    anchorZ: Double = 0,
    perspective: Double = 1
  ) -> EmptyVisualEffect { self }

  /// Accepts a blur.
  public func blur(radius: Double, opaque: Bool = false) -> EmptyVisualEffect { self }

  /// Accepts a change of brightness.
  public func brightness(_ amount: Double) -> EmptyVisualEffect { self }

  /// Accepts a change of contrast.
  public func contrast(_ amount: Double) -> EmptyVisualEffect { self }

  /// Accepts a change of strength.
  public func saturation(_ amount: Double) -> EmptyVisualEffect { self }

  /// Accepts a change to grey.
  public func grayscale(_ amount: Double) -> EmptyVisualEffect { self }

  /// Accepts a change of hues.
  public func hueRotation(_ angle: Angle) -> EmptyVisualEffect { self }
}
