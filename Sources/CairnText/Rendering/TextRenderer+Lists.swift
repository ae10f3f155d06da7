import Cairn

extension TextRenderer {
  /// Opens a section with a layout: as groups, as a list, or as a plain list.
  func openSection(_ section: SectionDescription, _ layout: SectionLayout, _ opened: inout OpenContainer) {
    switch section.form {
    case .groups: openGroups(layout, &opened)
    case .list: openList(section, &opened)
    case .plainList:
      opened.role = .section(hasHeader: section.hasHeader)
      opened.node = open(LayoutNode(.column, flags: [.isBlock, .growsWide, .takesWidth]))
    }
  }

  private func openList(_ section: SectionDescription, _ opened: inout OpenContainer) {
    guard let configuration = resolver.section?.list else { return }
    opened.role = .list
    let hasSupplementary = section.hasHeader || section.hasFooter
    // A header or a footer begins at the leading edge of the rows, even if there are none.
    var node = LayoutNode(.column, flags: hasSupplementary ? [.isBlock, .growsWide, .takesWidth] : .isBlock)
    // A list stands apart from its neighbours even in a column without any spacing.
    node.payload = .wholeList
    opened.node = open(node)
    let hasHeaderItem = configuration.headerMode == .firstItemInSection
    openLists.append(OpenList(configuration: configuration, hasSupplementary: hasSupplementary || hasHeaderItem))
  }

  /// The environment of the next section, as far as its width is known.
  var layoutEnvironment: LayoutEnvironment {
    var width = availableColumns
    for modifier in inForce.modifiers {
      switch modifier {
      case .padding(let insets): width -= Self.cells(insets).horizontal
      case .border(_, let thickness): width -= thickness > 0 ? 2 : 0
      case .frame(let frame): width = min(width, frame.width.map(CellLength.columns) ?? width)
      default: break
      }
    }
    return engine.presentation.environment(columns: max(width, 1), traits: environment.layoutTraits)
  }

