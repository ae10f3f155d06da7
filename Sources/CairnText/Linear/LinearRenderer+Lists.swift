import Cairn

extension LinearRenderer {
  /// Notes what section the items that come belong to.
  func beginSection(_ section: SectionDescription) {
    let traits = environment.layoutTraits
    var list: ListConfiguration? = ListConfiguration(appearance: .plain)
    if let layout = section.layout {
      layoutNames.note(layout)
      let width = Int32(clamping: options.width)
      let environment = SectionPresentation(options).environment(columns: width, traits: traits)
      switch layout.section(in: environment)?.content {
      case .group: list = nil
      case .list(let configuration): list = configuration
      case nil: break
      }
    }
    list = list?.resolved(hasHeader: section.hasHeader, hasFooter: section.hasFooter)
    sections.append(LinearSection(list: list, itemCount: section.itemCount))
  }

  /// Notes how many rows there are, to be said before the first.
  func announceList(before item: ItemDescription) {
    guard isInSection, let words = sections.last?.announcement(before: item), !isSilent, !isCollecting else { return }
    announcement = words
  }

  /// Notes what the item says of itself.
  func beginItem(_ item: ItemDescription, isHeader: Bool) {
    let list = sections.last?.list ?? ListConfiguration(appearance: .plain)
    let controls = RowControls(of: item, in: list, isHeader: isHeader, isInForm: isInForm, for: self)
    let isEditing = environment.editMode.isEditing
    var row = LinearRow(
      item,
      level: 1 + levelsInSection,
      controls: controls,
      selection: environment.listSelection,
      isEditing: isEditing
    )
    row.awaitsCell = !isHeader && item.awaitsCell(toBeChosenIn: environment)
    if !isHeader { row.number = itemNumbers.number(of: item, in: environment) }
    rows.append(row)
  }

  /// Takes the control from an item that unfolds as a whole, so that there is nothing to choose it by.
  func forbidChoice() {
    guard groups.last?.kind == .item, let index = rows.indices.last else { return }
    rows[index].isSelected = false
    rows[index].hasControl = false
  }

  /// The number of rows of the section around under which what comes lies.
  private var levelsInSection: Int {
    groups.reversed().prefix { $0.kind != .section }.count(where: \.isOutline)
  }

  /// Returns what says that a row lies deeper or less deep than the one before; `nil` for one that does not.
  private func changeOfLevel(to row: LinearRow?) -> String? {
    guard let row, let index = sections.indices.last, sections[index].level != row.level else { return nil }
    sections[index].level = row.level
    return "level \(row.level)"
  }

  var isInForm: Bool { groups.contains { $0.kind == .form } }

  /// Whether what begins stands among the items of a section, and not among what lies under one of them.
  var isInSection: Bool { groups.last?.kind == .items }

  /// Returns the words of an item with its state and what can be done with it, unless they say so already.
  func described(_ words: [String], by row: LinearRow) -> [String] {
    guard !row.isDescribed, !isSilent else { return words }
    var words = words
    if row.number > 0, !words.isEmpty { words.insert(String(row.number), at: 0) }
    if row.awaitsCell, checksIdentity { report(.missingCell(of: row.identity ?? "", at: place)) }
    if !words.isEmpty, let level = changeOfLevel(to: row) { words.append(level) }
    if !row.controls.actions.isEmpty {
      words.append(spoken(SwipeAction.legend(of: row.controls.actions, isSpoken: true)))
    }
    return words
  }

  // MARK: - Cells

  func cell(_ cell: ListCell) {
    guard !isSilent else { return }
    if let index = rows.indices.last, rows[index].attributes.changesCell {
      return self.cell(cell.adopting(rows[index].attributes.takeChangesOfCell(), in: .plain, placesBadge: false).cell)
    }
    let described = LinearDescription(attributes[firstAttribute...], role: nil, level: environment.headingLevel)
    guard !described.isHidden else { return }
    announceList()
    let isInner = rows.last?.holdsCell == true
    let row = isInner ? nil : rows.last
    // The title of what unfolds speaks for the item that it and all below it are.
    for index in rows.indices
    where index == rows.count - 1 || row?.identity != nil && rows[index].identity == row?.identity {
      rows[index].isDescribed = true
      rows[index].awaitsCell = false
    }
    var state = cell.state
    if row?.isSelected == true { state.isSelected = true }
    if environment.editMode.isEditing { state.isEditing = true }
    if cell.configurationUpdateHandler != nil, isInUnfoldedTitle { state.isExpanded = true }
    let cell = (rows.last?.controls ?? .none).usable(cell.updated(for: state), isInForm: isInForm, in: self)
    let outer = firstAttribute
    firstAttribute = attributes.count
    begin(.stack(StackLayout(direction: .horizontal, alignment: .center, spacing: nil)))
    if let index = rows.indices.last { rows[index].holdsCell = true }
    if let row, row.number > 0 {
      parts.append(String(row.number))
      rows[rows.count - 1].number = 0
    }
    // Nothing of what is still to come can be told of it.
    if environment.redactionReasons.isEmpty {
      speak(cell, state, described, row, attributesFrom: outer)
    } else {
      parts.append("loading")
      if let level = changeOfLevel(to: row) { parts.append(level) }
    }
    if let index = rows.indices.last { rows[index].holdsCell = isInner }
    end()
    firstAttribute = outer
  }

