extension StateExploration {
  /// Looks for content that adds up too many parts of states, and lets it keep its first form.
  ///
  /// - Parameters:
  ///   - cores: States of which each set was found to matter together.
  ///   - hub: The state on which the others depend, if they do not depend on one another.
  ///   - first: The variant of the first values.
  /// - Returns: Whether there is any that was not known before.
  mutating func keepMore(
    because cores: [Set<StateReference>],
    around hub: StateReference?,
    from first: StateVariant
  ) -> Bool {
    let cores = cores.filter { $0.allSatisfy { $0.cell.owner != nil } }
    if cores.isEmpty { return false }
    var comparison = PlaceChanges(with: first.recording, keeping: kept)
    var effects = JointEffects(from: first)
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
      } else if !place.replaces || !effects.isChangedAlone(place) {
        // What takes the place of something cannot be left out: nothing would be there.
        let parts = Set(others.flatMap(comparison.parts)).sorted { $0.lexicographicallyPrecedes($1) }
        for part in parts where effects.isJoint(part, comparison.parts) {
          if kept.leaveOut(part.compactMap(comparison.reader.head), at: path) { isNew = true }
        }
      }
    }
    if isNew { kept.note(cores.flatMap { $0 }) }
    return isNew
  }
}
