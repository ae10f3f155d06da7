/// What makes something show in front of the page.
struct PresentationState {
  /// The state with the value for which buttons open it; `nil` for what shows at first or always.
  var value: StateValue?
  /// A number for each value for which it shows something else, which has states of its own.
  var number = 0
  /// Tells whether a change closes it; `nil` if the page cannot do that.
  var isClosed: ((StateChange) -> Bool)?
}
