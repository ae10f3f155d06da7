import Cairn

/// What a renderer has found out about a cell before it writes it.
///
/// A reference, because cells hold views that hold cells, and each is large.
final class CellMarkup {
  /// The cell as it was given.
  let original: ListCell
  /// The cell while the reader does nothing.
  let atRest: ListCell
  /// The cell with everything that can be done with it.
  let resolved: ResolvedCell
  /// The content of the cell that is resolved.
  let content: ContentConfiguration
  let place: CellPlace
  /// The content in each state, if its words are not always the same.
  var contents: SwitchedValue<ContentConfiguration>?
  /// The address that the row leads to.
  var address: Address?
  /// What an author calls the cell.
  var label: String?
  /// The number in the id of the control that chooses the item.
  var number = 0
  /// The value that the choice of the item gives a state; `nil` for none.
  var change: StateValue?
  /// Whether only phrasing content may stand there.
  var isPhrasing = false
  /// Whether the cell is the title of content that unfolds.
  var unfolds = false
  /// Where what only this cell says is in the output.
  var parts: CellParts
  /// Whether parts of the words have rules, and so need classes.
  var hasClass = false

  init(_ original: ListCell, atRest: ListCell, _ resolved: ResolvedCell, place: CellPlace, start: Int) {
    parts = CellParts(start: start)
    self.original = original
    self.atRest = atRest
    self.resolved = resolved
    content = resolved.cell.contentConfiguration
    self.place = place
  }

  /// Whether nothing was found out but words and an address.
  var isOnlyWords: Bool {
    place == .row && control == nil && contents == nil && label == nil && !unfolds && !resolved.loadsContent
      && !resolved.isInner && !resolved.isNamedByIdentity
  }

  var cell: ListCell { resolved.cell }
  /// The words that name the item's controls.
  var words: String { resolved.words }
  var control: SelectionControl? { resolved.control }

  /// Whether buttons are further labels of the control, but do not name it.
  var isLabelledByButtons: Bool { change?.state.cell.controls.contains(.button) == true }

  /// Whether the words are the label of the control that chooses the item.
  var isLabel: Bool { control.map { address == nil || $0.displayed == .whenEditing } ?? false }
}
