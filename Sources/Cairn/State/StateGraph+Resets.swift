extension StateGraph {
  /// Returns the states and parts of states to which the action of a button gives their initial values, whatever they have.
  ///
  /// - Parameters:
  ///   - action: What the button does.
  ///   - written: What it writes for the values that hold.
  ///   - place: The place of the button.
  ///   - readCount: How many values the content had read before.
  /// - Returns: Those that can have other values; none if it does anything else, or what a button can do in an easier way.
  func cellsReset(
    by action: () -> Void,
    writing written: [StateChanges],
    at place: StateScope,
    after readCount: Int
  ) -> [StateCell] {
    let wholes = writtenWholes
    let isAlone = written.count == 1 && written[0].cell.isGivenBackByResetAlone
    guard written.count > 1 || isAlone || !wholes.isEmpty else { return [] }
    // Most buttons end here.
    guard written.allSatisfy({ $0.index == 0 }) else {
      if !wholes.isEmpty { refuteReset(at: place) }
      return []
    }
    if !wholes.isEmpty, !place.givesBack { return [] }
    let parts = wholes.flatMap(\.cellsOfParts)
    let others = written.map(\.cell).filter { cell in !parts.contains { $0 === cell } }
    // What an action makes of a value would be another one for other values.
    guard !others.contains(where: wasReadByAction),
      wholes.isEmpty
        || givesBack(
          parts,
          of: wholes,
          by: action,
          writing: written,
          at: place,
          holding: held.all(after: readCount)
        )
    else { return [] }
    let cells = others + parts
    // Controls that are found later are news.
    for cell in cells { cell.askForCount() }
    let changing = cells.filter(\.mayDiffer)
    return changing.count > 1 || changing.first?.isGivenBackByResetAlone == true ? changing : []
  }

  /// Returns whether an action gives all parts of states their initial values, whatever they have.
  ///
  /// An action that does not read them cannot do anything else. Of another one it is taken for granted, up to the first values for which
  /// it does something else.
  private func givesBack(
    _ parts: [StateCell],
    of wholes: [StateCell],
    by action: () -> Void,
    writing written: [StateChanges],
    at place: StateScope,
    holding outer: [StateValue]
  ) -> Bool {
    let reads = wholes.contains(where: wasReadByAction)
    // What readers write is no value that can be tried.
    if reads, parts.contains(where: \.resetNotes.isOfField) { return false }
    func areGivenBack(_ given: [StateCell], _ differing: [StateCell]) -> Bool {
      differing.allSatisfy { cell in given.contains { $0 === cell } }
    }
    let differing = outer.filter { $0.index > 0 }.map(\.state.cell).filter { cell in parts.contains { $0 === cell } }
    var isReset = areGivenBack(written.map(\.cell), differing)
    if isReset, reads {
      // The button is there whatever those are that do not hold, so its author relies on nothing of them. With other elements it might.
      let free = parts.filter { part in part.count > 1 && !outer.contains { $0.state.cell === part } }
      isReset =
        wholes.allSatisfy { $0.count == 1 }
        && cases(of: free, holding: outer).allSatisfy { values in
          assuming(values) { statesGivenBack(by: action) }.map { areGivenBack($0, values.map(\.state.cell)) } == true
        }
    }
    if isReset { place.wasTakenForReset = true } else { refuteReset(at: place) }
    return isReset
  }

  /// Notes that the action of the button at a place does something else than to give back parts of states.
  private func refuteReset(at place: StateScope) {
    place.givesBack = false
    if place.wasTakenForReset { hasNews = true }
    place.wasTakenForReset = false
  }

  /// Returns cases in which parts have other values than the initial ones: all of them their last ones, and each alone any.
  private func cases(of parts: [StateCell], holding outer: [StateValue]) -> [[StateValue]] {
    let last = parts.map { StateValue($0, $0.count - 1) }
    let alone = parts.flatMap { part in (1..<part.count).map { [StateValue(part, $0)] } }
    return ([last] + alone).filter { !$0.isEmpty && ReachableValues(outer + $0).canCome(from: outer.count) }
  }

  /// Returns what a button does that resets states; `nil` if a page cannot do that.
  func changeOfReset(of cells: [StateCell]) -> StateChange? {
    guard cells.allSatisfy(\.canBeReset), let kind = kindOfReset(of: cells) else { return nil }
    // They change at once. That one after the other does is more than comes about, but nothing less.
    let context = held.all.filter { value in !cells.contains { $0 === value.state.cell } }
    for cell in cells where cell.count > 1 { take(StateEffect(context: context, result: StateValue(cell, 0))) }
    return StateChange(kind: kind)
  }

  /// Returns what a reset button does: in a form it resets all of that, and controls outside of forms get one of their own.
  ///
  /// The controls of other forms must stay in them, to be sent.
  private func kindOfReset(of cells: [StateCell]) -> StateChange.Kind? {
    if let form = FormFields.current?.scope, cells.allSatisfy({ $0.resetNotes.place == .form(ObjectIdentifier(form)) })
    {
      guard form.areControls(among: cells) else { return nil }
      for cell in cells { cell.resetNotes.isOfResetForm = true }
      return .reset(nil)
    }
    guard cells.allSatisfy({ $0.resetNotes.place == .outside }), isLargest(cells) else { return nil }
    let reset = cells[0].reset ?? StateReset()
    for cell in cells { cell.resetNotes.reset = reset }
    return .reset(reset)
  }

  /// Returns whether no larger reset has some of the states, and no other one as large.
  private func isLargest(_ cells: [StateCell]) -> Bool {
    if cells.contains(where: { $0.resetNotes.largestCount < cells.count && $0.reset != nil }) {
      // Smaller ones were taken before, but will not be again.
      hasNews = true
      for cell in cells { cell.resetNotes.reset = nil }
    }
    for cell in cells { cell.resetNotes.largestCount = max(cell.resetNotes.largestCount, cells.count) }
    return cells.allSatisfy { $0.resetNotes.largestCount == cells.count && $0.reset == cells[0].reset }
  }

  /// Notes a field for what readers write into a state; `nil` for one that is not known.
  func noteForm(ofField cell: StateCell?) {
    if cell?.takeField() == true { hasNews = true }
    noteForm(of: cell)
  }

  /// Notes in which form a control of a state stands; `nil` for a control of no state that a page follows.
  func noteForm(of cell: StateCell?) {
    // In the next recording it may be known.
    if cell == nil, hasNews { return }
    let fields = FormFields.current
    let scope = fields?.scope
    // Nobody knows what else is in a form that stands around the view with the states.
    let place = fields.map { ResetNotes.Place.form(ObjectIdentifier($0.scope ?? $0 as AnyObject)) } ?? .outside
    if scope?.note(control: cell) == true || cell?.note(controlAt: place) == true { hasNews = true }
  }
}
