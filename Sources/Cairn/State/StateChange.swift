/// What pressing a button does to a state.
public struct StateChange: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Gives the state a value.
    case set(StateValue)
    /// Gives the state that of two values which it does not have.
    case toggle(StateReference)
    /// Shows what shows in front of the page for a value.
    case present(StateValue)
    /// Closes what shows in front of the page for a value.
    case close(StateValue)
    /// Gives states the values that they have at first: those of a reset, or those of the form around.
    case reset(StateReset?)
    /// The state has the value already.
    case nothing
  }

  // Indirect, because it would make every description of a container larger.
  private indirect enum Step: Sendable {
    case known(Kind)
    case toOther(StateValue)
  }

  private let step: Step

  package init(kind: Kind) { step = .known(kind) }

  /// Creates a change of a state that has another value.
  ///
  /// Whether it has only these two is known once all controls are.
  init(toOther value: StateValue) { step = .toOther(value) }

  package var kind: Kind {
    switch step {
    case .known(let kind): kind
    case .toOther(let value) where value.state.cell.isSwitchedByButtons: .toggle(value.state)
    case .toOther(let value): .set(value)
    }
  }

  public static func == (left: Self, right: Self) -> Bool { left.kind == right.kind }

  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}
