import Cairn

extension HTMLRenderer {
  /// Begins a section of which nothing is said but what it holds.
  ///
  /// Sections outside all lists, as most are, cost no more than the look-up of their element.
  func beginPlainList(_ section: SectionDescription) {
    guard !rows.lists.isEmpty || section.layout != nil || environment.editMode.isEditing else {
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
    rows.begin(state)
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
    beginSection(section, as: .list(style), ending: .list)
  }

  // MARK: Items

  func beginItem(_ item: ItemDescription) {
    let isHeader = element.parent == .itemsWithHeader && rows.awaitsHeaderItem
    if element.parent == .itemsWithHeader, !isHeader { openItemsAfterHeader() }
    let state = isLoading ? ItemState() : itemState(of: item)
    rows.begin(state)
    if isHeader {
      beginHeaderItem(unfolds: item.content == .outline)
      return
    }
    if element.parent == .layoutItems, let layout = layouts.last {
      beginLayoutItem(item, layout, acts: state.hasActions)
    } else {
      beginRow(item, state)
    }
    element.enterItem()
  }

  private func beginRow(_ item: ItemDescription, _ state: ItemState) {
    if let classes = ownClasses(of: state, item), !context.isPhrasing {
      setLines(of: state)
      let name = state.isSwiped ? "swipe" : state.hasActions ? "acting" : "own"
      open(.row(name, itemClasses: classes), as: .plain, .actingItem)
    } else if state.isSwiped, !context.isPhrasing {
      setLines(of: state)
      open(.block(.swipe), as: .plain, .actingItem)
    } else if state.hasActions, !context.isPhrasing {
      setLines(of: state)
      open(.block(.row), as: .plain, .actingItem)
    } else {
      pushTransparent(as: .item(isInHeader: element.parent == .header), .item)
      setLines(of: state)
    }
  }

  private func itemState(of item: ItemDescription) -> ItemState {
    let configuration = rows.configuration
    let identity = item.identity
    var state = ItemState(identity: identity, row: item.row)
    state.awaitsCell = item.awaitsCell(toBeChosenIn: environment)
    // What lies under a row is not counted among the items of the list.
    let isNested = element.parent == .outlineContent || element.parent == .outlineItems
    // Nothing moves to the place of an item that is the header, nor is that moved.
    let hasHeader = !isNested && configuration.headerMode == .firstItemInSection
    state.isFirst = item.index == 0 || hasHeader && item.index == 1
    state.isLast = item.isLast || hasHeader && item.index == 0
    state.leadingActions =
      item.row.leadingSwipeActions ?? identity.flatMap { configuration.leadingSwipeActionsProvider?($0) }
    state.trailingActions =
      item.row.trailingSwipeActions ?? identity.flatMap { configuration.trailingSwipeActionsProvider?($0) }
    if state.hasActions { restrictActions(of: &state, unfolds: item.content == .outline) }
    let separators =
      isNested
      ? configuration.separatorConfiguration : configuration.separators(ofItem: item.index, identity: identity)
    state.separators = separators.adopting(item.row)
    return state
  }

  /// Leaves out actions that nothing could send or that lead nowhere, and presents the others so that they can be reached.
  ///
  /// Only a row of a list that does not unfold can be moved aside.
  private func restrictActions(of state: inout ItemState, unfolds: Bool) {
    let isRow = context.isItem && element.parent != .layoutItems
    for edge in [\ItemState.leadingActions, \.trailingActions] {
      guard var actions = state[keyPath: edge] else { continue }
      if let page = actions.destination, address(of: page) == nil { actions.destination = nil }
      actions.actions.removeAll { action in
        if case .destination(let destination) = action.effect { return address(of: destination) == nil }
        guard let obstacle = action.obstacle(isInForm: rows.form != nil, identity: state.identity) else { return false }
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
    return tree.classes.name(forRule: Declarations(item.row, state.separators).text)
  }

  private func setLines(of state: ItemState) {
    var context = context
    context.isPlaceholder = isLoading
    let list = rows.configuration
    if context.isItem, list.showsSeparators {
      context.hasLineAbove = state.separators.topSeparatorVisibility == .visible
      // What the list says of all rows is said once, and not of the last.
      context.hasLineBelow =
        state.row.bottomSeparatorVisibility == .visible
        || !list.partsRows && state.separators.bottomSeparatorVisibility == .visible
      context.hidesLineBelow = state.separators.bottomSeparatorVisibility == .hidden
    }
    element.stand(in: context)
  }

  func finishItem() {
    guard let item = rows.endItem() else { return }
    if item.awaitsCell, checksIdentity { report(.missingCell(of: item.identity ?? "", at: place)) }
    for obstacle in item.leftOut { reportLeftOut(item.words, obstacle) }
  }

  func finishActingItem() {
    writeSwipedActions()
    if let state = rows.items.last, !state.hasShownActions { writeStandingActions() }
    finishItem()
  }

  // MARK: The first item as header

  /// Begins the item that is the header of its list.
  private func beginHeaderItem(unfolds: Bool) {
    rows.makeHeader()
    var context = context
    context.isItem = false
    element.stand(in: context)
    if unfolds {
      pushTransparent(as: .headerItem, .item)
    } else {
      beginHeading(.block(.sectionHeader), as: .headerItem, .item)
    }
  }

  /// Makes what comes an item of the list that follow the header item, once it has ended.
  private func openItemsAfterHeader() {
    var context = context
    context.isItem = true
    context.wrapsItem = true
    element.stand(in: context)
    if rows.openItems() { writer.write("<ul role=\"list\" class=\"items\">") }
  }
}
