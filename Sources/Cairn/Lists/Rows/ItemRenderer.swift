/// Stands between the items of a laid-out section and the backend, so that each item is a container of its own.
///
/// Styles and attributes around several items are held back until an item begins, because they are the item's content's.
final class ItemRenderer: RowReceiver {
  /// What is in force around the next item.
  private enum Modifier {
    case style(StyleModifier)
    case attribute(Attribute)
    case row(ListRowAttributes)
  }

  private let backend: any Renderer
  /// The numbers of rows that follow one another outside of sections, of which each makes a section; `nil` in a section.
  private var looseRowCounts: ArraySlice<Int>?
  /// The environment of the list whose rows these are; `nil` in a section.
  private let listEnvironment: EnvironmentValues?
  /// The environment between the rows of a list, while a row or a section of it is open.
  private var outerEnvironment: EnvironmentValues?
  /// Whether the section that rows outside of sections make is open.
  private var isInLooseSection = false
  /// Whether sections are not items, but hold some.
  private let takesSections: Bool
  /// Whether items are rows of a list, and views that are no cells become some where they can.
  let takesRows: Bool
  /// Whether elements of an outline that come are rows of a list.
  private(set) var isInOutlineOfRows: Bool
  private var isInSection = false
  private var modifiers: [Modifier] = []
  private var depth = 0
  private var itemIndex = 0
  /// The badge beside the item that is open, if it is no cell.
  private var pendingBadge: Text?
  /// The number of items; `nil` where it is not known.
  private let itemCount: Int?
  /// The identity of the element whose views come, in words.
  private(set) var elementIdentity: String?
  /// What is said around the section whose items these are.
  private let sectionRow: ListRowAttributes?

  /// Creates a renderer whose views are items of what is open in another one, which no item may be just then.
  ///
  /// - Parameters:
  ///   - renderer: The other one.
  ///   - itemCount: The number of items; `nil` where it is not known.
  ///   - sectionRow: What all items say about their rows, unless they say otherwise.
  ///   - takesSections: Whether a section is no item, but has what is said about it said by its items.
  ///   - takesRows: Whether items are rows of a list.
  ///   - isInOutlineOfRows: Whether elements of an outline that come are rows of a list.
  ///   - elementIdentity: The identity of the element that is around, in words.
  init(
    _ renderer: any Renderer,
    itemCount: Int? = nil,
    sectionRow: ListRowAttributes? = nil,
    takesSections: Bool = false,
    takesRows: Bool = false,
    isInOutlineOfRows: Bool = false,
    elementIdentity: String? = nil
  ) {
    // Inside an item, another one of these would only pass on what it is told.
    backend = renderer._rowScope?.receiver.itemTarget ?? renderer
    self.itemCount = itemCount
    self.sectionRow = sectionRow
    self.takesSections = takesSections
    self.takesRows = takesRows
    self.isInOutlineOfRows = isInOutlineOfRows
    self.elementIdentity = elementIdentity
    listEnvironment = nil
  }

  /// Creates a renderer for a list, whose rows outside of sections make sections too.
  init(_ renderer: any Renderer, looseRowCounts: [Int]) {
    backend = renderer._rowScope?.receiver.itemTarget ?? renderer
    self.looseRowCounts = looseRowCounts[...]
    itemCount = nil
    sectionRow = nil
    takesSections = true
    takesRows = backend.environment.sectionLayout.isList
    listEnvironment = backend.environment
    isInOutlineOfRows = false
  }

  var environment: EnvironmentValues {
    get { backend.environment }
    set { backend.environment = newValue }
  }
  var checksIdentity: Bool { backend.checksIdentity }
  var showsAllLayoutChoices: Bool { backend.showsAllLayoutChoices }
  var place: Diagnostic.Place { backend.place }

  var _rowScope: RowScope? { RowScope(self) }
  var isAmongItems: Bool { depth == 0 }
  var itemTarget: any Renderer { backend }

  // MARK: Items

