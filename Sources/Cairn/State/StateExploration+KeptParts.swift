extension StateExploration {
  /// Looks for parts of content that add up too many parts of a state, and lets them keep their first form.
  ///
  /// - Parameters:
  ///   - cores: States of which each set was found to matter together.
  ///   - first: The variant of the first values.
  /// - Returns: Whether there are any that were not known before.
  mutating func keepMore(because cores: [Set<StateReference>], from first: StateVariant) -> Bool {
    guard let owner = cores.lazy.compactMap(Self.owner).first else { return false }
    let cores = cores.filter { Self.owner(of: $0) === owner }
    var comparison = PlaceChanges(with: first.recording, keeping: kept)
    var effects = JointEffects(from: first, of: owner)
    for (request, variant) in evaluated where request.depth == depth {
      effects.add(variant) { comparison.difference(of: $0) }
    }
    var isNew = false
    for (place, others) in effects.places(moreThan: limit, cores) {
      switch place {
      case .call(let position, let depth):
        guard let head = comparison.head(at: position) else { continue }
        if kept.keep(head, at: depth, insteadOf: others.compactMap(comparison.reader.head)) { isNew = true }
      case .gap(_, let depth), .end(_, let depth):
        let parts = Set(others.flatMap(comparison.parts)).sorted { $0.lexicographicallyPrecedes($1) }
        for part in parts where effects.isJoint(part, at: place, comparison.parts) {
          if kept.leaveOut(part.compactMap(comparison.reader.head), at: depth) { isNew = true }
        }
      }
    }
    if isNew { kept.note(cores.flatMap { $0 }) }
    return isNew
  }

  /// Returns the state of which all of some states are parts.
  private static func owner(of states: Set<StateReference>) -> StateCell? {
    guard let owner = states.first?.cell.owner, states.allSatisfy({ $0.cell.owner === owner }) else { return nil }
    return owner
  }
}
