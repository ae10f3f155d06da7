import Cairn

extension HTMLRenderer {
  /// Begins a section of which nothing is said but what it holds.
  ///
  /// Sections outside all lists, as most are, cost no more than the look-up of their element.
  func beginPlainList(_ section: SectionDescription) {
    guard !listStates.isEmpty || section.layout != nil || environment.editMode.isEditing else {
      beginSection(section, as: .section(itemCount: section.itemCount, hasHeader: section.hasHeader))
      return
    }
    beginList(section, ListState.plain.configuration)
  }

  /// Begins a section that is a list.
  func beginList(_ section: SectionDescription, _ configuration: ListConfiguration) {
    let configuration = configuration.resolved(hasHeader: section.hasHeader, hasFooter: section.hasFooter)
    var state = ListState(configuration: configuration, itemCount: section.itemCount)
    state.awaitsHeaderItem = configuration.headerMode == .firstItemInSection && (section.itemCount ?? 0) > 0
    listStates.append(state)
    let style = ListSectionStyle(
      appearance: configuration.appearance,
      itemCount: section.itemCount,
      hasHeader: section.hasHeader || state.awaitsHeaderItem,
      showsSeparators: configuration.showsSeparators,
      addsSeparators: configuration.partsRows && configuration.appearance.metrics.separators == .none,
      backgroundColor: configuration.backgroundColor,
      headerTopPadding: configuration.headerTopPadding,
      separators: configuration.separatorConfiguration.isUsual ? nil : configuration.separatorConfiguration,
      isEditing: environment.editMode.isEditing
    )
    beginSection(section, as: .list(style), .list)
  }

  /// Whether the section around is a list without items.
  var isEmptyList: Bool { parentKind == .list && listStates.last?.itemCount == 0 }

  /// Does what remains to be done when a container of a list ends.
  func finish(_ kind: Frame.Kind) {
    switch kind {
    case .list: listStates.removeLast()
    case .item, .headerItem: finishItem()
    case .row, .swipe: finishActingItem()
    case .actingLayoutItem:
      finishActingItem()
      writer.write("</div>")
    case .items: if listStates.last?.hasOpenItems == true { writer.write("</ul>") }
    case .outline, .branch: outlines.removeLast()
    case .outlineHeading: finishOutlineHeading()
    case .openBranch: finishBranch()
    case .branchTitle: finishBranchTitle()
    case .outlineContent: itemStates.removeLast()
    case .layoutItems: endLayoutItems()
    default: break
    }
  }

  // MARK: Items

  func beginItem(_ item: ItemDescription) {
    let isHeader = listStates.last?.awaitsHeaderItem == true && parentKind == .items
    if parentKind == .items, !isHeader { openItemsAfterHeader() }
    let state = isLoading ? ItemState() : itemState(of: item)
    itemStates.append(state)
    collectsWords = collectsWords || state.hasActions || !state.leftOut.isEmpty || state.awaitsCell
    if parentKind == .layoutItems, let layout = layouts.last {
      beginLayoutItem(item, layout)
      guard state.hasActions else { return }
      writer.write("<div class=\"acting fills\">")
      frames[frames.count - 1].kind = .actingLayoutItem
      return
    }
    if isHeader {
      beginHeaderItem(unfolds: item.content == .outline)
      return
    }
    if let classes = ownClasses(of: state, item), !context.isPhrasing {
      setLines(of: state)
      let name = state.isSwiped ? "swipe" : state.hasActions ? "acting" : "own"
      open(.row(name, itemClasses: classes), as: state.isSwiped ? .swipe : .row)
    } else if state.isSwiped, !context.isPhrasing {
      setLines(of: state)
      open(.block(.swipe), as: .swipe)
    } else if state.hasActions, !context.isPhrasing {
      setLines(of: state)
      open(.block(.row), as: .row)
    } else {
      pushTransparent(.item)
      setLines(of: state)
    }
  }

