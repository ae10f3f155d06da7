/// What a control does to a state.
struct StateEffect: Hashable, Sendable {
  /// The values of states for which the control is there.
  var context: [StateValue]
  /// The value that pressing it gives a state.
  var result: StateValue
}
