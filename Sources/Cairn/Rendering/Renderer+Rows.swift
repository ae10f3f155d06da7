extension Renderer {
  /// Whether the next view is a row of a list, and becomes a cell where it can.
  var isAmongRows: Bool {
    guard let items = self as? any ItemReceiver else { return false }
    return items.takesRows && items.isAmongItems
  }

  /// Whether the next view is what a row shows that has said already what the view says about it.
  var isAtPartOfRow: Bool { (self as? RowPartRenderer)?.isOutermost == true }

  /// Renders a view as a row of a list: as the cell that it is or becomes, or in one that hosts it.
  ///
  /// Controls and what holds rows of its own stay as they are.
  func row<Content: View>(of view: Content) {
    row(of: view) { view._render(into: $0) }
  }

  /// Renders a view of an element as its row: where readers choose rows, as the cell that has the control for it.
  @usableFromInline
  func choosableRow<Content: View>(of view: Content) {
    if environment.hasListSelection { row(of: view) } else { view._render(into: self) }
  }

  /// Renders a view as a row of a list, if it becomes a cell there, or else as a closure does.
  func row<Content: View>(of view: Content, otherwise render: (any Renderer) -> Void) {
    guard !(view is ListCell), isAmongRows, !(self is CellReader), !(self is ItemCounter),
      let reader = CellReader.read(view, in: environment, takesRows: true), reader.count == 1
    else { return render(self) }
    switch reader.finding {
    case .cell, .label, .outline, .control, .nothing: render(self)
    // The control for choosing would take in what is to be pressed by itself.
    case .view where reader.holdsParts && environment.hasListSelection: render(self)
    case .words, .view:
      guard reader.row != ListRowAttributes() else { return rowContent(view, reader) }
      row(reader.row) { $0.rowContent(view, reader) }
    }
  }

  /// Renders the cell of a row that has said what the view says about it.
  func rowContent(_ view: some View, _ reader: CellReader) {
    switch reader.finding {
    case .cell: view._render(into: RowPartRenderer(self, .cell))
    case .label: view._render(into: RowPartRenderer(self, .label))
    case .words(let text): cell(ListCell(text))
    case .outline, .control, .view, .nothing:
      cell(ListCell(hosting: RowPartView(content: view), words: reader.words))
    }
  }
}
