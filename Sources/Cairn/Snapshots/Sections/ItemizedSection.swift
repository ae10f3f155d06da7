/// A section that says which items it has, so that a change of one item is told from a change of all.
///
/// ```swift
/// struct Mountains: ItemizedSection {
///   let id: String
///   var title: String
///   var items: [Mountain]
/// }
/// ```
///
/// Identities say *which* item it is, and equality says *whether* it changed. ``Registry/changes(from:to:duplicates:)``
/// asks for both. A section that is no itemized one changes as a whole.
public protocol ItemizedSection: CollectionSection {
  /// The data of an item.
  associatedtype Item: Identifiable, Equatable, Sendable where Item.ID: Sendable

  /// The items in their order.
  ///
  /// They can be set, so that a change of them can be told from a change of the title.
  var items: [Item] { get set }
}