  private func beginItem(_ content: ItemDescription.Content = .view) {
    beginRowOfList { beginLooseSection() }
    var row = ListRowAttributes()
    for case .row(let attributes) in modifiers { row = attributes.inheriting(row) }
    // What all rows of a section are called tells none of its elements from the others.
    let identity = row.identity ?? elementIdentity ?? sectionRow?.identity
    if let sectionRow { row = row.inheriting(sectionRow) }
    // Cells show it among their accessories; beside any other view it stands as it does elsewhere.
    if content == .view {
      pendingBadge = row.badge
      row.badge = nil
    }
    let isLast = itemIndex + 1 == itemCount ?? looseRowCounts?.first
    backend.begin(
      .item(ItemDescription(index: itemIndex, identity: identity, row: row, content: content, isLast: isLast))
    )
    itemIndex += 1
    if pendingBadge != nil {
      backend.begin(.badged)
      backend.begin(.slot(.content))
    }
    beginModifiers()
  }

  private func endItem() {
    endModifiers()
    if let badge = pendingBadge {
      backend.end()
      backend.slot(.badge, badge)
      backend.end()
      pendingBadge = nil
    }
    backend.end()
    endRowOfList()
  }

  /// What is said about the rows of a section that begins now; `nil` for nothing.
  private var rowOfNextSection: ListRowAttributes? {
    guard depth == 0, takesSections else { return nil }
    var row: ListRowAttributes?
    for case .row(let attributes) in modifiers { row = attributes.inheriting(row ?? ListRowAttributes()) }
    return row
  }

  /// Whether a section that begins now is one of a list, whose items are rows even without a layout.
  private var takesSectionsOfList: Bool { depth == 0 && listEnvironment != nil }

  // MARK: What views say about rows

  func takeElement<Content: View>(_ identity: String, _ content: Content, role: ElementRole) {
    guard depth == 0 else { return content._render(into: self) }
    let outer = elementIdentity
    elementIdentity = identity
    if takesRows, becomesRow(role), Content._viewTraits.kind != .cell {
      takeChoosable(content)
    } else {
      content._render(into: self)
    }
    elementIdentity = outer
  }

  /// Whether a view that is no cell becomes a row: a leaf of an outline always does, another one to be chosen.
  private func becomesRow(_ role: ElementRole) -> Bool {
    switch role {
    case .leafOfOutline: true
    case .branchOfOutline: false
    case .ofSequence: environment.hasListSelection
    }
  }

  /// Renders a view as a row of a list, if it becomes a cell there: as the cell that it becomes, or in one that hosts it.
  ///
  /// Controls and what holds rows of its own stay as they are.
  private func takeChoosable(_ content: some View, otherwise render: ((RecordedView) -> Void)? = nil) {
    let recorded = RecordedView.recorded(content, for: self)
    let reading = RowReading(recorded, for: self, takesRows: true)
    let becomesCell =
      switch reading.finding {
      case .cell, .label, .outline, .control, .nothing: false
      case .words: true
      // The control for choosing would take in what is to be pressed by itself.
      case .view: reading.count == 1 && !(reading.holdsParts && environment.hasListSelection)
      }
    if becomesCell {
      row(reading.row) { reading.renderContent(into: $0) }
    } else if let render {
      render(recorded)
    } else {
      recorded._render(into: self)
    }
  }

  func takeRow<Content: View>(_ attributes: ListRowAttributes, _ content: Content) {
    let isChosen = attributes.identity != nil && environment.hasListSelection
    guard depth == 0, takesRows, isChosen, Content._viewTraits.kind != .cell else {
      return row(attributes) { content._render(into: $0) }
    }
    let recorded = RecordedView.recorded(content, for: self)
    takeChoosable(ListRowView(recorded, attributes)) { _ in
      self.row(attributes) { recorded._render(into: $0) }
    }
  }

