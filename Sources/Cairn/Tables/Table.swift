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
/// In a page it is a table with headers, which scrolls sideways where it has no room. In a terminal its columns become
/// narrower and their words wrap; a column of numbers never breaks. Where that is not enough, each row becomes a list of
/// headers and values. In the spoken form each row is a line of headers and values.
///
/// A table whose columns have no titles has no row of headers.
public struct Table<Row>: PrimitiveView {
  private let columns: [TableColumn<Row>]
  private let sections: [TableSection<Row>]
  private var caption: Text?

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
    sections = [TableSection(title: nil, data)]
  }

  /// Creates a table of sections.
  ///
  /// ```swift
  /// Table(of: Peak.self) {
  ///   TableColumn("Peak", value: \.name)
  /// } rows: {
  ///   TableSection("Alps", alps)
  ///   TableSection("Himalaya", himalaya)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - rowType: The type of the rows.
  ///   - columns: The columns, from leading to trailing.
  ///   - rows: The sections, and rows without one.
  public init(
    of rowType: Row.Type,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>],
    @TableRowBuilder<Row> rows: () -> [TableSection<Row>]
  ) {
    self.columns = columns()
    sections = rows()
  }

  public func _render(into renderer: any Renderer) {
    guard renderer._enter(Nesting.table) else { return }
    defer { renderer._leave(Nesting.table) }
    let descriptions = columns.map(\.description)
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

// MARK: - Rendering

extension Table {
  private func renderHeaders(_ calls: TableCalls, _ renderer: any Renderer) {
    calls.group(.header) {
      calls.row {
        for (position, column) in columns.enumerated() {
          calls.cell(.columnHeader, column: position) { renderer.text(column.title) }
        }
      }
    }
  }

  private func renderRows(_ calls: TableCalls, _ renderer: any Renderer) {
    var isOpen = false
    for section in sections {
      if section.title != nil || !isOpen {
        if isOpen { renderer.end() }
        renderer.begin(.tableGroup(.body))
        isOpen = true
      }
      if let title = section.title { calls.title(title) }
      section.forEachRow { render($0, calls, renderer) }
    }
    if isOpen { renderer.end() }
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
