import Cairn

extension InheritedStyle {
  /// Makes words look like those of a header of a list.
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

  /// Gives the look of a header or a footer up for the one outside, where nothing has changed it since.
  mutating func withdraw(_ look: InheritedStyle, for outer: InheritedStyle) {
    if weight == look.weight { weight = outer.weight }
    if isUnderlined == look.isUnderlined { isUnderlined = outer.isUnderlined }
    if textCase == look.textCase { textCase = outer.textCase }
    if color == look.color { color = outer.color }
  }
}

extension ListConfiguration {
  /// The rows by which the room above a header exceeds that of its appearance, which a terminal does without.
  private var additionalRowsAboveHeader: Int32 {
    headerTopPadding.map { max(CellLength.rowGap($0 - appearance.metrics.padding), 0) } ?? 0
  }

  /// The room around a header or a footer.
  func room(aroundHeader isHeader: Bool, isSetIn: Bool) -> LayoutNode.Lengths {
    var lengths = LayoutNode.Lengths()
    if isHeader { lengths.top = additionalRowsAboveHeader }
    if isSetIn { lengths.leading = CellLength.indentation }
    return lengths
  }
}

extension TextRenderer {
  /// Begins a header or a footer of a list: changes the looks of what comes and leaves room around it.
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

  /// Takes the look of the header or footer around back, for what has looks of its own.
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

  /// Opens the rows that unfold under the header of the list that is open.
  func openUnfoldedRows(_ opened: inout OpenContainer) {
    opened.role = .unfoldedRows
    opened.outerStyle = inherited
    withdrawSupplementaryLook()
    opened.node = openRows()
    guard let header = rows.indices.last, let list = openLists.last else { return }
    rows[header].list = list.rows
  }

  /// Ends the rows under a header; what follows in the section has rows of its own.
  func completeUnfoldedRows(_ container: OpenContainer) {
    if let index = openLists.indices.last, let list = openLists[index].rows {
      completeColumns(of: engine.stores.lists[list])
      openLists[index].rows = nil
    }
    if let header = rows.indices.last { rows[header].list = nil }
    removeIfEmpty(container)
  }
}
