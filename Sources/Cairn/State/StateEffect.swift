/// What a control does to a state.
struct StateEffect: Hashable, Sendable {
  /// The values of states for which the control is there, as far as they may rule out others.
  var context: [StateValue]
  /// The value that pressing it gives a state.
  var result: StateValue

  /// A state has many effects, for each combination of other values; their positions tell nearly all apart.
  func hash(into hasher: inout Hasher) {
    var values = result.index
    for value in context { values = values &* 67 &+ value.index }
    hasher.combine(values)
    hasher.combine(context.count)
  }

  /// The same without values that cannot rule it out: those that states have at first, and those that a control takes back.
  var essential: StateEffect {
    let needed = context.filter { value in
      value.index > 0 && value.state != result.state && !value.state.cell.results.contains(0)
    }
    return StateEffect(context: needed, result: result)
  }
}

/// Effects that differ, in the order in which they were found.
struct StateEffects {
  /// So many are found faster by looking at each of them than by hashing.
  private static let few = 32

  private(set) var all: [StateEffect] = []
  /// The same, once they are not few.
  private var known: Set<StateEffect> = []

  /// Adds an effect; `false` if it is there already.
  mutating func insert(_ effect: StateEffect) -> Bool {
    if all.count < Self.few {
      if all.contains(effect) { return false }
    } else {
      if known.isEmpty { known = Set(all) }
      if !known.insert(effect).inserted { return false }
    }
    all.append(effect)
    return true
  }
}