  private func itemState(of item: ItemDescription) -> ItemState {
    let list = listStates.last ?? .plain
    let configuration = list.configuration
    let identity = item.identity
    var state = ItemState(identity: identity, row: item.row)
    state.awaitsCell = item.awaitsCell(toBeChosenIn: environment)
    // What lies under a row is not counted among the items of the list.
    let isNested = parentKind == .outlineContent || parentKind == .outlineItems
    // Nothing moves to the place of an item that is the header, nor is that moved.
    let hasHeader = !isNested && configuration.headerMode == .firstItemInSection
    state.isFirst = item.index == 0 || hasHeader && item.index == 1
    state.isLast = item.isLast || hasHeader && item.index == 0
    state.leadingActions =
      item.row.leadingSwipeActions ?? identity.flatMap { configuration.leadingSwipeActionsProvider?($0) }
    state.trailingActions =
      item.row.trailingSwipeActions ?? identity.flatMap { configuration.trailingSwipeActionsProvider?($0) }
    if state.hasActions { restrictActions(of: &state, unfolds: item.content == .outline) }
    let separators = isNested ? configuration.separatorConfiguration : configuration.separators(ofItem: item.index)
    state.separators = separators.adopting(item.row)
    return state
  }

  /// Leaves out actions that nothing could send or that lead nowhere, and presents the others so that they can be reached.
  ///
  /// Only a row of a list that does not unfold can be moved aside.
  private func restrictActions(of state: inout ItemState, unfolds: Bool) {
    let isRow = context.isItem && parentKind != .layoutItems
    for edge in [\ItemState.leadingActions, \.trailingActions] {
      guard var actions = state[keyPath: edge] else { continue }
      if let page = actions.destination, address(of: page) == nil { actions.destination = nil }
      actions.actions.removeAll { action in
        if case .destination(let destination) = action.effect { return address(of: destination) == nil }
        guard let obstacle = action.obstacle(isInForm: openForm != nil, identity: state.identity) else { return false }
        state.leftOut.append(obstacle)
        return true
      }
      if unfolds || !isRow && actions.presentation == .scrollSnap { actions.presentation = .menu }
      state[keyPath: edge] = actions
    }
  }

  /// Returns the class of a row that is no cell and looks different from others; `nil` for one that does not.
  private func ownClasses(of state: ItemState, _ item: ItemDescription) -> String? {
    guard item.content == .view, context.isItem,
      item.row.changesCell || !state.separators.isUsual
    else { return nil }
    return tree.className(forRule: Declarations(item.row, state.separators).text)
  }

  private func setLines(of state: ItemState) {
    context.isPlaceholder = isLoading
    let list = (listStates.last ?? .plain).configuration
    guard context.isItem, list.showsSeparators else { return }
    context.hasLineAbove = state.separators.topSeparatorVisibility == .visible
    // What the list says of all rows is said once, and not of the last.
    context.hasLineBelow =
      state.row.bottomSeparatorVisibility == .visible
      || !list.partsRows && state.separators.bottomSeparatorVisibility == .visible
    context.hidesLineBelow = state.separators.bottomSeparatorVisibility == .hidden
  }

  func finishItem() {
    let item = itemStates.removeLast()
    collectsWords = itemStates.contains { $0.hasActions || $0.awaitsCell }
    if item.awaitsCell, checksIdentity { report(.missingCell(of: item.words, at: place)) }
    for obstacle in item.leftOut { reportLeftOut(item.words, obstacle) }
  }

  private func finishActingItem() {
    writeSwipedActions()
    if let state = itemStates.last, !state.hasShownActions { writeStandingActions() }
    finishItem()
  }

  /// Notes words of the item, by which its actions are told apart.
  func noteWords(_ words: String) {
    guard let index = itemStates.indices.last, itemStates[index].words.isEmpty else { return }
    itemStates[index].words = words
  }

  // MARK: The first item as header

  /// Begins the item that is the header of its list.
  private func beginHeaderItem(unfolds: Bool) {
    listStates[listStates.count - 1].awaitsHeaderItem = false
    let index = itemStates.count - 1
    itemStates[index].awaitsCell = false
    if itemStates[index].hasActions || !itemStates[index].leftOut.isEmpty {
      itemStates[index].leadingActions = nil
      itemStates[index].trailingActions = nil
      itemStates[index].leftOut = [.headerActions]
    }
    context.isItem = false
    if unfolds {
      pushTransparent(.headerItem)
    } else {
      beginHeading(.block(.sectionHeader))
      frames[frames.count - 1].kind = .headerItem
    }
  }

  /// Makes what comes an item of the list that follow the header item, once it has ended.
  func openItemsAfterHeader() {
    context.isItem = true
    context.wrapsItem = true
    guard let index = listStates.indices.last, !listStates[index].hasOpenItems else { return }
    listStates[index].hasOpenItems = true
    writer.write("<ul role=\"list\" class=\"items\">")
  }
}
