/// What controls do to a state, for all values of states for which they are there.
struct StateTransitions {
  /// How much controls may do before it is not followed any more.
  private static let most = 2_048

  /// What they do for some values of states, in the order in which it was found.
  var conditional: [StateEffect] { effects.all }
  private var effects = StateEffects()
  /// The values that a control gives it whatever states have, a bit for each.
  private(set) var unconditional: StateVariants.Members = 0
  /// The states on which it depends whether they are there, or what they do; it may be among them.
  private(set) var conditions: [StateCell] = []
  /// How often they were forgotten.
  private(set) var generation = 0
  /// Whether not all combinations of its values with those of other states are evaluated, so that nobody knows what leads where.
  private(set) var isFree = false

  /// Whether a control gives it a value whatever states have.
  func isUnconditional(_ value: Int) -> Bool { isFree || unconditional & StateVariants.member(value) != 0 }

  /// Notes what a control does.
  mutating func take(_ effect: StateEffect) {
    if isUnconditional(effect.result.index) { return }
    // Such a control is there at any time.
    if effect.context.allSatisfy(\.state.cell.isUndecided) {
      unconditional |= StateVariants.member(effect.result.index)
      return
    }
    var effect = effect
    if effect.context.contains(where: \.state.cell.isUndecided) {
      effect.context.removeAll(where: \.state.cell.isUndecided)
    }
    guard effects.insert(effect) else { return }
    if conditional.count > Self.most { return free() }
    for value in effect.context where !conditions.contains(where: { $0 === value.state.cell }) {
      conditions.append(value.state.cell)
    }
  }

  /// Forgets what controls do.
  mutating func forget() {
    if conditional.isEmpty, unconditional == 0 { return }
    (effects, conditions, unconditional) = (StateEffects(), [], 0)
    generation += 1
  }

  /// Lets what controls do be followed again.
  mutating func follow() { isFree = false }

  /// Lets the state have any value together with any other.
  mutating func free() {
    if isFree { return }
    forget()
    isFree = true
  }
}
