extension StateGraph {
  /// Returns the states and parts of states to which the action of a button gives their initial values, if it does nothing else.
  ///
  /// - Parameters:
  ///   - action: What the button does.
  ///   - written: What it writes for the values that hold.
  ///   - place: The place of the button.
  /// - Returns: Those that can have other values; none if a button can give them back in an easier way.
  func cellsReset(by action: () -> Void, writing written: [StateChanges], at place: StateScope) -> [StateCell] {
    let cells: [StateCell]
    if !writtenWholes.isEmpty {
      if !place.givesBack { return [] }
      place.givesBack = written.allSatisfy { $0.index == 0 }
      cells = place.givesBack ? written.map(\.cell) + partsGivenBack(by: action, at: place) : []
    } else {
      let isMore = written.count > 1 || written.first?.cell.isGivenBackByResetAlone == true
      cells = isMore && written.allSatisfy { $0.index == 0 } ? written.map(\.cell) : []
    }
    // Controls that are found later are news.
    for cell in cells { cell.askForCount() }
    var changing: [StateCell] = []
    for cell in cells where cell.isOfField || cell.count > 1 {
      if !changing.contains(where: { $0 === cell }) { changing.append(cell) }
    }
    return changing.count > 1 || changing.first?.isGivenBackByResetAlone == true ? changing : []
  }

  /// Returns the parts of states that an action gives their initial values, whatever they have.
  ///
  /// What it does to parts that have these values does not show, so it is run for others too.
  private func partsGivenBack(by action: () -> Void, at place: StateScope) -> [StateCell] {
    let wholes = writtenWholes
    let parts = wholes.flatMap(\.cellsOfParts)
    for part in parts { part.askForCount() }
    let last = parts.map { StateValue($0, $0.count - 1) }
    let holding = held.all
    // With other elements, or values that cannot come together, an action may stop the program, as its author relies on.
    guard let final = last.last, wholes.allSatisfy({ $0.count == 1 }), !parts.contains(where: \.isOfField),
      ReachableValues(holding + last.dropLast(), final).canCome(from: holding.count)
    else { return [] }
    let givenBack = assuming(last) { statesGivenBack(by: action) }
    let leavesFirst = assuming(parts.map { StateValue($0, 0) }) { statesGivenBack(by: action) != nil }
    if givenBack == nil || !leavesFirst { place.givesBack = false }
    return leavesFirst ? givenBack ?? [] : []
  }

  /// Returns what a button does that resets states; nothing if a page cannot do that, which is told.
  func changeOfReset(of cells: [StateCell], at place: StateScope, for renderer: any Renderer) -> StateChange {
    guard cells.allSatisfy(\.canBeReset), let kind = kindOfReset(of: cells) else {
      if !cells.contains(where: \.isTold) {
        report(.unshownReset(of: cells.map(\.name), at: renderer.place), of: place, to: renderer)
      }
      return StateChange(kind: .nothing)
    }
    for cell in cells where cell.count > 1 { take(StateEffect(context: held.all, result: StateValue(cell, 0))) }
    return StateChange(kind: kind)
  }

  /// Returns what a reset button does: in a form it resets all of that, and controls outside of forms get one of their own.
  ///
  /// The controls of other forms must stay in them, to be sent.
  private func kindOfReset(of cells: [StateCell]) -> StateChange.Kind? {
    if let form = FormFields.current?.place, cells.allSatisfy({ $0.forms == [ObjectIdentifier(form)] }) {
      return form.areControls(among: cells) ? .reset(nil) : nil
    }
    let reset = cells[0].reset ?? StateReset(count: cells.count)
    // Either all of them belong to it, or none belongs to any.
    guard reset.count == cells.count, cells.allSatisfy({ $0.forms == [nil] && $0.reset == cells[0].reset }) else {
      return nil
    }
    for cell in cells { cell.reset = reset }
    return .reset(reset)
  }

  /// Notes in which form a control of a state stands.
  func noteForm(of cell: StateCell) {
    let form = FormFields.current?.place
    let isNews = cell.noteForm(at: form.map { ObjectIdentifier($0) })
    if form?.note(control: cell) == true || isNews { hasNews = true }
  }
}
