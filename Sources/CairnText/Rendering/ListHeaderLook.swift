import Cairn

extension InheritedStyle {
  /// Changes the style to that of a list's header.
  mutating func becomeHeader(in appearance: ListConfiguration.Appearance) {
    switch appearance {
    case .plain, .sidebarPlain:
      weight = .bold
      isUnderlined = true
    case .grouped, .insetGrouped:
      textCase = .uppercase
      color = .secondaryLabel
    case .sidebar: weight = .bold
    }
  }

  /// Restores the outer style where the look of a header or footer is still unchanged.
  mutating func withdraw(_ look: InheritedStyle, for outer: InheritedStyle) {
    if weight == look.weight { weight = outer.weight }
    if isUnderlined == look.isUnderlined { isUnderlined = outer.isUnderlined }
    if textCase == look.textCase { textCase = outer.textCase }
    if color == look.color { color = outer.color }
  }
}

extension ListConfiguration {
  /// The blank rows above a header, beyond those of its appearance, which a terminal leaves out.
  private var additionalRowsAboveHeader: Int32 {
    headerTopPadding.map { max(CellLength.rowGap($0 - appearance.metrics.padding), 0) } ?? 0
  }

  func room(aroundHeader isHeader: Bool, isSetIn: Bool) -> LayoutNode.Lengths {
    var lengths = LayoutNode.Lengths()
    if isHeader { lengths.top = additionalRowsAboveHeader }
    if isSetIn { lengths.leading = CellLength.indentation }
    return lengths
  }
}

extension TextRenderer {
  /// Begins a header or a footer of a list: changes the style and leaves room around it.
  func beginSupplementary(of list: OpenList, isHeader: Bool, isSetIn: Bool, _ opened: inout OpenContainer) {
    opened.outerStyle = inherited
    if isHeader {
      inherited.becomeHeader(in: list.configuration.appearance)
    } else {
      inherited.color = .secondary
    }
    opened.supplementaryLook = inherited
    let room = list.configuration.room(aroundHeader: isHeader, isSetIn: isSetIn)
    guard room.horizontal + room.vertical > 0 else { return }
    var padding = LayoutNode(.padding)
    padding.lengths = room
    open(padding)
  }

  /// Removes the look of the open header or footer for content with its own looks.
  func withdrawSupplementaryLook(keepingLine: Bool = false) {
    for container in containers.reversed() {
      if let look = container.supplementaryLook, let outer = container.outerStyle {
        let isUnderlined = inherited.isUnderlined
        inherited.withdraw(look, for: outer)
        if keepingLine { inherited.isUnderlined = isUnderlined }
        return
      }
      if container.role == .item || container.role == .unfoldedRows { return }
    }
  }

  // MARK: - Headers that unfold

  /// Opens the rows that unfold under the header of the open list.
  func openUnfoldedRows(_ opened: inout OpenContainer) {
    opened.role = .unfoldedRows
    opened.outerStyle = inherited
    withdrawSupplementaryLook()
    opened.node = openRows()
    guard let header = rows.indices.last, let list = openLists.last else { return }
    rows[header].list = list.rows
  }

  /// Ends the rows under a header; the following rows of the section are separate.
  func completeUnfoldedRows(_ container: OpenContainer) {
    if let index = openLists.indices.last, let list = openLists[index].rows {
      completeColumns(of: engine.stores.lists[list])
      openLists[index].rows = nil
    }
    if let header = rows.indices.last { rows[header].list = nil }
    removeIfEmpty(container)
  }
}
