extension Renderer {
  /// Reports the identities that one before them has already.
  func reportRepetitions<ID: Hashable>(of identities: some Collection<ID>, in container: String) {
    var seen = Set<ID>(minimumCapacity: identities.count)
    for (position, identity) in identities.enumerated() where !seen.insert(identity).inserted {
      let message =
        "Element \(position) of \(container) has the id of one before it, \(identity). "
        + "Give each element an id of its own."
      report(Diagnostic(.warning, .duplicateID, message, at: place))
    }
  }
}
