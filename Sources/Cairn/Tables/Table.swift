/// Rows of data in columns.
///
/// ```swift
/// Table(peaks) {
///   TableColumn("Peak", value: \.name).rowHeader()
///   TableColumn("Height", value: \.height).sorted(.descending)
/// }
/// .caption("The highest peaks of the Alps")
/// ```
///
/// In a page it is a table with headers, which scrolls sideways where it has no room; see also
/// ``View/tableOverflow(_:)``. In a terminal its columns become
/// narrower and their words wrap; a column of numbers never breaks. Where that is not enough, each row becomes a list of
/// headers and values. In the spoken form each row is a line of headers and values.
///
/// A table whose columns have no titles has no row of headers.
public struct Table<Row>: PrimitiveView {
  private let columns: [TableColumn<Row>]
  private let sections: [TableSection<Row>]
  private var caption: Text?
  /// The lines and the overflow of this table and of those in it; `nil` for those of the environment.
  private var border: TableBorder?
  private var overflow: TableOverflow?

  /// Creates a table with a row for each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - columns: The columns, from leading to trailing.
  public init<Data: Sequence>(
    _ data: Data,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) where Data.Element == Row {
    self.columns = columns()
    sections = [TableSection(rows: Array(data))]
  }

  /// Creates a table of rows, in sections or without.
  ///
  /// ```swift
  /// Table(of: Peak.self) {
  ///   TableColumn("Peak", value: \.name)
  /// } rows: {
  ///   Section("Alps") { ForEach(alps) }
  ///   Section("Himalaya") { ForEach(himalaya) { TableRow($0) } }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - rowType: The type of the rows.
  ///   - columns: The columns, from leading to trailing.
  ///   - rows: The rows, in sections or without.
  public init(
    of rowType: Row.Type,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>],
    @TableRowBuilder<Row> rows: () -> TableRows<Row>
  ) {
    self.columns = columns()
    sections = rows().sections
  }

  /// Refuses a selection.
  @available(*, unavailable, message: "Rows of a table cannot be chosen. Use a List with .selection(_:).")
  public init<Data: Sequence, Selection>(
    _ data: Data,
    selection: Selection,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) where Data.Element == Row { self.init(data, columns: columns) }

  /// Refuses an order.
  @available(*, unavailable, message: "Give the table sorted rows, and say so with .sorted() on the column.")
  public init<Data: Sequence, Order>(
    _ data: Data,
    sortOrder: Order,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) where Data.Element == Row { self.init(data, columns: columns) }

  public func _render(into renderer: any Renderer) {
    var table = self
    if let border = table.border.take() {
      table.environment(\.tableBorder, border)._render(into: renderer)
    } else if let overflow = table.overflow.take() {
      table.environment(\.tableOverflow, overflow)._render(into: renderer)
    } else {
      renderTable(into: renderer)
    }
  }

  private func renderTable(into renderer: any Renderer) {
    if columns.isEmpty { renderer.report(.tableWithoutColumns(at: renderer.place)) }
    guard !columns.isEmpty || caption != nil else { return }
    guard renderer._enter(Nesting.table) else { return }
    defer { renderer._leave(Nesting.table) }
    let descriptions = columns.map { column in
      var description = column.description
      description.title = column.title.plainText
      if !description.hasUsableWidths { renderer.report(.unusableWidth(of: description, at: renderer.place)) }
      return description
    }
    let calls = TableCalls(caption: caption, columns: descriptions, renderer)
    calls.begin()
    if columns.contains(where: { !$0.title.isEmpty }) { renderHeaders(calls, renderer) }
    renderRows(calls, renderer)
    if columns.contains(where: { $0.footer != nil }) { renderFooters(calls, renderer) }
    calls.end()
  }

  public static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.item) }
}

extension Table {
  /// Puts words above the table, which name it; inline Markdown in them is interpreted.
  public consuming func caption(_ captionKey: LocalizedStringKey) -> Table { caption(Text(captionKey)) }

  /// Puts words above the table, which name it and show as they are.
  @_disfavoredOverload
  public consuming func caption(_ caption: some StringProtocol) -> Table {
    self.caption(Text(verbatim: String(caption)))
  }

  /// Puts words above the table, which name it.
  public consuming func caption(_ caption: Text) -> Table {
    self.caption = caption
    return self
  }
}

extension Table {
  /// Sets the lines that terminals draw in the table and in those in it; pages are not affected.
  public consuming func tableBorder(_ border: TableBorder) -> Table {
    self.border = border
    return self
  }

  /// Sets what the table and those in it do in pages that have no room for them.
  public consuming func tableOverflow(_ overflow: TableOverflow) -> Table {
    self.overflow = overflow
    return self
  }
}

// MARK: - Rendering

extension Table {
  private func renderHeaders(_ calls: TableCalls, _ renderer: any Renderer) {
    calls.group(.header) {
      calls.row {
        for (position, column) in columns.enumerated() {
          // An empty header says nothing, and heads nothing.
          if column.title.isEmpty {
            calls.cell(.value, column: position) {}
          } else {
            calls.cell(.columnHeader, column: position) { renderer.text(column.title) }
          }
        }
      }
    }
  }

  private func renderRows(_ calls: TableCalls, _ renderer: any Renderer) {
    for section in sections {
      calls.group(.body) {
        if let header = section.header { calls.title(header) }
        for row in section.rows { render(row, calls, renderer) }
      }
    }
  }

  private func render(_ row: Row, _ calls: TableCalls, _ renderer: any Renderer) {
    renderer.begin(.tableRow)
    for position in columns.indices {
      let column = columns[position]
      renderer.begin(.tableCell(calls.cell(column.isRowHeader ? .rowHeader : .value, column: position)))
      column.content(row, renderer)
      renderer.end()
    }
    renderer.end()
  }

  private func renderFooters(_ calls: TableCalls, _ renderer: any Renderer) {
    calls.group(.footer) {
      calls.row {
        for (position, column) in columns.enumerated() {
          calls.cell(column.isRowHeader ? .rowHeader : .value, column: position) { column.footer?(renderer) }
        }
      }
    }
  }
}
