// Names of places, and movements from one view to another: a page measures and moves nothing.
extension View {
  /// Names the room of the view for gestures and measurements; nothing is measured.
  public func coordinateSpace(_ name: CoordinateSpace) -> Self { self }

  /// Names the room of the view for gestures and measurements; nothing is measured.
  public func coordinateSpace(name: some Hashable) -> Self { self }

  /// Keeps the place of the view apart from those of the views inside while they move; nothing moves.
  public func geometryGroup() -> Self { self }

  /// Accepts how the view comes into sight when a link leads to it.
  public func navigationTransition(_ style: NavigationTransition) -> NotedView<Self> {
    noted("navigationTransition(_:)", "The reader's browser shows the next page at once.")
  }

  /// Accepts that another view comes out of this one.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> Self { self }
}

/// How a view comes into sight when a link leads to it.
public struct NavigationTransition: Hashable, Sendable {
  private init() {}

  /// As the system has it.
  public static let automatic = NavigationTransition()

  /// Out of another view.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> NavigationTransition { .automatic }
}
