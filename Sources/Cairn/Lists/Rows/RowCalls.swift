/// The calls of what means something else among the rows of a list: attributes of rows, labels, grids, lists, sections, outlines.
///
/// In a list, the renderer of its items takes them. Elsewhere the views become separate items and containers. The
/// functions are not in an extension of ``Renderer``, because those are not specialised for a renderer of unknown type.
@usableFromInline
enum RowCalls {
  /// Renders views with attributes of their rows.
  ///
  /// Outside of a section each view becomes an item of its own, so that no attribute is lost. Around a section, the
  /// attributes hold for its items.
  @inline(never)
  static func row<Content: View>(_ attributes: ListRowAttributes, _ content: Content, into renderer: any Renderer) {
    guard renderer._enter(Nesting.row) else { return }
    defer { renderer._leave(Nesting.row) }
    if let rows = renderer._rowScope?.receiver { return rows.takeRow(attributes, content) }
    ItemRenderer(renderer, takesSections: true).takeRow(attributes, content)
  }

  @inline(never)
  static func badge<Content: View>(_ badge: Badge, _ content: Content, into renderer: any Renderer) {
    guard renderer._enter(Nesting.badge) else { return }
    defer { renderer._leave(Nesting.badge) }
    if let rows = renderer._rowScope?.receiver { return rows.takeBadge(badge, content) }
    badgeOfView(badge, content, into: renderer)
  }

  /// Renders a view with a badge that is no row of a list; a cell still shows it among its accessories.
  @inline(never)
  static func badgeOfView<Content: View>(_ badge: Badge, _ content: Content, into renderer: any Renderer) {
    guard Content._holdsCells else { return badgeBeside(content, badge, into: renderer) }
    let recorded = RecordedView.recorded(content, for: renderer)
    guard recorded.isCell(takesRows: false) else { return badgeBeside(recorded, badge, into: renderer) }
    row(ListRowAttributes(badge: badge), recorded, into: renderer)
  }

  @inline(never)
  static func badgeBeside(_ content: some View, _ badge: Badge, into renderer: any Renderer) {
    renderer.begin(.badged)
    renderer.slot(.content, content)
    badge.renderSlot(into: renderer)
    renderer.end()
  }

  @inline(never)
  static func label<Title: View, Icon: View>(_ label: Label<Title, Icon>, into renderer: any Renderer) {
    guard renderer._enter(Nesting.label) else { return }
    defer { renderer._leave(Nesting.label) }
    if let rows = renderer._rowScope?.receiver { return rows.takeLabel(label) }
    labelWithParts(label, into: renderer)
  }

  @inline(never)
  static func labelWithParts<Title: View, Icon: View>(_ label: Label<Title, Icon>, into renderer: any Renderer) {
    renderer.begin(.label)
    renderer.slot(.icon, label.icon)
    renderer.slot(.title, label.title)
    renderer.end()
  }

  /// Renders content that unfolds under a title; `nil` for nothing to unfold.
  @inline(never)
  static func disclosure<Title: View, Content: View>(
    _ expansion: DisclosureExpansion,
    title: Title,
    content: Content?,
    into renderer: any Renderer
  ) {
    guard renderer._enter(Nesting.disclosure) else { return }
    defer { renderer._leave(Nesting.disclosure) }
    if let rows = renderer._rowScope?.receiver {
      return rows.takeDisclosure(expansion, title: title, content: content)
    }
    DisclosureCalls(expansion: expansion, renderer: renderer, items: nil).render(title, content)
  }

  @inline(never)
  static func outline<Content: View>(_ outline: OutlineParts, _ content: Content, into renderer: any Renderer) {
    guard renderer._enter(Nesting.outline) else { return }
    defer { renderer._leave(Nesting.outline) }
    if let rows = renderer._rowScope?.receiver { return rows.takeOutline(outline, content) }
    outlineLevel(outline, content, into: renderer)
  }

  /// Renders the elements below an element of an outline.
  @inline(never)
  static func outlineLevel<Content: View>(_ outline: OutlineParts, _ content: Content, into renderer: any Renderer) {
    guard renderer._enter(Nesting.outline) else { return }
    defer { renderer._leave(Nesting.outline) }
    if let rows = renderer._rowScope?.receiver { return rows.takeOutlineLevel(outline, content) }
    outlineList(outline, content, into: renderer)
  }

