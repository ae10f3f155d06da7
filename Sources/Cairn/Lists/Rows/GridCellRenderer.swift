/// A renderer in front of the backend that tells each cell of a grid how its column is aligned.
///
/// One cell says it for its column, perhaps in the last row.
final class GridCellRenderer: ForwardingRenderer {
  let backend: any Renderer
  private let columns: GridColumns
  private var depth = 0
  /// Whether the container at the first level is a row.
  private var isInRow = false
  private var column = 0
  /// The columns that the open styles around the next cell give it; 0 for styles about something else.
  private var spans: [Int] = []
  /// Whether the open cell has an alignment.
  private var isCellAligned = false

  /// Creates a renderer for the content of a grid that is open in another one.
  init(_ renderer: any Renderer, _ columns: GridColumns) {
    backend = renderer
    self.columns = columns
  }

  var _rowScope: RowScope? { backend._rowScope }

  // MARK: Cells

  private var isCell: Bool { depth == 1 && isInRow }

  private func beginCell() {
    let alignment = column < columns.alignments.count ? columns.alignments[column] : nil
    if let alignment { backend.beginStyle(.gridColumnAlignment(alignment)) }
    isCellAligned = alignment != nil
    column += spans.last { $0 > 0 } ?? 1
  }

  private func endCell() {
    if isCellAligned { backend.endStyle() }
    isCellAligned = false
  }

  func leaf(_ render: (any Renderer) -> Void) {
    guard isCell else { return render(backend) }
    beginCell()
    render(backend)
    endCell()
  }

  func begin(_ container: Container) {
    if depth == 0 {
      if case .gridRow = container { isInRow = true } else { isInRow = false }
      column = 0
    } else if isCell {
      beginCell()
    }
    depth += 1
    backend.begin(container)
  }

  func end() {
    depth -= 1
    backend.end()
    if isCell { endCell() }
  }

  // MARK: Modifiers

  func beginStyle(_ style: StyleModifier) {
    if depth <= 1 {
      if case .gridCellColumns(let count) = style { spans.append(count) } else { spans.append(0) }
    }
    backend.beginStyle(style)
  }

  func endStyle() {
    if depth <= 1 { _ = spans.popLast() }
    backend.endStyle()
  }
}
