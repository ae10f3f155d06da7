import Cairn

/// Tables; where only phrasing content may stand, they are grids.
extension HTMLRenderer {
  func begin(_ table: TableDescription) {
    rows.tables.append(table)
    guard !context.isPhrasing else {
      var grid = GridLayout(alignment: .topLeading, horizontalSpacing: 16, verticalSpacing: nil)
      grid.columnCount = table.columns.count
      return open(.grid(grid), as: .table, .table)
    }
    open(.block(.table), for: context.isInteractive ? .container : .named, as: .table, .table) {
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
    guard !context.isPhrasing else { return pushTransparent() }
    switch group {
    case .header: open(.block(.tableHead))
    case .body: open(.block(.tableBody))
    case .footer: open(.block(.tableFoot))
    }
  }

  func beginTableRow() {
    guard !context.isPhrasing else { return open(.gridRow(GridRowLayout(alignment: nil))) }
    open(.block(.tableRow))
  }

  func begin(_ cell: TableCellDescription) {
    guard !context.isPhrasing else { return open(.block(.title)) }
    guard cell.kind == .columnHeader || cell.columnCount > 1 else { return open(.tableCell(TableCellStyle(cell))) }
    let column = rows.tables.last.flatMap { cell.column < $0.columns.count ? $0.columns[cell.column] : nil }
    open(.tableCell(TableCellStyle(cell, column)), for: .named) {
      // Browsers ignore larger numbers.
      if cell.columnCount > 1 { write(attribute: " colspan=\"", trusted: String(min(cell.columnCount, 1000))) }
      guard cell.kind == .columnHeader, let direction = column?.sortDirection else { return }
      write(attribute: " aria-sort=\"", trusted: "\(direction)")
    }
  }
}
