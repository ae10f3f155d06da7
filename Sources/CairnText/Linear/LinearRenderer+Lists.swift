import Cairn

extension LinearRenderer {
  func beginSection(_ section: SectionDescription) {
    if let layout = section.layout { reports.note(layout) }
    if let section = resolver.section { sections.append(LinearSection(section: section)) }
  }

  /// Prepares the words with the number of rows, to be spoken before the first row.
  func announceList(before item: ItemDescription) {
    guard isInSection, let words = sections.last?.announcement(before: item), !isSilent, !isCollecting else { return }
    speech.announce(words)
  }

  func beginItem() {
    guard let row = resolver.row else { return }
    rows.append(LinearRow(row, level: 1 + levelsInSection, isEditing: environment.isEditing))
  }

  /// Removes the control of an item that unfolds as a whole, because it cannot be chosen.
  func forbidChoice() {
    if groups.last?.kind == .item, let index = rows.indices.last { rows[index].control = nil }
  }

  /// The number of rows in the section that the next view lies under.
  private var levelsInSection: Int {
    groups.reversed().prefix { $0.kind != .section }.count(where: \.isOutline)
  }

  /// Returns the words for a change of level; `nil` if the row has the level of the row before.
  private func changeOfLevel(to row: LinearRow?) -> String? {
    guard let row, let index = sections.indices.last, sections[index].level != row.level else { return nil }
    sections[index].level = row.level
    return "level \(row.level)"
  }

  /// Whether the next item belongs to the section itself, not to content under an item.
  var isInSection: Bool { groups.last?.kind == .items }

  /// Returns the words of an item with its number, its level and its actions, unless a cell has spoken them.
  func described(_ words: [String], by row: LinearRow) -> [String] {
    guard !row.isDescribed, !isSilent else { return words }
    var words = words
    if let number = row.number, !words.isEmpty { words.insert(String(number), at: 0) }
    if !words.isEmpty, let level = changeOfLevel(to: row) { words.append(level) }
    if row.row.hasActions { words.append(legend(of: row.row.actions)) }
    return words
  }

  // MARK: - Cells

  /// A cell that is being spoken; a reference, because cells hold views that hold cells.
  private final class SpokenCell {
    let resolved: ResolvedCell
    let state: CellState
    let described: LinearDescription
    let row: LinearRow?
    let isInner: Bool
    /// The first attribute of those around the cell.
    let firstAttribute: Int
    let accessories: [Accessory]

    var cell: ListCell { resolved.cell }

    init(
      _ resolved: ResolvedCell,
      _ state: CellState,
      _ described: LinearDescription,
      _ row: LinearRow?,
      isInner: Bool,
      firstAttribute: Int
    ) {
      self.resolved = resolved
      self.state = state
      self.described = described
      self.row = row
      self.isInner = isInner
      self.firstAttribute = firstAttribute
      let cell = resolved.cell
      accessories = HorizontalEdge.allCases.flatMap { cell.accessories(at: $0) }.filter {
        $0.displayed.includes(isEditing: state.isEditing)
      }
    }
  }

  func cell(_ cell: ListCell) {
    if let spoken = beginCell(cell) {
      // Nothing of what is still to come can be told of it.
      if environment.redactionReasons.isEmpty {
        speakContent(of: spoken)
        speakWhatCanBeDone(with: spoken)
      } else {
        speech.say("loading")
        if let level = changeOfLevel(to: spoken.row) { speech.say(level) }
      }
      if let index = rows.indices.last { rows[index].holdsCell = spoken.isInner }
      end()
      modifiers.leave(to: spoken.firstAttribute)
    }
    resolver.end(for: self)
  }

  /// Finds out what a cell is and begins a line of its own; `nil` for one that is not spoken.
  @inline(never)
  private func beginCell(_ cell: ListCell) -> SpokenCell? {
    let cell = resolver.adoptingRow(cell).cell
    let row = rows.last?.holdsCell == true ? nil : rows.last
    var state = cell.state
    if row?.control?.isChosen == true { state.isSelected = true }
    if environment.isEditing { state.isEditing = true }
    if cell.configurationUpdateHandler != nil, isInUnfoldedTitle { state.isExpanded = true }
    let resolved = resolver.begin(cell.updated(for: state), for: self)
    if let image = resolved.cell.contentConfiguration.image, environment.redactionReasons.isEmpty {
      reports.check(image)
    }
    let described = LinearDescription(modifiers.attributes, role: nil, level: environment.headingLevel)
    guard !isSilent, !described.isHidden else { return nil }
    speech.sayAnnouncement()
    // The title of an outline speaks for the item that contains the outline.
    for index in rows.indices
    where index == rows.count - 1 || row?.row.identity != nil && rows[index].row.identity == row?.row.identity {
      rows[index].isDescribed = true
    }
    let outer = modifiers.enter()
    beginLine()
    let isInner = rows.last?.holdsCell == true
    if let index = rows.indices.last { rows[index].holdsCell = true }
    if row != nil, let number = rows[rows.count - 1].number.take() { speech.say(String(number)) }
    return SpokenCell(resolved, state, described, row, isInner: isInner, firstAttribute: outer)
  }