  /// Renders items of which something is said as rows; inside of an item they become items of their own.
  func row(_ attributes: ListRowAttributes, _ render: (ItemRenderer) -> Void) {
    guard depth == 0 else {
      let item = ItemRenderer(backend, takesSections: true, elementIdentity: elementIdentity)
      return item.row(attributes, render)
    }
    guard attributes != ListRowAttributes() else { return render(self) }
    modifiers.append(.row(attributes))
    render(self)
    modifiers.removeLast()
  }

  func takeBadge<Content: View>(_ badge: Text, _ content: Content) {
    guard depth == 0 else { return RowCalls.badgeOfView(badge, content, into: self) }
    let attributes = ListRowAttributes(badge: badge)
    guard Content._viewTraits.kind != .cell else { return row(attributes) { content._render(into: $0) } }
    let recorded = RecordedView.recorded(content, for: self)
    let isOfRows = recorded.isCell(takesRows: takesRows) || recorded.items(takesRows: takesRows).count != 1
    guard isOfRows else { return RowCalls.badgeBeside(recorded, badge, into: self) }
    row(attributes) { recorded._render(into: $0) }
  }

  func takeLabel<Title: View, Icon: View>(_ label: Label<Title, Icon>) {
    guard depth == 0, takesRows else { return RowCalls.labelWithParts(label, into: self) }
    if Title.self == Text.self, Icon.self == Image.self, let cell = label.cell(for: self) { return self.cell(cell) }
    let title = RecordedView.recorded(label.title, for: self)
    let icon = RecordedView.recorded(label.icon, for: self)
    let label = Label(title: { title }, icon: { icon })
    if let cell = label.cell(for: self) { self.cell(cell) } else { RowCalls.labelWithParts(label, into: self) }
  }

  func takeDisclosure<Title: View, Content: View>(isExpanded: Bool, title: Title, content: Content?) {
    DisclosureCalls(isExpanded: isExpanded, renderer: self, items: self).render(title, content)
  }

  func takeOutline<Content: View>(_ outline: OutlineParts, _ content: Content) {
    let outer = isInOutlineOfRows
    if depth == 0, takesRows || outline.holdsCells {
      isInOutlineOfRows = takesRows
      content._render(into: self)
    } else {
      isInOutlineOfRows = false
      RowCalls.outlineList(outline, content, into: self)
    }
    isInOutlineOfRows = outer
  }

  func takeOutlineLevel<Content: View>(_ outline: OutlineParts, _ content: Content) {
    RowCalls.outlineList(outline, content, asRows: isInOutlineOfRows, into: backend)
  }

  /// Takes a list, which is no item where nothing but what is said about rows makes it one: it is none itself.
  func takeList<Content: View>(_ content: Content) {
    guard depth == 0, takesSections, listEnvironment == nil else { return RowCalls.listOfRows(content, into: self) }
    beginModifiers()
    RowCalls.listOfRows(content, into: backend)
    endModifiers()
  }

  func takeSection<Header: View, Content: View, Footer: View>(
    _ parts: SectionParts,
    header: Header,
    content: Content,
    footer: Footer
  ) {
    SectionCalls(parts: parts, renderer: self, row: rowOfNextSection, isOfList: takesSectionsOfList)
      .render(header: header, content: content, footer: footer)
  }

  private func beginModifiers() {
    for modifier in modifiers {
      switch modifier {
      case .style(let style): backend.beginStyle(style)
      case .attribute(let attribute): backend.beginAttribute(attribute)
      case .row: break
      }
    }
  }

  private func endModifiers() {
    for modifier in modifiers.reversed() {
      switch modifier {
      case .style: backend.endStyle()
      case .attribute: backend.endAttribute()
      case .row: break
      }
    }
  }

  // MARK: Rows of a list

  /// Puts the environment around a row or a section into force for it alone, after what begins or ends in that of the list.
  private func beginRowOfList(_ arrange: () -> Void) {
    guard let list = listEnvironment else { return }
    let outer = backend.environment
    outerEnvironment = outer
    backend.environment = list
    arrange()
    var inner = outer
    // The layout of the list is for its own sections, and not for those inside a row.
    if isInLooseSection, let layout = inner.sectionLayout, layout == list.sectionLayout { inner.sectionLayout = nil }
    backend.beginEnvironment(inner)
  }

