/// What values of a state's parts change in content, alone and together.
struct JointEffects {
  private typealias Place = PlaceChanges.Place

  private struct Combination {
    let values: [StateValue]
    let difference: PlaceChanges.Difference

    var states: Set<StateReference> { Set(values.map(\.state)) }
  }

  private let firstIndices: [StateReference: Int]
  private let owner: StateCell
  private var alone: [StateValue: PlaceChanges.Difference] = [:]
  private var together: [Combination] = []

  /// Begins to look at the effects of the parts of a state.
  init(from first: StateVariant, of owner: StateCell) {
    firstIndices = Dictionary(first.values.map { ($0.state, $0.index) }, uniquingKeysWith: { first, _ in first })
    self.owner = owner
  }

  /// The values of a variant that differ from those of the first one; `nil` if others than parts of the state do.
  private func changed(_ variant: StateVariant) -> [StateValue]? {
    let changed = variant.values.filter { value in firstIndices[value.state].map { $0 != value.index } ?? false }
    return changed.allSatisfy { $0.state.cell.owner === owner } ? changed : nil
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
  /// - Returns: The places, in their order, each with what stands there.
  func places(
    moreThan limit: Int,
    _ cores: [Set<StateReference>]
  ) -> [(place: PlaceChanges.Place, others: Set<Int>)] {
    var states: [Place: Set<StateReference>] = [:]
    for (value, difference) in alone {
      for place in difference.keys { states[place, default: []].insert(value.state) }
    }
    var places = Set(
      states.filter { place, states in
        Self.count(of: states) > limit && together.contains { isJoint(place, in: $0) }
      }.keys
    )
    if places.isEmpty {
      // What shows for all of many values is changed by none of them alone.
      for combination in together where cores.contains(combination.states) && Self.count(of: combination.states) > limit
      {
        places.formUnion(combination.difference.keys.filter { isJoint($0, in: combination) })
      }
    }
    let all = Array(alone.values) + together.map(\.difference)
    return places.sorted { $0.order < $1.order }.map { place in (place, Set(all.compactMap { $0[place] })) }
  }

  /// Whether a part that is added at a place shows for other combinations than its values say alone.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - place: The place.
  ///   - parts: Returns the parts that stand there.
  /// - Returns: Whether it does.
  func isJoint(_ part: PlaceChanges.Part, at place: PlaceChanges.Place, _ parts: (Int) -> [PlaceChanges.Part]) -> Bool {
    func has(_ difference: PlaceChanges.Difference?) -> Bool {
      difference?[place].map { parts($0).contains(part) } ?? false
    }
    return together.contains { combination in
      combination.values.contains { has(alone[$0]) } != has(combination.difference)
    }
  }

  private static func count(of states: Set<StateReference>) -> Int {
    states.reduce(1) { min($0 * $1.cell.count, .max / 1_024) }
  }

  /// Whether a combination is not at a place what its values are alone.
  private func isJoint(_ place: Place, in combination: Combination) -> Bool {
    let expected = Set(combination.values.compactMap { alone[$0]?[place] })
    return expected.count > 1 || expected.first != combination.difference[place]
  }
}