  private func beginLine() {
    begin(.stack(StackLayout(direction: .horizontal, alignment: .center, spacing: nil)))
  }

  /// Says what a cell shows.
  private func speakContent(of spoken: SpokenCell) {
    resolver.beginContent(of: spoken.resolved)
    let stateWords = stateWords(of: spoken)
    if let view = spoken.cell.hostedView {
      speakImage(of: spoken.cell, spoken.described)
      modifiers.leave(to: spoken.firstAttribute)
      beginLine()
      groups[groups.count - 1].suffix = stateWords
      view.render(into: watched)
      end()
      _ = modifiers.enter()
    } else {
      speakWords(of: spoken.cell, spoken.described, stateWords)
    }
    resolver.endContent(of: spoken.resolved)
  }

  /// Says what can be done with a cell.
  private func speakWhatCanBeDone(with spoken: SpokenCell) {
    var actions: [SwipeAction] = []
    for accessory in spoken.accessories { speak(accessory, &actions) }
    finish(spoken, actions)
  }

  @inline(never)
  private func finish(_ spoken: SpokenCell, _ ownActions: [SwipeAction]) {
    var actions = ownActions
    if let destination = spoken.cell.destination { speech.say("link\(suffix(for: destination))") }
    if let level = changeOfLevel(to: spoken.row) { speech.say(level) }
    if let row = spoken.row { actions += row.row.actions }
    if !actions.isEmpty { speech.say(legend(of: actions)) }
  }

  /// Returns the words for actions, whose symbols are checked although nobody hears them.
  private func legend(of actions: [SwipeAction]) -> String {
    for action in actions { reports.check(action.image) }
    return spoken(SwipeAction.legend(of: actions, isSpoken: true))
  }

  @inline(never)
  private func stateWords(of spoken: SpokenCell) -> String {
    words(for: spoken.state, spoken.row, choosesItself: spoken.accessories.contains(where: \.isMultiselect))
  }

  /// Whether the next view is in the title of an open disclosure.
  private var isInUnfoldedTitle: Bool {
    guard let title = groups.lastIndex(where: { $0.kind == .title }), title > 0 else { return false }
    return groups[title - 1].kind == .disclosure && !groups[title - 1].isFolded
  }

  private func words(for state: CellState, _ row: LinearRow?, choosesItself: Bool) -> String {
    let isSelected = row?.control?.isChosen ?? state.isSelected
    var states = isSelected ? ["selected"] : row?.control != nil || choosesItself ? ["not selected"] : []
    if state.isDisabled { states.append("disabled") }
    return states.isEmpty ? "" : " (\(states.joined(separator: ", ")))"
  }

  @inline(never)
  private func speakImage(of cell: ListCell, _ described: LinearDescription) {
    let content = cell.contentConfiguration
    guard described.label == nil, let words = content.image?.accessibilityDescription, words != content.text,
      !words.isEmpty
    else { return }
    speech.say("\(words), image")
  }

  @inline(never)
  private func speakWords(of cell: ListCell, _ described: LinearDescription, _ suffix: String) {
    speakImage(of: cell, described)
    let content = cell.contentConfiguration
    let inOrder = content.wordsInOrder
    let title = inOrder.title.map(spoken) ?? ""
    let isHeading = content.preset.isHeader && groups.dropLast().last?.role != "heading"
    let named = described.applied(to: title, namedSuffix: suffix)
    if !named.isEmpty { speech.say(isHeading ? "\(named), heading" : named) }
    if described.label == nil, let further = inOrder.further { speech.say(spoken(further)) }
  }

  private func speak(_ accessory: Accessory, _ actions: inout [SwipeAction]) {
    func act(_ title: String) { actions.append(SwipeAction(title, action: "")) }
    switch accessory.kind {
    // Links and states are spoken anyway.
    case .disclosureIndicator, .multiselect, .outlineDisclosure: break
    case .checkmark: speech.say("checked")
    case .delete(let verb): if verb != nil || rows.last?.row.revealsActions != true { act("delete") }
    case .insert: act("insert")
    case .reorder:
      act("move up")
      act("move down")
    case .detail(let destination): speech.say("details, link\(suffix(for: destination))")
    case .label(let words): if !words.isEmpty { speech.say(words) }
    case .custom(let content, _): content.render(into: watched)
    }
  }
}

extension ContentConfiguration.Preset {
  fileprivate var isHeader: Bool {
    switch self {
    case .plainHeader, .groupedHeader, .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader, .sidebarHeader:
      true
    default: false
    }
  }
}
