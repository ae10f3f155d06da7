/// A renderer in front of the backend that makes each view of a list in prose an item.
///
/// It holds back styles and attributes around several items until an item begins, because they apply to the content of
/// items. An item stays open until the next one begins, since a list that follows belongs to it.
final class ProseItemRenderer: Renderer {
  /// A modifier around the next item.
  private enum Modifier {
    case style(StyleModifier)
    case attribute(Attribute)
  }

  private let backend: any Renderer
  private let list: ProseListDescription
  private var modifiers: [Modifier] = []
  private var depth = 0
  private var position = 0
  private var isItemOpen = false

  /// Creates a renderer whose views are items of the list that is open in another one.
  init(_ renderer: any Renderer, _ list: ProseListDescription) {
    backend = renderer
    self.list = list
  }

  var environment: EnvironmentValues {
    get { backend.environment }
    set { backend.environment = newValue }
  }
  var checksIdentity: Bool { backend.checksIdentity }
  var showsAllLayoutChoices: Bool { backend.showsAllLayoutChoices }
  var layoutEnvironment: LayoutEnvironment { backend.layoutEnvironment }
  var place: Diagnostic.Place { backend.place }
  var _rowScope: RowScope? { depth > 0 ? backend._rowScope : nil }
  var _nesting: Nesting { backend._nesting }
  func _enter(_ weight: Int) -> Bool { backend._enter(weight) }
  func _leave(_ weight: Int) { backend._leave(weight) }
  func report(_ diagnostic: Diagnostic) { backend.report(diagnostic) }

  // MARK: Items

  private func beginItem() {
    endItem()
    backend.begin(.prose(.item(ProseItemDescription(number: list.number(at: position), isTight: list.isTight))))
    position += 1
    isItemOpen = true
  }

  private func endItem() {
    if isItemOpen { backend.end() }
    isItemOpen = false
  }

  /// Ends the last item.
  func finish() { endItem() }

  private func beginModifiers() {
    for modifier in modifiers {
      switch modifier {
      case .style(let style): backend.beginStyle(style)
      case .attribute(let attribute): backend.beginAttribute(attribute)
      }
    }
  }

  private func endModifiers() {
    for modifier in modifiers.reversed() {
      switch modifier {
      case .style: backend.endStyle()
      case .attribute: backend.endAttribute()
      }
    }
  }

  private func leaf(_ render: (any Renderer) -> Void) {
    guard depth == 0 else { return render(backend) }
    beginItem()
    beginModifiers()
    render(backend)
    endModifiers()
  }

  func text(_ text: Text) { leaf { $0.text(text) } }
  func image(_ image: Image) { leaf { $0.image(image) } }
  func spacer(minLength: Double?) { leaf { $0.spacer(minLength: minLength) } }
  func divider() { leaf { $0.divider() } }
  func shape(_ shape: ShapeDrawing) { leaf { $0.shape(shape) } }
  func progress(_ progress: ProgressDescription) { leaf { $0.progress(progress) } }
  func cell(_ cell: ListCell) { leaf { $0.cell(cell) } }
  func markup(_ markup: MarkupDescription) { leaf { $0.markup(markup) } }

  func begin(_ container: Container) {
    if depth == 0 {
      if case .prose(.list) = container, isItemOpen {} else { beginItem() }
      beginModifiers()
    }
    depth += 1
    backend.begin(container)
  }

  func end() {
    depth -= 1
    backend.end()
    if depth == 0 { endModifiers() }
  }

  // MARK: Modifiers

  func beginStyle(_ style: StyleModifier) {
    if depth > 0 { backend.beginStyle(style) } else { modifiers.append(.style(style)) }
  }

  func endStyle() {
    if depth > 0 { backend.endStyle() } else { _ = modifiers.popLast() }
  }

  func beginAttribute(_ attribute: Attribute) {
    if depth > 0 { backend.beginAttribute(attribute) } else { modifiers.append(.attribute(attribute)) }
  }

  func endAttribute() {
    if depth > 0 { backend.endAttribute() } else { _ = modifiers.popLast() }
  }

  func beginEnvironment(_ environment: EnvironmentValues) {
    if depth == 0 { endItem() }
    backend.beginEnvironment(environment)
  }

  func endEnvironment(restoring environment: EnvironmentValues) {
    if depth == 0 { endItem() }
    backend.endEnvironment(restoring: environment)
  }
}
