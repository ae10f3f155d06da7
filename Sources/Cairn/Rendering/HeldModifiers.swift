/// Styles and attributes around several items, held back until an item begins, because they apply to the content of items.
///
/// When an item shows applies to the item itself.
struct HeldModifiers {
  private enum Modifier {
    case style(StyleModifier)
    case attribute(Attribute)
    case condition(StateCondition)
  }

  private var modifiers: [Modifier] = []
  var isEmpty: Bool { modifiers.isEmpty }
  /// The number of conditions around the next item.
  private(set) var conditionCount = 0

  mutating func hold(_ style: StyleModifier) {
    if case .shown(let condition) = style {
      conditionCount += 1
      modifiers.append(.condition(condition))
    } else {
      modifiers.append(.style(style))
    }
  }

  mutating func hold(_ attribute: Attribute) { modifiers.append(.attribute(attribute)) }

  /// Lets go of the modifier that was held last.
  mutating func drop() {
    if case .condition = modifiers.popLast() { conditionCount -= 1 }
  }

  /// Begins what applies to an item itself.
  func beginConditions(in backend: any Renderer) {
    guard conditionCount > 0 else { return }
    for case .condition(let condition) in modifiers { backend.beginStyle(.shown(condition)) }
  }

  func endConditions(_ count: Int, in backend: any Renderer) {
    for _ in 0..<count { backend.endStyle() }
  }

  /// Begins what applies to the content of an item.
  func begin(in backend: any Renderer) {
    for modifier in modifiers {
      switch modifier {
      case .style(let style): backend.beginStyle(style)
      case .attribute(let attribute): backend.beginAttribute(attribute)
      case .condition: break
      }
    }
  }

  func end(in backend: any Renderer) {
    for modifier in modifiers.reversed() {
      switch modifier {
      case .style: backend.endStyle()
      case .attribute: backend.endAttribute()
      case .condition: break
      }
    }
  }

  /// Begins all that is held, for what is no item.
  func beginAll(in backend: any Renderer) {
    beginConditions(in: backend)
    begin(in: backend)
  }

  func endAll(in backend: any Renderer) {
    end(in: backend)
    endConditions(conditionCount, in: backend)
  }
}
