import Cairn

extension TextRenderer {
  /// A cell that is being shown, with what holds around it; a reference, because cells hold views that hold cells.
  private final class ShownCell {
    let resolved: ResolvedCell
    /// The cell without what stands in front of the control that chooses the item.
    var cell: ListCell
    let state: CellState
    let row: OpenRow?
    let isInner: Bool
    let depth: Int
    let outer: InheritedStyle
    /// The modifiers that wait outside; `nil` before the cell is open.
    var outerModifiers: ModifiersInForce.Start?

    init(_ resolved: ResolvedCell, _ state: CellState, _ row: OpenRow?, depth: Int, outer: InheritedStyle) {
      self.resolved = resolved
      cell = resolved.cell
      self.state = state
      self.row = row
      isInner = row?.holdsCell == true
      self.depth = depth
      self.outer = outer
    }
  }

  func cell(_ cell: ListCell) {
    let (shown, badge) = beginCell(cell)
    if let shown {
      fill(shown)
      if let index = rows.indices.last { rows[index].holdsCell = shown.isInner }
      if let outerModifiers = shown.outerModifiers { inForce.leave(to: outerModifiers) }
      inherited = shown.outer
      close(to: shown.depth)
    }
    resolver.end(for: self)
    guard let badge else { return }
    end()
    badge.renderSlot(into: self)
    end()
  }

  /// Finds out what a cell is and opens its nodes.
  ///
  /// - Returns: The cell, or `nil` if it does not show, and the badge beside it.
  @inline(never)
  private func beginCell(_ cell: ListCell) -> (ShownCell?, badge: Badge?) {
    let (cell, badge) = resolver.adoptingRow(cell, placesBadge: rows.last?.isPlaced == true)
    if badge != nil {
      begin(.badged)
      begin(.slot(.content))
    }
    let row = rows.last
    var state = cell.state
    if row?.control?.isChosen == true, row?.holdsCell != true { state.isSelected = true }
    if environment.isEditing { state.isEditing = true }
    if cell.configurationUpdateHandler != nil, isInUnfoldedTitle { state.isExpanded = true }
    let resolved = resolver.begin(cell.updated(for: state), for: self)
    guard !isDropping else { return (nil, badge) }
    let shown = ShownCell(resolved, state, row, depth: path.count, outer: inherited)
    open(shown)
    return (shown, badge)
  }

  private func open(_ shown: ShownCell) {
    let row = shown.row
    openModifiers()
    if row != nil { openNumber(ofRow: rows.count - 1) }
    if let row, row.row.item.content != .cell, !shown.isInner, openControl(of: row) {
      rows[rows.count - 1].controlLine = path[path.count - 1]
    }
    shown.outerModifiers = inForce.enter()
    if !shown.isInner { showLeadingControls(of: &shown.cell, shown.state) }
    let content = shown.cell.contentConfiguration
    // What says that it is the header of a plain list keeps the line that marks one in a terminal.
    if content.preset.isSupplementary { withdrawSupplementaryLook(keepingLine: content.preset == .plainHeader) }
    open(node(of: shown.cell, shown.state, row))
    if let index = rows.indices.last { rows[index].holdsCell = true }
  }

  private func node(of cell: ListCell, _ state: CellState, _ row: OpenRow?) -> LayoutNode {
    var node = LayoutNode(.cell, flags: .growsWide)
    node.style = style(.tertiaryLabel)
    let isProminent = state.isSelected && isProminent(cell, row)
    node.background = background(of: cell, state, isProminent)
    var block = CellBlock()
    let level = Double(max(cell.indentationLevel, 0)) * max(cell.indentationWidth, 0)
    // A level of the usual width is two blanks.
    block.indentation = CellLength.columnGap(level * 0.8)
    let content = cell.contentConfiguration
    block.setMargins(content.directionalLayoutMargins)
    if block.above > 0 { alignControlsWithWords() }
    block.wordGap = max(CellLength.rowGap(content.textToSecondaryTextVerticalPadding), 0)
    block.isSideBySide = content.prefersSideBySideTextAndSecondaryText
    let padding = content.imageToTextPadding
    block.imageGap = padding == Self.usualImagePadding ? 1 : max(CellLength.columnGap(padding), 0)
    // A cell within another one begins where that has room for it, and not where the rows do.
    block.list = row?.holdsCell == true ? nil : row?.list
    if state.isSelected, row?.control == nil, row?.keepsRoomForControl != true, !hasMultiselect(cell, state) {
      block.marker = isProminent ? .bar : .arrow
      // A cell that is in no list has no gutter but its own.
      if block.list == nil { block.indentation += CellLength.indentation }
      block.markerStyle = style(cell.tintColor ?? inherited.tint ?? .tint, .bold)
    }
    let number = engine.stores.cells.append(block)
    node.payload = .cell(number)
    if let list = block.list { engine.stores.lists[list].cells.append(number) }
    return node
  }

