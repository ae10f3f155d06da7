/// The rendering of content that unfolds under a title.
///
/// A title that is a cell is read first: its place depends on the control that unfolds it, and its attributes of the
/// row hold for the title and the content. Among the rows of a list, any title is a cell.
struct DisclosureCalls {
  let expansion: DisclosureExpansion
  let renderer: any Renderer
  /// The renderer of the items around; `nil` outside of items.
  let items: ItemRenderer?

  /// Renders a title and its content; `nil` for nothing to unfold.
  func render<Title: View, Content: View>(_ title: Title, _ content: Content?) {
    let takesRows = items?.takesRows == true && items?.isAmongItems == true
    guard takesRows || Title._holdsCells else { return plain(title, content) }
    let title = RecordedView.recorded(title, for: renderer)
    let reading = RowReading(title, for: renderer, takesRows: takesRows)
    guard let style = reading.outlineStyle(ofElement: items?.elementIdentity) else { return plain(title, content) }
    guard !reading.row.isEmpty else { return outline(style, reading, content, into: renderer) }
    let items = items ?? ItemRenderer(renderer, takesSections: true)
    items.row(reading.row) { outline(style, reading, content, into: $0) }
  }

  private func plain(_ title: some View, _ content: (some View)?) {
    renderer.begin(.disclosure(description))
    renderer.slot(.title, title)
    if let content { unfold(content, into: renderer, itemsInto: renderer) }
    renderer.end()
  }

  private func outline(
    _ style: Accessory.OutlineStyle,
    _ title: RowReading,
    _ content: (some View)?,
    into renderer: any Renderer
  ) {
    renderer.begin(.disclosure(updating(description) { $0.outlineStyle = style }))
    renderer.begin(.slot(.title))
    title.renderContent(into: renderer)
    renderer.end()
    if let content {
      let isInOutlineOfRows = items?.isInOutlineOfRows ?? false
      let rows = ItemRenderer(renderer, takesRows: true, isInOutlineOfRows: isInOutlineOfRows)
      unfold(content, into: renderer, itemsInto: rows)
    }
    renderer.end()
  }

  private var description: DisclosureDescription {
    let name = renderer.environment.exclusiveDisclosureName
    return updating(DisclosureDescription(isExpanded: expansion.isExpanded, exclusiveName: name)) {
      $0.state = expansion.state
      $0.isLink = expansion.isLink
    }
  }

  private func unfold(_ content: some View, into renderer: any Renderer, itemsInto items: any Renderer) {
    renderer.begin(.slot(.content))
    let outer = renderer.environment
    if outer.exclusiveDisclosureName == nil {
      content._render(into: items)
    } else {
      renderer.beginEnvironment(outer.insideDisclosure)
      content._render(into: items)
      renderer.endEnvironment(restoring: outer)
    }
    renderer.end()
  }
}

extension RowReading {
  /// The cell of a row without its attributes of the row, which are known already.
  private var contentOfRow: RecordedView {
    @inline(never) get {
      switch finding {
      case .cell: view.contentOfRow()
      case .label(let cell): view.contentOfRow(labelAs: cell)
      case .words(let text): .cell(ListCell(text))
      case .outline, .control, .view, .nothing: .cell(ListCell(hosting: view.contentOfRow(), words: words))
      }
    }
  }

  /// Renders the cell of a row whose attributes are known already.
  func renderContent(into renderer: any Renderer) {
    contentOfRow._render(into: renderer)
  }
}
