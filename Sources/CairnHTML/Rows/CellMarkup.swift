import Cairn

/// What a renderer has found out about a cell before it writes it.
struct CellMarkup {
  /// The cell as it was given.
  let original: ListCell
  /// The cell as it is rendered.
  var cell: ListCell
  var place: CellPlace
  /// What the cell shows in states that a reader brings about, where its words are others in one of them.
  var contents: SwitchedValue<ContentConfiguration>?
  /// The item that the cell shows, if forms can be told.
  var identity: String?
  var row = ListRowAttributes()
  /// Where the row leads; `nil` if nowhere.
  var address: Address?
  /// The control that chooses the item, if there is one.
  var pick: Pick?
  /// Whether it is a header or the item that is one, which is not to be chosen, moved or removed.
  var isHeader = false
  /// Whether only phrasing content may stand there.
  var isPhrasing = false
  /// Whether the cell unfolds what lies under it.
  var unfolds = false
  /// The words that name the item's controls.
  var words = ""
  /// Whether there are none but the item's identity.
  var isNamedByIdentity = false
  /// Whether parts of the words have rules and so classes.
  var hasClass = false

  /// A control that chooses an item.
  struct Pick {
    var isMultiple: Bool
    var name: String
    var isChecked: Bool
    var displayed: Accessory.DisplayedState
    var number: Int
  }

  init(_ cell: ListCell, place: CellPlace) {
    original = cell
    self.cell = cell
    self.place = place
  }

  var content: ContentConfiguration { cell.contentConfiguration }

  /// Whether the words are a label of the control that chooses the item.
  var isLabel: Bool { pick.map { address == nil || $0.displayed == .whenEditing } ?? false }
}
