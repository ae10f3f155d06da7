import Cairn

/// A list that is being rendered.
struct OpenList {
  let configuration: ListConfiguration
  /// Whether a header or a footer stands beside the rows.
  let hasSupplementary: Bool
  /// The number of its rows' list in the engine, or -1 until rows begin.
  var number: Int32 = -1
}

/// An item of a section that is being rendered.
struct OpenRow {
  let item: ItemDescription
  /// The number of the list that it is a row of, or -1.
  let list: Int32
  let leadingActions: SwipeActions?
  let trailingActions: SwipeActions?
  /// Whether it is among those chosen.
  let isSelected: Bool
  /// Whether a control in front of it says so.
  let hasControl: Bool
  /// The last row of the list before it.
  let previous: Int32

  init(
    _ item: ItemDescription,
    list: Int32,
    actions: (leading: SwipeActions?, trailing: SwipeActions?) = (nil, nil),
    selection: ListSelection?,
    isEditing: Bool,
    previous: Int32 = -1
  ) {
    self.item = item
    self.list = list
    leadingActions = actions.leading
    trailingActions = actions.trailing
    isSelected = selection?.contains(item) == true
    hasControl = selection?.hasControl(item, isEditing: isEditing) == true
    self.previous = previous
  }

  var actions: [SwipeAction] { (leadingActions?.actions ?? []) + (trailingActions?.actions ?? []) }
}

extension ListConfiguration {
  /// Returns what can be done with an item: what its row says, else what the list says.
  func actions(for item: ItemDescription) -> (leading: SwipeActions?, trailing: SwipeActions?) {
    let row = item.row
    guard let identity = item.identity else { return (row.leadingSwipeActions, row.trailingSwipeActions) }
    return (
      row.leadingSwipeActions ?? leadingSwipeActionsProvider?(identity),
      row.trailingSwipeActions ?? trailingSwipeActionsProvider?(identity)
    )
  }
}

extension ListRowAttributes {
  /// Whether it says that something can be done with the row.
  var hasSwipeActions: Bool {
    leadingSwipeActions?.actions.isEmpty == false || trailingSwipeActions?.actions.isEmpty == false
  }
}

extension ArraySlice<Attribute> {
  /// The identity that the innermost of them gives a row; `nil` if none does.
  var rowIdentity: String? {
    for case .listRow(let row) in reversed() {
      if let identity = row.identity { return identity }
    }
    return nil
  }
}

extension ListSelection {
  /// Whether an item is among those chosen at first.
  func contains(_ item: ItemDescription) -> Bool {
    item.identity.map(selected.contains) ?? false
  }

  /// Whether an item has a control to choose it.
  func hasControl(_ item: ItemDescription, isEditing: Bool) -> Bool {
    displayed.includes(isEditing: isEditing) && item.identity != nil
  }
}
