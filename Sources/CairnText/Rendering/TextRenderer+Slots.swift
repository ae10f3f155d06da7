import Cairn

extension TextRenderer {
  func openSlot(_ slot: Slot, _ opened: inout OpenContainer) {
    opened.role = .slot(slot)
    if containers.last?.role == .list { return openListSlot(slot, &opened) }
    if slot == .content, containers.last?.isHeaderOfList == true { return openUnfoldedRows(&opened) }
    var node = LayoutNode(.column)
    switch (slot, containers.last?.role) {
    case (.header, _): changeStyle(&opened) { $0.weight = .bold }
    case (.items, .section(hasHeader: true)): openIndented()
    case (.footer, .section(let hasHeader)):
      changeStyle(&opened) { $0.color = .secondary }
      if hasHeader { openIndented() }
    case (.footer, .quote):
      changeStyle(&opened) { $0.color = .secondary }
      node = LayoutNode(.row, flags: .hasSpacing)
      node.lengths.width = 1
    case (.footer, .figure): changeStyle(&opened) { $0.color = .secondary }
    case (.sidebar, _): node.flags.insert(.isBlock)
    case (.title, .disclosure): openDisclosureTitle()
    case (.content, .disclosure):
      node = LayoutNode(.tree)
      // A disclosure inside a cell does not share the columns of cells, because they depend on its size.
      if let row = rows.last, let list = row.list, !row.holdsCell { node.payload = .list(list) }
    case (.background, _), (.overlay, _):
      node = LayoutNode(.depth)
      let layers = engine.arena[path[path.count - 1]].pointee
      let isBehindSection = layers.kind == .compositional
      node.horizontal = isBehindSection ? .center : layers.horizontal
      node.vertical = isBehindSection ? .center : layers.vertical
    case (.badge, _):
      changeStyle(&opened) { $0.color = .secondary }
      if !isBadgePlaced { node = LayoutNode(.row, flags: .hasSpacing) }
    case (.title, .unavailable), (.title, .table), (.title, .description), (.title, .aside):
      changeStyle(&opened) { $0.weight = .bold }
    case (.description, _): changeStyle(&opened) { $0.color = .secondary }
    default: break
    }
    if containers.last?.role == .unavailable { node.horizontal = .center }
    if node.kind == .tree { node.style = style(.tertiaryLabel) }
    let parent = path[path.count - 1]
    let slotNode = open(node)
    opened.node = slotNode
    if slot == .badge, !isBadgePlaced { leaf("(", style: wordStyle) }
    if slot == .footer, containers.last?.role == .quote { leaf(engine.characters.dash, style: wordStyle) }
    if slot == .content, containers.last?.role == .layers { engine.arena[parent].pointee.payload = .content(slotNode) }
    if engine.arena[parent].pointee.kind == .compositional { notePart(slotNode, slot, of: parent) }
  }

  /// Whether a layout of groups places the badge and draws its brackets.
  private var isBadgePlaced: Bool { rows.last?.isPlaced == true }

  private func changeStyle(_ opened: inout OpenContainer, _ change: (inout InheritedStyle) -> Void) {
    opened.outerStyle = inherited
    change(&inherited)
  }

  func openIndented() {
    var node = LayoutNode(.padding)
    node.lengths.leading = CellLength.indentation
    open(node)
  }

  private func openDisclosureTitle() {
    if containers.last?.isHeaderOfList == true, openLists.last?.isBoxed == true { openIndented() }
    var row = LayoutNode(.row, flags: .hasSpacing)
    row.lengths.width = 1
    open(row)
    let isMirrored = environment.layoutDirection == .rightToLeft
    let isFolded = containers.last?.isFolded == true
    leaf(isFolded ? engine.characters.folded(isMirrored: isMirrored) : engine.characters.unfolded, style: wordStyle)
  }

  // MARK: - Links and buttons

