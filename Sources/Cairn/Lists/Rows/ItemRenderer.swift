/// A renderer in front of the backend that makes each view of a section an item with a container of its own.
///
/// It holds back styles and attributes around several items until an item begins, because they apply to the content of
/// items.
///
/// Swift does not check exclusive access to the properties that every row uses. A rendering is synchronous, and no property
/// is passed `inout`. With the checks, a list takes a few per cent more instructions.
final class ItemRenderer: ForwardingRenderer {
  let backend: any Renderer
  /// The rows of a list outside of its sections; `nil` in a section.
  @exclusivity(unchecked) private var looseRows: LooseRows?
  /// Whether sections are no items, but hold some.
  let takesSections: Bool
  /// Whether items are rows of a list, so that other views become cells if possible.
  let takesRows: Bool
  /// Whether the next elements of an outline are rows of a list.
  private(set) var isInOutlineOfRows: Bool
  private var isInSection = false
  @exclusivity(unchecked) private var modifiers = HeldModifiers()
  /// The attributes of rows around the next item, outermost first.
  @exclusivity(unchecked) private var rowAttributes: [ListRowAttributes] = []
  @exclusivity(unchecked) private var depth = 0
  @exclusivity(unchecked) private var itemIndex = 0
  /// Whether something between the rows of a list has set an environment.
  @exclusivity(unchecked) private var hasOwnEnvironment = false
  /// The badge beside the open item, if it is no cell.
  @exclusivity(unchecked) private var pendingBadge: Badge?
  /// The number of items, if it is known.
  private let itemCount: Int?
  /// The identity of the open element.
  @exclusivity(unchecked) private(set) var elementIdentity: ElementIdentity?
  /// The attributes of rows around the section.
  private let sectionRow: ListRowAttributes?
  /// What can write the next row like the last one, if that was a cell about which nothing was said.
  @exclusivity(unchecked) private var repeater: (any RowRepeating)?
  /// Whether that cell is an element with an identity, by which readers choose it.
  @exclusivity(unchecked) private var repeatsElements = false
  private lazy var backendThatRepeats = backend as? any RowRepeating

  /// Creates a renderer whose views are items of what is open in another one, which no item may be just then.
  ///
  /// - Parameters:
  ///   - renderer: The other one.
  ///   - looseRows: The rows outside of sections, where the renderer is that of a list.
  ///   - itemCount: The number of items; `nil` where it is not known.
  ///   - sectionRow: What all items say about their rows, unless they say otherwise.
  ///   - takesSections: Whether a section is no item, but has what is said about it said by its items.
  ///   - takesRows: Whether items are rows of a list.
  ///   - isInOutlineOfRows: Whether elements of an outline that come are rows of a list.
  ///   - elementIdentity: The identity of the element that is around.
  init(
    _ renderer: any Renderer,
    looseRows: LooseRows? = nil,
    itemCount: Int? = nil,
    sectionRow: ListRowAttributes? = nil,
    takesSections: Bool = false,
    takesRows: Bool = false,
    isInOutlineOfRows: Bool = false,
    elementIdentity: ElementIdentity? = nil
  ) {
    // Inside an item, another one of these would only pass on what it is told.
    backend = renderer._rowScope?.receiver.itemTarget ?? renderer
    self.looseRows = looseRows
    self.itemCount = itemCount
    self.sectionRow = sectionRow
    self.takesSections = takesSections
    self.takesRows = takesRows
    self.isInOutlineOfRows = isInOutlineOfRows
    self.elementIdentity = elementIdentity
  }

  var _rowScope: RowScope? { RowScope(self) }
  var environment: EnvironmentValues {
    get { backend.environment }
    set {
      backend.environment = newValue
      hasOwnEnvironment = true
      repeater = nil
    }
  }
  var isAmongItems: Bool { depth == 0 }
  var itemTarget: any Renderer { backend }

  // MARK: Items

  private func beginItem(_ content: ItemDescription.Content = .view) {
    repeater = nil
    if looseRows?.beginRow(in: backend, isPlain: !hasOwnEnvironment) == true { itemIndex = 0 }
    var row = ListRowAttributes()
    for attributes in rowAttributes { row = attributes.inheriting(row) }
    // What all rows of a section are called tells none of its elements from the others.
    let identity =
      row.identity.map { ElementIdentity(words: $0) } ?? elementIdentity
      ?? sectionRow?.identity.map { ElementIdentity(words: $0) }
    if let sectionRow { row = row.inheriting(sectionRow) }
    // Cells show it among their accessories; beside any other view it stands as it does elsewhere.
    if content == .view {
      pendingBadge = row.badge
      row.badge = nil
    }
    let isLast = itemIndex + 1 == itemCount ?? looseRows?.count
    modifiers.beginConditions(in: backend)
    backend.begin(
      .item(ItemDescription(index: itemIndex, element: identity, row: row, content: content, isLast: isLast))
    )
    itemIndex += 1
    if pendingBadge != nil {
      backend.begin(.badged)
      backend.begin(.slot(.content))
    }
    modifiers.begin(in: backend)
  }

