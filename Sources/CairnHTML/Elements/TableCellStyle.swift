import Cairn

/// What the look of a table's cell depends on.
struct TableCellStyle: Hashable {
  var kind: TableCellDescription.Kind
  var alignment: TableColumnAlignment
  /// The column, for its header, which alone has the widths.
  var column: TableColumnDescription?

  init(_ cell: TableCellDescription, _ column: TableColumnDescription? = nil) {
    kind = cell.kind
    alignment = cell.alignment
    self.column = cell.kind == .columnHeader ? column : nil
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
    case .table:
      classes = ["table", "fills"]
      innerTags = ["table"]
      frameFit = .resizes
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
}
