/// Stands between the items of a laid-out section and the backend, so that each item is a container of its own.
///
/// Styles and attributes around several items are held back until an item begins, because they are the item's content's.
@usableFromInline
final class ItemRenderer: ItemReceiver {
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
  @usableFromInline let takesRows: Bool
  private var isInSection = false
  private var modifiers: [Modifier] = []
  private var depth = 0
  private var itemIndex = 0
  /// The badge beside the item that is open, if it is no cell.
  private var pendingBadge: Text?
  /// The number of items; `nil` where it is not known.
  private let itemCount: Int?
  /// The identity of the element whose views come, in words.
  @usableFromInline private(set) var elementIdentity: String?
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
  @usableFromInline
  init(
    _ renderer: any Renderer,
    itemCount: Int? = nil,
    sectionRow: ListRowAttributes? = nil,
    takesSections: Bool = false,
    takesRows: Bool = false
  ) {
    // Inside an item, another one of these would only pass on what it is told.
    backend = (renderer as? ItemRenderer)?.backend ?? renderer
    self.itemCount = itemCount
    self.sectionRow = sectionRow
    self.takesSections = takesSections
    self.takesRows = takesRows
    listEnvironment = nil
  }

  /// Creates a renderer for a list, whose rows outside of sections make sections too.
  init(_ backend: any Renderer, looseRowCounts: [Int]) {
    self.backend = backend
    self.looseRowCounts = looseRowCounts[...]
    itemCount = nil
    sectionRow = nil
    takesSections = true
    takesRows = backend.environment.sectionLayout.isList
    listEnvironment = backend.environment
  }

  @usableFromInline
  var environment: EnvironmentValues {
    get { backend.environment }
    set { backend.environment = newValue }
  }
  @usableFromInline var checksIdentity: Bool { backend.checksIdentity }
  @usableFromInline var showsAllLayoutChoices: Bool { backend.showsAllLayoutChoices }
  @usableFromInline var place: Diagnostic.Place { backend.place }

  /// Says which element of a sequence the views that come belong to.
  @usableFromInline
  func beginElement(_ identity: String?) {
    if depth == 0 { elementIdentity = identity }
  }

  /// Whether the next view is an item, and not part of one.
  @usableFromInline var isAmongItems: Bool { depth == 0 }

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
  @usableFromInline var rowOfNextSection: ListRowAttributes? {
    guard depth == 0, takesSections else { return nil }
    var row: ListRowAttributes?
    for case .row(let attributes) in modifiers { row = attributes.inheriting(row ?? ListRowAttributes()) }
    return row
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

  @usableFromInline func text(_ text: Text) { leaf { $0.text(text) } }
  @usableFromInline func image(_ image: Image) { leaf { $0.image(image) } }
  @usableFromInline func spacer(minLength: Double?) { leaf { $0.spacer(minLength: minLength) } }
  @usableFromInline func divider() { leaf { $0.divider() } }
  @usableFromInline func shape(_ shape: ShapeDrawing) { leaf { $0.shape(shape) } }
  @usableFromInline func cell(_ cell: ListCell) { leaf(.cell) { $0.cell(cell) } }
  @usableFromInline func markup(_ markup: MarkupDescription) { leaf { $0.markup(markup) } }
  @usableFromInline func progress(_ progress: ProgressDescription) { leaf { $0.progress(progress) } }

  @usableFromInline
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

  @usableFromInline
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

  @usableFromInline
  func beginStyle(_ style: StyleModifier) {
    if depth == 0 { modifiers.append(.style(style)) } else { backend.beginStyle(style) }
  }

  @usableFromInline
  func endStyle() {
    if depth == 0 { modifiers.removeLast() } else { backend.endStyle() }
  }

  @usableFromInline
  func beginAttribute(_ attribute: Attribute) {
    guard depth == 0 else { return backend.beginAttribute(attribute) }
    if case .listRow(let row) = attribute {
      modifiers.append(.row(row))
    } else {
      modifiers.append(.attribute(attribute))
    }
  }

  @usableFromInline
  func endAttribute() {
    if depth == 0 { modifiers.removeLast() } else { backend.endAttribute() }
  }

  @usableFromInline
  func beginEnvironment(_ environment: EnvironmentValues) {
    // Between the rows of a list nothing is open for which it could hold, but bodies read it.
    if depth == 0, listEnvironment != nil {
      backend.environment = environment
    } else {
      backend.beginEnvironment(environment)
    }
  }

  @usableFromInline
  func endEnvironment(restoring environment: EnvironmentValues) {
    if depth == 0, listEnvironment != nil {
      backend.environment = environment
    } else {
      backend.endEnvironment(restoring: environment)
    }
  }

  @usableFromInline
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
