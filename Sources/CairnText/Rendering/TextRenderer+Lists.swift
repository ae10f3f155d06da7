import Cairn

extension TextRenderer {
  /// Opens a section that is a list, or one without a layout in this environment; `false` for one of groups.
  func openList(_ section: SectionDescription, _ layout: SectionLayout, _ opened: inout OpenContainer) -> Bool {
    let traits = environment.layoutTraits
    let environment = engine.presentation.environment(columns: availableColumns, traits: traits)
    var configuration: ListConfiguration
    switch layout.section(in: environment)?.content {
    case .group: return false
    case .list(let list): configuration = list
    case nil:
      opened.role = .section(hasHeader: section.hasHeader)
      opened.node = open(LayoutNode(.column, flags: [.isBlock, .growsWide, .takesWidth]))
      return true
    }
    configuration = configuration.resolved(hasHeader: section.hasHeader, hasFooter: section.hasFooter)
    opened.role = .list
    let hasSupplementary = section.hasHeader || section.hasFooter
    // A header or a footer begins where rows would, even where there is none.
    var node = LayoutNode(.column, flags: hasSupplementary ? [.isBlock, .growsWide, .takesWidth] : .isBlock)
    // A list stands apart from its neighbours even in a column without any spacing.
    node.payload = .wholeList
    opened.node = open(node)
    let hasHeaderItem = configuration.headerMode == .firstItemInSection
    openLists.append(OpenList(configuration: configuration, hasSupplementary: hasSupplementary || hasHeaderItem))
    return true
  }

  /// The columns that what begins now is offered, as far as the containers around it tell.
  private var availableColumns: Int32 {
    var width = Int32(clamping: options.width) - output.leadingInset - output.trailingInset
    for index in path {
      let node = engine.arena[index].pointee
      switch node.kind {
      case .padding, .border, .bracket: width -= node.lengths.horizontal
      case .fixedFrame where node.flags.contains(.fixesWidth): width = min(width, node.lengths.width)
      case .tree: width -= LayoutEngine.guideWidth
      default: break
      }
    }
    return max(width, 1)
  }

  /// Opens a part of a list.
  func openListSlot(_ slot: Slot, _ opened: inout OpenContainer) {
    guard let list = openLists.last else { return }
    if slot == .items {
      if list.configuration.headerMode == .firstItemInSection {
        opened.node = open(LayoutNode(.column))
      } else {
        opened.node = openRows()
      }
      return
    }
    // A footer belongs to the rows, which are set in below a header or above a footer.
    beginSupplementary(
      of: list,
      isHeader: slot == .header,
      isSetIn: list.isBoxed || slot == .footer,
      &opened
    )
    opened.node = open(LayoutNode(.column))
  }

  // MARK: - Rows

  /// Opens what holds the rows of the list that is open.
  func openRows() -> NodeIndex {
    guard let list = openLists.last else { return path[path.count - 1] }
    if let color = list.configuration.backgroundColor {
      var node = LayoutNode(.background)
      node.background = background(color)
      open(node)
    }
    if list.isBoxed {
      var box = LayoutNode(.border, flags: .hasRoundCorners)
      box.lengths = LayoutNode.Lengths(top: 1, leading: 2, bottom: 1, trailing: 2)
      box.style = style(.separator)
      open(box)
    }
    var node = LayoutNode(.list, flags: .growsWide)
    switch list.configuration.appearance {
    case .insetGrouped: break
    case .sidebar, .grouped: node.lengths.leading = CellLength.indentation
    case .plain, .sidebarPlain: if list.hasSupplementary { node.lengths.leading = CellLength.indentation }
    }
    let index = open(node)
    note(index, hasGutter: engine.arena[index].pointee.lengths.leading > 0)
    return index
  }

