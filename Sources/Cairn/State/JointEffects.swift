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

  /// Returns the places that depend on states with more combinations of values than a limit, and not on each by itself.
  ///
  /// - Parameters:
  ///   - limit: The limit.
  ///   - cores: States of which each set was found to matter together.
  ///   - hub: A state that does not count, as the others depend on it and not on one another.
  /// - Returns: The places, in their order, each with what stands there.
  func places(
    moreThan limit: Int,
    _ cores: [Set<StateReference>],
    besides hub: StateReference?
  ) -> [(place: Place, others: Set<Int>)] {
    func haveMany(_ states: Set<StateReference>) -> Bool {
      states.reduce(1) { $1 == hub ? $0 : min($0 * $1.cell.count, .max / 1_024) } > limit
    }
    var places = statesAlone.filter { place, states in
      haveMany(states) && together.contains { isJoint(place, in: $0) }
    }
    if places.isEmpty, hub == nil {
      // What shows for some number of values is changed by none of them alone.
      var states: [Place: Set<StateReference>] = [:]
      for combination in together where cores.contains(where: combination.states.isSubset) {
        for place in combination.difference.keys where isJoint(place, in: combination) {
          states[place, default: []].formUnion(combination.states)
        }
      }
      places = states.filter { haveMany($0.value) }
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

  /// Whether a part that the first variant has not shows for other combinations than its values say alone.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - parts: Returns the parts that stand at a place, by the number of their list.
  /// - Returns: Whether it does.
  func isJoint(_ part: PlaceChanges.Part, _ parts: (Int) -> [PlaceChanges.Part]) -> Bool {
    func has(_ difference: PlaceChanges.Difference) -> Bool {
      difference.contains { place, list in
        if case .call = place { false } else { parts(list).contains(part) }
      }
    }
    return together.contains { combination in
      combination.values.contains { alone[$0].map(has) ?? false } != has(combination.difference)
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