  func openLink(_ link: LinkDescription, _ opened: inout OpenContainer) {
    beginInteraction(&opened)
    let number = resolver.isWorking ? linkNumber(link.destination) : 0
    if number != 0 {
      inherited.link = number
      inherited.isUnderlined = true
      inherited.color = inherited.tint ?? .link
    }
    openInteraction(number, &opened)
  }

  func openButton(_ button: ButtonDescription, _ opened: inout OpenContainer) {
    beginInteraction(&opened)
    if let destination = button.destination, resolver.isWorking { inherited.link = linkNumber(destination) }
    if button.look.prominence != .plain || button.role == .destructive {
      inherited.color = button.role == .destructive ? .red : inherited.tint ?? .tint
    }
    guard button.look.prominence != .plain, button.look.prominence != .borderless else {
      return openInteraction(inherited.link, &opened)
    }
    var brackets = LayoutNode(.bracket)
    brackets.lengths.leading = 2
    brackets.lengths.trailing = 2
    brackets.style = wordStyle
    open(brackets)
    openInteraction(inherited.link, &opened)
  }

  /// Shows a box that is marked while the toggle is on, and its words.
  func openToggle(_ toggle: ToggleDescription, _ opened: inout OpenContainer) {
    openMark(engine.characters.control(.multiple, isOn: toggle.isOn), &opened)
  }

  /// Shows a field's title and what is in it; choices stand below their title.
  func openField(_ field: FieldDescription, _ opened: inout OpenContainer) {
    if case .hidden = field.kind { return }
    if case .choices(let layout) = field.kind {
      var node = LayoutNode(layout == .segments ? .row : .column, flags: layout == .segments ? .hasSpacing : [])
      if layout == .segments { node.lengths.width = 2 }
      opened.node = open(node)
      return
    }
    var node = LayoutNode(.row, flags: .hasSpacing)
    node.lengths.width = 1
    opened.node = open(node)
    opened.role = .field("[\(Self.content(of: field))]")
  }

  /// What a reader sees in a field.
  private static func content(of field: FieldDescription) -> String {
    let empty = String(repeating: "_", count: 12)
    switch field.kind {
    case .secret: return empty
    case .menu: return field.value
    default:
      guard field.value.isEmpty else { return field.value }
      // The title stands in front of it.
      return field.prompt.flatMap { $0 == field.title ? nil : $0 } ?? empty
    }
  }

  /// Opens content with a mark in front of it.
  func openMark(_ box: String, _ opened: inout OpenContainer) {
    var node = LayoutNode(.hanging, flags: .hasLeadingMark)
    node.lengths.width = Int32(box.count) + 1
    opened.node = open(node)
    leaf(box, style: wordStyle)
    open(LayoutNode(.column))
  }

  /// Shows the edit button with the words for its next action.
  func openEditButton(_ button: EditButtonDescription, _ opened: inout OpenContainer) {
    openButton(ButtonDescription(role: nil, destination: nil), &opened)
    text(Text(verbatim: environment.isEditing ? button.doneTitle : button.title))
  }

  /// Opens the row of a link or a button; with an address behind the words, it is a flow.
  private func openInteraction(_ number: Int32, _ opened: inout OpenContainer) {
    if options.hyperlinks == .addresses { opened.address = links.address(number) }
    opened.node = open(opened.address == nil ? LayoutNode(.row) : LayoutNode(.flow, flags: .flowsWords))
  }

  private func beginInteraction(_ opened: inout OpenContainer) {
    opened.role = .interaction
    opened.outerStyle = inherited
  }

  // MARK: - Ends

