import Cairn

/// The open modifiers of boxes and the open attributes.
struct ModifiersInForce {
  /// The positions from which modifiers and attributes apply to the next view.
  struct Start {
    fileprivate var modifier = 0
    fileprivate var attribute = 0
  }

  private var allModifiers: [StyleModifier] = []
  private var allAttributes: [Attribute] = []
  private var start = Start()

  /// The modifiers that apply to the next view, outermost first.
  var modifiers: ArraySlice<StyleModifier> { allModifiers[start.modifier...] }
  /// The attributes that apply to the next view, outermost first.
  var attributes: ArraySlice<Attribute> { allAttributes[start.attribute...] }

  mutating func begin(_ modifier: StyleModifier) { allModifiers.append(modifier) }
  mutating func begin(_ attribute: Attribute) { allAttributes.append(attribute) }
  mutating func endModifier() { _ = allModifiers.popLast() }
  mutating func endAttribute() { _ = allAttributes.popLast() }

  /// Enters a view that the open modifiers and attributes apply to.
  ///
  /// - Returns: The start to leave it with.
  mutating func enter() -> Start {
    defer { start = Start(modifier: allModifiers.count, attribute: allAttributes.count) }
    return start
  }

  /// Leaves a view, so that its modifiers and attributes apply again.
  mutating func leave(to outer: Start) {
    assert(outer.modifier <= allModifiers.count && outer.attribute <= allAttributes.count, "A modifier ended twice")
    start = outer
  }
}
