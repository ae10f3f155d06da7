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
    // What depends on a hub does so for each of its values, and it may be divided by that.
    let places = effects.places(of: hub == nil ? cores : []) { states in
      combinations(states.filter { $0 != hub }.map(\.cell.count)) > limit
    }
    let jointParts = effects.jointParts(comparison.parts)
    let all = places.map(\.place)
    var isNew = false
    for (place, others) in places {
      let path = comparison.path(of: place)
      if case .call(let position) = place {
        let call = comparison.call(at: position)
        // What would be taken for one another, and is not, cannot be told apart.
        let isElsewhere = effects.areElsewhere(others.union([call.head]), but: all) { other in
          if case .call = other { comparison.path(of: other) == path } else { false }
        }
        if !isElsewhere, keep(call, insteadOf: others, comparison.reader) { isNew = true }
      } else if !place.replaces || !effects.isChangedAlone(place) {
        // What takes the place of something cannot be left out: nothing would be there.
        let parts = jointParts.intersection(others.flatMap(comparison.parts))
        for part in parts.sorted(by: { $0.lexicographicallyPrecedes($1) })
        where kept.leaveOut(part.compactMap(comparison.reader.head), at: path) {
          isNew = true
        }
      }
    }
    if isNew { kept.note(first.values.map(\.state).filter { state in cores.contains { $0.contains(state) } }) }
    return isNew
  }

  /// Takes calls, or nothing where others have -1, for one of the first variant, and returns whether some were not before.
  private mutating func keep(
    _ call: NumberedRecording.Call,
    insteadOf others: Set<Int>,
    _ reader: RecordingParts
  ) -> Bool {
    guard let head = reader.head(call.head) else { return false }
    let isNew = kept.keep(head, at: call.path, insteadOf: others.compactMap(reader.head))
    return (others.contains(-1) && kept.letMiss(head, at: call.path)) || isNew
  }
}
