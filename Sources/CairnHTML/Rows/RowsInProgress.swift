import Cairn

/// The lists, items, disclosures and the form whose ends have not come yet, and what can be chosen in the form.
struct RowsInProgress {
  /// The lists around, outermost first.
  private(set) var lists: [ListState] = []
  /// The items around, outermost first.
  private(set) var items: [ItemState] = []
  private(set) var form: OpenForm?
  /// Whether texts are noted as words of the item.
  private(set) var collectsWords = false
  /// The disclosures around whose titles are cells, outermost first.
  private var outlines: [OpenOutline] = []
  /// What can be chosen in the form around, or outside of forms.
  private var choices = FormChoices()
  /// Which of the disclosures that exclude each other are open.
  private var exclusiveDisclosures = ExclusiveDisclosures()

  private struct OpenOutline {
    let disclosure: DisclosureDescription
    /// Whether what unfolds has begun behind the title.
    var hasBegun = false
  }

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
    collectsWords = collectsWords || item.needsWords
  }

  /// Makes the item that has begun the header of the list, with which nothing can be done.
  mutating func makeHeader() {
    guard let list = lists.indices.last, let item = items.indices.last else { return }
    lists[list].awaitsHeaderItem = false
    items[item].awaitsCell = false
    guard items[item].hasActions || !items[item].leftOut.isEmpty else { return }
    items[item].leadingActions = nil
    items[item].trailingActions = nil
    items[item].leftOut = [.headerActions]
  }

  @discardableResult
  mutating func endItem() -> ItemState? {
    let item = items.popLast()
    collectsWords = items.contains(where: \.needsWords)
    return item
  }

  /// Notes words of the item, by which its actions are told apart, and of the items that it is part of.
  mutating func note(words: String) {
    for index in items.indices.reversed() {
      if items[index].words.isEmpty { items[index].words = words }
      if items[index].isApart { return }
    }
  }

  /// Returns what the item says about its row and a cell shows, for the first cell that asks; `nil` for nothing.
  mutating func takeChangesOfCell() -> ListRowAttributes? {
    guard let last = items.indices.last, items[last].row.changesCell else { return nil }
    return items[last].row.takeChangesOfCell()
  }

  /// Takes note that the item has a cell.
  mutating func noteCell() {
    guard let last = items.indices.last, items[last].awaitsCell else { return }
    items[last].awaitsCell = false
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

  /// Returns a disclosure as it is at first.
  mutating func settled(_ disclosure: DisclosureDescription) -> DisclosureDescription {
    exclusiveDisclosures.settled(disclosure)
  }

  mutating func begin(_ disclosure: DisclosureDescription) {
    outlines.append(OpenOutline(disclosure: disclosure))
  }

  /// Ends a disclosure, and returns whether what unfolds had begun.
  @discardableResult
  mutating func endOutline() -> Bool {
    outlines.popLast()?.hasBegun == true
  }

  /// Whether what unfolds behind the title of the disclosure around has begun.
  var hasOpenOutline: Bool { outlines.last?.hasBegun == true }

  /// Begins the title of a disclosure, which shows what the item shows but has words of its own.
  mutating func beginTitle() {
    var title = items.last ?? ItemState()
    title.words = ""
    title.isApart = true
    items.append(title)
    collectsWords = true
  }

  /// Ends the title and begins what unfolds: returns the disclosure and the words of its title.
  mutating func endTitle() -> (disclosure: DisclosureDescription, words: String)? {
    guard let outline = outlines.indices.last, let title = items.popLast() else { return nil }
    outlines[outline].hasBegun = true
    collectsWords = items.contains(where: \.needsWords)
    if let last = items.indices.last {
      if items[last].words.isEmpty { items[last].words = title.words }
      items[last].hasShownActions = title.hasShownActions
    }
    return (outlines[outline].disclosure, title.words)
  }

  // MARK: The form

  mutating func begin(_ form: OpenForm) {
    self.form = form
    choices = FormChoices()
  }

  mutating func endForm() -> OpenForm? {
    defer {
      form = nil
      choices = FormChoices()
    }
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

  /// Takes note of an item that can be chosen among others, and returns whether another one of the form is sent like it.
  mutating func note(_ identity: String, sentAs name: String) -> Bool {
    form != nil && !choices.ofSeveral[name, default: []].insert(identity).inserted
  }

  /// Takes note of a choice, and returns another one with its name that is not the same choice.
  mutating func note(_ selection: ListSelection) -> ListSelection? {
    let other = choices.selections[selection.name]
    if let other, selection.isSameChoice(as: other) { return nil }
    choices.selections[selection.name] = selection
    return other
  }
}
