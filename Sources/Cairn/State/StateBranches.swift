/// The values of states for which content is still to be evaluated: all that controls can bring about.
///
/// Content is evaluated for the first values first. Each further state that it reads then has each of its values.
struct StateBranches {
  private struct Branch {
    var values: [StateValue]
    var state: StateReference
    /// The numbers of the values that were tried, a bit for each: a state has at most as many as content has variants.
    var tried: StateVariants.Members
  }

  private var branches: [Branch] = []
  /// The values that hold besides.
  private let held: [StateValue]
  private let combinations: ReachableCombinations

  /// Creates the branches of content for which some values hold.
  init(holding held: [StateValue], _ combinations: ReachableCombinations) {
    self.held = held
    self.combinations = combinations
  }

  /// Adds the values of a variant that it read itself.
  ///
  /// - Parameters:
  ///   - values: All values of the variant, in the order in which they were read.
  ///   - given: How many of them were given to it.
  mutating func take(_ values: [StateValue], after given: Int) {
    for position in given..<max(values.count, given) {
      let value = values[position]
      let tried = StateVariants.member(value.index)
      branches.append(Branch(values: Array(values[..<position]), state: value.state, tried: tried))
    }
  }

  /// Takes the next values that controls can bring about; `nil` if none are left.
  mutating func next() -> [StateValue]? {
    var missing: [[StateValue]] = []
    for position in branches.indices {
      let branch = branches[position]
      for index in 0..<branch.state.cell.count where branch.tried & StateVariants.member(index) == 0 {
        let value = StateValue(branch.state.cell, index)
        // What holds already may need another value than the initial one, if no control brings that back.
        let mayRuleOut = index == 0 && !branch.state.cell.results.contains(0)
        let reachable = ReachableValues(held + branch.values + [value])
        guard reachable.canCome(from: mayRuleOut ? 0 : held.count) else { continue }
        guard combinations.canCome(value, with: held, branch.values) else {
          missing.append(held + branch.values + [value])
          continue
        }
        branches[position].tried |= StateVariants.member(index)
        return branch.values + [value]
      }
    }
    combinations.note(missing: missing)
    return nil
  }
}
