/// Where a state makes something show in front of the page, and for which values it does not.
struct PresentationNote {
  /// The place of what shows.
  var place: ObjectIdentifier
  /// The places of what shows in front of the page around that.
  var around: [ObjectIdentifier]
  /// Whether the page around cannot be used meanwhile.
  var isModal: Bool
  /// The position of the value for which nothing shows.
  var closedValue: Int
}

extension StateGraph {
  /// Notes which state makes something show that does not show at first.
  ///
  /// It must be known before that shows: what is behind cannot be pressed then, and its action may rely on that.
  func notePresenter(_ isPresented: Binding<Bool>, isModal: Bool) {
    guard let place = presentations.last, !isPresented.changesObject,
      let cells = statesGivenBack(by: { isPresented.wrappedValue = false }), cells.count == 1
    else { return }
    note(cells[0], presentedAt: place, isModal: isModal, closedValue: 0)
  }

  /// Notes that a state makes something show.
  func note(_ cell: StateCell, presentedAt place: ObjectIdentifier, isModal: Bool, closedValue: Int) {
    if cell.presentation == nil { presenters.append(cell) }
    let around = Array(presentations.dropLast())
    cell.presentation = PresentationNote(place: place, around: around, isModal: isModal, closedValue: closedValue)
  }

  /// Whether a change closes what a state makes show now.
  func closes(_ change: StateChange, _ cell: StateCell) -> Bool {
    let value: StateValue
    switch change.kind {
    case .set(let other): value = other
    case .toggle(let state): value = StateValue(state.cell, index(of: state.cell) == 0 ? 1 : 0)
    default: return false
    }
    let changed = value.state.cell
    if let (joint, position) = cell.joint, joint === changed {
      return joint.combination(at: value.index)[position] == cell.presentation?.closedValue
    }
    return changed === cell && value.index == cell.presentation?.closedValue
  }

  /// Whether content of the page shows in front of the button at a place, for the values that hold, so that nobody can press it.
  ///
  /// Its action may rely on that if it has to do with the states of what shows. Else it does the same whatever shows.
  func isBehindPresentation(_ place: StateScope) -> Bool {
    let isBehind = presenters.contains { cell in
      guard cell.isShownByPage, let note = cell.presentation, note.isModal, !presentations.contains(note.place),
        presentations.last.map(note.around.contains) != false, let index = index(of: cell), index != note.closedValue
      else { return false }
      guard let touched = place.statesOfAction else { return true }
      return (cell.ownJoint?.members ?? [cell]).contains { member in touched.contains { $0 === member } }
    }
    if isBehind, place.statesOfAction == nil { place.waitsBehindPresentation = true }
    return isBehind
  }

  /// Notes which states the latest action reads or changes, that of the button at a place.
  func noteStatesOfAction(at place: StateScope) {
    var states = place.statesOfAction ?? []
    for cell in writtenCells + statesReadByAction where !states.contains(where: { $0 === cell }) { states.append(cell) }
    place.statesOfAction = states
    if place.waitsBehindPresentation { hasNews = true }
    place.waitsBehindPresentation = false
  }
}
