import Cairn

extension TextRenderer {
  func begin(_ container: Container) {
    resolver.begin(container, for: self)
    var opened = OpenContainer(role: .plain, depth: path.count)
    if case .collectionSection(let section) = container {
      begin(section)
      opened.isCollectionSection = true
    }
    show(container, &opened)
    opened.outerModifiers = inForce.enter()
    containers.append(opened)
  }

  private func show(_ container: Container, _ opened: inout OpenContainer) {
    if isDropping {
      opened.role = .dropped
      return
    }
    if case .slot(.content) = container, containers.last?.isFolded == true {
      opened.role = .dropped
      return
    }
    if let role = pageRole(of: container) {
      opened.role = role
      if case .collection(let collection) = container {
        opened.outerSectionGap = output.collectionGap
        output.collectionGap = gap(of: collection)
      }
      return
    }
    opened.previousSibling = engine.arena[path[path.count - 1]].pointee.lastChild
    openModifiers()
    openNode(of: container, &opened)
  }

  func end() {
    resolver.end(for: self)
    guard let container = containers.popLast() else { return }
    defer { if container.isCollectionSection { endSection() } }
    inForce.leave(to: container.outerModifiers)
    if container.role != .dropped {
      complete(container)
      if let gap = container.outerSectionGap { output.collectionGap = gap }
    }
    if let outer = container.outerStyle {
      inherited = outer
    }
    if container.role != .dropped { close(to: container.depth) }
  }

  // MARK: - Pages

  /// Returns the role of a container that is written part by part; `nil` for one that is laid out as a whole.
  private func pageRole(of container: Container) -> OpenContainer.Role? {
    guard path.count == 1, !isInterrupted else { return nil }
    switch container {
    case .navigation, .collection, .collectionSection, .readableWidth: break
    case .scrollView(let layout) where layout.axes != .horizontal: break
    default: return nil
    }
    var insets = LayoutNode.Lengths()
    for modifier in inForce.modifiers {
      guard case .padding(let padding) = modifier else { return nil }
      let cells = Self.cells(padding)
      insets.leading += cells.leading
      insets.trailing += cells.trailing
      insets.top += cells.top
      insets.bottom += cells.bottom
    }
    if case .readableWidth = container {
      let width = Int32(clamping: options.width) - output.leadingInset - output.trailingInset - insets.horizontal
      insets.trailing += max(width - Self.readableWidth, 0)
    }
    if case .collectionSection(let section) = container {
      output.beginSection(isFirst: section.index == 0)
      if insets.horizontal + insets.vertical == 0 { return .pageSection }
    }
    guard insets.horizontal + insets.vertical > 0 else { return .page }
    let isMirrored = environment.layoutDirection == .rightToLeft
    output.leadingInset += isMirrored ? insets.trailing : insets.leading
    output.trailingInset += isMirrored ? insets.leading : insets.trailing
    output.writeBlankLines(insets.top)
    return .paddedPage(
      leading: isMirrored ? insets.trailing : insets.leading,
      trailing: isMirrored ? insets.leading : insets.trailing,
      bottom: insets.bottom
    )
  }

  /// Whether an open container without a node is not written part by part.
  private var isInterrupted: Bool {
    guard let last = containers.last else { return false }
    switch last.role {
    case .page, .pageSection, .paddedPage: return false
    default: return true
    }
  }

  // MARK: - Nodes of containers

  private func openNode(of container: Container, _ opened: inout OpenContainer) {
    switch container {
    case .stack(let layout):
      // Rows that unfold under a header belong to its list, without a column around them.
      let areRows = layout.holdsItems && containers.last?.role == .unfoldedRows
      opened.node = areRows ? path[path.count - 1] : open(Self.node(layout))
    case .grid(let layout): opened.node = open(Self.node(layout))
    case .gridRow(let layout): opened.node = open(rowNode(layout))
    case .lazyGrid(let layout): opened.node = openLazyGrid(layout)
    case .scrollView(let layout):
      if layout.axes == .horizontal {
        opened.role = .horizontalScroll
        opened.node = open(LayoutNode(.flow))
      } else {
        opened.node = open(LayoutNode(.column))
      }
    case .link(let link): openLink(link, &opened)
    case .button(let button): openButton(button, &opened)
    case .toggle(let toggle): openToggle(toggle, &opened)
    case .field(let field): openField(field, &opened)
    case .choice(let choice): openMark(engine.characters.control(.single, isOn: choice.isChosen), &opened)
    case .label:
      var node = LayoutNode(.row, flags: .hasSpacing)
      node.lengths.width = 1
      node.vertical = .firstTextBaseline
      opened.node = open(node)
    case .section(let section):
      if let layout = section.layout {
        note(layout)
        return openSection(section, layout, &opened)
      }
      opened.role = .section(hasHeader: section.hasHeader)
      opened.node = open(LayoutNode(.column, flags: [.isBlock, .growsWide, .takesWidth]))
    case .disclosure:
      opened.role = .disclosure
      opened.isHeaderOfList = rows.last?.row.isHeader == true && containers.last?.role == .item
      if resolver.disclosure?.outlineStyle == .header { forbidChoice() }
      opened.isFolded = !options.showsFolded && resolver.disclosure?.isExpanded == false
      opened.node = open(LayoutNode(.column, flags: .unfolds))
    case .navigationTitle: openNavigationTitle(&opened)
    case .collectionSection:
      opened.node = open(LayoutNode(.column, flags: .isBlock))
    case .layers(let layers):
      opened.role = .layers
      var node = LayoutNode(.layers)
      node.horizontal = layers.alignment.horizontal
      node.vertical = layers.alignment.vertical
      opened.node = open(node)
    case .badged:
      opened.role = .badged
      opened.node = open(LayoutNode(.badged))
    case .navigationSplit:
      var node = LayoutNode(.split, flags: .isBlock)
      node.style = style(.tertiaryLabel)
      opened.node = open(node)
    case .readableWidth:
      openFrame(FrameLimits(maxWidth: Self.readableWidth))
      opened.node = open(LayoutNode(.column))
    case .prose(let prose): openProse(prose, &opened)
    case .table(let table): openTable(table, &opened)
    case .tableGroup(let group):
      opened.role = .tableGroup(group)
      opened.node = path[path.count - 1]
    case .tableRow: openTableRow(&opened)
    case .tableCell(let cell): openTableCell(cell, &opened)
    case .unavailable: openUnavailable(&opened)
    case .placeholder: openPlaceholder(&opened)
    case .item(let item): openItem(item, &opened)
    case .form: opened.node = open(LayoutNode(.column, flags: .isBlock))
    case .editButton(let button): openEditButton(button, &opened)
    case .slot(let slot): openSlot(slot, &opened)
    default: opened.node = open(LayoutNode(.column))
    }
  }

