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

  /// Most elements of a page have one of a few conditions, each of many values; it is enough to tell those few apart.
  public func hash(into hasher: inout Hasher) {
    var values = 0
    for given in hidden { for value in given { values = values &* 67 &+ value.index } }
    hasher.combine(values)
    hasher.combine(hidden.first?.first?.state)
    // Rows may have a state in common and another one each.
    hasher.combine(hidden.last?.last?.state)
  }

  /// Whether the view is hidden while all states have their initial values.
  package var hidesAtFirst: Bool { hidden.contains { $0.allSatisfy { $0.index == 0 } } }
}