  private func endItem() {
    modifiers.end(in: backend)
    if let badge = pendingBadge {
      backend.end()
      badge.renderSlot(into: backend)
      backend.end()
      pendingBadge = nil
    }
    backend.end()
    modifiers.endConditions(modifiers.conditionCount, in: backend)
    looseRows?.endRow(in: backend)
  }

  /// The attributes of rows for the next section; `nil` for none.
  var rowOfNextSection: ListRowAttributes? {
    guard depth == 0, takesSections else { return nil }
    var row: ListRowAttributes?
    for attributes in rowAttributes { row = attributes.inheriting(row ?? ListRowAttributes()) }
    return row
  }

  /// Whether the items are those of a list, not of a section.
  var isOfList: Bool { looseRows != nil }

  func element(_ identity: ElementIdentity, _ render: () -> Void) {
    let outer = elementIdentity
    elementIdentity = identity
    render()
    elementIdentity = outer
  }

  /// Renders elements of an outline, which may be rows of a list.
  func inOutline(ofRows areRows: Bool, _ render: () -> Void) {
    let outer = isInOutlineOfRows
    isInOutlineOfRows = areRows
    render()
    isInOutlineOfRows = outer
  }

  /// Renders views that are no item inside the modifiers for items.
  func withModifiers(_ render: () -> Void) {
    repeater = nil
    modifiers.beginAll(in: backend)
    render()
    modifiers.endAll(in: backend)
  }

  /// Renders items with attributes of their rows; inside an item they become separate items.
  func row(_ attributes: ListRowAttributes, _ render: (ItemRenderer) -> Void) {
    guard depth == 0 else {
      let item = ItemRenderer(backend, takesSections: true, elementIdentity: elementIdentity)
      return item.row(attributes, render)
    }
    let saysSomething = begin(attributes)
    render(self)
    if saysSomething { rowAttributes.removeLast() }
  }

  /// Puts what is said about rows in force; `false` where nothing is said.
  @inline(never)
  private func begin(_ attributes: ListRowAttributes) -> Bool {
    guard !attributes.isEmpty else { return false }
    rowAttributes.append(attributes)
    return true
  }

  // MARK: Calls

  /// Ends the open section of rows after the last item.
  func finish() { looseRows?.end(in: backend) }

  func leaf(_ render: (any Renderer) -> Void) { leaf(.view, render) }

  private func leaf(_ content: ItemDescription.Content, _ render: (any Renderer) -> Void) {
    guard depth == 0 else { return render(backend) }
    beginItem(content)
    render(backend)
    endItem()
  }

  func cell(_ cell: ListCell) {
    guard depth == 0, rowAttributes.isEmpty, sectionRow == nil, modifiers.isEmpty else {
      return leaf(.cell) { $0.cell(cell) }
    }
    if let repeater, repeatsElements == (elementIdentity != nil), repeater.repeatRow(as: cell) {
      itemIndex += 1
      return
    }
    leaf(.cell) { $0.cell(cell) }
    repeater = backendThatRepeats
    repeatsElements = elementIdentity != nil
  }

  func begin(_ container: Container) {
    if depth == 0 {
      if takesSections, case .section = container {
        repeater = nil
        looseRows?.beginSection(in: backend)
        modifiers.beginAll(in: backend)
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
      modifiers.endAll(in: backend)
      looseRows?.endRow(in: backend)
      isInSection = false
    } else {
      endItem()
    }
  }

  // MARK: Modifiers

  func beginStyle(_ style: StyleModifier) {
    if depth == 0 { modifiers.hold(style) } else { backend.beginStyle(style) }
  }

  func endStyle() {
    if depth == 0 { modifiers.drop() } else { backend.endStyle() }
  }

  func beginAttribute(_ attribute: Attribute) {
    if depth == 0 { modifiers.hold(attribute) } else { backend.beginAttribute(attribute) }
  }

  func endAttribute() {
    if depth == 0 { modifiers.drop() } else { backend.endAttribute() }
  }

  func beginEnvironment(_ environment: EnvironmentValues) {
    // Between the rows of a list nothing is open for which it could hold, but bodies read it.
    if depth == 0, looseRows != nil {
      self.environment = environment
    } else {
      repeater = nil
      backend.beginEnvironment(environment)
    }
  }

  func endEnvironment(restoring environment: EnvironmentValues) {
    if depth == 0, looseRows != nil {
      self.environment = environment
    } else {
      repeater = nil
      backend.endEnvironment(restoring: environment)
    }
  }
}

extension Container {
  /// Whether the content is that of an outline.
  fileprivate var isOutline: Bool {
    if case .disclosure(let disclosure) = self { disclosure.outlineStyle != nil } else { false }
  }
}
