import Cairn

/// A section on the way through the accessible rendering.
struct LinearSection {
  /// What the section is as a list; `nil` for one that is placed otherwise.
  var list: ListConfiguration?
  var itemCount: Int?
  /// How deep the row that spoke last lies under others; 1 for the rows of the list itself.
  var level = 1

  /// Whether an item is the header of the section.
  func isHeader(_ item: ItemDescription) -> Bool {
    item.index == 0 && list?.headerMode == .firstItemInSection
  }

  /// The words that announce the rows, in front of one of them; `nil` where there is nothing to announce.
  func announcement(before item: ItemDescription) -> String? {
    guard let list, let itemCount else { return nil }
    let isHeaderFirst = list.headerMode == .firstItemInSection
    guard item.index == (isHeaderFirst ? 1 : 0) else { return nil }
    let count = itemCount - item.index
    return "list with \(count) \(count == 1 ? "item" : "items")"
  }
}

/// An item, or a view that says something of itself as a row, on the way through the accessible rendering.
struct LinearRow {
  let identity: String?
  /// What the row says.
  var attributes: ListRowAttributes
  /// What can be done with it.
  let controls: RowControls
  var isSelected: Bool
  /// Whether the reader may choose it.
  var hasControl: Bool
  /// Whether it could be chosen, if a cell came that has the control.
  var awaitsCell = false
  /// How deep it lies under other rows of its list; 1 for one that does not.
  let level: Int
  /// Whether the words say already what state it is in.
  var isDescribed = false
  /// Whether what comes stands within a cell of the row.
  var holdsCell = false
  /// The number to choose it by that is still to be said, or 0.
  var number = 0

  init(_ item: ItemDescription, level: Int, controls: RowControls, selection: ListSelection?, isEditing: Bool) {
    self.level = level
    identity = item.identity
    self.controls = controls
    attributes = item.row
    isSelected = selection?.shows(item, isEditing: isEditing) == true
    hasControl = selection?.hasControl(item, isEditing: isEditing) == true && !item.row.isSelectionDisabled
  }
}
