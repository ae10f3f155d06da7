extension StateGraph {
  /// Returns the state that a toggle changes; `nil` if a page cannot show the change.
  func toggle(_ isOn: Binding<Bool>, for renderer: any Renderer) -> (state: StateReference, isOnAtFirst: Bool)? {
    let changes = withoutOwn { run { isOn.wrappedValue = !isOn.wrappedValue } }
    guard let cell = changes.first?.cell else { return nil }
    guard changes.count == 1, changes[0].index != nil, cell.count == 2 else {
      cell.ask()
      tell(changes, for: renderer)
      return nil
    }
    let values = (0..<2).map { index in
      // What it does for each value says how far its state can go.
      assuming([StateValue(cell, index)]) {
        _ = run { isOn.wrappedValue = !isOn.wrappedValue }
        return isOn.wrappedValue
      }
    }
    guard values[0] != values[1] else { return nil }
    takeToggle(of: cell, isOnAtFirst: values[0])
    cell.ask()
    return (StateReference(cell: cell), values[0])
  }

  /// The state that a picker changes, the value that each of its choices gives it, and the choice of its initial value.
  struct PickerControl {
    var state: StateReference
    var changes: [StateValue]
    var chosen: Int?
  }

  /// Returns what a picker does; `nil` if a page cannot show it.
  func picker<Value>(
    _ selection: Binding<Value>,
    _ values: [Value],
    _ style: PickerStyle,
    for renderer: any Renderer
  ) -> PickerControl? {
    var changes: [StateValue] = []
    for value in values {
      let result = withoutOwn { run { selection.wrappedValue = value } }
      guard let cell = result.first?.cell else { return nil }
      guard result.count == 1, let index = result[0].index, index < cell.count else {
        // A picker of very many values is for forms; that is a mistake only where content depends on it.
        if cell.hasReaders || result.count > 1 { tell(result, for: renderer) }
        return nil
      }
      changes.append(StateValue(cell, index))
    }
    guard let cell = changes.first?.state.cell, changes.allSatisfy({ $0.state.cell === cell }) else { return nil }
    if style.kind == .menu {
      take(.menu, of: cell)
    } else if cell.takeRadios(of: Set(changes.map(\.index))) {
      hasNews = true
    }
    cell.ask()
    return PickerControl(
      state: StateReference(cell: cell),
      changes: changes,
      chosen: changes.firstIndex { $0.index == 0 }
    )
  }

  /// Tells of changes that a page cannot show, unless it is told already why a state keeps its value.
  private func tell(_ changes: [StateChanges], for renderer: any Renderer) {
    if changes.contains(where: { $0.cell.isTold }) { return }
    renderer.report(.unshownChange(changes, at: renderer.place))
  }

  /// Runs the action of a control that looks the same for all values of the state that it changes.
  ///
  /// Other states that it reads count as read by the content around it.
  private func withoutOwn(_ run: () -> [StateChanges]) -> [StateChanges] {
    let outer = reads
    let changes = run()
    reads.removeAll { value in
      changes.contains { $0.cell === value.state.cell } && !outer.contains { $0.state == value.state }
    }
    return changes
  }

  /// Renders a button whose action may change a state; it differs between the values that the action reads.
  func renderButton<Label: View>(_ button: Button<Label>, action: @escaping () -> Void, into renderer: any Renderer) {
    inScope(.button) {
      let place = scope
      render(
        { ChangingButton(button: button, change: self.change(by: action, at: place, for: renderer)) },
        into: renderer
      )
    }
  }

  /// Returns what an action does for the values that hold; `nil` for one that has nothing to do with states.
  private func change(by action: () -> Void, at place: StateScope, for renderer: any Renderer) -> StateChange? {
    let changes = run(action)
    guard let cell = changes.first?.cell else {
      if place.changesStates { return StateChange(kind: .nothing) }
      place.hasIdleAction = true
      return nil
    }
    if !place.changesStates {
      place.changesStates = true
      if place.hasIdleAction { hasNews = true }
    }
    guard changes.count == 1, let index = changes[0].index, index < cell.count else {
      cell.ask()
      tell(changes, for: renderer)
      return StateChange(kind: .nothing)
    }
    if cell.controls.contains(.menu) {
      renderer.report(.buttonBesideMenu(of: cell.name, at: renderer.place))
      return StateChange(kind: .nothing)
    }
    take(.button, of: cell)
    cell.ask()
    if cell.controls.contains(.radios), !cell.radioValues.contains(index) {
      renderer.report(.buttonWithoutChoice(of: cell.name, at: renderer.place))
      return StateChange(kind: .nothing)
    }
    // Only a state of two values that buttons alone change can be given the value that it has.
    if cell.controls != .button || cell.count != 2 { note(cell) }
    switch self.index(of: cell) {
    case index: return StateChange(kind: .nothing)
    case _? where cell.count == 2: return StateChange(kind: .toggle(StateReference(cell: cell)))
    default: return StateChange(kind: .set(StateValue(cell, index)))
    }
  }
}

/// A button with what pressing it does to a state.
private struct ChangingButton<Label: View>: PrimitiveView {
  let button: Button<Label>
  let change: StateChange?

  func _render(into renderer: any Renderer) { button.render(changing: change, into: renderer) }
}