  /// Says what a cell shows, and then what can be done with it.
  private func speak(
    _ cell: ListCell,
    _ state: CellState,
    _ described: LinearDescription,
    _ row: LinearRow?,
    attributesFrom firstOfCell: Int
  ) {
    let accessories = HorizontalEdge.allCases.flatMap { cell.accessories(at: $0) }.filter {
      $0.displayed.includes(isEditing: state.isEditing)
    }
    let stateWords = words(for: state, row, choosesItself: accessories.contains(where: \.isMultiselect))
    if let view = cell.hostedView {
      speakImage(of: cell, described)
      firstAttribute = firstOfCell
      begin(.stack(StackLayout(direction: .horizontal, alignment: .center, spacing: nil)))
      groups[groups.count - 1].suffix = stateWords
      view.render(into: watched)
      end()
      firstAttribute = attributes.count
    } else {
      speakWords(of: cell, described, stateWords)
    }
    var actions: [SwipeAction] = []
    for accessory in accessories { speak(accessory, state, &actions) }
    if let destination = cell.destination, !state.isDisabled { parts.append("link\(suffix(for: destination))") }
    if let level = changeOfLevel(to: row) { parts.append(level) }
    actions += row?.controls.actions ?? []
    if !actions.isEmpty { parts.append(spoken(SwipeAction.legend(of: actions, isSpoken: true))) }
  }

  /// Whether what comes is in the title of a disclosure whose content is spoken below.
  private var isInUnfoldedTitle: Bool {
    guard let title = groups.lastIndex(where: { $0.kind == .title }), title > 0 else { return false }
    return groups[title - 1].kind == .disclosure && !groups[title - 1].isFolded
  }

  /// Returns what is said behind the words of a cell about its state: of one that can be chosen, what its control shows.
  private func words(for state: CellState, _ row: LinearRow?, choosesItself: Bool) -> String {
    let hasControl = row?.hasControl == true
    let isSelected = hasControl ? row?.isSelected == true : state.isSelected
    var states = isSelected ? ["selected"] : hasControl || choosesItself ? ["not selected"] : []
    if state.isDisabled { states.append("disabled") }
    return states.isEmpty ? "" : " (\(states.joined(separator: ", ")))"
  }

  private func speakImage(of cell: ListCell, _ described: LinearDescription) {
    let content = cell.contentConfiguration
    guard described.label == nil, let words = content.image?.accessibilityDescription, words != content.text,
      !words.isEmpty
    else { return }
    parts.append("\(words), image")
  }

  private func speakWords(of cell: ListCell, _ described: LinearDescription, _ suffix: String) {
    speakImage(of: cell, described)
    let content = cell.contentConfiguration
    let inOrder = content.wordsInOrder
    let title = inOrder.title.map(spoken) ?? ""
    let isHeading = content.preset.isHeader && groups.dropLast().last?.role != "heading"
    let named = described.applied(to: title, namedSuffix: suffix)
    if !named.isEmpty { parts.append(isHeading ? "\(named), heading" : named) }
    if described.label == nil, let further = inOrder.further { parts.append(spoken(further)) }
  }

  /// Says what an accessory tells, and collects what it does.
  private func speak(_ accessory: Accessory, _ state: CellState, _ actions: inout [SwipeAction]) {
    func act(_ title: String) { actions.append(SwipeAction(title, action: "")) }
    switch accessory.kind {
    // A link says so itself, and what does not lead anywhere has nothing behind it.
    case .disclosureIndicator, .multiselect, .outlineDisclosure: break
    case .checkmark: parts.append("checked")
    case .delete(let verb): if verb != nil || rows.last?.controls.revealsActions != true { act("delete") }
    case .insert: act("insert")
    case .reorder:
      act("move up")
      act("move down")
    case .detail(let destination): parts.append("details, link\(suffix(for: destination))")
    case .label(let words): if !words.isEmpty { parts.append(words) }
    case .custom(let content, _): content.render(into: watched)
    }
  }
}

extension ContentConfiguration.Preset {
  /// Whether it is for a header.
  fileprivate var isHeader: Bool {
    switch self {
    case .plainHeader, .groupedHeader, .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader, .sidebarHeader:
      true
    default: false
    }
  }
}
