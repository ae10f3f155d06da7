import Cairn

/// What a page keeps of the lists, items, disclosures and the form whose ends have not come yet.
struct RowsInProgress {
  /// The lists around, outermost first.
  private(set) var lists: [ListState] = []
  /// The items around, outermost first.
  private(set) var items: [ItemState] = []
  private(set) var form: OpenForm?
  /// Whether texts are noted as words of the item.
  private(set) var collectsWords = false
  /// For each disclosure around whose title stands beside what unfolds it, whether that has begun.
  private var branches: [Bool] = []

  // MARK: Lists

  /// What holds for rows of the list around.
  var configuration: ListConfiguration { lists.last?.configuration ?? ListState.plain.configuration }

  /// Whether the list around has its first item, which is its header, still to come.
  var awaitsHeaderItem: Bool { lists.last?.awaitsHeaderItem == true }

  mutating func begin(_ list: ListState) {
    lists.append(list)
  }

  mutating func endList() {
    lists.removeLast()
  }

  /// Begins the items that follow the header item, and returns whether they had not begun yet.
  mutating func openItems() -> Bool {
    guard let last = lists.indices.last, !lists[last].hasOpenItems else { return false }
    lists[last].hasOpenItems = true
    return true
  }

  // MARK: Items

  mutating func begin(_ item: ItemState) {
    items.append(item)
    collectsWords = collectsWords || item.hasActions
  }

  /// Takes note that the item that has begun is the header of the list.
  mutating func noteHeader() {
    if let last = lists.indices.last { lists[last].awaitsHeaderItem = false }
  }

  mutating func endItem() {
    items.removeLast()
    collectsWords = items.contains(where: \.hasActions)
  }

  /// Notes words of the item, by which its actions are told apart, and of the items that it is part of.
  mutating func note(words: String) {
    for index in items.indices.reversed() {
      if items[index].words.isEmpty { items[index].words = words }
      if items[index].isApart { return }
    }
  }

  /// Takes note that the actions of menus and those that show at all times have been shown.
  mutating func noteShownActions() {
    guard let last = items.indices.last else { return }
    items[last].hasShownActions = true
  }

  /// Returns the number in the ids of the item's parts, which is taken when it is needed first.
  mutating func numberOfItem(_ numbering: inout PageNumbering) -> Int {
    guard let last = items.indices.last else { return numbering.nextRow() }
    if items[last].number == 0 { items[last].number = numbering.nextRow() }
    return items[last].number
  }

  // MARK: Disclosures

  mutating func beginBranch() {
    branches.append(false)
  }

  /// Ends a disclosure, and returns whether what unfolds had begun.
  mutating func endBranch() -> Bool {
    branches.popLast() == true
  }

  /// Whether what unfolds behind the title of the disclosure around has begun.
  var hasOpenBranch: Bool { branches.last == true }

  /// Begins the title of a disclosure, which shows what the item shows but has words of its own.
  mutating func beginTitle() {
    var title = items.last ?? ItemState()
    title.words = ""
    title.isApart = true
    items.append(title)
    collectsWords = true
  }

  /// Ends the title and begins what unfolds: returns the words of its title.
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

  /// Takes note of a button that the return key presses, and returns whether the form had none.
  @discardableResult
  mutating func noteDefaultButton() -> Bool {
    guard form?.hasDefaultButton == false else { return false }
    form?.hasDefaultButton = true
    return true
  }

  /// Takes note of controls that choose between layouts, and returns the number in the id of the form beside this one.
  mutating func noteLayoutChoices() -> Int? {
    guard let number = form?.number, number > 0 else { return nil }
    form?.hasLayoutChoices = true
    return number
  }
}
