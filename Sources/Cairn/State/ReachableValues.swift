/// Values of states that may hold at the same time, by what the controls do that were found so far.
///
/// A value that is not the initial one comes from a control. The control is there for certain values of other states, so each of
/// these must have a way from that value to the one that it has. What is ruled out cannot come about; not all else can.
struct ReachableValues {
  private let values: [StateValue]

  init(_ values: [StateValue]) { self.values = values }

  /// Returns whether the values from a position on can come about.
  func canCome(from position: Int) -> Bool {
    values[position...].allSatisfy { value in
      let cell = value.state.cell
      return value.index == 0 || cell.comesAboutAnyway(value.index)
        || cell.effects.contains { $0.result == value && canHaveBeen($0) }
    }
  }

  /// Whether a control can have been pressed at some time before.
  private func canHaveBeen(_ effect: StateEffect) -> Bool {
    effect.context.allSatisfy { value in
      if value.state == effect.result.state { return true }
      guard let present = values.last(where: { $0.state == value.state }), present != value else { return true }
      return value.state.cell.results.contains(present.index)
    }
  }
}
