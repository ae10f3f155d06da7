import Cairn

extension HTMLRenderer {
  /// Begins a section without a layout.
  ///
  /// Most sections are outside of lists and cost only the look-up of their element.
  func beginPlainList(_ section: SectionDescription) {
    guard !rows.lists.isEmpty || section.layout != nil || environment.isEditing else {
      let (count, hasHeader) = (section.itemCount, section.hasHeader)
      let code = MarkupKind.code(ofSection: count, hasHeader: hasHeader)
      return beginSection(section, in: resolve(code: code, .section(itemCount: count, hasHeader: hasHeader)))
    }
    beginList(section)
  }

  func beginList(_ section: SectionDescription) {
    let list = resolver.section
    let configuration = list?.list ?? ListState.plain.configuration
    let hasHeaderItem = list?.hasHeaderItem == true
    rows.begin(ListState(configuration: configuration, awaitsHeaderItem: hasHeaderItem))
    let style = ListSectionStyle(
      appearance: configuration.appearance,
      itemCount: section.itemCount,
      hasHeader: section.hasHeader || hasHeaderItem,
      showsSeparators: configuration.showsSeparators,
      addsSeparators: configuration.partsRows && configuration.appearance.metrics.separators == .none,
      backgroundColor: configuration.backgroundColor,
      headerTopPadding: configuration.headerTopPadding,
      separators: configuration.separatorConfiguration.isUsual ? nil : configuration.separatorConfiguration,
      isEditing: environment.isEditing
    )
    beginSection(section, as: .list(style), ending: .list)
  }

  // MARK: Items

  func beginItem(_ item: ItemDescription) {
    let row = resolver.row
    let isHeader = element.parent == .itemsWithHeader && row?.isHeader == true
    if element.parent == .itemsWithHeader, !isHeader { openItemsAfterHeader() }
    let state = isLoading ? ItemState() : row.map(state) ?? ItemState()
    rows.begin(state)
    if numbering.identified.isOn, let identity = item.identity { beginIdentifiedItem(identity) }
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
      open(block: .swipe, as: .plain, .actingItem)
    } else if state.hasActions, !context.isPhrasing {
      setLines(of: state)
      open(block: .row, as: .plain, .actingItem)
    } else {
      pushTransparent(as: .item(isInHeader: element.parent == .header), .item)
      setLines(of: state)
    }
  }

  /// Returns the state of a row; only a row of a list that does not unfold can be moved aside.
  private func state(of row: ResolvedRow) -> ItemState {
    let separators = rows.separators(of: row)
    guard row.hasActions else { return ItemState(row, separators: separators) }
    var state = ItemState(row, separators: separators)
    let isRow = context.isItem && element.parent != .layoutItems
    state.presentActions(unfolding: row.item.content == .outline, asRow: isRow)
    return state
  }

  /// Returns the class of a row that is no cell; `nil` if it has no looks of its own.
  private func ownClasses(of state: ItemState, _ item: ItemDescription) -> String? {
    guard item.content == .view, context.isItem,
      !item.saysNothing && item.row.changesCell || !state.separators.isUsual
    else { return nil }
    return tree.classes.name(forRule: Declarations(item.row, state.separators).text)
  }

  private func setLines(of state: ItemState) {
    var context = context
    context.isPlaceholder = isLoading
    let list = rows.lists.last?.configuration
    if context.isItem, list?.showsSeparators != false {
      context.hasLineAbove = state.separators.topSeparatorVisibility == .visible
      // What the list sets for all rows is in its own class, and does not hold for the last row.
      context.hasLineBelow =
        state.row?.item.row.bottomSeparatorVisibility == .visible
        || list?.partsRows != true && state.separators.bottomSeparatorVisibility == .visible
      context.hidesLineBelow = state.separators.bottomSeparatorVisibility == .hidden
    }
    element.stand(in: context)
  }

  func finishActingItem() {
    writeSwipedActions()
    if rows.ofItem({ $0.hasShownActions }) == false { writeStandingActions() }
    endItem()
  }

  // MARK: The first item as header

  private func beginHeaderItem(unfolds: Bool) {
    rows.noteHeader()
    var context = context
    context.isItem = false
    element.stand(in: context)
    if unfolds {
      pushTransparent(as: .headerItem, .item)
    } else {
      beginHeading(.sectionHeader, as: .headerItem, .item)
    }
  }

  /// Opens the list of the items behind the header item, once that has ended.
  private func openItemsAfterHeader() {
    var context = context
    context.isItem = true
    context.wrapsItem = true
    element.stand(in: context)
    guard rows.openItems() else { return }
    note(.items)
    writer.write("<ul role=\"list\" class=\"items\">")
  }
}
