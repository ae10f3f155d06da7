import Cairn

extension LinearRenderer {
  /// Notes what section the items that come belong to.
  func beginSection(_ section: SectionDescription) {
    let direction = environment.layoutDirection
    var list: ListConfiguration? = ListConfiguration(appearance: .plain)
    if let layout = section.layout {
      let width = Int32(clamping: options.width)
      let environment = SectionPresentation(options).environment(columns: width, direction: direction)
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

  private var isInForm: Bool { groups.contains { $0.kind == .form } }

  /// Whether what begins stands among the items of a section, and not among what lies under one of them.
  var isInSection: Bool { groups.last?.kind == .items }

  /// Returns the words of an item with its state and what can be done with it, unless they say so already.
  func described(_ words: [String], by row: LinearRow) -> [String] {
    guard !row.isDescribed, !isSilent else { return words }
    var words = words
    if row.number > 0, !words.isEmpty { words.insert(String(row.number), at: 0) }
    if row.awaitsCell, checksIdentity { report(.missingCell(of: words.first ?? "", at: place)) }
    if !words.isEmpty, let level = changeOfLevel(to: row) { words.append(level) }
    if !row.controls.actions.isEmpty { words.append(spoken(SwipeAction.legend(of: row.controls.actions))) }
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
    let row = rows.last
    // The title of what unfolds speaks for the item that it and all below it are.
    for index in rows.indices
    where index == rows.count - 1 || row?.identity != nil && rows[index].identity == row?.identity {
      rows[index].isDescribed = true
      rows[index].awaitsCell = false
    }
    var state = cell.state
    if row?.isSelected == true { state.isSelected = true }
    if environment.editMode.isEditing { state.isEditing = true }
    let cell = (row?.controls ?? .none).usable(cell.updated(for: state), isInForm: isInForm, in: self)
    let outer = firstAttribute
    firstAttribute = attributes.count
    begin(.stack(StackLayout(direction: .horizontal, alignment: .center, spacing: nil)))
    let accessories = HorizontalEdge.allCases.flatMap { cell.accessories(at: $0) }.filter {
      $0.displayed.includes(isEditing: state.isEditing)
    }
    if let row, row.number > 0 {
      parts.append(String(row.number))
      rows[rows.count - 1].number = 0
    }
    let choosesItself = accessories.contains(where: \.isMultiselect)
    speak(cell, state, described, hasControl: row?.hasControl == true || choosesItself)
    if let level = changeOfLevel(to: row) { parts.append(level) }
    var actions: [SwipeAction] = []
    for accessory in accessories { speak(accessory, state, row, &actions) }
    if let destination = cell.destination { parts.append("link\(suffix(for: destination))") }
    actions += row?.controls.actions ?? []
    if !actions.isEmpty { parts.append(spoken(SwipeAction.legend(of: actions))) }
    end()
    firstAttribute = outer
  }

  private func speak(_ cell: ListCell, _ state: CellState, _ described: LinearDescription, hasControl: Bool) {
    let content = cell.contentConfiguration
    if environment.redactionReasons.contains(.placeholder) { return parts.append("loading") }
    if described.label == nil, let words = content.image?.accessibilityDescription, words != content.text {
      if !words.isEmpty { parts.append("\(words), image") }
    }
    let inOrder = content.wordsInOrder
    let title = inOrder.title.map(spoken) ?? ""
    let isHeading = content.preset.isHeader && groups.dropLast().last?.role != "heading"
    var states = state.isSelected ? ["selected"] : hasControl ? ["not selected"] : []
    if state.isDisabled { states.append("disabled") }
    let suffix = states.isEmpty ? "" : " (\(states.joined(separator: ", ")))"
    let named = described.applied(to: title, namedSuffix: suffix)
    if !named.isEmpty { parts.append(isHeading ? "\(named), heading" : named) }
    if described.label == nil, let further = inOrder.further { parts.append(spoken(further)) }
  }

  /// Says what an accessory tells, and collects what it does.
  private func speak(_ accessory: Accessory, _ state: CellState, _ row: LinearRow?, _ actions: inout [SwipeAction]) {
    func act(_ title: String) { actions.append(SwipeAction(title, action: "")) }
    switch accessory.kind {
    // A link says so itself, and what does not lead anywhere has nothing behind it.
    case .disclosureIndicator, .multiselect: break
    case .checkmark: parts.append("checked")
    case .delete(let verb): if verb != nil || row?.controls.revealsActions != true { act("delete") }
    case .insert: act("insert")
    case .reorder:
      act("move up")
      act("move down")
    case .detail(let destination): parts.append("details, link\(suffix(for: destination))")
    case .outlineDisclosure: if !isInDisclosureTitle { parts.append(state.isExpanded ? "unfolded" : "folded") }
    case .label(let words): if !words.isEmpty { parts.append(words) }
    case .custom(let view, _): view._render(into: self)
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