  /// Does the work that needs the complete content of a container.
  func complete(_ container: OpenContainer) {
    switch container.role {
    case .pageSection:
      output.needsGap = true
    case .paddedPage(let leading, let trailing, let bottom):
      output.leadingInset -= leading
      output.trailingInset -= trailing
      output.writeBlankLines(bottom)
    case .navigationTitle:
      if environment.headingLevel == 1 { divider() }
    case .horizontalScroll: if let scroll = container.node { mergeFlow(scroll) }
    case .interaction:
      if let address = container.address {
        inherited.link = 0
        inherited.isUnderlined = false
        inherited.color = .secondary
        leaf("(\(address))", style: wordStyle)
      }
    case .field(let content): leaf(content, style: wordStyle)
    case .slot(.badge): if !isBadgePlaced { leaf(")", style: wordStyle) }
    case .unfoldedRows: completeUnfoldedRows(container)
    case .slot(.content) where containers.last?.role == .disclosure:
      if let content = container.node { completeDisclosure(content) }
    case .slot(.title) where containers.last?.role == .disclosure: completeTitle()
    case .disclosure where !container.isFolded:
      if let node = container.node, engine.arena[node].pointee.childCount == 1 { removeMarker(of: node) }
    case .slot where containers.last?.role == .plain || containers.last?.role == .unavailable: removeIfEmpty(container)
    case .slot(.items):
      completeRows(container)
      removeIfEmpty(container)
    case .slot(.header), .slot(.footer): removeIfEmpty(container)
    case .item: completeItem()
    case .tableCell(.columnHeader): if let node = container.node { completeColumnHeader(node) }
    case .proseList: if let list = container.node { completeProseList(list) }
    case .list: _ = openLists.popLast()
    default: break
    }
  }

  /// Removes a part without any views, so that it takes no room.
  func removeIfEmpty(_ container: OpenContainer) {
    guard let node = container.node, engine.arena[node].pointee.childCount == 0, container.depth < path.count else {
      return
    }
    engine.arena.unlink(path[container.depth], behind: container.previousSibling, in: path[container.depth - 1])
    path.removeSubrange(container.depth...)
  }

  /// Makes the stack in a horizontal scroll view a flow; it holds the visible items.
  private func mergeFlow(_ scroll: NodeIndex) {
    var next = engine.arena[scroll].pointee.firstChild
    while let node = next, engine.arena[scroll].pointee.childCount == 1 {
      switch engine.arena[node].pointee.kind {
      case .row:
        engine.arena[node].pointee.kind = .flow
        engine.arena[node].pointee.style = style(.secondary)
        engine.arena[scroll].pointee.kind = .column
        engine.finish(node)
        return
      case .lazyGrid:
        engine.arena[scroll].pointee.kind = .column
        return
      case .padding, .background, .clip, .border, .fixedFrame, .flexibleFrame:
        next = engine.arena[node].pointee.firstChild
      default:
        next = nil
      }
    }
    engine.arena[scroll].pointee.style = style(.secondary)
  }

  /// Adds tree guides to several views below a title, and indents a single view.
  private func completeDisclosure(_ content: NodeIndex) {
    let node = engine.arena[content]
    if node.pointee.childCount == 1, let only = node.pointee.firstChild.map({ engine.arena[$0] }) {
      guard only.pointee.kind == .column, only.pointee.flags.contains(.holdsItems) else {
        node.pointee.kind = .padding
        node.pointee.lengths.leading = CellLength.indentation
        return
      }
      node.pointee.kind = .column
      only.pointee.kind = .tree
      only.pointee.style = node.pointee.style
      only.pointee.payload = node.pointee.payload
    }
    guard let disclosure = containers.last?.node, node.pointee.childCount > 0 else { return }
    removeMarker(of: disclosure)
  }

  /// Removes the marker of a title: guides show its content, and a title without content needs none.
  private func removeMarker(of disclosure: NodeIndex) {
    var titleRow = engine.arena[disclosure].pointee.firstChild
    if let padding = titleRow, engine.arena[padding].pointee.kind == .padding {
      titleRow = engine.arena[padding].pointee.firstChild
    }
    guard let titleRow, engine.arena[titleRow].pointee.kind == .row, engine.arena[titleRow].pointee.childCount > 1
    else { return }
    engine.arena.removeFirstChild(of: titleRow)
  }
}
