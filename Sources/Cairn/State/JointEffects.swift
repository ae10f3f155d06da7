/// What values of parts of states change in content, alone and together.
struct JointEffects {
  typealias Place = PlaceChanges.Place

  private struct Combination {
    let values: [StateValue]
    let difference: PlaceChanges.Difference

    var states: Set<StateReference> { Set(values.map(\.state)) }
  }

  private let firstIndices: [StateReference: Int]
  private var alone: [StateValue: PlaceChanges.Difference] = [:]
  private var together: [Combination] = []

  /// Begins to look at effects.
  init(from first: StateVariant) {
    firstIndices = Dictionary(first.values.map { ($0.state, $0.index) }, uniquingKeysWith: { first, _ in first })
  }

  /// The values of a variant that differ from those of the first one; `nil` if others than parts of states do.
  private func changed(_ variant: StateVariant) -> [StateValue]? {
    let changed = variant.values.filter { (firstIndices[$0.state] ?? 0) != $0.index }
    return changed.allSatisfy { $0.state.cell.owner != nil } ? changed : nil
  }

  /// Adds a variant, unless other states make it differ.
  ///
  /// - Parameters:
  ///   - variant: The variant.
  ///   - difference: How it differs from the first one.
  mutating func add(_ variant: StateVariant, _ difference: (Recording) -> PlaceChanges.Difference) {
    guard let changed = changed(variant), let first = changed.first else { return }
    if changed.count == 1 {
      alone[first] = difference(variant.recording)
    } else {
      together.append(Combination(values: changed, difference: difference(variant.recording)))
    }
  }

  /// Returns the places that depend on many states, and not on each by itself.
  ///
  /// - Parameters:
  ///   - cores: States of which each set was found to matter together.
  ///   - areMany: Whether states have too many combinations of values.
  /// - Returns: The places, in their order, each with what stands there.
  func places(
    of cores: [Set<StateReference>],
    where areMany: (Set<StateReference>) -> Bool
  ) -> [(place: Place, others: Set<Int>)] {
    var places = statesAlone.filter { place, states in
      areMany(states) && together.contains { isJoint(place, in: $0) }
    }
    if places.isEmpty {
      // What shows for some number of values is changed by none of them alone.
      var states: [Place: Set<StateReference>] = [:]
      for combination in together where cores.contains(where: combination.states.isSubset) {
        for place in combination.difference.keys where isJoint(place, in: combination) {
          states[place, default: []].formUnion(combination.states)
        }
      }
      places = states.filter { areMany($0.value) }
    }
    let all = Array(alone.values) + together.map(\.difference)
    return places.keys.sorted { $0.order < $1.order }.map { place in (place, Set(all.compactMap { $0[place] })) }
  }

  /// The states that change each place alone.
  private var statesAlone: [Place: Set<StateReference>] {
    var states: [Place: Set<StateReference>] = [:]
    for (value, difference) in alone {
      for place in difference.keys { states[place, default: []].insert(value.state) }
    }
    return states
  }

  /// Whether a combination is not at a place what its values are alone.
  private func isJoint(_ place: Place, in combination: Combination) -> Bool {
    let expected = Set(combination.values.compactMap { alone[$0]?[place] })
    return expected.count > 1 || expected.first != combination.difference[place]
  }

  /// Returns the parts that the first variant has not, and that show for other combinations than their values say alone.
  ///
  /// - Parameter parts: Returns the parts that stand at a place, by the number of their list.
  /// - Returns: The parts.
  func jointParts(_ parts: (Int) -> [PlaceChanges.Part]) -> Set<PlaceChanges.Part> {
    func added(_ difference: PlaceChanges.Difference) -> Set<PlaceChanges.Part> {
      difference.reduce(into: []) { if case .call = $1.key {} else { $0.formUnion(parts($1.value)) } }
    }
    let addedAlone = alone.mapValues(added)
    return together.reduce(into: []) { joint, combination in
      let expected = combination.values.reduce(into: Set()) { $0.formUnion(addedAlone[$1] ?? []) }
      joint.formUnion(expected.symmetricDifference(added(combination.difference)))
    }
  }

  /// Whether a value alone changes a place.
  func isChangedAlone(_ place: Place) -> Bool { alone.values.contains { $0[place] != nil } }

  /// Whether a state alone makes one of some calls stand at another place than some.
  func areElsewhere(_ calls: Set<Int>, but places: [Place], _ isThere: (Place) -> Bool) -> Bool {
    alone.values.contains { difference in
      difference.contains { place, call in calls.contains(call) && !places.contains(place) && isThere(place) }
    }
  }
}
