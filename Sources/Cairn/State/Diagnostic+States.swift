extension Diagnostic {
  static func tooManyVariants(of state: String, limit: Int, at place: Place) -> Diagnostic {
    let message = """
      The state \"\(state)\" makes more than \(limit) variants of a view and keeps its initial value. \
      Move what depends on it into a view of its own, or set stateVariantLimit.
      """
    return Diagnostic(.warning, .tooManyVariants, message, at: place)
  }

  /// A diagnostic for a control that changes states in a way that a page cannot show.
  static func unshownChange(of states: [String], at place: Place) -> Diagnostic {
    let names = states.map { "\"\($0)\"" }.joined(separator: " and ")
    let message =
      states.count > 1
      ? "A control changes the states \(names) at once, which a page cannot do. Make them one state, such as an enum."
      : """
      A control gives the state \(names) a value that a page cannot show: there are too many values, or they cannot be \
      compared. Make it Equatable and give it few values, or put the control into a Form that a server takes.
      """
    return Diagnostic(.warning, .unshownChange, message, at: place)
  }
}
