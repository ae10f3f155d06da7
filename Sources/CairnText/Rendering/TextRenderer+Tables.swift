import Cairn

extension TextRenderer {
  func openTable(_ table: TableDescription, _ opened: inout OpenContainer) {
    opened.role = .table
    var node = LayoutNode(.table, flags: .isBlock)
    node.style = style(.tertiaryLabel)
    node.payload = .table(engine.stores.tables.append(TableBlock(table)))
    opened.node = open(node)
  }

  func openTableRow(_ opened: inout OpenContainer) {
    var group = TableGroup.body
    if case .tableGroup(let outer) = containers.last?.role { group = outer }
    var node = LayoutNode(.tableRow)
    node.payload = .tableRow(group, isTitle: false)
    opened.role = .tableRow(group)
    opened.node = open(node)
  }

  func openTableCell(_ cell: TableCellDescription, _ opened: inout OpenContainer) {
    opened.role = .tableCell(cell.kind)
    opened.outerStyle = inherited
    if cell.kind != .value { inherited.weight = .bold }
    var node = LayoutNode(.column)
    if sortDirection(of: cell) != nil {
      node = LayoutNode(.row, flags: .hasSpacing)
      node.lengths.width = 1
    }
    switch cell.alignment {
    case .automatic, .leading: inherited.limits.alignment = .leading
    case .center: (inherited.limits.alignment, node.horizontal) = (.center, .center)
    case .trailing, .numeric: (inherited.limits.alignment, node.horizontal) = (.trailing, .trailing)
    }
    if cell.kind == .rowHeader { node.flags.insert(.isHeaderOfRow) }
    node.payload = .tableCell(column: Int32(clamping: cell.column), count: Int32(clamping: cell.columnCount))
    if cell.kind == .groupHeader { markRowAsTitle() }
    opened.node = open(node)
  }

  private func markRowAsTitle() {
    guard case .tableRow(let group, _) = engine.arena[path[path.count - 1]].pointee.payload else { return }
    engine.arena[path[path.count - 1]].pointee.payload = .tableRow(group, isTitle: true)
  }

  private func sortDirection(of cell: TableCellDescription) -> TableSortDirection? {
    guard cell.kind == .columnHeader, let table = openTable else { return nil }
    let columns = engine.stores.tables[table].description.columns
    return cell.column < columns.count ? columns[cell.column].sortDirection : nil
  }

  /// The innermost open table.
  private var openTable: NodeStore<TableBlock>.Index? {
    for node in path.reversed() where engine.arena[node].pointee.kind == .table {
      return engine.arena[node].pointee.table
    }
    return nil
  }

  /// Adds the mark of a sorted column, and notes the words of its header for rows that become lists.
  func completeColumnHeader(_ node: NodeIndex) {
    let column = engine.arena[node].pointee.tableColumns.lowerBound
    guard let table = openTable, column < engine.stores.tables[table].labels.count else { return }
    if let text = firstText(of: node) {
      var label = engine.stores.texts[text]
      label.limits.alignment = .leading
      engine.stores.tables[table].labels[column] = engine.stores.texts.append(label)
    }
    guard let direction = engine.stores.tables[table].description.columns[column].sortDirection else { return }
    inherited.color = .secondary
    leaf(engine.characters.sortMark(direction), style: wordStyle)
  }

  private func firstText(of node: NodeIndex) -> NodeStore<TextBlock>.Index? {
    var rest = [node]
    while let next = rest.popLast() {
      let found = engine.arena[next].pointee
      if found.kind == .text { return found.text }
      if next != node, let sibling = found.next { rest.append(sibling) }
      if let child = found.firstChild { rest.append(child) }
    }
    return nil
  }
}
