/// What content is evaluated for to know which values of its states can come about together.
extension StateExploration {
  /// The most combinations that are evaluated for that.
  private static let mostReached = 128

  /// Which states may have any value together with any other, because their controls are not looked at for all combinations.
  enum Freedom {
    case none
    /// Those that readers switch and choose: most of their controls are there all the time.
    case switched
    case all

    /// Lets states of a variant be free.
    func apply(to variant: StateVariant) {
      if self == .none { return }
      for value in variant.values where self == .all || value.state.cell.isSwitchedOnly {
        value.state.cell.transitions.free()
      }
    }
  }

  /// Evaluates content for the combinations that buttons lead to, or lets states be free if they are too many.
  ///
  /// - Parameters:
  ///   - states: The states that the first variant depends on.
  ///   - context: The values that hold.
  ///   - start: How many variants were evaluated before the first one.
  mutating func findReach(of states: [StateReference], in context: [StateValue], after start: Int) {
    let pressed = states.filter { $0.cell.count > 1 && !$0.cell.isSwitchedOnly }
    if pressed.isEmpty { return free(.switched, after: start) }
    let areFollowed = !states.contains(where: \.cell.transitions.isFree)
    if areFollowed, combinations(states.map(\.cell.count)) <= Self.mostReached, reachesAll(of: states, in: context) {
      return
    }
    free(.switched, after: start)
    if combinations(pressed.map(\.cell.count)) > ReachableSearch.mostCombinations
      || !reachesAll(of: pressed, in: context)
    {
      free(.all, after: start)
    }
  }

  /// Evaluates content for all combinations of values of some states that controls bring about; states that are free keep their first values.
  ///
  /// - Returns: Whether there are few enough.
  private mutating func reachesAll(of states: [StateReference], in context: [StateValue]) -> Bool {
    // Views inside are looked at for their own states when it is known which of these depend on one another.
    depth = .first
    defer { depth = .whole }
    let first = variant(for: context)
    return combinations(from: first, of: Set(states), upTo: Self.mostReached, skippingFree: true) != nil
  }

  /// Lets states be free that were found after so many variants, and those that are found from now on.
  mutating func free(_ freedom: Freedom, after start: Int) {
    self.freedom = freedom
    for (_, variant) in evaluated[start...] { freedom.apply(to: variant) }
  }
}
