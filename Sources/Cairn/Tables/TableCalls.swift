/// The calls that tables make.
struct TableCalls {
  private let renderer: any Renderer
  private let caption: Text?
  private let description: TableDescription

  init(caption: Text?, columns: [TableColumnDescription], _ renderer: any Renderer) {
    self.renderer = renderer
    let caption = caption?.isEmpty == true ? nil : caption
    self.caption = caption
    description = TableDescription(
      caption: caption?.plainText ?? "",
      columns: columns,
      border: renderer.environment.tableBorder,
      overflow: renderer.environment.tableOverflow
    )
  }

  func begin() {
    renderer.begin(.table(description))
    guard let caption else { return }
    renderer.begin(.slot(.title))
    renderer.text(caption)
    renderer.end()
  }

  func end() { renderer.end() }

  func group(_ group: TableGroup, _ content: () -> Void) {
    renderer.begin(.tableGroup(group))
    content()
    renderer.end()
  }

  func row(_ content: () -> Void) {
    renderer.begin(.tableRow)
    content()
    renderer.end()
  }

  func cell(_ kind: TableCellDescription.Kind, column: Int, _ content: () -> Void) {
    renderer.begin(.tableCell(cell(kind, column: column)))
    content()
    renderer.end()
  }

  /// Returns the description of a column's cell.
  func cell(_ kind: TableCellDescription.Kind, column: Int) -> TableCellDescription {
    let alignment = description.columns[column].alignment
    return TableCellDescription(kind: kind, alignment: alignment == .automatic ? .leading : alignment, column: column)
  }

  /// Renders the title of a group of rows, in a row of its own.
  func title(_ title: (any Renderer) -> Void) {
    row {
      let count = max(description.columns.count, 1)
      let cell = TableCellDescription(kind: .groupHeader, alignment: .leading, column: 0, columnCount: count)
      renderer.begin(.tableCell(cell))
      title(renderer)
      renderer.end()
    }
  }

  /// Renders one empty cell in the place of those that are missing at the end of a row.
  func fillRow(from column: Int) {
    let count = description.columns.count - column
    guard count > 0 else { return }
    let cell = TableCellDescription(kind: .value, alignment: .leading, column: column, columnCount: count)
    renderer.begin(.tableCell(cell))
    renderer.end()
  }
}
