import Cairn

/// An open section of the spoken form.
struct LinearSection {
  let section: ResolvedSection
  /// The level of the row that spoke last; 1 for rows that lie under no other row.
  var level = 1

  /// Returns the words that announce the rows before their first item; `nil` before other items.
  func announcement(before item: ItemDescription) -> String? {
    guard section.list != nil, let itemCount = section.itemCount else { return nil }
    guard item.index == (section.hasHeaderItem ? 1 : 0) else { return nil }
    let count = itemCount - item.index
    return "list with \(count) \(count == 1 ? "item" : "items")"
  }
}

/// An open item of the spoken form, or a view with attributes of a row.
struct LinearRow {
  let row: ResolvedRow
  /// The control that chooses the item, if it shows; `nil` for an item that unfolds as a whole.
  var control: SelectionControl?
  /// The level under other rows of the list; 1 for a row under none.
  let level: Int
  /// Whether a cell has spoken the state already.
  var isDescribed = false
  /// Whether the next view stands in a cell of the row.
  var holdsCell = false
  /// The number of the item, until it is spoken.
  var number: Int?

  init(_ row: ResolvedRow, level: Int, isEditing: Bool) {
    self.row = row
    self.level = level
    number = row.number
    control = row.control.flatMap { $0.displayed.includes(isEditing: isEditing) ? $0 : nil }
  }
}