  /// Makes a node the one that holds the rows of the list that is open.
  private func note(_ node: NodeIndex, hasGutter: Bool) {
    guard let configuration = openLists.last?.configuration else { return }
    let block = ListBlock(configuration: configuration, node: node, hasGutter: hasGutter)
    let number = engine.stores.lists.append(block)
    engine.arena[node].pointee.payload = .list(number)
    openLists[openLists.count - 1].rows = number
  }

  /// Settles what the rows of a section have in front of their words, now that all are there.
  func completeRows(_ container: OpenContainer) {
    guard let rows = openLists.last?.rows else { return }
    let list = engine.stores.lists[rows]
    let isWholeSection = containers.last?.role == .list
    guard isWholeSection || list.node == container.node else { return }
    completeColumns(of: list)
    if !isWholeSection { openLists.removeLast() }
  }

  /// Leaves room for the marks of chosen rows and for the longest number.
  func completeColumns(of list: ListBlock) {
    let isMarked = list.cells.contains { engine.stores.cells[$0].marker != .none }
    alignNumbers(of: list)
    if isMarked, !list.hasGutter { engine.arena[list.node].pointee.lengths.leading = CellLength.indentation }
  }

  // MARK: - Items

  func openItem(_ item: ItemDescription, _ opened: inout OpenContainer) {
    opened.role = .item
    let configuration = prepareRow(item, &opened)
    let isInSection = containers.last?.role == .slot(.items)
    // What lies under a row shares the columns and the actions of the list.
    let outer = isInSection || rows.last?.holdsCell == true ? nil : rows.last?.list
    let number = configuration == nil ? outer : openLists.last?.rows
    let list = outer.map { engine.stores.lists[$0].configuration } ?? configuration ?? Self.plainList
    let selection = environment.listSelection
    let isEditing = environment.editMode.isEditing
    let isHeader = number == nil && configuration != nil
    let controls = RowControls(of: item, in: list, isHeader: isHeader, isInForm: isInForm, for: self)
    var row = OpenRow(
      item,
      list: number,
      isHeader: isHeader,
      controls: controls,
      selection: isHeader ? nil : selection,
      isEditing: isEditing,
      isPlaced: configuration == nil && isInSection,
      previous: number.flatMap { engine.arena[engine.stores.lists[$0].node].pointee.lastChild }
    )
    row.awaitsCell = !isHeader && item.awaitsCell(toBeChosenIn: self.environment)
    if !isHeader { row.number = itemNumbers.number(of: item, in: self.environment) }
    rows.append(row)
    if item.content != .outline { openNumber(ofRow: rows.count - 1) }
    // What unfolds has its control beside the title alone, and any other view beside the cells that it holds.
    if row.hasControl, item.content == .cell, let selection {
      openControl(selection, row)
      rows[rows.count - 1].controlLine = path[path.count - 1]
    }
    if configuration == nil && isInSection || !row.actions.isEmpty { open(LayoutNode(.column)) }
    if item.content == .view, item.row.changesCell { openLooks(of: item.row) }
  }

  static let plainList = ListConfiguration(appearance: .plain)

  /// Sees to it that rows can begin, and returns the list they belong to; `nil` for sections that are no list.
  private func prepareRow(_ item: ItemDescription, _ opened: inout OpenContainer) -> ListConfiguration? {
    let parent = path[path.count - 1]
    guard containers.count >= 2, containers[containers.count - 1].role == .slot(.items) else { return nil }
    switch containers[containers.count - 2].role {
    case .list:
      guard let list = openLists.last else { return nil }
      guard list.rows == nil else { return list.configuration }
      if item.index == 0 {
        // What unfolds below the title has a box of its own, which is not set in.
        let isSetIn = list.isBoxed && item.content != .outline
        beginSupplementary(of: list, isHeader: true, isSetIn: isSetIn, &opened)
      } else {
        _ = openRows()
        opened.depth = path.count
      }
      return list.configuration
    case .section(let hasHeader):
      if engine.arena[parent].pointee.kind == .list { return openLists.last?.configuration }
      guard engine.arena[parent].pointee.kind == .column, engine.arena[parent].pointee.childCount == 0,
        path.count < 2 || engine.arena[path[path.count - 2]].pointee.kind != .compositional
      else { return nil }
      engine.arena[parent].pointee.kind = .list
      engine.arena[parent].pointee.flags.insert(.growsWide)
      if let section = containers[containers.count - 2].node { engine.arena[section].pointee.payload = .wholeList }
      openLists.append(OpenList(configuration: Self.plainList, hasSupplementary: hasHeader))
      note(parent, hasGutter: hasHeader)
      return Self.plainList
    default: return nil
    }
  }

