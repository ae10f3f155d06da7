extension StateExploration {
  /// What was found about states that have too many combinations.
  enum Independence {
    case found(StateVariants.Context)
    case excess(Excess)
    /// A state on which others depend, which do not depend on one another.
    case hub(StateReference)
  }

  /// States that have to be looked at together, and why.
  private struct Dependence {
    var states: Set<StateReference>
    /// The sets of states that were found to depend on one another.
    var cores: [Set<StateReference>]

    /// The state without which none of the others would depend on one another.
    var hub: StateReference? {
      guard cores.count > 1 else { return nil }
      let common = cores.dropFirst().reduce(cores[0]) { $0.intersection($1) }
      return common.count == 1 ? common.first : nil
    }
  }

  /// Finds groups of states that do not depend on one another.
  mutating func independentStates(from first: StateVariant, in context: [StateValue]) -> Independence {
    let own = first.values.dropFirst(context.count).map(\.state)
    if own.count >= Self.mostVariants { return .excess(Excess(states: own)) }
    var dependences: [Dependence] = []
    while true {
      var groups: [StateVariants.Group] = []
      var taken = Set(context.map(\.state))
      for value in first.values where taken.insert(value.state).inserted {
        let dependence = dependences.first { $0.states.contains(value.state) }
        let states = dependence?.states ?? [value.state]
        taken.formUnion(states)
        guard let variants = combinations(from: first, of: states) else {
          if let hub = dependence?.hub ?? (states.count == 1 ? states.first : nil) { return .hub(hub) }
          return .excess(Excess(states: first.values.map(\.state).filter(states.contains)))
        }
        groups.append(group(of: variants, states, besides: first))
      }
      guard groups.reduce(1, { $0 + $1.variants.count }) <= Self.mostVariants else {
        return .excess(Excess(states: own))
      }
      let found = dependentGroups(among: groups, from: first, in: context)
      guard let cores = found.cores else {
        return .found(StateVariants.Context(values: context, first: first, groups: groups, witnesses: found.witnesses))
      }
      for core in cores { Self.add(core.map { groups[$0].states }, to: &dependences) }
    }
  }

  private func group(
    of variants: [StateVariant],
    _ states: Set<StateReference>,
    besides first: StateVariant
  ) -> StateVariants.Group {
    let others = Set(first.values.map(\.state)).subtracting(states)
    let found = Set(variants.flatMap(\.values).map(\.state))
    return StateVariants.Group(states: states.union(found).subtracting(others), variants: variants)
  }

  private static func add(_ core: [Set<StateReference>], to dependences: inout [Dependence]) {
    let states = core.reduce(into: Set<StateReference>()) { $0.formUnion($1) }
    var joined = Dependence(states: states, cores: [states])
    dependences.removeAll { known in
      if known.states.isDisjoint(with: joined.states) { return false }
      joined.states.formUnion(known.states)
      joined.cores = known.cores + joined.cores
      return true
    }
    dependences.append(joined)
  }

  // MARK: Checking

  /// A value for each group: the number of one of its variants, or `nil` for the first values.
  private typealias Choice = [Int?]

  /// Returns the sets of groups that depend on one another; `nil` if none was found, with what was looked at.
  private mutating func dependentGroups(
    among groups: [StateVariants.Group],
    from first: StateVariant,
    in context: [StateValue]
  ) -> (cores: [Set<Int>]?, witnesses: [StateVariants.Witness]) {
    if let shared = Self.groupsWithSharedStates(groups) { return ([shared], []) }
    if let needed = groupsThatNeedOthers(groups) { return ([needed], []) }
    var check = Check(first: first, groups: groups, context: context)
    let most = context.isEmpty ? Self.mostVariants * 3 / 4 : Self.mostVariants / 4
    for choice in Self.choices(among: groups, most: most) {
      let values = check.values(of: choice)
      guard let last = values.last, ReachableValues(held + values.dropLast(), last).canCome(from: held.count) else {
        continue
      }
      check.add(choice, variant(for: values))
    }
    var cores: [Set<Int>] = []
    for choice in check.failing() {
      let changed = Set(choice.indices.filter { choice[$0] != nil })
      if cores.contains(where: changed.isSuperset) { continue }
      cores.append(core(of: choice, check))
    }
    return (cores.isEmpty ? nil : cores, check.witnesses)
  }

  /// Returns groups that lead to the same state.
  private static func groupsWithSharedStates(_ groups: [StateVariants.Group]) -> Set<Int>? {
    for (position, group) in groups.enumerated() {
      let other = groups[..<position].firstIndex { !$0.states.isDisjoint(with: group.states) }
      if let other { return [other, position] }
    }
    return nil
  }

  /// Returns a group of which a value comes about only while another group has not its first values, and that one.
  private func groupsThatNeedOthers(_ groups: [StateVariants.Group]) -> Set<Int>? {
    for (position, group) in groups.enumerated() {
      let known = Set(group.variants.flatMap(\.values))
      for state in group.states {
        let effects = state.cell.effects.filter { $0.result.state == state && $0.result.index < state.cell.count }
        for effect in effects where effect.result.index > 0 && !known.contains(effect.result) {
          let needed = effect.context.filter { $0.index > 0 && !group.states.contains($0.state) }.map(\.state)
          let other = groups.firstIndex { !$0.states.isDisjoint(with: needed) }
          if let other, other != position { return [other, position] }
        }
      }
    }
    return nil
  }

  /// Returns combinations of changes of several groups: all if they are few, else some at random, the same ones each time.
  private static func choices(among groups: [StateVariants.Group], most: Int) -> [Choice] {
    let counts = groups.map { $0.variants.count + 1 }
    func choice(_ numbers: [Int]) -> Choice? {
      let choice = numbers.map { $0 == 0 ? nil : $0 - 1 }
      return choice.count { $0 != nil } > 1 ? choice : nil
    }
    let combinations = counts.reduce(1) { min($0 * $1, .max / mostVariants) }
    if combinations <= most {
      return (0..<combinations).compactMap { number in
        var rest = number
        return choice(
          counts.map { count in
            defer { rest /= count }
            return rest % count
          }
        )
      }
    }
    var generator = SeededGenerator(seed: 1)
    return (0..<most).compactMap { _ in choice(counts.map { Int.random(in: 0..<$0, using: &generator) }) }
  }

  /// Returns the fewest of some groups that are not together what each of them is alone.
  private mutating func core(of choice: Choice, _ check: Check) -> Set<Int> {
    let changed = choice.indices.filter { choice[$0] != nil }
    func restricted(to groups: [Int]) -> Choice {
      choice.indices.map { groups.contains($0) ? choice[$0] : nil }
    }
    var count = 2
    while count < changed.count, agrees(restricted(to: Array(changed[..<count])), check) { count += 1 }
    var core = Array(changed[..<count])
    for group in core.dropLast() where core.count > 2 {
      let fewer = core.filter { $0 != group }
      if !agrees(restricted(to: fewer), check) { core = fewer }
    }
    return Set(core)
  }

  private mutating func agrees(_ choice: Choice, _ check: Check) -> Bool {
    check.agrees(choice, variant(for: check.values(of: choice)))
  }
}

