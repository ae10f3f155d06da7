import Cairn

/// A section on the way through the accessible rendering.
struct LinearSection {
  let section: ResolvedSection
  /// How deep the row that spoke last lies under others; 1 for the rows of the list itself.
  var level = 1

  /// The words that announce the rows, in front of one of them; `nil` where there is nothing to announce.
  func announcement(before item: ItemDescription) -> String? {
    guard section.list != nil, let itemCount = section.itemCount else { return nil }
    guard item.index == (section.hasHeaderItem ? 1 : 0) else { return nil }
    let count = itemCount - item.index
    return "list with \(count) \(count == 1 ? "item" : "items")"
  }
}

/// An item, or a view that says something of itself as a row, on the way through the accessible rendering.
struct LinearRow {
  let row: ResolvedRow
  /// The control to choose it by, if one shows; `nil` too for what unfolds as a whole.
  var control: SelectionControl?
  /// How deep it lies under other rows of its list; 1 for one that does not.
  let level: Int
  /// Whether the words say already what state it is in.
  var isDescribed = false
  /// Whether what comes stands within a cell of the row.
  var holdsCell = false
  /// The number to choose it by that is still to be said; `nil` for none.
  var number: Int?

  init(_ row: ResolvedRow, level: Int, isEditing: Bool) {
    self.row = row
    self.level = level
    number = row.number
    control = row.control.flatMap { $0.displayed.includes(isEditing: isEditing) ? $0 : nil }
  }
}
