import Cairn

/// What a renderer has found out about a cell before it writes it.
struct CellMarkup {
  /// The cell as it was given.
  let original: ListCell
  /// The cell as it is while no reader does anything, with all that it was given.
  let atRest: ListCell
  /// What can be done with it.
  let resolved: ResolvedCell
  let place: CellPlace
  /// What the cell shows in states that a reader brings about, where its words are others in one of them.
  var contents: SwitchedValue<ContentConfiguration>?
  /// Where the row leads; `nil` if nowhere.
  var address: Address?
  /// The number in the id of the control that chooses the item.
  var number = 0
  /// Whether only phrasing content may stand there.
  var isPhrasing = false
  /// Whether the cell unfolds what lies under it.
  var unfolds = false
  /// Whether parts of the words have rules and so classes.
  var hasClass = false

  init(_ original: ListCell, atRest: ListCell, _ resolved: ResolvedCell, place: CellPlace) {
    self.original = original
    self.atRest = atRest
    self.resolved = resolved
    self.place = place
  }

  /// The cell as it is rendered.
  var cell: ListCell { resolved.cell }
  var content: ContentConfiguration { resolved.cell.contentConfiguration }
  /// The words that name the item's controls.
  var words: String { resolved.words }
  /// The control that chooses the item.
  var control: SelectionControl? { resolved.control }

  /// Whether the words are a label of the control that chooses the item.
  var isLabel: Bool { control.map { address == nil || $0.displayed == .whenEditing } ?? false }
}
