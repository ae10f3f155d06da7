import Cairn

/// A table that is being written.
struct OpenTable {
  let description: TableDescription
  /// The number of rows that have begun.
  var rowCount = 0
  /// The group whose rows are being written.
  var group = TableGroup.body

  /// Whether its rows become lists where there is little room.
  var stacks: Bool { description.overflow == .stacks }

  /// The column of a cell, if the table has it.
  func column(of cell: TableCellDescription) -> TableColumnDescription? {
    cell.column < description.columns.count ? description.columns[cell.column] : nil
  }
}

/// The open lists, items, disclosures and tables of a page, and its open form.
struct RowsInProgress {
  /// The open lists, outermost first.
  private(set) var lists: [ListState] = []
  /// The open items, outermost first.
  private(set) var items: [ItemState] = []
  private(set) var form: OpenForm?
  /// The open tables, innermost last.
  var tables: [OpenTable] = []
  /// The last cell, if a row after it can be written in the same way.
  var lastRow: RowPattern?
  /// Whether texts are noted as words of the open item.
  private(set) var collectsWords = false
  /// The open disclosures with a separate title; `true` if the content has begun.
  private var branches: [Bool] = []

  /// Forgets a rendering that has ended; most leave nothing behind.
  mutating func forgetRendering() {
    if !isUntouched { self = RowsInProgress() }
  }

  private var isUntouched: Bool {
    lists.isEmpty && items.isEmpty && form == nil && tables.isEmpty && lastRow == nil && !collectsWords
      && branches.isEmpty
  }

  // MARK: Lists

  var configuration: ListConfiguration { lists.last?.configuration ?? ListState.plain.configuration }

  /// Returns the lines above and below a row.
  func separators(of row: ResolvedRow) -> ListSeparatorConfiguration {
    // Asked in place, because a configuration is large.
    lists.isEmpty
      ? ListState.plain.configuration.separators(of: row) : lists[lists.count - 1].configuration.separators(of: row)
  }

  /// The appearance of the open list.
  var appearance: ListConfiguration.Appearance {
    lists.isEmpty ? .plain : lists[lists.count - 1].configuration.appearance
  }

  var awaitsHeaderItem: Bool { lists.last?.awaitsHeaderItem == true }

  mutating func begin(_ list: ListState) {
    lists.append(list)
  }

  mutating func endList() {
    lists.removeLast()
  }

  /// Begins the items behind the header item; returns `false` if they have begun already.
  mutating func openItems() -> Bool {
    guard let last = lists.indices.last, !lists[last].hasOpenItems else { return false }
    lists[last].hasOpenItems = true
    return true
  }

  // MARK: Items

  /// Something about the open item, asked in place, because an item is large; `nil` for no item.
  @inline(__always)
  func ofItem<Value>(_ value: (ItemState) -> Value) -> Value? {
    items.isEmpty ? nil : value(items[items.count - 1])
  }

  mutating func begin(_ item: consuming ItemState) {
    collectsWords = collectsWords || item.hasActions
    items.append(item)
  }

  /// Notes that the open item is the header of the list.
  mutating func noteHeader() {
    if let last = lists.indices.last { lists[last].awaitsHeaderItem = false }
  }

  mutating func endItem() {
    items.removeLast()
    collectsWords = items.contains(where: \.hasActions)
  }

  /// Notes words of the item, which tell its actions from others, and of the items around it.
  mutating func note(words: String) {
    for index in items.indices.reversed() {
      if items[index].words.isEmpty { items[index].words = words }
      if items[index].isApart { return }
    }
  }

  mutating func noteShownActions() {
    guard let last = items.indices.last else { return }
    items[last].hasShownActions = true
  }

  /// Returns the number in the ids of the item's parts, and takes one if the item has none yet.
  mutating func numberOfItem(_ numbering: inout PageNumbering) -> Int {
    guard let last = items.indices.last else { return numbering.nextRow() }
    if items[last].number == 0 { items[last].number = numbering.nextRow() }
    return items[last].number
  }

  // MARK: Disclosures

  mutating func beginBranch() {
    branches.append(false)
  }

  /// Ends a disclosure; returns whether its content had begun.
  mutating func endBranch() -> Bool {
    branches.popLast() == true
  }

  /// Begins the title of a disclosure, which shows what the item shows but has words of its own.
  mutating func beginTitle() {
    var title = items.last ?? ItemState()
    title.words = ""
    title.isApart = true
    items.append(title)
    collectsWords = true
  }

  /// Ends the title, begins the content and returns the words of the title.
  mutating func endTitle() -> String {
    guard let last = branches.indices.last, let title = items.popLast() else { return "" }
    branches[last] = true
    collectsWords = items.contains(where: \.hasActions)
    if let last = items.indices.last {
      if items[last].words.isEmpty { items[last].words = title.words }
      items[last].hasShownActions = title.hasShownActions
    }
    return title.words
  }

  // MARK: The form

  mutating func begin(_ form: OpenForm) {
    self.form = form
  }

  mutating func endForm() -> OpenForm? {
    defer { form = nil }
    return form
  }

  /// Notes that the form has a button for the return key; returns `false` if it had one already.
  @discardableResult
  mutating func noteDefaultButton() -> Bool {
    guard form?.hasDefaultButton == false else { return false }
    form?.hasDefaultButton = true
    return true
  }

  /// Notes layout controls, and returns the number in the id of their form.
  mutating func noteLayoutChoices() -> Int? {
    guard let number = form?.number, number > 0 else { return nil }
    form?.hasLayoutChoices = true
    return number
  }
}
