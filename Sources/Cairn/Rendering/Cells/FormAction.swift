/// The field that a form sends when a control in it is pressed: a name and a value.
///
/// A server makes one of each field that it receives:
///
/// ```swift
/// let action = FormAction(name: "action", value: "delete:everest")
/// action.verb      // "delete"
/// action.identity  // "everest"
/// ```
public struct FormAction: Hashable, Sendable {
  /// The name under which the value is sent.
  public var name: String
  /// The value.
  public var value: String

  /// The name under which actions are sent unless another is given: `action`.
  @usableFromInline package static var defaultName: String { "action" }

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - name: The name under which the value is sent.
  ///   - value: The value, such as `delete:everest`.
  public init(name: String = defaultName, value: String) {
    self.name = name
    self.value = value
  }

  /// Creates the action of an item's control: a verb and an identity, such as `delete:everest`.
  ///
  /// - Parameters:
  ///   - verb: What to do, without a colon, which ends it.
  ///   - identity: The identity of the item, whatever characters it has.
  ///   - name: The name under which they are sent.
  public init(_ verb: String, item identity: String, name: String = defaultName) {
    self.init(name: name, value: "\(verb):\(identity)")
  }
}

extension FormAction {
  /// What to do: the value up to its first colon, or all of it where it has none.
  public var verb: String { String(value[..<(endOfVerb ?? value.endIndex)]) }

  /// The identity of the item that it is about: the value behind its first colon, which may hold more; `nil` without one.
  ///
  /// Browsers send line breaks in values as a carriage return and a line feed, however the page has them. Otherwise it is
  /// what the page was given, though anybody may send a server anything: look it up among the identities there are.
  public var identity: String? {
    endOfVerb.map { String(value[value.utf8.index(after: $0)...]) }
  }

  /// The first colon.
  ///
  /// It is searched among bytes, because a colon and a following accent are one character.
  private var endOfVerb: String.Index? { value.utf8.firstIndex(of: UInt8(ascii: ":")) }
}
