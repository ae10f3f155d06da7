import Cairn

/// The modifiers of boxes and the attributes that are open.
struct ModifiersInForce {
  /// From where on modifiers and attributes apply to what begins now.
  struct Start {
    fileprivate var modifier = 0
    fileprivate var attribute = 0
  }

  private var allModifiers: [StyleModifier] = []
  private var allAttributes: [Attribute] = []
  private var start = Start()

  /// The modifiers that apply to what begins now, outermost first.
  var modifiers: ArraySlice<StyleModifier> { allModifiers[start.modifier...] }
  /// The attributes that apply to what begins now, outermost first.
  var attributes: ArraySlice<Attribute> { allAttributes[start.attribute...] }

  mutating func begin(_ modifier: StyleModifier) { allModifiers.append(modifier) }
  mutating func begin(_ attribute: Attribute) { allAttributes.append(attribute) }
  mutating func endModifier() { _ = allModifiers.popLast() }
  mutating func endAttribute() { _ = allAttributes.popLast() }

  /// Enters something, to which alone applies what is in force.
  ///
  /// - Returns: What to leave it with.
  mutating func enter() -> Start {
    defer { start = Start(modifier: allModifiers.count, attribute: allAttributes.count) }
    return start
  }

  /// Leaves what was entered, so that what applied to it is in force again.
  mutating func leave(to outer: Start) {
    assert(outer.modifier <= allModifiers.count && outer.attribute <= allAttributes.count, "A modifier ended twice")
    start = outer
  }
}
