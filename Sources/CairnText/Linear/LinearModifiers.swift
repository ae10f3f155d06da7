import Cairn

/// The styles and attributes that are open, as far as readers are told of them.
struct LinearModifiers {
  private var allAttributes: [Attribute] = []
  /// From where on attributes apply to what begins now.
  private var start = 0
  private var styles: [Bool] = []
  private var hidingCount = 0

  /// The attributes that apply to what begins now, outermost first.
  var attributes: ArraySlice<Attribute> { allAttributes[start...] }

  /// Whether what comes does not show.
  var areHiding: Bool { hidingCount > 0 }

  mutating func begin(_ attribute: Attribute) { allAttributes.append(attribute) }

  mutating func endAttribute() { _ = allAttributes.popLast() }

  mutating func begin(_ style: StyleModifier) {
    let hides =
      switch style {
      case .hidden: true
      case .opacity(let opacity): opacity <= 0
      default: false
      }
    styles.append(hides)
    if hides { hidingCount += 1 }
  }

  mutating func endStyle() {
    if styles.popLast() == true { hidingCount -= 1 }
  }

  /// Enters something, to which alone applies what is in force.
  ///
  /// - Returns: What to leave it with.
  mutating func enter() -> Int {
    defer { start = allAttributes.count }
    return start
  }

  /// Leaves what was entered, so that what applied to it is in force again.
  mutating func leave(to outer: Int) { start = outer }
}
