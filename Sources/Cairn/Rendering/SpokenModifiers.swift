/// The open styles and attributes, as far as they matter to readers who do not see.
package struct SpokenModifiers {
  private var allAttributes: [Attribute] = []
  /// The position from which attributes apply to the next view.
  private var start = 0
  /// For each open style, whether it hides views.
  private var styles: [Bool] = []
  private var hidingCount = 0

  package init() {}

  /// The attributes that apply to the next view, outermost first.
  package var attributes: ArraySlice<Attribute> { allAttributes[start...] }

  /// Whether a style hides the next views.
  package var areHiding: Bool { hidingCount > 0 }

  package mutating func begin(_ attribute: Attribute) { allAttributes.append(attribute) }

  package mutating func endAttribute() { _ = allAttributes.popLast() }

  package mutating func begin(_ style: StyleModifier) {
    let hides = style.hidesView
    styles.append(hides)
    if hides { hidingCount += 1 }
  }

  package mutating func endStyle() {
    if styles.popLast() == true { hidingCount -= 1 }
  }

  /// Enters a view that the open attributes apply to, and returns the number to leave it with.
  package mutating func enter() -> Int {
    defer { start = allAttributes.count }
    return start
  }

  /// Leaves a view, so that its attributes apply again.
  package mutating func leave(to outer: Int) { start = outer }
}
