/// Buttons and taps, whose actions are run ahead.
extension StateGraph {
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
    if recordedActions != nil { return control(nil)._render(into: renderer) }
    inScope(.button) {
      let place = scope
      if untouchableStyles > 0 { return control(StateChange(kind: .nothing))._render(into: renderer) }
      let values = valuesKept(for: action, at: place)
      func render() { self.render({ control(self.change(by: action, at: place, for: renderer)) }, into: renderer) }
      if values.isEmpty { render() } else { assuming(values, render) }
    }
  }

  /// Records buttons without running their actions; what they read, the content depends on that is being made.
  ///
  /// - Parameters:
  ///   - buttons: The buttons.
  ///   - renderer: The renderer.
  /// - Returns: What was recorded, and the action of each button; `nil` for one that has none.
  func recordButtons(_ buttons: some View, for renderer: any Renderer) -> (Recording, actions: [(() -> Void)?]) {
    let outer = (recordedActions, depth)
    recordedActions = []
    depth = .plain
    defer { (recordedActions, depth) = outer }
    let recording = inScope(.button) { RecordedView.recorded(buttons, for: renderer).recording }
    return (recording, recordedActions ?? [])
  }

  /// Returns what an action does to a state, whose control belongs to the content that is being made; it depends on what the action reads.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - renderer: The renderer.
  /// - Returns: `nil` for an action that has nothing to do with states.
  func change(by action: () -> Void, for renderer: any Renderer) -> StateChange? {
    inScope(.button) {
      let place = scope
      if untouchableStyles > 0 { return StateChange(kind: .nothing) }
      let values = valuesKept(for: action, at: place)
      let found = assuming(values) {
        (change: self.change(by: action, at: place, for: renderer), reads: self.held.reads)
      }
      for value in found.reads { held.read(value) }
      return found.change
    }
  }

  /// Returns the values for which an action is run because the content around it keeps them: it was made for these, and may rely on them.
  ///
  /// Parts that it changes by itself are none of them, as views inside may follow these.
  private func valuesKept(for action: () -> Void, at place: StateScope) -> [StateValue] {
    if fixedValues.isEmpty { return [] }
    let values = fixedValues.filter { value in
      // What a view inside follows has the value that it was made for, with which others may not come about.
      index(of: value.state.cell) == nil && combinations.canCome(value, with: held.all)
    }
    if values.allSatisfy(\.isKeptByActions) || isUntouchable(place) { return values.filter(\.isKeptByActions) }
    let written = assuming(values) { statesWritten(by: action) }
    return values.filter { value in value.isKeptByActions || !written.contains { $0 === value.state.cell } }
  }

  /// Whether the action at a place is not run: what it would do for other values may come about with others only.
  private func isUntouchable(_ place: StateScope) -> Bool { place.waitsForJoint || isBehindPresentation(place) }

  /// Returns what an action does for the values that hold; `nil` for one that has nothing to do with states.
  private func change(by action: () -> Void, at place: StateScope, for renderer: any Renderer) -> StateChange? {
    if isUntouchable(place) { return StateChange(kind: .nothing) }
    objects.restart()
    let readCount = held.reads.count
    let written = writtenWithoutNeedlessParts(by: action)
    if !presenters.isEmpty { noteStatesOfAction(at: place) }
    if objects.foundChange { noteChangedObject(at: renderer.place) }
    let reset =
      place.changedTogether.isEmpty ? cellsReset(by: action, writing: written, at: place, after: readCount) : []
    if !reset.isEmpty, let change = changeOfReset(of: reset) {
      forgetReads(of: reset + reset.compactMap(\.owner), besides: held.all(after: readCount))
      noteChange(at: place)
      return change
    }
    if place.changedTogether.isEmpty, join(writtenCells) {
      place.waitsForJoint = true
      place.giveUpButton()
      noteChange(at: place)
      return StateChange(kind: .nothing)
    }
    // What a page cannot show leads nowhere.
    let changes = changes(of: written, isControl: place.changedTogether.isEmpty)
    let isPartOfReset = changes.first?.cell.ownJoint != nil && reset.contains(where: \.isGivenBackByResetAlone)
    if !reset.isEmpty, changes.isEmpty || isPartOfReset && !closes(changes) {
      noteChange(at: place)
      report(.unshownReset(of: reset.map(\.name), at: renderer.place), of: place, to: renderer)
    }
    if changes.isEmpty {
      if place.changesStates { return StateChange(kind: .nothing) }
      place.hasIdleAction = true
      return nil
    }
    noteChange(at: place)
    if reset.isEmpty { tellOfFields(besides: changes, of: place, for: renderer) }
    return change(making: changes, at: place, for: renderer)
  }

  /// Returns what a button does that makes some changes of states.
  private func change(making changes: [StateChanges], at place: StateScope, for renderer: any Renderer) -> StateChange {
    if changes.count > 1, place.changedTogether.isEmpty {
      place.changedTogether = changes
      place.giveUpButton()
      forgetsEffects = true
      hasNews = true
    }
    let together = place.changedTogether
    guard changes.count == 1, let index = changes[0].index, index < changes[0].cell.count else {
      changes.forEach { $0.cell.askForCount() }
      tell(together.isEmpty ? changes : together, of: place, for: renderer)
      // A dialog closes all the same.
      let closing = changes.first { $0.cell.isKeptByPresentations && $0.index == 0 }
      return closing.map { presentation(of: StateValue($0.cell, 0)) } ?? StateChange(kind: .nothing)
    }
    // It does nothing for any values, so that nothing else depends on the states together because of it.
    if !together.isEmpty {
      tell(together, of: place, for: renderer)
      if !changes[0].cell.isKeptByPresentations { return StateChange(kind: .nothing) }
    }
    return change(giving: changes[0].cell, index, at: place, for: renderer)
  }

  /// Returns what a button does that gives one state a value.
  private func change(
    giving cell: StateCell,
    _ index: Int,
    at place: StateScope,
    for renderer: any Renderer
  ) -> StateChange {
    if cell.controls.contains(.menu) {
      report(.buttonBesideMenu(of: cell.name, at: renderer.place), of: place, to: renderer)
      return StateChange(kind: .nothing)
    }
    place.press(cell)
    take(.button, of: cell)
    cell.ask()
    if cell.controls.contains(.presentation) { cell.askForCount() }
    if cell.isKeptByPresentations {
      let isInside = cell.presentation.map { presentations.contains($0.place) } == true
      // In front of what shows, a browser would show the other one, and then the first again.
      if isInside, index > 0, let present = self.index(of: cell), present > 0, present != index { showByPage(cell) }
      return presentation(of: StateValue(cell, index))
    }
    if !cell.controls.isDisjoint(with: .choices), !cell.choiceValues.contains(index) {
      report(.buttonWithoutChoice(of: cell.name, at: renderer.place), of: place, to: renderer)
      return StateChange(kind: .nothing)
    }
    // The button stays as it is while the state has other values in views inside.
    if fixedValues.contains(where: { $0.state.cell === cell && $0.isKeptByActions }) {
      return StateChange(kind: .set(StateValue(cell, index)))
    }
    guard let present = self.index(of: cell) ?? valueThatButtonFollows(cell) else {
      return StateChange(kind: .set(StateValue(cell, index)))
    }
    return present == index ? StateChange(kind: .nothing) : StateChange(toOther: StateValue(cell, index))
  }

  /// Whether changes close what shows in front of the page, which promises nothing else.
  private func closes(_ changes: [StateChanges]) -> Bool { changes.contains { $0.cell.presents && $0.index == 0 } }

  /// Tells of fields to which the latest action gave their first values besides some changes, as only a reset button does.
  private func tellOfFields(besides changes: [StateChanges], of place: StateScope, for renderer: any Renderer) {
    if closes(changes) { return }
    let others = writtenCells.filter { cell in !changes.contains { $0.cell === cell || $0.cell === cell.joint?.cell } }
    for cell in others { cell.ask() }
    let names = others.filter(\.resetNotes.isOfField).map(\.name)
    if !names.isEmpty { report(.unshownFieldChange(of: names, at: renderer.place), of: place, to: renderer) }
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

extension StateValue {
  /// Whether actions keep it which belong to content that does: it is that of a whole state, or whether an element is there.
  fileprivate var isKeptByActions: Bool { state.cell.owner == nil || state.cell.isPresence }
}

/// A button with what pressing it does to a state.
struct ChangingButton<Label: View>: PrimitiveView {
  let button: Button<Label>
  let change: StateChange?

  func _render(into renderer: any Renderer) { button.render(changing: change, into: renderer) }
}
