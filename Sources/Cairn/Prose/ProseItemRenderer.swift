/// A renderer in front of the backend that makes each view of a list in prose an item.
///
/// It holds back styles and attributes around several items until an item begins, because they apply to the content of
/// items. An item stays open until the next one begins, since a list that follows belongs to it. The list itself begins
/// with its first item, so that nothing shows of one without items.
final class ProseItemRenderer: ForwardingRenderer {
  let backend: any Renderer
  private let list: ProseListDescription
  private var modifiers = HeldModifiers()
  private var depth = 0
  private var position = 0
  private var isListOpen = false
  private var isItemOpen = false
  /// The number of conditions around the open item.
  private var conditionCount = 0
  /// The number of conditions around an open list that belongs to the open item.
  private var joinedConditionCount = 0

  /// Creates a renderer whose views are items of a list in another one.
  init(_ renderer: any Renderer, _ list: ProseListDescription) {
    backend = renderer
    self.list = list
  }

  var _rowScope: RowScope? { depth > 0 ? backend._rowScope : nil }

  // MARK: Items

  private func beginItem() {
    endItem()
    beginList()
    conditionCount = modifiers.conditionCount
    modifiers.beginConditions(in: backend)
    backend.begin(.prose(.item(ProseItemDescription(number: list.number(at: position), isTight: list.isTight))))
    position += 1
    isItemOpen = true
  }

  private func endItem() {
    guard isItemOpen else { return }
    backend.end()
    modifiers.endConditions(conditionCount, in: backend)
    isItemOpen = false
  }

  private func beginList() {
    guard !isListOpen else { return }
    isListOpen = true
    backend.begin(.prose(.list(list)))
  }

  /// Ends the last item and the list.
  func finish() {
    endItem()
    if isListOpen { backend.end() }
  }

  func leaf(_ render: (any Renderer) -> Void) {
    guard depth == 0 else { return render(backend) }
    beginItem()
    modifiers.begin(in: backend)
    render(backend)
    modifiers.end(in: backend)
  }

  func begin(_ container: Container) {
    if depth == 0 {
      if case .prose(.list) = container, isItemOpen {
        // The list belongs to the open item, so it shows by itself.
        joinedConditionCount = modifiers.conditionCount
        modifiers.beginConditions(in: backend)
      } else {
        beginItem()
      }
      modifiers.begin(in: backend)
    }
    depth += 1
    backend.begin(container)
  }

  func end() {
    depth -= 1
    backend.end()
    guard depth == 0 else { return }
    modifiers.end(in: backend)
    modifiers.endConditions(joinedConditionCount, in: backend)
    joinedConditionCount = 0
  }

  // MARK: Modifiers

  func beginStyle(_ style: StyleModifier) {
    if depth > 0 { backend.beginStyle(style) } else { modifiers.hold(style) }
  }

  func endStyle() {
    if depth > 0 { backend.endStyle() } else { modifiers.drop() }
  }

  func beginAttribute(_ attribute: Attribute) {
    if depth > 0 { backend.beginAttribute(attribute) } else { modifiers.hold(attribute) }
  }

  func endAttribute() {
    if depth > 0 { backend.endAttribute() } else { modifiers.drop() }
  }

  func beginEnvironment(_ environment: EnvironmentValues) {
    if depth == 0 {
      endItem()
      beginList()
    }
    backend.beginEnvironment(environment)
  }

  func endEnvironment(restoring environment: EnvironmentValues) {
    if depth == 0 { endItem() }
    backend.endEnvironment(restoring: environment)
  }
}
