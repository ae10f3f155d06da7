/// The values that a state can have in a page; the first one is the initial value.
///
/// Unchecked, because only the rendering that made it uses it, and a rendering is on one thread.
package class StateCell: @unchecked Sendable {
  /// What changes the state.
  package enum Control: Equatable, Sendable {
    /// Nothing or buttons.
    case buttons
    /// A toggle, which is on or off for the initial value, and possibly buttons.
    case toggle(isOnAtFirst: Bool)
  }

  /// The name of the property, for diagnostics.
  package let name: String
  package fileprivate(set) var control = Control.buttons
  /// Whether buttons change it.
  package fileprivate(set) var hasButtons = false
  /// Whether it has more values than are shown, so that it keeps the initial one.
  package fileprivate(set) var isFixed = false

  fileprivate init(name: String) { self.name = name }

  /// The number of values.
  package var count: Int { 1 }

  /// Notes that a toggle changes the state; `true` if that is new.
  func takeToggle(isOnAtFirst: Bool) -> Bool {
    // The first toggle counts: another one that is on where this is off would go on for ever.
    guard control == .buttons else { return false }
    control = .toggle(isOnAtFirst: isOnAtFirst)
    return true
  }

  /// Notes that a button changes the state; `true` if that is new.
  func takeButton() -> Bool {
    defer { hasButtons = true }
    return !hasButtons
  }

  /// Gives up all values but the initial one.
  func fix() { isFixed = true }
}

/// Unchecked for the same reason.
final class TypedStateCell<Value>: StateCell, @unchecked Sendable {
  private(set) var values: [Value]

  init(name: String, initialValue: Value) {
    values = [initialValue]
    super.init(name: name)
  }

  package override var count: Int { isFixed ? 1 : values.count }

  /// Returns the position of a value; adds it where it is new and there is room for it.
  ///
  /// - Returns: `nil` for a value that cannot be compared, or if there are too many.
  func index(of value: Value, limit: Int) -> Int? {
    let known = values.firstIndex { Self.areEqual($0, value) == true }
    guard !isFixed else { return known == 0 ? 0 : nil }
    if let known { return known }
    guard Self.areEqual(value, value) == true else { return nil }
    guard values.count < limit else {
      fix()
      return nil
    }
    values.append(value)
    return values.count - 1
  }

  /// Returns whether two values are equal; `nil` if they cannot be compared.
  private static func areEqual(_ left: Value, _ right: Value) -> Bool? {
    func matches<Comparable: Equatable>(_ left: Comparable) -> Bool { right as? Comparable == left }
    return (left as? any Equatable).map { matches($0) }
  }
}

/// A reference to a state; equal for the same state.
package struct StateReference: Hashable, Sendable {
  package let cell: StateCell

  package static func == (left: Self, right: Self) -> Bool { left.cell === right.cell }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(cell)) }
}

/// A state with one of its values.
package struct StateValue: Hashable, Sendable {
  package var state: StateReference
  package var index: Int
}