  @inline(never)
  static func outlineList<Content: View>(
    _ outline: OutlineParts,
    _ content: Content,
    asRows: Bool = false,
    into renderer: any Renderer
  ) {
    renderer.begin(.stack(.outlineLevel))
    if asRows || outline.holdsCells {
      let items = ItemRenderer(renderer, itemCount: outline.elementCount, takesRows: asRows, isInOutlineOfRows: asRows)
      content._render(into: items)
    } else {
      content._render(into: renderer)
    }
    renderer.end()
  }

  @inline(never)
  static func grid<Content: View>(_ layout: GridLayout, _ content: Content, into renderer: any Renderer) {
    guard renderer._enter(Nesting.grid) else { return }
    defer { renderer._leave(Nesting.grid) }
    if let rows = renderer._rowScope?.receiver { return rows.takeGrid(layout, content) }
    gridOfColumns(layout, content, into: renderer)
  }

  /// Renders a grid, of which a backend that writes at once must know the number of columns before the first row.
  @inline(never)
  static func gridOfColumns<Content: View>(_ layout: GridLayout, _ content: Content, into renderer: any Renderer) {
    let rows = RecordedView.recorded(content, for: renderer)
    grid(layout, rows, GridColumns(of: rows), into: renderer)
  }

  /// Renders a grid whose rows were read.
  @inline(never)
  static func grid(_ layout: GridLayout, _ rows: RecordedView, _ columns: GridColumns, into renderer: any Renderer) {
    var layout = layout
    layout.columnCount = columns.count
    renderer.begin(.grid(layout))
    rows._render(into: columns.areAligned ? GridCellRenderer(renderer, columns) : renderer)
    renderer.end()
  }

  @usableFromInline
  @inline(never)
  static func section<Header: View, Content: View, Footer: View>(
    _ parts: SectionParts,
    header: Header,
    content: Content,
    footer: Footer,
    into renderer: any Renderer
  ) {
    let weight = weight(Nesting.section, in: renderer.environment)
    guard renderer._enter(weight) else { return }
    defer { renderer._leave(weight) }
    if let rows = renderer._rowScope?.receiver {
      return rows.takeSection(parts, header: header, content: content, footer: footer)
    }
    SectionCalls(parts: parts, renderer: renderer).render(header: header, content: content, footer: footer)
  }

  @usableFromInline
  @inline(never)
  static func list<Content: View>(_ content: Content, into renderer: any Renderer) {
    let weight = weight(Nesting.list, in: renderer.environment)
    guard renderer._enter(weight) else { return }
    defer { renderer._leave(weight) }
    let source = EnvironmentSource.current
    let outer = source?.isInList ?? false
    source?.isInList = true
    defer { source?.isInList = outer }
    if let rows = renderer._rowScope?.receiver { return rows.takeList(content) }
    listOfRows(content, into: renderer)
  }

  /// Renders a list; views outside of its sections form sections too.
  @inline(never)
  static func listOfRows<Content: View>(_ content: Content, into renderer: any Renderer) {
    renderer.begin(.stack(.list))
    let answer = renderer.environment.sectionLayout.answer(in: renderer.layoutEnvironment)
    var tally = ItemTally(takesRows: answer.takesRows, countsRuns: true)
    if content._countItems(into: &tally) {
      rows(content, tally, answer, into: renderer)
    } else {
      let recorded = RecordedView.recorded(content, for: renderer)
      tally = ItemTally(takesRows: tally.takesRows, countsRuns: true)
      recorded.count(into: &tally)
      rows(recorded, tally, answer, into: renderer)
    }
    renderer.end()
  }

  @inline(never)
  private static func rows(
    _ content: some View,
    _ tally: ItemTally,
    _ answer: SectionLayout?.Answer,
    into renderer: any Renderer
  ) {
    if answer.isMissing, tally.itemCount > 0 { renderer.report(.missingLayout(at: renderer.place)) }
    let looseRows = LooseRows(counts: tally.runs.filter { $0 > 0 }, answer.form, in: renderer.environment)
    let rows = ItemRenderer(renderer, looseRows: looseRows, takesSections: true, takesRows: tally.takesRows)
    content._render(into: rows)
    rows.finish()
  }

  /// The units of a section or a list, which cost more with a layout.
  private static func weight(_ weight: Int, in environment: EnvironmentValues) -> Int {
    environment.sectionLayout == nil ? weight : weight + Nesting.sectionLayout
  }
}

extension StackLayout {
  package static var list: StackLayout { StackLayout(direction: .vertical, alignment: .leading, spacing: 0) }

  static var outlineLevel: StackLayout {
    StackLayout(direction: .vertical, alignment: .leading, spacing: 0, holdsItems: true)
  }
}
