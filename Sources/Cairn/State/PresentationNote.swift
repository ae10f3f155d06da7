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

  /// Whether content of the page shows in front of what is being rendered, for the values that hold, so that nobody can press that.
  var isBehindPresentation: Bool {
    presenters.contains { cell in
      guard cell.isShownByPage, let note = cell.presentation, note.isModal, !presentations.contains(note.place),
        presentations.last.map(note.around.contains) != false, let index = index(of: cell)
      else { return false }
      return index != note.closedValue
    }
  }
}
