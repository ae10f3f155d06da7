import Cairn

/// A list that is being rendered.
struct OpenList {
  let configuration: ListConfiguration
  /// Whether a header or a footer stands beside the rows.
  let hasSupplementary: Bool
  /// The list of its rows, once these begin.
  var rows: NodeStore<ListBlock>.Index?

  /// Whether a box is around its rows.
  var isBoxed: Bool { configuration.appearance == .insetGrouped }
}

/// An item of a section that is being rendered.
struct OpenRow {
  /// The item with what can be done with it.
  let row: ResolvedRow
  /// The list that it, or what unfolds under it as a header, is a row of.
  var list: NodeStore<ListBlock>.Index?
  /// The actions that are still to be said.
  var actions: [SwipeAction]
  /// Whether the controls show now that show only while lists are edited.
  let isEditing: Bool
  /// The control to choose it by, if one shows; `nil` too for what unfolds as a whole.
  var control: SelectionControl?
  /// The node with the control and what stands behind it.
  var controlLine: NodeIndex?
  /// The columns of the controls in front of that one, with the blanks behind.
  var leadingControlColumns: Int32 = 0
  /// Whether what comes stands within a cell of the row.
  var holdsCell = false
  /// How many nodes were open before the one that has its looks; `nil` for a row that has the looks of its list.
  var depthOfLooks: Int?
  /// Whether a layout of groups places it.
  let isPlaced: Bool
  /// The last row of the list before it.
  let previous: NodeIndex?
  /// The number to choose it by, or 0 for none, until it shows.
  var number: Int?
  /// The columns of the number that shows, with the blank behind.
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

  /// Whether it keeps the room of a control, as rows that cannot be chosen keep their words below those that can.
  private(set) var keepsRoomForControl = false
}
