/// What the rows of a ``Table`` are made of: ``TableRow``, ``ForEach`` and ``Section``.
///
/// Cairn's own types answer it; other types have no reason to.
public protocol TableRowContent<TableRowValue> {
  /// The type of the rows.
  associatedtype TableRowValue

  /// The rows in order. Do not implement this requirement elsewhere.
  var _rows: TableRows<TableRowValue> { get }
}

/// A row of a ``Table``.
///
/// ```swift
/// TableRow(peak)
/// ```
public struct TableRow<TableRowValue>: TableRowContent {
  private let value: TableRowValue

  /// Creates a row; the columns of its table take from the value what they show.
  public init(_ value: TableRowValue) { self.value = value }

  public var _rows: TableRows<TableRowValue> { TableRows(sections: [TableSection(rows: [value])]) }
}

/// Rows of a ``Table`` in order, as ``TableRowBuilder`` gathers them.
public struct TableRows<TableRowValue>: TableRowContent {
  private(set) var sections: [TableSection<TableRowValue>] = []

  public var _rows: TableRows<TableRowValue> { self }

  /// The rows of all sections.
  var all: [TableRowValue] { sections.count == 1 ? sections[0].rows : sections.flatMap(\.rows) }

  /// Adds rows; those that stand in no section join those before them that stand in none.
  mutating func append(_ other: TableRows) {
    for section in other.sections {
      if section.header == nil, let last = sections.indices.last, sections[last].header == nil {
        sections[last].rows += section.rows
      } else {
        sections.append(section)
      }
    }
  }
}

/// Rows of a table under a header.
struct TableSection<Row> {
  /// Renders the header; `nil` for none.
  var header: ((any Renderer) -> Void)?
  var rows: [Row]
}
