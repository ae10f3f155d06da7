/// Renders a section with its items, each of which says what is said about it.
struct SectionCalls {
  let parts: SectionParts
  /// The renderer that gets the calls.
  let renderer: any Renderer
  /// What is said around the section about its items; `nil` for nothing.
  var row: ListRowAttributes?
  /// Whether the section is one of a list, whose items are rows even without a layout.
  var isOfList = false

  /// Renders the parts of the section.
  func render(header: some View, content: some View, footer: some View) {
    let outer = renderer.environment
    let inner = parts.itemEnvironment(in: outer)
    guard parts.tracksItems(in: outer) || row != nil || isOfList else {
      return render(header: header, content: content, footer: footer, itemCount: parts.elementCount, in: inner)
    }
    let answer = outer.sectionLayout.answer
    var tally = ItemTally(takesRows: answer != .groups)
    if content._countItems(into: &tally) {
      report(answer, tally)
      render(header: header, items: content, footer: footer, tally, in: inner)
    } else {
      // What is recorded here is rendered in the environment of the items.
      renderer.environment = inner
      let recorded = RecordedView.recorded(content, for: renderer)
      renderer.environment = outer
      tally = ItemTally(takesRows: tally.takesRows)
      recorded.count(into: &tally)
      report(answer, tally)
      render(header: header, items: recorded, footer: footer, tally, in: inner)
    }
  }

  private func report(_ answer: SectionLayout?.Answer, _ tally: ItemTally) {
    if answer == .missing, tally.itemCount > 0 { renderer.report(.missingLayout(at: renderer.place)) }
  }

  private func render(
    header: some View,
    items: some View,
    footer: some View,
    _ tally: ItemTally,
    in inner: EnvironmentValues
  ) {
    let content = ItemsView(items: items, count: tally.itemCount, row: row, takesRows: tally.takesRows)
    render(header: header, content: content, footer: footer, itemCount: tally.itemCount, in: inner)
  }

  private func render(
    header: some View,
    content: some View,
    footer: some View,
    itemCount: Int?,
    in inner: EnvironmentValues
  ) {
    let outer = renderer.environment
    let layout = outer.sectionLayout
    layout?.reportUnshownKinds(hasHeader: parts.hasHeader, hasFooter: parts.hasFooter, to: renderer)
    let description = SectionDescription(
      hasHeader: parts.hasHeader,
      hasFooter: parts.hasFooter,
      itemCount: itemCount,
      layout: layout
    )
    renderer.begin(.section(description))
    if parts.hasHeader { renderer.slot(.header, header) }
    renderer.begin(.slot(.items))
    if parts.hasHeader || layout != nil {
      renderer.beginEnvironment(inner)
      content._render(into: renderer)
      renderer.endEnvironment(restoring: outer)
    } else {
      content._render(into: renderer)
    }
    renderer.end()
    if parts.hasFooter { renderer.slot(.footer, footer) }
    renderer.end()
  }
}

/// Views each of which is an item of the section that is open.
private struct ItemsView<Items: View>: PrimitiveView {
  let items: Items
  let count: Int
  let row: ListRowAttributes?
  let takesRows: Bool

  func _render(into renderer: any Renderer) {
    items._render(into: ItemRenderer(renderer, itemCount: count, sectionRow: row, takesRows: takesRows))
  }
}
