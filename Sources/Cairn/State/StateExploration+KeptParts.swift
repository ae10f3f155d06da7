extension StateExploration {
  /// Looks for parts of content that add up too many parts of a state, and lets them keep their first form.
  ///
  /// - Parameters:
  ///   - cores: States of which each set was found to matter together.
  ///   - hub: The state on which the others depend, if they do not depend on one another.
  ///   - first: The variant of the first values.
  /// - Returns: Whether there are any that were not known before.
  mutating func keepMore(
    because cores: [Set<StateReference>],
    around hub: StateReference?,
    from first: StateVariant
  ) -> Bool {
    var owners: [StateCell] = []
    for owner in cores.compactMap(Self.owner) where !owners.contains(where: { $0 === owner }) { owners.append(owner) }
    return owners.contains { owner in
      keepMore(because: cores.filter { Self.owner(of: $0) === owner }, of: owner, around: hub, from: first)
    }
  }

  private mutating func keepMore(
    because cores: [Set<StateReference>],
    of owner: StateCell,
    around hub: StateReference?,
    from first: StateVariant
  ) -> Bool {
    var comparison = PlaceChanges(with: first.recording, keeping: kept)
    var effects = JointEffects(from: first, of: owner)
    for (request, variant) in evaluated where request.depth == depth {
      effects.add(variant) { comparison.difference(of: $0) }
    }
    let places = effects.places(moreThan: limit, cores, besides: hub)
    var isNew = false
    for (place, others) in places {
      let path = comparison.path(of: place)
      if case .call(let position) = place {
        let call = comparison.call(at: position)
        // What would be taken for one another, and is not, cannot be told apart.
        let isElsewhere = effects.areElsewhere(others.union([call.head]), but: places.map(\.place)) { other in
          if case .call = other { comparison.path(of: other) == path } else { false }
        }
        guard !isElsewhere, let head = comparison.reader.head(call.head) else { continue }
        if kept.keep(head, at: path, insteadOf: others.compactMap(comparison.reader.head)) { isNew = true }
        if others.contains(-1), kept.letMiss(head, at: path) { isNew = true }
      } else {
        let parts = Set(others.flatMap(comparison.parts)).sorted { $0.lexicographicallyPrecedes($1) }
        for part in parts where effects.isJoint(part, comparison.parts) {
          if kept.leaveOut(part.compactMap(comparison.reader.head), at: path) { isNew = true }
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
