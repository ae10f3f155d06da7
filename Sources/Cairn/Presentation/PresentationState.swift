/// What makes something show in front of the page.
struct PresentationState {
  /// The state with the value for which buttons open it; `nil` for what shows at first or always.
  var value: StateValue?
  /// What a button does that closes it; `nil` if the page cannot do that.
  var closing: StateChange?
}
