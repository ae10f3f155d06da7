import Cairn

/// Tables; where only phrasing content may stand, they are grids.
extension HTMLRenderer {
  func begin(_ table: TableDescription) {
    rows.tables.append(OpenTable(description: table))
    guard !context.isPhrasing else {
      var grid = GridLayout(alignment: .topLeading, horizontalSpacing: 16, verticalSpacing: nil)
      grid.columnCount = table.columns.count
      return open(.grid(grid), as: .table, .table)
    }
    let kind = table.overflow == .stacks ? Block.stackingTable : .table
    open(.block(kind), for: context.isInteractive ? .container : .named, as: .table, .table) {
      if !context.isInteractive { writeAttributes(of: table) }
    }
  }

  /// Makes the area in which a table scrolls reachable by keyboard, and names it by the caption.
  private func writeAttributes(of table: TableDescription) {
    guard !table.caption.isEmpty else { return writeScrollerAttributes() }
    writer.write(" tabindex=\"0\" role=\"region\"")
    if pendingLabel?.isEmpty ?? true { write(attribute: " aria-label=\"", table.caption) }
  }

  func begin(_ group: TableGroup) {
    if let last = rows.tables.indices.last { rows.tables[last].group = group }
    guard !context.isPhrasing else { return pushTransparent() }
    switch group {
    case .header: open(block: .tableHead)
    case .body: open(block: .tableBody)
    case .footer: open(block: .tableFoot)
    }
  }

  func beginTableRow() {
    guard !context.isPhrasing else { return open(.gridRow(GridRowLayout(alignment: nil))) }
    if let last = rows.tables.indices.last { rows.tables[last].rowCount += 1 }
    open(block: .tableRow)
  }

  func begin(_ cell: TableCellDescription) {
    guard !context.isPhrasing else { return open(block: .title) }
    guard let table = rows.tables.last, cell.kind == .columnHeader || cell.columnCount > 1 || table.rowCount == 1
    else {
      return begin(cell, of: rows.tables.last, nil)
    }
    // The cells of the first row, headers or not, have the widths of their columns.
    begin(cell, of: table, table.rowCount == 1 || cell.kind == .columnHeader ? table.column(of: cell) : nil)
  }

  private func begin(_ cell: TableCellDescription, of table: OpenTable?, _ column: TableColumnDescription?) {
    let stacks = table?.stacks ?? false
    let style = TableCellStyle(cell, column)
    guard stacks || cell.columnCount > 1 || cell.kind == .columnHeader else { return open(.tableCell(style)) }
    open(.tableCell(style), for: .named) {
      // Browsers ignore larger numbers.
      if cell.columnCount > 1 { write(attribute: " colspan=\"", trusted: String(min(cell.columnCount, 1000))) }
      if cell.kind == .columnHeader, let direction = column?.sortDirection {
        write(attribute: " aria-sort=\"", trusted: "\(direction)")
      }
      guard stacks, cell.kind == .value, table?.group != .header, let title = table?.column(of: cell)?.title,
        !title.isEmpty
      else { return }
      write(attribute: " data-header=\"", title)
    }
  }
}
