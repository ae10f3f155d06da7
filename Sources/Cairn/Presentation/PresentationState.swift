/// What makes something show in front of the page.
struct PresentationState {
  /// The state with the value for which buttons open it; `nil` for what shows at first or always.
  var value: StateValue?
  /// Whether the page can close it.
  var canClose = false
}
