import Cairn

extension HTMLRenderer {
  func cell(_ cell: ListCell) {
    if let changes = rows.takeChangesOfCell() { return adopt(changes, by: cell) }
    guard !isTooDeepForCell else { return text(Text(verbatim: cell.contentConfiguration.words)) }
    var markup = markup(of: isLoading ? placeholder(for: cell) : cell)
    noteWordsOfItem(&markup)
    let label = pendingLabel
    let separators = markup.place == .row ? rows.items.last?.separators : nil
    let element = resolve(.cell(classes: classes(of: &markup, separators)))
    write(element.pointee.head)
    let isNamedByLink = markup.address != nil
    writePendingAttributes(for: isNamedByLink ? .text : element.pointee.hasRole ? .named : .container)
    writeStateAttributes(of: markup)
    write(element.pointee.tail)
    push(element)
    self.element.enterCell()
    if !markup.isPhrasing { self.element.stand(in: context.phrasing(false)) }
    writeLeadingAccessories(of: markup)
    writeImage(of: markup)
    let tag: StaticString = markup.isPhrasing ? "span" : "div"
    writer.write("<")
    writer.write(tag)
    writer.write(hasActionsBesideWords(of: markup) ? " class=\"body wraps\">" : " class=\"body\">")
    writeText(of: markup, label: label)
    writeTrailingAccessories(of: markup)
    writer.write("</")
    writer.write(tag)
    writer.write(">")
    end()
    if !markup.words.isEmpty { self.element.name() }
  }

  /// Renders a cell with what its row says; a badge stands where the layout of its section says, if it does.
  private func adopt(_ row: ListRowAttributes, by cell: ListCell) {
    let appearance = rows.configuration.appearance
    let placesBadge = element.parent == .layoutItem && layouts.last?.badgeClass != nil
    let (cell, badge) = cell.adopting(row, in: appearance, placesBadge: placesBadge)
    guard let badge else { return self.cell(cell) }
    begin(.badged)
    begin(.slot(.content))
    self.cell(cell)
    end()
    slot(.badge, badge)
    end()
  }

  /// Returns a cell that keeps the place of another: its words give bars their lengths.
  private func placeholder(for cell: ListCell) -> ListCell {
    var placeholder = cell
    placeholder.accessories = []
    placeholder.destination = nil
    placeholder.configurationUpdateHandler = nil
    return placeholder
  }

  // MARK: Finding out

  private func markup(of cell: ListCell) -> CellMarkup {
    var markup = CellMarkup(cell, place: cellPlace)
    markup.isPhrasing = context.isPhrasing
    markup.isHeader = isHeader(at: markup.place)
    adoptRow(into: &markup)
    if case .outlineTitle = element.parent { markup.unfolds = true }
    markup.pick = pick(for: markup)
    var state = cell.state
    if cell.configurationUpdateHandler == nil, cell.ownBackground == nil { state.isSelected = false }
    markup.cell = cell.updated(for: state)
    markup.cell.state = cell.state
    if let destination = markup.cell.destination, !cell.state.isDisabled { markup.address = checked(destination) }
    return markup
  }

  private var cellPlace: CellPlace {
    let appearance = rows.configuration.appearance
    switch element.parent {
    case .header, .headerItem, .outlineTitle(isHeader: true): return .header(appearance)
    case .footer: return .footer(appearance)
    default: return .row
    }
  }

  private func isHeader(at place: CellPlace) -> Bool {
    if case .header = place { return true }
    switch element.parent {
    case .item(let isInHeader): return isInHeader
    case .branchTitle(let isHeader): return isHeader
    default: return false
    }
  }

  /// Takes over what the item says about the row.
  private func adoptRow(into markup: inout CellMarkup) {
    guard let item = rows.items.last else { return }
    rows.noteCell()
    markup.identity = item.identity
    markup.row = item.row
  }

  private func pick(for markup: CellMarkup) -> CellMarkup.Pick? {
    guard !markup.isHeader else { return nil }
    let accessory = markup.cell.accessories.first { $0.isMultiselect && !$0.isHidden }
    let selection = isLoading ? nil : environment.listSelection
    guard accessory != nil || selection != nil && markup.place == .row && !markup.unfolds && !element.isInCell else {
      return nil
    }
    guard !markup.row.isSelectionDisabled else { return nil }
    guard let identity = markup.identity else {
      reportLeftOut(markup.cell.contentConfiguration.words, .missingIdentity)
      return nil
    }
    guard allowsInteraction() else { return nil }
    let isMultiple = accessory != nil || selection?.mode == .multiple
    let name = selection?.name ?? "selection"
    if let selection, accessory == nil { note(selection) }
    if isMultiple { note(identity, sentAs: name) }
    if selection?.leavesOut(identity) == true { report(.severalChosen(identity, at: place)) }
    return CellMarkup.Pick(
      isMultiple: isMultiple,
      name: name,
      isChecked: selection?.isChosen(identity) ?? false,
      displayed: accessory?.displayed ?? selection?.displayed ?? .always,
      number: numbering.nextRow()
    )
  }

