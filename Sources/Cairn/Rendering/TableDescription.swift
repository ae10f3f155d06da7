/// The properties of a table, as ``Container/table(_:)`` has them.
public struct TableDescription: Hashable, Sendable {
  /// The words above the table, which name it; empty for none.
  ///
  /// They also come in a slot ``Slot/title``.
  public var caption: String
  /// The columns, from leading to trailing.
  public var columns: [TableColumnDescription]
  /// The lines that a terminal draws.
  public var border: TableBorder
  /// What a page does that has no room for the table.
  public var overflow: TableOverflow

  /// Creates a description.
  public init(
    caption: String = "",
    columns: [TableColumnDescription],
    border: TableBorder = .automatic,
    overflow: TableOverflow = .scrolls
  ) {
    self.caption = caption
    self.columns = columns
    self.border = border
    self.overflow = overflow
  }
}

/// The properties of a table's column.
public struct TableColumnDescription: Hashable, Sendable {
  /// The words of the header; empty for none.
  public var title: String
  /// How the cells are aligned.
  public var alignment: TableColumnAlignment
  /// The least width in points; `nil` for that of the content.
  public var minWidth: Double?
  /// The width to have if there is room, in points; `nil` for that of the content.
  public var idealWidth: Double?
  /// The greatest width in points; `nil` for that of the content.
  public var maxWidth: Double?
  /// Which columns keep their width the longest where room is short: those with the highest number.
  public var priority: Double
  /// How the rows are sorted by the column; `nil` if they are not.
  public var sortDirection: TableSortDirection?

  /// Creates a description; what is not a number counts as not given.
  public init(
    title: String = "",
    alignment: TableColumnAlignment = .automatic,
    minWidth: Double? = nil,
    idealWidth: Double? = nil,
    maxWidth: Double? = nil,
    priority: Double = 0,
    sortDirection: TableSortDirection? = nil
  ) {
    self.title = title
    self.alignment = alignment
    self.minWidth = finite(minWidth)
    self.idealWidth = finite(idealWidth)
    self.maxWidth = finite(maxWidth)
    self.priority = finite(priority)
    self.sortDirection = sortDirection
  }
}

extension TableColumnDescription {
  /// Whether no width is below 0, and none is above a greater one.
  var hasUsableWidths: Bool {
    let widths = [minWidth, idealWidth, maxWidth].compactMap { $0 }
    return widths.allSatisfy { $0 >= 0 } && zip(widths, widths.dropFirst()).allSatisfy { $0 <= $1 }
  }
}

/// How the cells of a table's column are aligned.
public enum TableColumnAlignment: UInt8, Hashable, Sendable, CaseIterable {
  /// As numbers for a column of numbers, otherwise to where lines begin.
  case automatic
  /// To where lines begin.
  case leading
  /// To the middle.
  case center
  /// To where lines end.
  case trailing
  /// As numbers: to where lines end, with digits of one width, and never broken into lines.
  case numeric
}

/// The direction in which rows are sorted by a column.
public enum TableSortDirection: UInt8, Hashable, Sendable {
  /// The smallest first.
  case ascending
  /// The greatest first.
  case descending
}

/// The lines that a terminal draws in a table.
///
/// A page has lines of its own.
public enum TableBorder: UInt8, Hashable, Sendable, CaseIterable {
  /// A line between the headers and the rows, and one above the footers.
  case automatic
  /// No lines.
  case none
  /// Lines around the table, between its columns, below the headers and between groups of rows.
  case lines
  /// The same lines, with round corners.
  case rounded
  /// The same lines, of ASCII characters.
  case ascii
}

/// What a table does in a page that has no room for it.
public enum TableOverflow: UInt8, Hashable, Sendable {
  /// It scrolls sideways.
  case scrolls
  /// Below 30 rem of room, each row is a list of headers and values. For screen readers it stays a table.
  case stacks
}

/// Rows of a table that belong together, as ``Container/tableGroup(_:)`` has them.
public enum TableGroup: UInt8, Hashable, Sendable {
  /// The row of column headers.
  case header
  /// Rows of values.
  case body
  /// The row below the values.
  case footer
}

/// The properties of a table's cell.
public struct TableCellDescription: Hashable, Sendable {
  /// What a cell is.
  public enum Kind: UInt8, Hashable, Sendable {
    /// A value.
    case value
    /// The header of its column.
    case columnHeader
    /// The header of its row.
    case rowHeader
    /// The title of the rows of its group; it takes the room of all columns.
    case groupHeader
  }

  /// What the cell is.
  public var kind: Kind
  /// How the cell is aligned; never ``TableColumnAlignment/automatic``.
  public var alignment: TableColumnAlignment
  /// The number of its first column, from 0.
  public var column: Int
  /// The number of columns whose room it takes.
  public var columnCount: Int

  /// Creates a description.
  public init(kind: Kind, alignment: TableColumnAlignment, column: Int, columnCount: Int = 1) {
    self.kind = kind
    self.alignment = alignment
    self.column = column
    self.columnCount = columnCount
  }
}
