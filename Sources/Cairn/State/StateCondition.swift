/// When a view shows: not while some states have certain values.
///
/// Only views with states make one, and only for a renderer that says ``Renderer/showsAllStates``.
public struct StateCondition: Hashable, Sendable {
  /// The cases in which the view is hidden; in each, all of the states have the given values.
  package var hidden: [[StateValue]]
}
