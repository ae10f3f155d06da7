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
  /// The environment outside the section that loose rows make, while it is open.
  private var outerEnvironment: EnvironmentValues?
  private var isInSection = false
  private var modifiers: [Modifier] = []
  private var depth = 0
  private var itemCount = 0
  /// The identity of the element whose views come, in words.
  private var identity: String?

  @usableFromInline
  init(_ backend: any Renderer) {
    self.backend = backend
  }

  /// Creates a renderer for a list, whose rows outside of sections make sections too.
  init(_ backend: any Renderer, looseRowCounts: [Int]) {
    self.backend = backend
    self.looseRowCounts = looseRowCounts[...]
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
    if depth == 0 { self.identity = identity }
  }

  /// Whether the next view is an item, and not part of one.
  @usableFromInline var isAmongItems: Bool { depth == 0 }

  // MARK: Items

  private func beginItem() {
    beginLooseSection()
    var row = ListRowAttributes()
    for case .row(let attributes) in modifiers { row = attributes.inheriting(row) }
    backend.begin(.item(ItemDescription(index: itemCount, identity: row.identity ?? identity, row: row)))
    itemCount += 1
    beginModifiers()
  }

  private func endItem() {
    endModifiers()
    backend.end()
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

  // MARK: Rows outside of sections

  private func beginLooseSection() {
    guard let count = looseRowCounts?.first, outerEnvironment == nil else { return }
    let outer = backend.environment
    var inner = outer
    inner.sectionLayout = nil
    backend.begin(
      .section(SectionDescription(hasHeader: false, hasFooter: false, itemCount: count, layout: outer.sectionLayout))
    )
    backend.begin(.slot(.items))
    backend.beginEnvironment(inner)
    outerEnvironment = outer
    itemCount = 0
  }

  /// Ends the section that rows outside of sections make, if one is open.
  func endLooseSection() {
    guard let outer = outerEnvironment else { return }
    backend.endEnvironment(restoring: outer)
    backend.end()
    backend.end()
    outerEnvironment = nil
    looseRowCounts?.removeFirst()
  }

  private func leaf(_ render: (any Renderer) -> Void) {
    guard depth == 0 else { return render(backend) }
    beginItem()
    render(backend)
    endItem()
  }

  @usableFromInline func text(_ text: Text) { leaf { $0.text(text) } }
  @usableFromInline func image(_ image: Image) { leaf { $0.image(image) } }
  @usableFromInline func spacer(minLength: Double?) { leaf { $0.spacer(minLength: minLength) } }
  @usableFromInline func divider() { leaf { $0.divider() } }
  @usableFromInline func shape(_ shape: ShapeDrawing) { leaf { $0.shape(shape) } }
  @usableFromInline func cell(_ cell: ListCell) { leaf { $0.cell(cell) } }
  @usableFromInline func progress(_ progress: ProgressDescription) { leaf { $0.progress(progress) } }

  @usableFromInline
  func begin(_ container: Container) {
    if depth == 0 {
      if looseRowCounts != nil, case .section = container {
        endLooseSection()
        beginModifiers()
        isInSection = true
      } else {
        beginItem()
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
    backend.beginEnvironment(environment)
  }

  @usableFromInline
  func endEnvironment(restoring environment: EnvironmentValues) {
    backend.endEnvironment(restoring: environment)
  }

  @usableFromInline
  func report(_ diagnostic: Diagnostic) {
    backend.report(diagnostic)
  }
}
