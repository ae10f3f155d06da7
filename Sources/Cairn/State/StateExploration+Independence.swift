extension StateExploration {
  /// How often content that adds up states is looked for: each time takes as long as to look which states depend on one another.
  private static let mostAttempts = 8

  /// Why there are no groups of states that do not depend on one another.
  enum Obstacle: Error {
    case excess(StateExcess)
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
  ///
  /// Which states depend on one another is looked for with views inside that are evaluated for few values only.
  mutating func independentStates(
    from first: StateVariant,
    in context: [StateValue]
  ) throws(Obstacle) -> StateVariants.Context {
    let own = first.values.dropFirst(context.count).map(\.state)
    var dependences: [Dependence] = []
    var choices: [StateCombinations.Choice] = []
    // What is given up anyway needs no check.
    if !isProvisional() {
      // The second time, what the first has found is known. Where no view inside was found to have states, both are the same.
      for depth in [Depth.first, .last] where depth == .first || hasStatesInside() {
        self.depth = depth
        defer { self.depth = .whole }
        choices = try addDependences(to: &dependences, from: variant(for: context), own, in: context)
      }
    }
    let groups = try groups(of: own, from: first, dependences)
    let check = StateDependenceCheck(first: first, groups: groups, context: context, keeping: kept)
    let tested = choices.map {
      StateVariants.Tested(choice: $0, recording: variant(for: check.values(of: $0)).recording)
    }
    return StateVariants.Context(values: context, first: first, groups: groups, tested: tested)
  }

  /// Adds the states that depend on one another.
  ///
  /// - Parameters:
  ///   - dependences: What is known of them.
  ///   - first: The variant of the first values.
  ///   - own: The states.
  ///   - context: The values that hold.
  /// - Returns: The combinations that tell the order of the content.
  /// - Throws: Why there are no groups.
  private mutating func addDependences(
    to dependences: inout [Dependence],
    from first: StateVariant,
    _ own: [StateReference],
    in context: [StateValue]
  ) throws(Obstacle) -> [StateCombinations.Choice] {
    let known = dependences
    var attempts = 0
    while true {
      let groups: [StateVariants.Group]
      do {
        groups = try self.groups(of: own, from: first, dependences)
      } catch {
        // Without what adds up many states, others may have few enough values together.
        attempts += 1
        let hub: StateReference? = if case .hub(let state) = error { state } else { nil }
        guard attempts < Self.mostAttempts, keepMore(because: dependences.flatMap(\.cores), around: hub, from: first)
        else {
          throw error
        }
        dependences = known
        continue
      }
      var check = StateDependenceCheck(first: first, groups: groups, context: context, keeping: kept)
      let cores = dependentGroups(among: groups, &check)
      if cores.isEmpty { return check.order.map(\.choice) }
      for core in cores {
        let states = core.reduce(into: Set<StateReference>()) { $0.formUnion(groups[$1].states) }
        Self.add(states.intersection(own), to: &dependences)
      }
    }
  }

  /// Returns groups of states, those that depend on one another in one.
  private mutating func groups(
    of own: [StateReference],
    from first: StateVariant,
    _ dependences: [Dependence]
  ) throws(Obstacle) -> [StateVariants.Group] {
    var groups: [StateVariants.Group] = []
    var count = 1
    var taken: Set<StateReference> = []
    for state in own where taken.insert(state).inserted {
      let dependence = dependences.first { $0.states.contains(state) }
      let states = dependence?.states ?? [state]
      taken.formUnion(states)
      guard let variants = combinations(from: first, of: states, upTo: limit) else {
        if let hub = dependence?.hub ?? (states.count == 1 ? state : nil) { throw .hub(hub) }
        throw .excess(StateExcess(own.filter(states.contains), limit: limit, .combined))
      }
      count += variants.count
      if count > Self.mostVariants {
        throw .excess(StateExcess(own, limit: Self.mostVariants, .added))
      }
      groups.append(group(of: variants, states, besides: first))
    }
    return groups
  }

  private func group(
    of variants: [StateVariant],
    _ states: Set<StateReference>,
    besides first: StateVariant
  ) -> StateVariants.Group {
    // Each variant has the first values of the other states before its own; see `combinations(from:of:)`.
    let others = first.values.count { !states.contains($0.state) }
    var all = states
    for variant in variants { for value in variant.values.dropFirst(others) { all.insert(value.state) } }
    return StateVariants.Group(states: all, variants: variants)
  }

  private static func add(_ core: Set<StateReference>, to dependences: inout [Dependence]) {
    var joined = Dependence(states: core, cores: [core])
    dependences.removeAll { known in
      if known.states.isDisjoint(with: joined.states) { return false }
      joined.states.formUnion(known.states)
      joined.cores = known.cores + joined.cores
      return true
    }
    dependences.append(joined)
  }

  // MARK: Checking

  /// Returns the sets of groups that were found to depend on one another.
  private mutating func dependentGroups(
    among groups: [StateVariants.Group],
    _ check: inout StateDependenceCheck
  ) -> [Set<Int>] {
    if let shared = Self.groupsWithSharedStates(groups) ?? groupsThatNeedOthers(groups) { return [shared] }
    let combinations = StateCombinations(of: groups.map(\.variants.count))
    for (position, choice) in combinations.choices.enumerated() {
      let values = check.values(of: choice)
      guard canComeAbout(values) else {
        reachable.note(missing: [held + values])
        continue
      }
      check.add(choice, variant(for: values), tellsOrder: position < combinations.fullest.count)
    }
    var cores: [Set<Int>] = []
    for choice in check.failing() {
      let changed = Set(choice.indices.filter { choice[$0] != nil })
      if cores.contains(where: changed.isSuperset) { continue }
      cores.append(core(of: choice, check))
      if areTooMany(cores, groups) { break }
    }
    return cores
  }

  /// Whether controls can give states some values at the same time, as far as that is known.
  private func canComeAbout(_ values: [StateValue]) -> Bool {
    let all = held + values
    return ReachableValues(all).canCome(from: held.count) && reachable.canCome(all)
  }

  /// Whether the groups that depend on one another have too many combinations, whatever else is found.
  private func areTooMany(_ cores: [Set<Int>], _ groups: [StateVariants.Group]) -> Bool {
    guard var joined = cores.last else { return false }
    var common = joined
    var others = cores.dropLast()
    while let next = others.firstIndex(where: { !$0.isDisjoint(with: joined) }) {
      joined.formUnion(others[next])
      common.formIntersection(others[next])
      others.remove(at: next)
    }
    // Those that all depend on one of them are divided by it.
    return common.isEmpty && combinations(joined.map { groups[$0].variants.count + 1 }) > mostTried
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
        let missing = (0..<state.cell.count).dropFirst().filter { !known.contains(StateValue(state.cell, $0)) }
        if missing.isEmpty { continue }
        // What rules out nothing by itself may do so together with what else leads there.
        for effect in state.cell.effects + state.cell.transitions.conditional
        where missing.contains(effect.result.index) {
          let needed = effect.context.filter { $0.index > 0 && !group.states.contains($0.state) }.map(\.state)
          let other = groups.firstIndex { !$0.states.isDisjoint(with: needed) }
          if let other, other != position { return [other, position] }
        }
      }
    }
    return nil
  }

  /// Returns few of some groups that are not together what each of them is alone.
  ///
  /// Each search halves what is left, because to look at many groups together takes long.
  private mutating func core(of choice: StateCombinations.Choice, _ check: StateDependenceCheck) -> Set<Int> {
    var others = choice.indices.filter { choice[$0] != nil }
    var core: Set<Int> = []
    while core.count < 2 || agree(core, in: choice, check) {
      // With none of the others they agree, with all of them they do not; the last of the fewest that do not is needed.
      var (agreeing, differing) = (0, others.count)
      while differing - agreeing > 1 {
        let middle = (agreeing + differing) / 2
        if agree(core.union(others[..<middle]), in: choice, check) { agreeing = middle } else { differing = middle }
      }
      guard differing > 0 else { break }
      core.insert(others[differing - 1])
      others.removeLast(others.count - differing + 1)
    }
    return core
  }

  /// Whether some groups are together what each of them is alone, as one always is.
  private mutating func agree(
    _ groups: Set<Int>,
    in choice: StateCombinations.Choice,
    _ check: StateDependenceCheck
  ) -> Bool {
    if groups.count < 2 { return true }
    let fewer = choice.indices.map { groups.contains($0) ? choice[$0] : nil }
    let values = check.values(of: fewer)
    // What cannot come about does not look like anything.
    return !canComeAbout(values) || check.agrees(fewer, variant(for: values))
  }
}
