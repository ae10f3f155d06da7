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
    inScope(.button) {
      let place = scope
      if untouchableStyles > 0 { return control(StateChange(kind: .nothing))._render(into: renderer) }
      assumingKeptValues {
        render({ control(self.change(by: action, at: place, for: renderer)) }, into: renderer)
      }
    }
  }

  /// Renders content with several actions that may change states; it differs between the values that they read.
  ///
  /// - Parameters:
  ///   - actions: The actions.
  ///   - renderer: The renderer.
  ///   - content: Returns the content, for what each action does to a state; that is `nil` for one that has nothing to do with states.
  func render<Content: View>(
    actions: [() -> Void],
    into renderer: any Renderer,
    _ content: ([StateChange?]) -> Content
  ) {
    let isUntouchable = untouchableStyles > 0
    render(
      {
        content(
          actions.map { action in
            inScope(.button) {
              isUntouchable ? StateChange(kind: .nothing) : changeForKeptValues(by: action, at: scope, for: renderer)
            }
          }
        )
      },
      into: renderer
    )
  }

  /// Returns what an action does for the values that hold, and for those that the content around keeps.
  private func changeForKeptValues(
    by action: () -> Void,
    at place: StateScope,
    for renderer: any Renderer
  ) -> StateChange? {
    let values = keptValuesThatHold
    if values.isEmpty { return change(by: action, at: place, for: renderer) }
    let found = assuming(values) {
      (change: self.change(by: action, at: place, for: renderer), reads: self.held.reads)
    }
    for value in found.reads { held.read(value) }
    return found.change
  }

  /// Renders a control for the values that the content around it keeps: it is there as that says, and perhaps for no others.
  private func assumingKeptValues(_ body: () -> Void) {
    let values = keptValuesThatHold
    if values.isEmpty { body() } else { assuming(values, body) }
  }

  /// The values that the content around keeps, without what a view inside follows by itself: it has the value that it was made for, with
  /// which others may not come about.
  private var keptValuesThatHold: [StateValue] {
    keptValues.filter { index(of: $0.state.cell) == nil && combinations.canCome($0, with: held.all) }
  }

  /// Returns what an action does for the values that hold; `nil` for one that has nothing to do with states.
  private func change(by action: () -> Void, at place: StateScope, for renderer: any Renderer) -> StateChange? {
    // What it would do for other values may come about with others only.
    if place.waitsForJoint || isBehindPresentation(place) { return StateChange(kind: .nothing) }
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
    if keptValues.contains(where: { $0.state.cell === cell }) {
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

/// A button with what pressing it does to a state.
struct ChangingButton<Label: View>: PrimitiveView {
  let button: Button<Label>
  let change: StateChange?

  func _render(into renderer: any Renderer) { button.render(changing: change, into: renderer) }
}