  /// Takes note of an item that can be chosen among others, which no other one of the form is sent like.
  private func note(_ identity: String, sentAs name: String) {
    guard checksIdentity, rows.note(identity, sentAs: name) else { return }
    report(
      .warning,
      .sharedSelection,
      """
      Two items of a form send "\(name)=\(identity.prefix(80))" when they are chosen, so that a server cannot tell them \
      apart. Give their lists names: .selection(.multiple, name:).
      """
    )
  }

  /// Takes note of a choice; one of a single item shares its name with no other of the form.
  private func note(_ selection: ListSelection) {
    guard checksIdentity, let other = rows.note(selection), selection.mode == .single || other.mode == .single else {
      return
    }
    let isOfBoth = selection.mode == other.mode
    report(
      .warning,
      .sharedSelection,
      """
      Two lists in one form have the name "\(selection.name)" for what is chosen, \
      \(isOfBoth ? "so that one item of both can be" : "of which one lets a single item be and the other several"). \
      Give them names, .selection(.single, name:), or put both into one view with one selection(_:).
      """
    )
  }

  private func noteWordsOfItem(_ markup: inout CellMarkup) {
    let content = markup.content
    if content.textProperties.truncationMode != .tail { check(content.textProperties.truncationMode) }
    if content.secondaryTextProperties.truncationMode != .tail { check(content.secondaryTextProperties.truncationMode) }
    markup.words = content.words
    if markup.words.isEmpty, let identity = markup.identity, !identity.isEmpty { name(&markup, by: identity) }
    if rows.collectsWords { rows.note(words: markup.words) }
  }

  /// Names a cell without words by its item's identity, for what can be done with it must have a name.
  private func name(_ markup: inout CellMarkup, by identity: String) {
    markup.words = identity
    markup.isNamedByIdentity = true
    let isDecoration = { (accessory: Accessory) in
      switch accessory.kind {
      case .checkmark, .disclosureIndicator, .label, .custom: true
      default: accessory.isHidden
      }
    }
    let cell = markup.cell
    guard
      cell.destination != nil || markup.pick != nil || rows.items.last?.hasActions == true
        || !cell.accessories.allSatisfy(isDecoration)
    else { return }
    report(
      .warning,
      .unnamedRow,
      "The cell of the item \"\(identity.prefix(80))\" has no words to be named by, and something can be done with it. Give it a text."
    )
  }

  // MARK: Classes

  private func classes(of markup: inout CellMarkup, _ separators: ListSeparatorConfiguration?) -> String {
    var names = isLoading ? "skeleton " : ""
    if isProminent(markup) { names += "prominent " }
    if markup.cell.state.isDisabled { names += "disabled " }
    if markup.isLabel { names += "selectable " }
    if let separators, separators.hasOwnInsets { names += "line-inset " }
    let lines = separators.flatMap { $0.isUsual ? nil : $0 }
    let style = CellStyle(
      place: markup.place,
      isSideBySide: markup.content.prefersSideBySideTextAndSecondaryText,
      look: look(of: markup.cell, in: markup.place),
      variants: variants(of: &markup),
      separators: lines
    )
    if let name = tree.classes.name(for: style) {
      names += name
      markup.hasClass = true
    }
    return names
  }

  /// Returns how a cell looks where it stands; the limit of lines in force there is for words without one of their own.
  func look(of cell: ListCell, in place: CellPlace) -> CellLook {
    var look = CellLook(cell, in: place)
    let limit = Int(tree.lineLimit(at: element.node) ?? context.lineLimit)
    guard limit > 0 else { return look }
    if look.text.numberOfLines == 0 { look.text.numberOfLines = limit }
    let hasFurtherWords = cell.contentConfiguration.secondaryAttributedText != nil
    if hasFurtherWords, look.secondaryText.numberOfLines == 0 { look.secondaryText.numberOfLines = limit }
    return look
  }

  /// Whether a row stands out by the tint while it is chosen.
  private func isProminent(_ markup: CellMarkup) -> Bool {
    guard markup.place == .row, !isLoading else { return false }
    let isFixed = markup.cell.configurationUpdateHandler == nil && markup.cell.ownBackground == nil
    guard !isFixed else { return isProminent(markup.cell) }
    var state = markup.cell.state
    state.isSelected = true
    return isProminent(markup.original.updated(for: state))
  }

  private func isProminent(_ cell: ListCell) -> Bool {
    guard let last = rows.lists.indices.last else { return ListState.plain.configuration.isProminent(cell) }
    return rows.lists[last].configuration.isProminent(cell)
  }

  private func writeStateAttributes(of markup: CellMarkup) {
    // What the attributes around the cell said stands there already.
    if markup.cell.state.isSelected, markup.address == nil, !pendingTraits.contains(.isSelected) {
      writer.write(" aria-current=\"true\"")
    }
    if markup.cell.state.isDisabled { writer.write(" aria-disabled=\"true\"") }
    if isLoading, !isPendingHidden { writer.write(" aria-hidden=\"true\"") }
  }
}
