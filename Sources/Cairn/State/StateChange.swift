/// What pressing a button does to a state.
public struct StateChange: Hashable, Sendable {
  // Indirect, because it would make every description of a container larger.
  package indirect enum Kind: Hashable, Sendable {
    /// Gives the state a value.
    case set(StateValue)
    /// Gives the state that of two values which it does not have.
    case toggle(StateReference)
    /// Shows what shows in front of the page for a value.
    case present(StateValue)
    /// Closes what shows in front of the page for a value.
    case close(StateValue)
    /// The state has the value already.
    case nothing
  }

  package var kind: Kind
}
