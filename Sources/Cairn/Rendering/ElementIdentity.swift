import Synchronization

/// The identity of an element of a sequence, which is put into words when somebody asks for them.
///
/// To describe a value of a few properties takes longer than to render the row of its element, and few pages show or send what tells
/// their elements apart.
@usableFromInline
package struct ElementIdentity: Hashable, Sendable {
  private enum Storage: Hashable {
    case words(String)
    case value(Value)
  }

  private let storage: Storage

  /// Creates the identity of an element from its words.
  @usableFromInline
  package init(words: String) { storage = .words(words) }

  /// Creates the identity of an element from a value.
  @usableFromInline
  init(value: some Hashable) { storage = .value(ValueOf(value)) }

  /// Returns the identity of an element; the usual kinds are told by their type, because their words are at hand.
  @inlinable
  static func of<ID: Hashable>(_ id: ID) -> Self {
    // To cast a value of a type that is known only now would take as long again.
    if ID.self == String.self { return Self(words: unsafeBitCast(id, to: String.self)) }
    if ID.self == Int.self { return Self(words: String(unsafeBitCast(id, to: Int.self))) }
    // An object may change before somebody asks.
    if ID.self is AnyObject.Type { return Self(words: String(describing: id)) }
    return Self(value: id)
  }

  /// The description of the identity.
  package var words: String {
    switch storage {
    case .words(let words): words
    case .value(let value): value.words
    }
  }

  /// A value of any type.
  ///
  /// Unchecked, because values of the author's own types are only compared and described here.
  private class Value: Hashable, @unchecked Sendable {
    var words: String { "" }

    func isEqual(to other: Value) -> Bool { self === other }

    static func == (left: Value, right: Value) -> Bool { left === right || left.isEqual(to: right) }

    func hash(into hasher: inout Hasher) {}
  }

  /// A value with its description, once somebody has asked for it.
  ///
  /// It knows the type of the value, because to compare values of unknown types takes casts.
  private final class ValueOf<ID: Hashable>: Value, @unchecked Sendable {
    private let id: ID
    private let known = Mutex<String?>(nil)

    init(_ id: ID) { self.id = id }

    override var words: String {
      if let words = known.withLock({ $0 }) { return words }
      // Outside of the lock, because the author's code runs.
      let words = String(describing: id)
      known.withLock { $0 = words }
      return words
    }

    override func isEqual(to other: Value) -> Bool { (other as? Self)?.id == id }

    override func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }
}