/// A check whether changes of several groups look together as each of them looks alone.
private struct Check {
  let first: StateVariant
  let groups: [StateVariants.Group]
  let context: [StateValue]
  /// What was looked at and leads to no further states.
  private(set) var witnesses: [StateVariants.Witness] = []
  /// The changes that lead to states which nothing else leads to.
  private var leading: [[Int?]] = []

  init(first: StateVariant, groups: [StateVariants.Group], context: [StateValue]) {
    self.first = first
    self.groups = groups
    self.context = context
  }

  /// Returns the values of all states for some changes.
  func values(of choice: [Int?]) -> [StateValue] {
    context
      + zip(groups, choice).flatMap { group, number in
        (number.map { group.variants[$0] } ?? first).values.filter { group.states.contains($0.state) }
      }
  }

  /// Adds the content for some changes.
  mutating func add(_ choice: [Int?], _ variant: StateVariant) {
    if isComplete(variant, choice) {
      witnesses.append(StateVariants.Witness(choice: choice, recording: variant.recording))
    } else {
      leading.append(choice)
    }
  }

  private func isComplete(_ variant: StateVariant, _ choice: [Int?]) -> Bool {
    variant.values.count == values(of: choice).count
  }

  /// Returns the changes that do not look as they look alone.
  func failing() -> [[Int?]] {
    var starts: [Int] = []
    var recordings = [first.recording]
    for group in groups {
      starts.append(recordings.count)
      recordings += group.variants.map(\.recording)
    }
    let columns = RecordingColumns(recordings + witnesses.map(\.recording))
    let failing = witnesses.enumerated().filter { position, witness in
      let changes = zip(starts, witness.choice).compactMap { start, number in number.map { start + $0 } }
      return !columns.agrees(recordings.count + position, with: 0, changedAs: changes)
    }
    return leading + failing.map(\.element.choice)
  }

  /// Whether some changes look together as each of them looks alone.
  func agrees(_ choice: [Int?], _ variant: StateVariant) -> Bool {
    guard isComplete(variant, choice) else { return false }
    let changes = zip(groups, choice).compactMap { group, number in number.map { group.variants[$0].recording } }
    let columns = RecordingColumns([first.recording] + changes + [variant.recording])
    return columns.agrees(changes.count + 1, with: 0, changedAs: Array(1...changes.count))
  }
}
