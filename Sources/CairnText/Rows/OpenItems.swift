import Cairn

struct OpenItems {
  /// The open lists, innermost last.
  var lists: [OpenList] = []
  /// The open items, innermost last.
  var rows: [OpenRow] = []
  let resolver: RowResolver
}

struct OpenList {
  let configuration: ListConfiguration
  /// Whether the list has a header or a footer.
  let hasSupplementary: Bool
  /// The list of its rows, once they begin.
  var rows: NodeStore<ListBlock>.Index?

  var isBoxed: Bool { configuration.appearance == .insetGrouped }
}

struct OpenRow {
  /// The item with everything that can be done with it.
  let row: ResolvedRow
  /// The list of the row, or the list that unfolds under it as a header.
  var list: NodeStore<ListBlock>.Index?
  /// The actions that are not shown yet.
  var actions: [SwipeAction]
  /// Whether controls show that are for edit mode only.
  let isEditing: Bool
  /// The control that chooses the item, if it shows; `nil` for an item that unfolds as a whole.
  var control: SelectionControl?
  /// The node with the control and the content behind it.
  var controlLine: NodeIndex?
  /// The columns of the controls before that one, including blanks.
  var leadingControlColumns: Int32 = 0
  /// Whether the next view stands in a cell of the row.
  var holdsCell = false
  /// The number of open nodes outside the one with its looks; `nil` for a row without its own looks.
  var depthOfLooks: Int?
  let isPlaced: Bool
  /// The row before it in the list.
  let previous: NodeIndex?
  /// The number of the item, or 0 for none, until it shows.
  var number: Int?
  /// The columns of its number, including the blank.
  var numberColumns: Int32 = 0

  init(
    _ row: ResolvedRow,
    list: NodeStore<ListBlock>.Index?,
    selection: ListSelection?,
    isEditing: Bool,
    isPlaced: Bool,
    previous: NodeIndex?
  ) {
    self.row = row
    self.list = list
    self.isEditing = isEditing
    self.isPlaced = isPlaced
    self.previous = previous
    actions = row.actions
    number = row.number ?? 0
    control = row.control.flatMap { $0.displayed.includes(isEditing: isEditing) ? $0 : nil }
    keepsRoomForControl =
      row.isNotToBeChosen && selection?.displayed.includes(isEditing: isEditing) == true
  }

  /// Whether the row keeps room for a control, so that its words line up with those of rows that can be chosen.
  private(set) var keepsRoomForControl = false
}
