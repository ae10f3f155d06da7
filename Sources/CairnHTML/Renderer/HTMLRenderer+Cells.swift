import Cairn

extension HTMLRenderer {
  func cell(_ cell: ListCell) {
    let (markup, badge) = beginCell(cell)
    writeLeadingAccessories(of: markup)
    writeImage(of: markup)
    let tag: StaticString = markup.isPhrasing ? "span" : "div"
    writer.write("<")
    writer.write(tag)
    note(.cell)
    let wraps = hasActionsBesideWords(of: markup)
    if wraps { note(.wraps) }
    writer.write(wraps ? " class=\"body wraps\">" : " class=\"body\">")
    writeText(of: markup)
    writeTrailingAccessories(of: markup)
    writer.write("</")
    writer.write(tag)
    writer.write(">")
    end()
    if !markup.words.isEmpty { element.name() }
    noteRow(markup)
    guard let badge else { return }
    end()
    badge.renderSlot(into: self)
    end()
  }

  /// Finds out what a cell is and opens its element; returns it with the badge that stands beside it, if there is one.
  ///
  /// Cells hold views that hold cells, so what takes much of the stack is done here and not around them.
  @inline(never)
  private func beginCell(_ cell: ListCell) -> (CellMarkup, badge: Badge?) {
    let placesBadge = element.parent == .layoutItem && layouts.last?.badgeClass != nil
    let (cell, badge) = resolver.adoptingRow(cell, placesBadge: placesBadge)
    if badge != nil {
      begin(.badged)
      begin(.slot(.content))
    }
    let markup = markup(of: isLoading ? placeholder(for: cell) : cell)
    noteWordsOfItem(markup)
    markup.label = pendingLabel
    let separators = markup.place == .row ? rows.ofItem { $0.separators } : nil
    let element = resolve(.cell(classes: classes(of: markup, separators)))
    write(element.pointee.head)
    let isNamedByLink = markup.address != nil
    writePendingAttributes(for: isNamedByLink ? .text : element.pointee.hasRole ? .named : .container)
    writeStateAttributes(of: markup)
    write(element.pointee.tail)
    push(element)
    self.element.enterCell()
    if !markup.isPhrasing { self.element.stand(in: context.phrasing(false)) }
    return (markup, badge)
  }

  /// Returns a cell that stands for one that is still loading; its words decide the lengths of bars.
  private func placeholder(for cell: ListCell) -> ListCell {
    var placeholder = cell
    placeholder.accessories = []
    placeholder.destination = nil
    placeholder.configurationUpdateHandler = nil
    return placeholder
  }

  // MARK: Finding out

  private func markup(of cell: ListCell) -> CellMarkup {
    let atRest = cell.atRest
    let resolved = resolver.begin(atRest, for: self)
    let markup = CellMarkup(cell, atRest: atRest, resolved, place: cellPlace, start: writer.position)
    markup.isPhrasing = context.isPhrasing
    if case .outlineTitle = element.parent { markup.unfolds = true }
    markup.address = resolved.address
    if let control = resolved.control {
      markup.change = environment.listSelection?.change(byItem: control.value).flatMap { place($0) }
      markup.number = markup.change.map { radioNumber($0) } ?? numbering.nextRow()
    }
    return markup
  }

  private var cellPlace: CellPlace {
    switch element.parent {
    case .header, .headerItem, .outlineTitle(isHeader: true): .header(rows.appearance)
    case .footer: .footer(rows.appearance)
    default: .row
    }
  }

  private func noteWordsOfItem(_ markup: CellMarkup) {
    let modes = markup.content.truncationModes
    if modes.text != .tail { check(modes.text) }
    if modes.secondaryText != .tail { check(modes.secondaryText) }
    if rows.collectsWords { rows.note(words: markup.words) }
  }

  // MARK: Classes

  private func classes(of markup: CellMarkup, _ separators: ListSeparatorConfiguration?) -> String {
    var names = isLoading ? "skeleton " : ""
    if isProminent(markup) { names += "prominent " }
    if markup.cell.isDisabled { names += "disabled " }
    if markup.isLabel { names += "selectable " }
    if let separators, separators.hasOwnInsets { names += "line-inset " }
    let lines = separators.flatMap { $0.isUsual ? nil : $0 }
    if let name = className(of: markup, lines) {
      names += name
      markup.hasClass = true
    }
    return names
  }

  private func className(of markup: CellMarkup, _ lines: ListSeparatorConfiguration?) -> String? {
    guard let key = UsualCellKey(markup.cell, in: markup.place, lineLimit: lineLimit, lines) else {
      return tree.classes.name(for: style(of: markup, lines))
    }
    return tree.classes.name(for: key) { style(of: markup, lines) }
  }

  private func style(of markup: CellMarkup, _ lines: ListSeparatorConfiguration?) -> CellStyle {
    CellStyle(
      place: markup.place,
      isSideBySide: markup.content.prefersSideBySideTextAndSecondaryText,
      look: look(of: markup.cell, in: markup.place),
      variants: variants(of: markup),
      separators: lines
    )
  }

  /// The line limit of words without their own; 0 for none.
  private var lineLimit: Int { Int(tree.lineLimit(at: element.node) ?? context.lineLimit) }

  /// Returns the look of a cell; words without their own line limit have the one in force.
  func look(of cell: ListCell, in place: CellPlace) -> CellLook {
    var look = CellLook(cell, in: place)
    let limit = lineLimit
    guard limit > 0 else { return look }
    if look.text.numberOfLines == 0 { look.text.numberOfLines = limit }
    let hasFurtherWords = cell.contentConfiguration.secondaryAttributedText != nil
    if hasFurtherWords, look.secondaryText.numberOfLines == 0 { look.secondaryText.numberOfLines = limit }
    return look
  }

  /// Whether a chosen row has the tint as its fill.
  private func isProminent(_ markup: CellMarkup) -> Bool {
    guard markup.place == .row, !isLoading else { return false }
    guard markup.cell.looksAtState else { return isProminent(markup.cell) }
    var state = markup.cell.state
    state.isSelected = true
    return isProminent(markup.original.updated(for: state))
  }

  private func isProminent(_ cell: ListCell) -> Bool {
    guard let last = rows.lists.indices.last else { return ListState.plain.configuration.isProminent(cell) }
    return rows.lists[last].configuration.isProminent(cell)
  }

  private func writeStateAttributes(of markup: CellMarkup) {
    // The attributes around the cell may have written it already.
    if markup.cell.isSelected, markup.address == nil, !pendingTraits.contains(.isSelected) {
      note(.current)
      writer.write(" aria-current=\"true\"")
    }
    if markup.cell.isDisabled { writer.write(" aria-disabled=\"true\"") }
    if isLoading, !isPendingHidden { writer.write(" aria-hidden=\"true\"") }
  }
}
