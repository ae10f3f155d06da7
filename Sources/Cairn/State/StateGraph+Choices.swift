/// Controls that offer each value of a state by itself: pickers, and lists of which a row can be chosen.
extension StateGraph {
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
    let found = takingEffectsIfShown { findPicker(selection, values, style, for: renderer) }
    noteForm(of: found?.state.cell)
    return found
  }

  private func findPicker<Value>(
    _ selection: Binding<Value>,
    _ values: [Value],
    _ style: PickerStyle,
    for renderer: any Renderer
  ) -> PickerControl? {
    if selection.changesObject {
      for value in values { noteChange(of: selection, to: value) }
      return nil
    }
    guard let (cell, changes) = changes(of: selection, to: values, for: renderer) else { return nil }
    if style.kind == .menu {
      take(.menu, of: cell)
    } else {
      takeChoices(changes, by: .radios, of: cell)
    }
    cell.askForCount()
    return PickerControl(
      state: StateReference(cell: cell),
      changes: changes,
      chosen: changes.firstIndex { $0.index == 0 }
    )
  }

  /// Returns what it does to a state to give a binding some values; `nil` if a page cannot show it.
  private func changes<Value>(
    of selection: Binding<Value>,
    to values: [Value],
    for renderer: any Renderer
  ) -> (cell: StateCell, changes: [StateValue])? {
    var changes: [StateValue] = []
    for value in values {
      let result = withoutOwn { run { selection.wrappedValue = value } }
      guard let cell = result.first?.cell else { return nil }
      if result.contains(where: { keepApart($0.cell, because: writtenCells) }) { return nil }
      guard result.count == 1, let index = result[0].index, index < cell.count else {
        // A choice of very many values is for forms; that is a mistake only where content depends on it.
        if cell.hasReaders || result.count > 1 { tell(result, for: renderer) }
        return nil
      }
      changes.append(StateValue(cell, index))
    }
    guard let cell = changes.first?.state.cell, changes.allSatisfy({ $0.state.cell === cell }) else { return nil }
    return (cell, changes)
  }

  private func takeChoices(_ changes: [StateValue], by control: StateCell.Controls, of cell: StateCell) {
    if cell.takeChoices(of: changes.lazy.map(\.index), by: control) { hasNews = true }
  }

  /// Returns the state that changes when a row is chosen; `nil` for none, or if more changes.
  func stateOfRows<Value>(_ selection: Binding<Value>) -> StateReference? {
    // The rows do not depend on which of them is chosen.
    let cells = assuming([]) { states(changedBy: selection, to: inField { selection.wrappedValue }) }
    guard cells.count == 1 else { return nil }
    cells[0].ask()
    return StateReference(cell: cells[0])
  }

  /// Takes rows as what gives a state its values.
  func take<Value>(_ rows: ChoosableRows<Value>, of selection: Binding<Value?>, for renderer: any Renderer) {
    if rows.values.isEmpty {
      // Nothing is chosen that a page knows of.
      _ = selection.takenByField
      return
    }
    let found = takingEffectsIfShown { changes(of: selection, to: rows.values, for: renderer) }
    noteForm(of: found?.cell)
    guard let (cell, changes) = found else { return }
    takeChoices(changes, by: .rows, of: cell)
    cell.askForCount()
    for (identity, change) in zip(rows.identities, changes) { cell.take(row: identity, givingIt: change.index) }
  }
}