  /// Aligns the marks before a cell with its first line of words instead of its margin.
  private func alignControlsWithWords() {
    for index in path.reversed() {
      let line = engine.arena[index]
      guard line.pointee.kind == .row, line.pointee.flags.contains(.keepsLead) else { return }
      line.pointee.vertical = .firstTextBaseline
    }
  }

  private static let usualImagePadding = ContentConfiguration(preset: .cell).imageToTextPadding

  private func hasMultiselect(_ cell: ListCell, _ state: CellState) -> Bool {
    cell.accessories.contains { accessory in
      guard case .multiselect = accessory.kind, !accessory.isHidden else { return false }
      return accessory.displayed.includes(isEditing: state.isEditing)
    }
  }

  /// Whether a chosen cell has the tint as its background.
  private func isProminent(_ cell: ListCell, _ row: OpenRow?) -> Bool {
    guard let list = row?.list else { return Self.plainList.isProminent(cell) }
    return engine.stores.lists[list].configuration.isProminent(cell)
  }

  /// Returns the background of a cell: the author's, or the mark of a chosen cell.
  private func background(of cell: ListCell, _ state: CellState, _ isProminent: Bool) -> UInt16 {
    guard options.style != .plain else { return 0 }
    guard options.style != .monochrome else {
      return isProminent ? styles.numberOfReversal() : 0
    }
    if let configuration = cell.ownBackground {
      let atRest = BackgroundConfiguration(preset: configuration.preset).fill
      return configuration.fill == atRest ? 0 : background(configuration.fill?.representative)
    }
    guard state.isSelected else { return 0 }
    return background(isProminent ? cell.tintColor ?? inherited.tint ?? .tint : .fill)
  }

  /// Whether the next view is in the title of an open disclosure.
  private var isInUnfoldedTitle: Bool {
    guard let title = containers.lastIndex(where: { $0.role == .slot(.title) }), title > 0 else { return false }
    return containers[title - 1].role == .disclosure && !containers[title - 1].isFolded
  }

  // MARK: - Parts

  private func fill(_ shown: ShownCell) {
    let index = path[path.count - 1]
    let number = engine.arena[index].pointee.cell
    if let tint = shown.cell.tintColor { inherited.tint = tint }
    if shown.state.isDisabled { inherited.isDim = true }
    engine.stores.cells[number].leading = part(of: index) { accessories(of: shown, at: .leading) }
    showImage(of: shown, number, in: index)
    resolver.beginContent(of: shown.resolved)
    if let view = shown.cell.hostedView {
      engine.stores.cells[number].text = part(of: index) { show(view) }
    } else {
      showWords(of: shown, number, in: index)
    }
    showFurtherWords(of: shown, number, in: index)
    resolver.endContent(of: shown.resolved)
    engine.stores.cells[number].trailing = part(of: index) { accessories(of: shown, at: .trailing) }
  }

  private func accessories(of shown: ShownCell, at edge: HorizontalEdge) {
    accessories(of: shown.cell, at: edge, shown.state, shown.row)
  }

  @inline(never)
  private func showImage(of shown: ShownCell, _ number: NodeStore<CellBlock>.Index, in index: NodeIndex) {
    let content = shown.cell.contentConfiguration
    guard let image = content.image else { return }
    engine.stores.cells[number].image = part(of: index) { show(image, content) }
  }

  @inline(never)
  private func showWords(of shown: ShownCell, _ number: NodeStore<CellBlock>.Index, in index: NodeIndex) {
    let content = shown.cell.contentConfiguration
    guard let words = content.attributedText, !words.isEmpty else { return }
    let isBold = shown.state.isSelected && !isProminent(shown.cell, shown.row)
    engine.stores.cells[number].text = part(of: index) {
      show(words, content.textProperties, isBold: isBold, destination: shown.cell.destination)
    }
  }