  private func endRowOfList() {
    guard let list = listEnvironment, let outer = outerEnvironment else { return }
    backend.endEnvironment(restoring: list)
    backend.environment = outer
    outerEnvironment = nil
  }

  private func beginLooseSection() {
    guard let count = looseRowCounts?.first, !isInLooseSection else { return }
    let layout = listEnvironment?.sectionLayout
    backend.begin(.section(SectionDescription(hasHeader: false, hasFooter: false, itemCount: count, layout: layout)))
    backend.begin(.slot(.items))
    isInLooseSection = true
    itemIndex = 0
  }

  /// Ends the section that rows outside of sections make, if one is open.
  func endLooseSection() {
    guard isInLooseSection else { return }
    backend.end()
    backend.end()
    isInLooseSection = false
    looseRowCounts?.removeFirst()
  }

  private func leaf(_ content: ItemDescription.Content = .view, _ render: (any Renderer) -> Void) {
    guard depth == 0 else { return render(backend) }
    beginItem(content)
    render(backend)
    endItem()
  }

  func text(_ text: Text) { leaf { $0.text(text) } }
  func image(_ image: Image) { leaf { $0.image(image) } }
  func spacer(minLength: Double?) { leaf { $0.spacer(minLength: minLength) } }
  func divider() { leaf { $0.divider() } }
  func shape(_ shape: ShapeDrawing) { leaf { $0.shape(shape) } }
  func cell(_ cell: ListCell) { leaf(.cell) { $0.cell(cell) } }
  func markup(_ markup: MarkupDescription) { leaf { $0.markup(markup) } }
  func progress(_ progress: ProgressDescription) { leaf { $0.progress(progress) } }

  func begin(_ container: Container) {
    if depth == 0 {
      if takesSections, case .section = container {
        beginRowOfList { endLooseSection() }
        beginModifiers()
        isInSection = true
      } else {
        beginItem(container.isOutline ? .outline : .view)
      }
    }
    depth += 1
    backend.begin(container)
  }

  func end() {
    backend.end()
    depth -= 1
    guard depth == 0 else { return }
    if isInSection {
      endModifiers()
      endRowOfList()
      isInSection = false
    } else {
      endItem()
    }
  }

  // MARK: Modifiers

  func beginStyle(_ style: StyleModifier) {
    if depth == 0 { modifiers.append(.style(style)) } else { backend.beginStyle(style) }
  }

  func endStyle() {
    if depth == 0 { modifiers.removeLast() } else { backend.endStyle() }
  }

  func beginAttribute(_ attribute: Attribute) {
    guard depth == 0 else { return backend.beginAttribute(attribute) }
    if case .listRow(let row) = attribute {
      modifiers.append(.row(row))
    } else {
      modifiers.append(.attribute(attribute))
    }
  }

  func endAttribute() {
    if depth == 0 { modifiers.removeLast() } else { backend.endAttribute() }
  }

  func beginEnvironment(_ environment: EnvironmentValues) {
    // Between the rows of a list nothing is open for which it could hold, but bodies read it.
    if depth == 0, listEnvironment != nil {
      backend.environment = environment
    } else {
      backend.beginEnvironment(environment)
    }
  }

  func endEnvironment(restoring environment: EnvironmentValues) {
    if depth == 0, listEnvironment != nil {
      backend.environment = environment
    } else {
      backend.endEnvironment(restoring: environment)
    }
  }

  func report(_ diagnostic: Diagnostic) {
    backend.report(diagnostic)
  }
}

extension Container {
  /// Whether it is content that unfolds under a cell.
  fileprivate var isOutline: Bool {
    if case .disclosure(let disclosure) = self { disclosure.outlineStyle != nil } else { false }
  }
}
