/// What a form sends when a control in it is pressed: a name and a value.
public struct FormAction: Hashable, Sendable {
  /// The name under which the value is sent.
  public var name: String
  /// The value.
  public var value: String

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - name: The name under which the value is sent.
  ///   - value: The value, such as `delete:everest`.
  public init(name: String = "action", value: String) {
    self.name = name
    self.value = value
  }

  /// What a control of an item sends: what to do and with which item, such as `delete:everest`.
  ///
  /// - Parameters:
  ///   - verb: What to do.
  ///   - identity: The identity of the item.
  public init(_ verb: String, item identity: String) {
    self.init(value: "\(verb):\(identity)")
  }
}