  @inline(never)
  private func showFurtherWords(of shown: ShownCell, _ number: NodeStore<CellBlock>.Index, in index: NodeIndex) {
    let content = shown.cell.contentConfiguration
    guard let words = content.secondaryAttributedText, !words.isEmpty else { return }
    engine.stores.cells[number].secondary = part(of: index) { show(words, content.secondaryTextProperties) }
  }

  /// Returns the node that a closure makes inside another; `nil` if it makes none.
  private func part(of index: NodeIndex, _ make: () -> Void) -> NodeIndex? {
    let before = engine.arena[index].pointee.lastChild
    make()
    let after = engine.arena[index].pointee.lastChild
    return after == before ? nil : after
  }

  private func show(_ view: HostedView) {
    let depth = path.count
    open(LayoutNode(.column))
    view.render(into: watched)
    close(to: depth)
  }

  private func show(_ image: Image, _ content: ContentConfiguration) {
    var image = image
    image.sizing = .natural
    // A picture named like the words beside it would say them twice.
    if case .named = image.source, image.accessibilityDescription == content.text { return }
    let outer = inherited
    let tint = content.imageProperties.tintColor
    inherited.color = tint == nil || tint == .tint ? inherited.tint ?? .tint : tint
    inherited.limits.lines = 1
    self.image(image)
    inherited = outer
  }

  /// Shows words as a cell's configuration describes them, with the look of a link if they lead somewhere.
  private func show(
    _ words: Text,
    _ properties: ContentConfiguration.TextProperties,
    isBold: Bool = false,
    destination: String? = nil
  ) {
    let outer = inherited
    defer {
      inherited = outer
    }
    if properties.font != .body {
      inherited.font = properties.font
      inherited.weight = nil
    }
    if isBold { inherited.weight = .bold }
    if properties.color != .label { inherited.color = properties.color }
    if properties.numberOfLines > 0 { inherited.limits.lines = Int32(clamping: properties.numberOfLines) }
    if properties.truncationMode != .tail {
      inherited.limits.truncation.mode = TextTruncation.Mode(properties.truncationMode)
    }
    if properties.alignment != .leading { inherited.limits.alignment = properties.alignment }
    if let textCase = properties.textCase { inherited.textCase = textCase }
    guard let destination else { return text(words) }
    let number = linkNumber(destination)
    guard number != 0 else { return text(words) }
    inherited.link = number
    inherited.isUnderlined = true
    if properties.color == .label { inherited.color = inherited.tint ?? .link }
    guard options.hyperlinks == .addresses, let address = links.address(number) else { return text(words) }
    text(words + Text(verbatim: " (\(address))").foregroundColor(.secondary))
  }

  // MARK: - What can be done

  /// Adds a line with the actions of an item, because a terminal has no swipes.
  func appendLegend(_ actions: [SwipeAction], list: NodeStore<ListBlock>.Index?, indentation: Int32 = 0) {
    guard !actions.isEmpty else { return }
    for action in actions { check(action.image) }
    let outer = inherited
    inherited.color = .secondary
    var node = LayoutNode(.cell, flags: .growsWide)
    var block = CellBlock()
    block.list = list
    block.indentation = indentation
    let number = engine.stores.cells.append(block)
    node.payload = .cell(number)
    let depth = path.count
    let index = open(node)
    engine.stores.cells[number].text = part(of: index) { text(SwipeAction.legend(of: actions)) }
    close(to: depth)
    inherited = outer
  }
}

extension SwipeAction {
  /// Returns the names of actions in one line of words.
  static func legend(of actions: [SwipeAction], isSpoken: Bool = false) -> Text {
    var runs = [Cairn.TextRun(string: "actions: ")]
    for (position, action) in actions.enumerated() {
      if position > 0 { runs.append(Cairn.TextRun(string: ", ")) }
      var run = Cairn.TextRun(string: isSpoken || action.title.isEmpty ? action.words : action.title)
      if case .destination(let address) = action.behavior { run.destination = address }
      runs.append(run)
    }
    let isPlain = runs.allSatisfy { $0.destination == nil }
    return isPlain ? Text(verbatim: runs.map(\.string).joined()) : Text(runs: runs)
  }
}