  var _room: LayoutExtent {
    // Its width is already that inside of the modifiers.
    var room = layoutEnvironment.container.effectiveContentSize
    room.height = room.inside(inForce.modifiers).height
    return room
  }

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
    // A footer belongs to the rows, which are indented below a header or above a footer.
    beginSupplementary(of: list, isHeader: slot == .header, isSetIn: list.isBoxed || slot == .footer, &opened)
    opened.node = open(LayoutNode(.column))
  }

  // MARK: - Rows

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

  /// Makes a node the one with the rows of the open list.
  private func note(_ node: NodeIndex, hasGutter: Bool) {
    guard let configuration = openLists.last?.configuration else { return }
    let block = ListBlock(configuration: configuration, node: node, hasGutter: hasGutter)
    let number = engine.stores.lists.append(block)
    engine.arena[node].pointee.payload = .list(number)
    openLists[openLists.count - 1].rows = number
  }

  /// Completes the columns before the words of a section's rows.
  func completeRows(_ container: OpenContainer) {
    guard let rows = openLists.last?.rows else { return }
    let list = engine.stores.lists[rows]
    let isWholeSection = containers.last?.role == .list
    guard isWholeSection || list.node == container.node else { return }
    completeColumns(of: list)
    if !isWholeSection { openLists.removeLast() }
  }

  /// Makes room for the marks of chosen rows and for the longest number.
  func completeColumns(of list: ListBlock) {
    let isMarked = list.cells.contains { engine.stores.cells[$0].marker != .none }
    alignNumbers(of: list)
    if isMarked, !list.hasGutter { engine.arena[list.node].pointee.lengths.leading = CellLength.indentation }
  }

  // MARK: - Items

  func openItem(_ item: ItemDescription, _ opened: inout OpenContainer) {
    opened.role = .item
    let isOfList = prepareRow(item, &opened)
    let isInSection = containers.last?.role == .slot(.items)
    // Rows under a row share the columns of its list.
    let outer = isInSection || rows.last?.holdsCell == true ? nil : rows.last?.list
    let number = isOfList ? openLists.last?.rows : outer
    guard let resolved = resolver.row else { return }
    let row = OpenRow(
      resolved,
      list: number,
      selection: environment.listSelection,
      isEditing: environment.isEditing,
      isPlaced: !isOfList && isInSection,
      previous: number.flatMap { engine.arena[engine.stores.lists[$0].node].pointee.lastChild }
    )
    rows.append(row)
    if item.content != .outline { openNumber(ofRow: rows.count - 1) }
    // An outline has its control beside the title only, and other views have theirs beside their cells.
    if item.content == .cell, openControl(of: row) { rows[rows.count - 1].controlLine = path[path.count - 1] }
    if row.isPlaced || !row.actions.isEmpty { open(LayoutNode(.column)) }
    if item.content == .view, !item.saysNothing, item.row.changesCell { openLooks(of: item.row) }
  }

  static let plainList = ListConfiguration(appearance: .plain)

  /// Makes sure that a row can begin; returns whether it belongs to a list.
  private func prepareRow(_ item: ItemDescription, _ opened: inout OpenContainer) -> Bool {
    let parent = path[path.count - 1]
    guard containers.count >= 2, containers[containers.count - 1].role == .slot(.items) else { return false }
    switch containers[containers.count - 2].role {
    case .list:
      guard let list = openLists.last else { return false }
      guard list.rows == nil else { return true }
      if item.index == 0 {
        // The rows that unfold below the title have a box of their own, which is not indented.
        let isSetIn = list.isBoxed && item.content != .outline
        beginSupplementary(of: list, isHeader: true, isSetIn: isSetIn, &opened)
      } else {
        _ = openRows()
        opened.depth = path.count
      }
      return true
    case .section(let hasHeader):
      if engine.arena[parent].pointee.kind == .list { return openLists.last != nil }
      guard engine.arena[parent].pointee.kind == .column, engine.arena[parent].pointee.childCount == 0,
        path.count < 2 || engine.arena[path[path.count - 2]].pointee.kind != .compositional
      else { return false }
      engine.arena[parent].pointee.kind = .list
      engine.arena[parent].pointee.flags.insert(.growsWide)
      if let section = containers[containers.count - 2].node { engine.arena[section].pointee.payload = .wholeList }
      openLists.append(OpenList(configuration: Self.plainList, hasSupplementary: hasHeader))
      note(parent, hasGutter: hasHeader)
      return true
    default: return false
    }
  }

  /// Opens the line of a row with a control, or with room for one; returns `false` for any other row.
  func openControl(of row: OpenRow) -> Bool {
    guard row.control != nil || row.keepsRoomForControl else { return false }
    var node = LayoutNode(.row, flags: [.hasSpacing, .growsWide, .keepsLead])
    node.lengths.width = 1
    open(node)
    let words = row.control.map { engine.characters.control($0.mode, isOn: $0.isChosen) } ?? "   "
    leaf(words, style: style(row.control?.isChosen == true ? .tint : .secondaryLabel))
    return true
  }

  /// Removes the control of an item that unfolds as a whole, because it cannot be chosen.
  func forbidChoice() {
    guard let index = rows.indices.last, rows[index].row.item.content == .outline else { return }
    rows[index].control = nil
  }

  /// Shows the actions of an item that unfolds, before its content.
  func completeTitle() {
    guard let index = rows.indices.last, rows[index].row.item.content == .outline else { return }
    let indentation =
      rows[index].numberColumns + rows[index].leadingControlColumns + (rows[index].control == nil ? 0 : 4)
    appendLegend(rows[index].actions, list: rows[index].list, indentation: indentation)
    rows[index].actions = []
  }

  /// Shows the actions of an item and notes its lines.
  func completeItem() {
    completeLooks()
    guard let row = rows.popLast() else { return }
    appendLegend(row.actions, list: row.list)
    guard let list = row.list.map({ engine.stores.lists[$0] }) else { return }
    if let node = engine.arena[list.node].pointee.lastChild, node != row.previous {
      noteSeparators(of: row.row, node, in: list)
    }
  }

  // MARK: - Lines

  private func noteSeparators(of row: ResolvedRow, _ node: NodeIndex, in list: ListBlock) {
    let configuration = list.configuration
    guard configuration.showsSeparators else { return }
    let wanted = configuration.separators(of: row)
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