  func openControl(_ selection: ListSelection, _ row: OpenRow) {
    var node = LayoutNode(.row, flags: [.hasSpacing, .growsWide, .keepsLead])
    node.lengths.width = 1
    open(node)
    let words = engine.characters.control(selection.mode, isOn: row.isSelected)
    // Rows that cannot be chosen keep their words below those that can.
    let isDisabled = row.item.row.isSelectionDisabled
    leaf(isDisabled ? "   " : words, style: style(row.isSelected ? .tint : .secondaryLabel))
  }

  /// Takes the control from an item that unfolds as a whole, so that there is nothing to choose it by.
  func forbidChoice() {
    guard let index = rows.indices.last, rows[index].item.content == .outline else { return }
    rows[index].isSelected = false
    rows[index].hasControl = false
  }

  /// Says what can be done with an item that unfolds, before what lies under it.
  func completeTitle() {
    guard let index = rows.indices.last, rows[index].item.content == .outline else { return }
    let indentation = rows[index].numberColumns + rows[index].leadingControlColumns + (rows[index].hasControl ? 4 : 0)
    appendLegend(rows[index].actions, list: rows[index].list, indentation: indentation)
    rows[index].actions = []
  }

  /// Says what can be done with an item and draws its lines.
  func completeItem() {
    completeLooks()
    guard let row = rows.popLast() else { return }
    if row.awaitsCell, checksIdentity { report(.missingCell(of: row.item.identity ?? "", at: place)) }
    appendLegend(row.actions, list: row.list)
    guard let list = row.list.map({ engine.stores.lists[$0] }) else { return }
    if let node = engine.arena[list.node].pointee.lastChild, node != row.previous {
      noteSeparators(of: row.item, node, in: list)
    }
  }

  // MARK: - Lines

  private func noteSeparators(of item: ItemDescription, _ node: NodeIndex, in list: ListBlock) {
    let configuration = list.configuration
    guard configuration.showsSeparators else { return }
    let wanted = configuration.separators(ofItem: item.index, identity: item.identity).adopting(item.row)
    var lines = ListBlock.Separators()
    let style = style(wanted.colors.bottom ?? .separator)
    if wanted.topSeparatorVisibility == .visible {
      lines.above = Self.line(wanted.topSeparatorInsets, self.style(wanted.colors.top ?? .separator))
    }
    lines.hidesAbove = wanted.topSeparatorVisibility == .hidden
    switch wanted.bottomSeparatorVisibility {
    case .hidden: break
    case .visible: lines.below = Self.line(wanted.bottomSeparatorInsets, style)
    case .automatic:
      if options.drawsSeparators, configuration.appearance.metrics.separators != .none {
        lines.below = Self.line(wanted.bottomSeparatorInsets, style)
      }
    }
    if lines.above != nil || lines.below != nil || lines.hidesAbove { list.separators[node] = lines }
  }

  private static func line(_ insets: EdgeInsets?, _ style: UInt16) -> ListBlock.Line {
    ListBlock.Line(
      leading: insets.map { max(CellLength.columnGap($0.leading), 0) },
      trailing: insets.map { max(CellLength.columnGap($0.trailing), 0) } ?? 0,
      style: style
    )
  }
}
