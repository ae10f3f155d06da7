extension StateGraph {
  /// A state of two values that a control switches.
  typealias Switch = (state: StateReference, isOnAtFirst: Bool)

  /// Returns the state that a toggle changes; `nil` if a page cannot show the change.
  func toggle(_ isOn: Binding<Bool>, for renderer: any Renderer) -> Switch? {
    let found = switched(by: isOn, for: renderer)
    noteForm(of: found?.state.cell)
    guard let found else { return nil }
    takeToggle(of: found.state.cell, isOnAtFirst: found.isOnAtFirst)
    found.state.cell.askForCount()
    return found
  }

  /// Returns the state that changes when something is unfolded; `nil` if a page cannot show the change.
  func disclosure(_ isExpanded: Binding<Bool>, for renderer: any Renderer) -> Switch? {
    guard let found = switched(by: isExpanded, for: renderer) else { return nil }
    if found.state.cell.takeDisclosure(isOpenAtFirst: found.isOnAtFirst) { hasNews = true }
    found.state.cell.askForCount()
    return found
  }

  /// Returns the state that a binding switches; `nil` if a page cannot show the change.
  private func switched(by isOn: Binding<Bool>, for renderer: any Renderer) -> Switch? {
    takingEffectsIfShown { findSwitch(by: isOn, for: renderer) }
  }

  private func findSwitch(by isOn: Binding<Bool>, for renderer: any Renderer) -> Switch? {
    if isOn.changesObject {
      noteChange(of: isOn, to: !isOn.wrappedValue)
      return nil
    }
    if isOn.isPlain, let cell = isOn.part?.ownCell(in: self), let known = knownSwitch(of: cell) { return known }
    let wasSwitching = isSwitching
    isSwitching = true
    defer { isSwitching = wasSwitching }
    let changes = withoutOwn { run { isOn.wrappedValue = !isOn.wrappedValue } }
    if join(writtenCells) { return nil }
    guard let cell = changes.first?.cell else { return nil }
    // The next recording shows what it does.
    if cell.isNew { return nil }
    guard changes.count == 1, changes[0].index != nil, cell.count == 2 else {
      if keepApart(cell, because: writtenCells) { return nil }
      cell.askForCount()
      if cell.controls.contains(.toggle) {
        // It could be shown while fewer values were known, and what it did then leads nowhere now.
        cell.forgetResults()
        hasNews = true
      }
      tell(changes, for: renderer)
      return nil
    }
    var values: [Bool] = []
    for index in 0..<2 {
      // What it does for each value says how far its state can go.
      let (value, changes, found) = assuming([StateValue(cell, index)]) {
        (isOn.wrappedValue, run { isOn.wrappedValue = !isOn.wrappedValue }, held.reads)
      }
      // What it depends on besides, the content around does too.
      for value in found { note(value.state.cell) }
      if changes.contains(where: { $0.cell !== cell }) {
        tell(changes, for: renderer)
        return nil
      }
      values.append(value)
    }
    return values[0] == values[1] ? nil : (StateReference(cell: cell), values[0])
  }

  /// Returns what a control does that changes a state of two values itself, which need not be tried; `nil` if the state is not followed.
  private func knownSwitch(of cell: TypedStateCell<Bool>) -> Switch? {
    if cell.joint != nil { return nil }
    if cell.count == 1 {
      cell.write(!cell.values[0])
      takeWritten(cell)
    }
    guard cell.count == 2 else { return nil }
    let results = (0..<2).lazy.filter { !cell.isKnown(result: $0) }
    if !results.isEmpty {
      let context = held.all
      for index in results { take(StateEffect(context: context, result: StateValue(cell, index))) }
    }
    return (StateReference(cell: cell), cell.values[0])
  }

  /// Looks at what a control does, and takes it only if a page can show it: what no control brings about need not be evaluated.
  func takingEffectsIfShown<Control>(_ find: () -> Control?) -> Control? {
    let outer = waitingEffects
    waitingEffects = []
    let control = find()
    let effects = waitingEffects ?? []
    waitingEffects = outer
    if control != nil { effects.forEach(take) }
    return control
  }

  /// Notes that an action changed an object while it was tried; the content around it may have gone with that.
  func noteChangedObject(at place: Diagnostic.Place) {
    let diagnostic = Diagnostic.changedObject(at: place)
    if !changedObjects.contains(diagnostic) { changedObjects.append(diagnostic) }
  }

  /// Notes that a control gives a property of an object another value.
  func noteChange<Value>(of property: Binding<Value>, to value: Value) {
    objectChanges.append {
      let present = property.wrappedValue
      property.wrappedValue = value
      property.wrappedValue = present
    }
  }

  /// Tells of changes that a page cannot show, unless it is told already why a state keeps its value.
  func tell(_ changes: [StateChanges], of button: StateScope? = nil, for renderer: any Renderer) {
    if changes.contains(where: { $0.cell.isTold }) { return }
    let diagnostic = Diagnostic.unshownChange(changes, at: renderer.place)
    if let button { report(diagnostic, of: button, to: renderer) } else { renderer.report(diagnostic) }
  }

  /// Reports something about a button, once in each evaluation of what is around it.
  func report(_ diagnostic: Diagnostic, of button: StateScope, to renderer: any Renderer) {
    if button.isNews(diagnostic, in: evaluations.last ?? 0) { renderer.report(diagnostic) }
  }

  /// Runs the action of a control that looks the same for all values of the state that it changes.
  ///
  /// Other states that it reads count as read by the content around it.
  func withoutOwn(_ run: () -> [StateChanges]) -> [StateChanges] {
    let outer = held.reads
    let changes = run()
    forgetReads(of: changes.map(\.cell), besides: outer)
    return changes
  }

  /// Forgets that the content depends on states, unless it read them before.
  func forgetReads(of cells: [StateCell], besides outer: [StateValue]) {
    held.forgetReads { value in
      cells.contains { $0 === value.state.cell } && !outer.contains { $0.state == value.state }
    }
  }
}
