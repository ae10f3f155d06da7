/// When a view shows: not while some states have certain values.
///
/// Only views with states make one, and only for a renderer that says ``Renderer/showsAllStates``.
public struct StateCondition: Hashable, Sendable {
  /// The cases in which the view is hidden; in each, all of the states have the given values.
  package var hidden: [[StateValue]]
  /// How the view comes and goes.
  package var transition = AnyTransition.opacity
  /// Which animation counts for it; `nil` for the one around.
  package var animation: AnimationChoice?
  /// Whether another view takes its place when it goes.
  package var isReplaced = false

  package init(hidden: [[StateValue]]) { self.hidden = hidden }

  /// Whether the view is hidden while all states have their initial values.
  package var hidesAtFirst: Bool { hidden.contains { $0.allSatisfy { $0.index == 0 } } }
}
