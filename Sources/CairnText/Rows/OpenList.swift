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
  var item: ItemDescription
  /// The list that it, or what unfolds under it as a header, is a row of.
  var list: NodeStore<ListBlock>.Index?
  /// Whether it is the header of its list.
  let isHeader: Bool
  /// What can be done with it.
  let controls: RowControls
  /// The actions that are still to be said.
  var actions: [SwipeAction]
  /// Whether it is among those chosen.
  var isSelected: Bool
  /// Whether a control in front of it says so.
  var hasControl: Bool
  /// Whether it could be chosen, if a cell came that has the control.
  var awaitsCell = false
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
    _ item: ItemDescription,
    list: NodeStore<ListBlock>.Index?,
    isHeader: Bool,
    controls: RowControls,
    selection: ListSelection?,
    isEditing: Bool,
    isPlaced: Bool,
    previous: NodeIndex?
  ) {
    self.item = item
    self.list = list
    self.isHeader = isHeader
    self.controls = controls
    actions = controls.actions
    isSelected = selection?.shows(item, isEditing: isEditing) == true
    hasControl = selection?.hasControl(item, isEditing: isEditing) == true
    self.isPlaced = isPlaced
    self.previous = previous
  }
}

extension ListSelection {
  /// Whether it shows that an item is among those chosen at first.
  func shows(_ item: ItemDescription, isEditing: Bool) -> Bool {
    displayed.includes(isEditing: isEditing) && item.identity.map(isChosen) ?? false
  }

  /// Whether an item has a control to choose it.
  func hasControl(_ item: ItemDescription, isEditing: Bool) -> Bool {
    displayed.includes(isEditing: isEditing) && item.identity != nil
  }
}
