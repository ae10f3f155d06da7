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
    guard let cell = changes.first?.cell else { return nil }
    // The next recording shows what it does.
    if cell.isNew { return nil }
    guard changes.count == 1, changes[0].index != nil, cell.count == 2 else {
      if keepApart(cell) || changes.count > 1 && join(changes.map(\.cell)) { return nil }
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
    for index in 0..<2 where !cell.comesAboutAnyway(index) {
      take(StateEffect(context: held.all, result: StateValue(cell, index)))
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
  private func noteChangedObject(at place: Diagnostic.Place) {
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
  private func forgetReads(of cells: [StateCell], besides outer: [StateValue]) {
    held.forgetReads { value in
      cells.contains { $0 === value.state.cell } && !outer.contains { $0.state == value.state }
    }
  }

  /// Renders a control whose action may change a state; it differs between the values that the action reads.
  ///
  /// - Parameters:
  ///   - action: What the control does.
  ///   - renderer: The renderer.
  ///   - control: Returns the control, for what the action does to a state; that is `nil` if it has nothing to do with states.
  ///     The action of a control that nobody can touch is not run, as its author relies on.
  func renderControl<Control: View>(
    that action: @escaping () -> Void,
    into renderer: any Renderer,
    _ control: (StateChange?) -> Control
  ) {
    inScope(.button) {
      let place = scope
      if untouchableStyles > 0 { return control(StateChange(kind: .nothing))._render(into: renderer) }
      render({ control(self.change(by: action, at: place, for: renderer)) }, into: renderer)
    }
  }

  /// Returns what an action does for the values that hold; `nil` for one that has nothing to do with states.
  private func change(by action: () -> Void, at place: StateScope, for renderer: any Renderer) -> StateChange? {
    objects.restart()
    let readCount = held.reads.count
    let written = written(by: action)
    if objects.foundChange { noteChangedObject(at: renderer.place) }
    let reset =
      place.changedTogether.isEmpty ? cellsReset(by: action, writing: written, at: place, after: readCount) : []
    if !reset.isEmpty, let change = changeOfReset(of: reset) {
      forgetReads(of: reset + reset.compactMap(\.owner), besides: held.all(after: readCount))
      noteChange(at: place)
      return change
    }
    // What changes several states at once does nothing in a page, so it leads nowhere.
    let changes = changes(of: written, isControl: place.changedTogether.isEmpty)
    guard let cell = changes.first?.cell else {
      if !reset.isEmpty {
        noteChange(at: place)
        report(.unshownReset(of: reset.map(\.name), at: renderer.place), of: place, to: renderer)
      }
      if place.changesStates { return StateChange(kind: .nothing) }
      place.hasIdleAction = true
      return nil
    }
    noteChange(at: place)
    if changes.count > 1, place.changedTogether.isEmpty {
      // What it leads to by itself for some values may come about with others only.
      place.giveUpButton()
      if join(changes.map(\.cell)) { return StateChange(kind: .nothing) }
      place.changedTogether = changes
      forgetsEffects = true
      hasNews = true
    }
    let together = place.changedTogether
    guard changes.count == 1, let index = changes[0].index, index < cell.count else {
      changes.forEach { $0.cell.askForCount() }
      tell(together.isEmpty ? changes : together, of: place, for: renderer)
      // A dialog closes all the same.
      let closing = changes.first { $0.cell.isKeptByPresentations && $0.index == 0 }
      return closing.map { presentation(of: StateValue($0.cell, 0)) } ?? StateChange(kind: .nothing)
    }
    // It does nothing for any values, so that nothing else depends on the states together because of it.
    if !together.isEmpty {
      tell(together, of: place, for: renderer)
      if !cell.isKeptByPresentations { return StateChange(kind: .nothing) }
    }
    if cell.controls.contains(.menu) {
      report(.buttonBesideMenu(of: cell.name, at: renderer.place), of: place, to: renderer)
      return StateChange(kind: .nothing)
    }
    place.press(cell)
    take(.button, of: cell)
    cell.ask()
    if cell.controls.contains(.presentation) { cell.askForCount() }
    if cell.isKeptByPresentations { return presentation(of: StateValue(cell, index)) }
    if !cell.controls.isDisjoint(with: .choices), !cell.choiceValues.contains(index) {
      report(.buttonWithoutChoice(of: cell.name, at: renderer.place), of: place, to: renderer)
      return StateChange(kind: .nothing)
    }
    guard let present = self.index(of: cell) ?? valueThatButtonFollows(cell) else {
      return StateChange(kind: .set(StateValue(cell, index)))
    }
    return present == index ? StateChange(kind: .nothing) : StateChange(toOther: StateValue(cell, index))
  }

  /// Notes that the button at a place changes states.
  private func noteChange(at place: StateScope) {
    if place.changesStates { return }
    place.changesStates = true
    if place.hasIdleAction { hasNews = true }
  }

  /// Returns the value of a state for which a button is evaluated that does not read it; `nil` if the button is the same for all.
  private func valueThatButtonFollows(_ cell: StateCell) -> Int? {
    // Only a state of two values that buttons alone change can be given the value that it has.
    if cell.controls != .button || cell.count != 2 { return note(cell) }
    cell.askForCount()
    return nil
  }
}

extension StateGraph {
  /// Renders what shows in front of the page for some values of a state.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it shows; setting it to `false` closes it.
  ///   - isModal: Whether the page around cannot be used meanwhile.
  ///   - content: Returns what shows, for the state that makes it show.
  ///   - renderer: The renderer of the content around.
  func renderPresentation<Content: View>(
    of isPresented: Binding<Bool>,
    isModal: Bool,
    _ content: @escaping (PresentationState) -> Content,
    into renderer: any Renderer
  ) {
    inScope(.presentation) {
      presentationDepth += 1
      defer { presentationDepth -= 1 }
      render(
        { isPresented.wrappedValue ? content(self.state(of: isPresented, isModal: isModal)) : nil },
        into: renderer
      )
    }
  }

  /// Returns what makes something show, and whether the page can close it.
  private func state(of isPresented: Binding<Bool>, isModal: Bool) -> PresentationState {
    hasPresentations = true
    if isPresented.changesObject { return PresentationState() }
    let written = self.written { isPresented.wrappedValue = false }
    takeClosing(written)
    let changes = changes(of: written, isControl: true)
    guard changes.count == 1, let cell = changes.first?.cell, let closed = changes[0].index else {
      return PresentationState()
    }
    cell.askForCount()
    // Only what does not show at first can be a dialog that buttons open.
    guard closed == 0, let index = index(of: cell), index != 0 else { return PresentationState(canClose: true) }
    if cell.takePresentation(of: index, isModal: isModal) { hasNews = true }
    return PresentationState(value: StateValue(cell, index), canClose: true)
  }

  /// Returns what a button does that gives a state a value which what is presented keeps.
  private func presentation(of value: StateValue) -> StateChange {
    let cell = value.state.cell
    if value.index > 0 { return StateChange(kind: .present(value)) }
    // Of two values, it can only be the second one that it ends.
    guard let shown = index(of: cell) ?? (cell.count == 2 ? 1 : nil), shown > 0 else {
      return StateChange(kind: .nothing)
    }
    return StateChange(kind: .close(StateValue(cell, shown)))
  }
}

/// A button with what pressing it does to a state.
struct ChangingButton<Label: View>: PrimitiveView {
  let button: Button<Label>
  let change: StateChange?

  func _render(into renderer: any Renderer) { button.render(changing: change, into: renderer) }
}