  private static func node(_ layout: StackLayout) -> LayoutNode {
    var node: LayoutNode
    switch layout.direction {
    case .horizontal: node = LayoutNode(.row)
    case .vertical: node = LayoutNode(.column)
    case .depth: node = LayoutNode(.depth)
    }
    node.horizontal = layout.alignment.horizontal
    node.vertical = layout.alignment.vertical
    if layout.holdsItems { node.flags.insert(.holdsItems) }
    if let spacing = layout.spacing, layout.direction != .depth {
      node.flags.insert(.hasSpacing)
      node.lengths.width = max(CellLength.columnGap(spacing), 0)
      node.lengths.height = max(CellLength.rowGap(spacing), 0)
    }
    return node
  }

  private static func node(_ layout: GridLayout) -> LayoutNode {
    var node = LayoutNode(.grid)
    node.horizontal = layout.alignment.horizontal
    node.vertical = layout.alignment.vertical
    // Columns of words need more than one blank between them to read as columns.
    node.lengths.width = layout.horizontalSpacing.map { max(CellLength.columnGap($0), 0) } ?? 2
    node.lengths.height = layout.verticalSpacing.map { max(CellLength.rowGap($0), 0) } ?? 0
    return node
  }

  private func rowNode(_ layout: GridRowLayout) -> LayoutNode {
    var node = LayoutNode(.gridRow, flags: .hasSpacing)
    let grid = engine.arena[path[path.count - 1]].pointee
    node.lengths.width = grid.kind == .grid ? grid.lengths.width : 2
    node.vertical = layout.alignment ?? grid.vertical
    if layout.alignment != nil { node.flags.insert(.hasAlignment) }
    return node
  }

  private func openLazyGrid(_ layout: LazyGridLayout) -> NodeIndex {
    var node = LayoutNode(.lazyGrid)
    if layout.holdsItems { node.flags.insert(.holdsItems) }
    let gap =
      layout.axis == .vertical
      ? layout.spacing.map { max(CellLength.rowGap($0), 0) } ?? 0
      : layout.spacing.map { max(CellLength.columnGap($0), 0) } ?? 1
    node.payload = .grid(engine.stores.grids.append(GridTracks(layout: layout, lineGap: gap)))
    return open(node)
  }

  private func openNavigationTitle(_ opened: inout OpenContainer) {
    opened.role = .navigationTitle
    opened.outerStyle = inherited
    inherited.weight = .bold
    opened.node = open(LayoutNode(.column, flags: .isBlock))
  }

  private func openUnavailable(_ opened: inout OpenContainer) {
    opened.outerStyle = inherited
    opened.role = .unavailable
    inherited.limits.alignment = .center
    let frame = openFrame(FrameLimits(maxWidth: CellLength.unbounded))
    engine.arena[frame].pointee.flags.insert(.isBlock)
    engine.arena[frame].pointee.horizontal = .center
    var column = LayoutNode(.column)
    column.horizontal = .center
    opened.node = open(column)
  }

  /// The columns of a readable line.
  private static let readableWidth: Int32 = 80

  /// Opens a frame within limits; its content begins at the leading edge.
  @discardableResult
  private func openFrame(_ limits: FrameLimits) -> NodeIndex {
    var frame = LayoutNode(.flexibleFrame)
    frame.payload = .frame(engine.stores.frames.append(limits))
    return open(frame)
  }

  private func openPlaceholder(_ opened: inout OpenContainer) {
    opened.outerStyle = inherited
    inherited.color = .red
    var row = LayoutNode(.row, flags: [.hasSpacing, .isBlock])
    row.lengths.width = 1
    opened.node = open(row)
    leaf("!", style: wordStyle)
  }
}
