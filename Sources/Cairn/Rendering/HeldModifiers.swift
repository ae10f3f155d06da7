/// Styles and attributes around several items, held back until an item begins, because they apply to the content of items.
struct HeldModifiers {
  private enum Modifier {
    case style(StyleModifier)
    case attribute(Attribute)
  }

  private var modifiers: [Modifier] = []

  mutating func hold(_ style: StyleModifier) { modifiers.append(.style(style)) }

  mutating func hold(_ attribute: Attribute) { modifiers.append(.attribute(attribute)) }

  /// Lets go of the modifier that was held last.
  mutating func drop() { _ = modifiers.popLast() }

  func begin(in backend: any Renderer) {
    for modifier in modifiers {
      switch modifier {
      case .style(let style): backend.beginStyle(style)
      case .attribute(let attribute): backend.beginAttribute(attribute)
      }
    }
  }

  func end(in backend: any Renderer) {
    for modifier in modifiers.reversed() {
      switch modifier {
      case .style: backend.endStyle()
      case .attribute: backend.endAttribute()
      }
    }
  }
}
