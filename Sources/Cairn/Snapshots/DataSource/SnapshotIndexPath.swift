/// The place of an item at one moment: the position of its section, and its own in the section.
///
/// A place is another item's after the next change. Actions of readers therefore carry identities.
public struct SnapshotIndexPath: Hashable, Comparable, Sendable {
  /// The position of the section, from 0.
  public var section: Int
  /// The position of the item in its section, from 0.
  public var item: Int

  /// Creates a place from two positions.
  public init(item: Int, section: Int) {
    self.item = item
    self.section = section
  }

  /// Places come in the order of the page.
  public static func < (left: Self, right: Self) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}

extension Snapshot {
  /// Returns the section at a position; `nil` if there are not so many.
  ///
  /// - Parameter position: The position of the section, from 0.
  /// - Returns: The section.
  public func sectionIdentifier(for position: Int) -> SectionID? {
    sectionIDs.indices.contains(position) ? sectionIDs[position] : nil
  }

  /// Returns the item at a place; `nil` if there is none.
  ///
  /// - Parameter indexPath: The place.
  /// - Returns: The item.
  /// - Complexity: O(log *n*) in the items of the section.
  public func itemIdentifier(for indexPath: SnapshotIndexPath) -> ItemID? {
    guard items.lists.indices.contains(indexPath.section) else { return nil }
    let list = items.lists[indexPath.section]
    guard indexPath.item >= 0, indexPath.item < list.count else { return nil }
    let piece = list.pieces[list.piece(at: indexPath.item)]
    return piece.items[indexPath.item - piece.start]
  }

  /// Returns the place of an item; `nil` if it is not there.
  ///
  /// - Parameter item: The item.
  /// - Returns: Its place.
  /// - Complexity: O(1) expected.
  public func indexPath(for item: ItemID) -> SnapshotIndexPath? {
    items.place(of: item).map { SnapshotIndexPath(item: items.position(of: $0), section: $0.list) }
  }
}

extension Snapshot {
  /// The items of a section; none if it is not there.
  func items(in section: SectionID) -> [ItemID] {
    guard let position = indexOfSection(section) else { return [] }
    var found: [ItemID] = []
    items.lists[position].append(to: &found)
    return found
  }
}
