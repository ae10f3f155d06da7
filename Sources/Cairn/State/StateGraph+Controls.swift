extension StateGraph {
  /// Returns the state that a toggle changes, and which of its values is on; `nil` if a page cannot show the change.
  func toggle(
    _ isOn: Binding<Bool>,
    for renderer: any Renderer
  ) -> (state: StateReference, isOnAtFirst: Bool)? {
    let changes = unnoticed { run { isOn.wrappedValue = !isOn.wrappedValue } }
    guard let cell = changes.first?.cell else { return nil }
    guard changes.count == 1, changes[0].index != nil, cell.count == 2 else {
      renderer.report(.unshownChange(of: changes.map(\.cell.name), at: renderer.place))
      return nil
    }
    let values = (0..<2).map { index in assuming([value(index, of: cell)]) { isOn.wrappedValue } }
    guard values[0] != values[1] else { return nil }
    noteToggle(of: cell, isOnAtFirst: values[0])
    return (StateReference(cell: cell), values[0])
  }

  /// Renders a button whose action may change a state; it differs between the values that the action reads.
  func renderButton<Label: View>(_ button: Button<Label>, action: @escaping () -> Void, into renderer: any Renderer) {
    render({ ChangingButton(button: button, change: self.change(by: action, for: renderer)) }, into: renderer)
  }

  /// Returns what an action does for the values that hold; `nil` for nothing that a page can show.
  private func change(by action: () -> Void, for renderer: any Renderer) -> StateChange? {
    let changes = run(action)
    guard let cell = changes.first?.cell else { return nil }
    guard changes.count == 1, let index = changes[0].index else {
      renderer.report(.unshownChange(of: changes.map(\.cell.name), at: renderer.place))
      return nil
    }
    noteButton(of: cell)
    // Only a state of two values that buttons alone change can be given the value that it has.
    if cell.control != .buttons || cell.count != 2 { noteRead(of: cell) }
    switch self.index(of: cell) {
    case index: return StateChange(kind: .nothing)
    case _? where cell.count == 2: return StateChange(kind: .toggle(StateReference(cell: cell)))
    default: return StateChange(kind: .set(value(index, of: cell)))
    }
  }

  private func value(_ index: Int, of cell: StateCell) -> StateValue {
    StateValue(state: StateReference(cell: cell), index: index)
  }
}

/// A button with what pressing it does to a state.
private struct ChangingButton<Label: View>: PrimitiveView {
  let button: Button<Label>
  let change: StateChange?

  func _render(into renderer: any Renderer) { button.render(changing: change, into: renderer) }
}
