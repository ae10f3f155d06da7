/// The sections of a collection and the items in them, by their identities, at one moment.
///
/// A snapshot holds identities only, never the data that they stand for. Sections are unique, and items are unique in
/// the whole snapshot. A section and an item may have the same identity.
///
/// ```swift
/// var snapshot = Snapshot<String, Int>()
/// try snapshot.appendSections(["alps", "tatras"])
/// try snapshot.appendItems([1, 2, 3], toSection: "alps")
/// try snapshot.moveItem(3, beforeItem: 1)
/// ```
///
/// The methods are those of UIKit's `NSDiffableDataSourceSnapshot`, with its order and its rules. What raises an
/// exception there throws a ``SnapshotError`` here, and then the snapshot has not changed.
///
/// Two snapshots are equal if they have the same sections with the same items in the same order. What is marked to be
/// reloaded or reconfigured does not count.
///
/// - Complexity: A change of one item and a look-up by identity take constant time, as far as a reader can tell: beside
///   it, a number is written for each section and for every 256 items behind the change.
public struct Snapshot<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
  @usableFromInline var sectionIDs: ContiguousArray<SectionID> = []
  /// The numbers of the lists of sections.
  @usableFromInline var sectionNumbers: [SectionID: Int] = [:]
  /// The items, in a list for each section.
  @usableFromInline var items = ItemStore<ItemID>()
  @usableFromInline var reloadedSections = IdentityMarks<SectionID>()
  @usableFromInline var reloadedItems = IdentityMarks<ItemID>()
  @usableFromInline var reconfiguredItems = IdentityMarks<ItemID>()

  /// Creates a snapshot without sections.
  @inlinable
  public init() {}
}

extension Snapshot: Equatable {
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    guard left.sectionIDs == right.sectionIDs, left.numberOfItems == right.numberOfItems else { return false }
    return zip(left.items.lists, right.items.lists).allSatisfy { $0.hasSameItems(as: $1) }
  }
}
