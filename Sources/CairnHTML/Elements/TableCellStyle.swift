import Cairn

/// What the look of a table's cell depends on.
struct TableCellStyle: Hashable {
  var kind: TableCellDescription.Kind
  var alignment: TableColumnAlignment
  /// The widths that a cell of the first row sets for its column; and for a header, how rows are sorted.
  var column: Column?

  /// The properties of a column that its first cell shows.
  struct Column: Hashable {
    var minWidth: Double?
    var idealWidth: Double?
    var maxWidth: Double?
    var sortDirection: TableSortDirection?
  }

  init(_ cell: TableCellDescription, _ column: TableColumnDescription? = nil) {
    kind = cell.kind
    alignment = cell.alignment
    guard let column, cell.columnCount == 1 else { return }
    let first = Column(
      minWidth: column.minWidth,
      idealWidth: column.idealWidth,
      maxWidth: column.maxWidth,
      sortDirection: cell.kind == .columnHeader ? column.sortDirection : nil
    )
    if first != Column() { self.column = first }
  }
}

extension ElementSpecification {
  mutating func setTableCell(_ cell: TableCellStyle) {
    switch cell.kind {
    case .value: tag = "td"
    case .columnHeader: (tag, attributes) = ("th", " scope=\"col\"")
    case .rowHeader: (tag, attributes) = ("th", " scope=\"row\"")
    case .groupHeader: (tag, attributes) = ("th", " scope=\"rowgroup\"")
    }
    switch cell.alignment {
    case .automatic, .leading: break
    case .center: classes = ["middle"]
    case .trailing: classes = ["end"]
    case .numeric: classes = cell.kind == .columnHeader ? ["end"] : ["end", "number"]
    }
    childContext.mayBeBare = true
    guard let column = cell.column else { return }
    if let direction = column.sortDirection { classes.append("\(direction)") }
    if let width = column.idealWidth { declarations["inline-size"] = CSSLength.rem(max(width, 0)) }
    if let width = column.minWidth { declarations["min-inline-size"] = CSSLength.rem(max(width, 0)) }
    if let width = column.maxWidth { declarations["max-inline-size"] = CSSLength.rem(max(width, 0)) }
  }

  mutating func setTable(_ block: Block) {
    switch block {
    case .table: setTable()
    case .stackingTable:
      setTable()
      classes.append("stacks")
    case .tableCaption:
      tag = "caption"
      childContext.mayBeBare = true
    case .tableHead: tag = "thead"
    case .tableBody: tag = "tbody"
    case .tableFoot: tag = "tfoot"
    case .tableRow: tag = "tr"
    default: break
    }
  }

  private mutating func setTable() {
    classes = ["table", "fills"]
    innerTags = ["table"]
    frameFit = .resizes
  }
}
