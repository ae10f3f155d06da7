/// When a view shows: not while some states have certain values.
///
/// Only views with states make one, and only for a renderer that says ``Renderer/showsAllStates``.
public struct StateCondition: Hashable, Sendable {
  /// What conditions say, which is kept once for all views that have one: on most pages, nearly all have one of a few.
  private final class Storage: Sendable {
    let hidden: [[StateValue]]
    let transition: AnyTransition
    let animation: AnimationChoice?
    let isReplaced: Bool
    /// The states of the cases, each where it differs from the one before.
    let states: [StateReference]
    /// The values of the only state, each of them a case; empty if there are several states.
    let valuesOfOnlyState: [Int]
    /// A number that equal ones have in common.
    let digest: Int

    init(_ hidden: [[StateValue]], _ transition: AnyTransition, _ animation: AnimationChoice?, isReplaced: Bool) {
      self.hidden = hidden
      self.transition = transition
      self.animation = animation
      self.isReplaced = isReplaced
      var states: [StateReference] = []
      var values: [Int] = []
      values.reserveCapacity(hidden.count)
      // Most elements of a page have one of a few conditions, each of many values; it is enough to tell those few apart.
      var number = 0
      for given in hidden {
        for value in given {
          if states.last != value.state { states.append(value.state) }
          values.append(value.index)
          number = number &* 67 &+ value.index
        }
      }
      self.states = states
      valuesOfOnlyState = states.count == 1 && values.count == hidden.count ? values : []
      var hasher = Hasher()
      hasher.combine(number)
      hasher.combine(states.first)
      // Rows may have a state in common and another one each.
      hasher.combine(states.last)
      digest = hasher.finalize()
    }
  }

  private let storage: Storage

  /// The cases in which the view is hidden; in each, all of the states have the given values.
  package var hidden: [[StateValue]] { storage.hidden }
  /// The states of the cases; one may come again.
  package var states: [StateReference] { storage.states }
  /// The state with the values for which the view is hidden, as in most conditions; `nil` if other states count, too.
  package var onlyState: (state: StateReference, values: [Int])? {
    storage.valuesOfOnlyState.isEmpty ? nil : (storage.states[0], storage.valuesOfOnlyState)
  }
  /// How the view comes and goes.
  package var transition: AnyTransition { storage.transition }
  /// Which animation counts for it; `nil` for the one around.
  package var animation: AnimationChoice? { storage.animation }
  /// Whether another view takes its place when it goes.
  package var isReplaced: Bool { storage.isReplaced }

  package init(
    hidden: [[StateValue]],
    transition: AnyTransition = .opacity,
    animation: AnimationChoice? = nil,
    isReplaced: Bool = false
  ) {
    storage = Storage(hidden, transition, animation, isReplaced: isReplaced)
  }

  /// Returns a condition for a view that comes and goes in the same way.
  func hidden(in cases: [[StateValue]]) -> StateCondition {
    StateCondition(hidden: cases, transition: transition, animation: animation, isReplaced: isReplaced)
  }

  public static func == (left: Self, right: Self) -> Bool {
    let (left, right) = (left.storage, right.storage)
    return left === right
      || left.digest == right.digest && left.hidden == right.hidden && left.transition == right.transition
        && left.animation == right.animation && left.isReplaced == right.isReplaced
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(storage.digest) }

  /// Whether the view is hidden while all states have their initial values.
  package var hidesAtFirst: Bool { hidden.contains { $0.allSatisfy { $0.index == 0 } } }
}
