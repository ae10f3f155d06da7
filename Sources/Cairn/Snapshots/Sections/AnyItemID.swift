/// The identity of an item of any section, with its type erased.
///
/// Items of different types are different items, whatever their identities are.
public struct AnyItemID: Hashable, Sendable {
  // `AnyHashable` would be enough, but it is not `Sendable`.
  private let base: any Hashable & Sendable
  private let itemType: ObjectIdentifier

  /// Erases the type of an item's identity.
  public init<Item: Identifiable>(_ item: Item) where Item.ID: Sendable {
    base = item.id
    itemType = ObjectIdentifier(Item.self)
  }

  /// Returns the identity with its own type, or `nil` if it has another type.
  public func restore<ID: Hashable & Sendable>(as type: ID.Type = ID.self) -> ID? { base as? ID }

  /// Returns whether the types of two items and their identities are equal.
  public static func == (left: Self, right: Self) -> Bool {
    func matches<ID: Hashable>(_ id: ID) -> Bool { right.base as? ID == id }
    return left.itemType == right.itemType && matches(left.base)
  }

  /// Hashes the type of the item and its identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(itemType)
    base.hash(into: &hasher)
  }
}

extension AnyItemID: CustomStringConvertible {
  /// The identity in words.
  public var description: String { String(describing: base) }
}
