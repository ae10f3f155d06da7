/// The rendering of a section with its items and their attributes.
struct SectionCalls {
  let parts: SectionParts
  let renderer: any Renderer
  /// The attributes of rows around the section; `nil` for none.
  var row: ListRowAttributes?
  /// Whether the section belongs to a list, so that its items are rows even without a layout.
  var isOfList = false

  func render(header: some View, content: some View, footer: some View) {
    let outer = renderer.environment
    let inner = parts.itemEnvironment(in: outer)
    guard parts.tracksItems(in: outer, for: renderer) || row != nil || isOfList else {
      return render(header: header, content: content, footer: footer, description(parts.elementCount), in: inner)
    }
    let answer = outer.sectionLayout.answer(in: renderer.layoutEnvironment)
    var tally = ItemTally(takesRows: answer.takesRows)
    if content._countItems(into: &tally) {
      render(header: header, items: content, footer: footer, tally, answer, in: inner)
    } else {
      // What is recorded here is rendered in the environment of the items.
      renderer.environment = inner
      let recorded = RecordedView.recorded(content, for: renderer)
      renderer.environment = outer
      tally = ItemTally(takesRows: tally.takesRows)
      recorded.count(into: &tally)
      render(header: header, items: recorded, footer: footer, tally, answer, in: inner)
    }
  }

  @inline(never)
  private func render(
    header: some View,
    items: some View,
    footer: some View,
    _ tally: ItemTally,
    _ answer: SectionLayout?.Answer,
    in inner: EnvironmentValues
  ) {
    if answer.isMissing, tally.itemCount > 0 { renderer.report(.missingLayout(at: renderer.place)) }
    var section = description(tally.itemCount)
    section.form = answer.form
    section.backgroundCount = answer.backgrounds.count
    if let groups = answer.section { section.layout?.reportProblems(of: groups, to: renderer) }
    let content = ItemsView(items: items, count: tally.itemCount, row: row, takesRows: tally.takesRows)
    render(header: header, content: content, footer: footer, section, answer.backgrounds, in: inner)
  }

  @inline(never)
  private func description(_ itemCount: Int?) -> SectionDescription {
    let layout = renderer.environment.sectionLayout
    return SectionDescription(
      hasHeader: parts.hasHeader,
      hasFooter: parts.hasFooter,
      itemCount: itemCount,
      layout: layout
    )
  }

  @inline(never)
  private func render(
    header: some View,
    content: some View,
    footer: some View,
    _ description: SectionDescription,
    _ backgrounds: [LayoutHandler<@Sendable () -> AnyView>] = [],
    in inner: EnvironmentValues
  ) {
    let outer = renderer.environment
    description.layout?.reportUnshownKinds(hasHeader: parts.hasHeader, hasFooter: parts.hasFooter, to: renderer)
    renderer.begin(.section(description))
    for background in backgrounds { renderer.slot(.background, background.closure()) }
    if parts.hasHeader { renderer.slot(.header, header) }
    renderer.begin(.slot(.items))
    if parts.hasHeader || description.layout != nil {
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

/// Views that are the items of the open section.
private struct ItemsView<Items: View>: PrimitiveView {
  let items: Items
  let count: Int
  let row: ListRowAttributes?
  let takesRows: Bool

  func _render(into renderer: any Renderer) {
    items._render(into: ItemRenderer(renderer, itemCount: count, sectionRow: row, takesRows: takesRows))
  }
}
