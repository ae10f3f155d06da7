extension Renderer {
  /// Reports the identities that one before them has already.
  @inlinable
  func reportRepetitions<Identities: Collection>(of identities: Identities, in container: String)
  where Identities.Element: Hashable {
    let count = identities.count
    guard count > 1 else { return }
    // A few identities are compared with one another sooner than they are hashed.
    guard count <= 16 else { return reportHashedRepetitions(of: identities, in: container) }
    withUnsafeTemporaryAllocation(of: Identities.Element.self, capacity: count) { seen in
      var position = 0
      for identity in identities where position < count {
        if seen[..<position].contains(identity) { reportRepetition(position, "\(identity)", in: container) }
        seen.initializeElement(at: position, to: identity)
        position += 1
      }
      seen[..<position].deinitialize()
    }
  }

  @inlinable
  func reportHashedRepetitions<Identities: Collection>(of identities: Identities, in container: String)
  where Identities.Element: Hashable {
    var seen = Set<Identities.Element>(minimumCapacity: identities.count)
    var position = 0
    for identity in identities {
      if !seen.insert(identity).inserted { reportRepetition(position, "\(identity)", in: container) }
      position += 1
    }
  }

  @usableFromInline
  func reportRepetition(_ position: Int, _ identity: String, in container: String) {
    let message =
      "Element \(position) of \(container) has the id of one before it, \(identity). "
      + "Give each element an id of its own."
    report(Diagnostic(.warning, .duplicateID, message, at: place))
  }
}
