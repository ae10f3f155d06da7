/// What makes one snapshot of another: what comes, what goes, what moves, and what is to be made anew.
///
/// It names the fewest moves that are possible: what keeps its order beside the others of its section stays. An item
/// whose section changes is a move. An item that is marked in the new snapshot is named if it was in the old one too.
///
/// ```swift
/// for step in new.difference(from: old).steps {
///   list.run(step)
/// }
/// ```
///
/// A difference keeps both snapshots, and works its lists out when they are asked for. Keep such a list, if you need it
/// more than once.
public struct SnapshotDifference<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
  @usableFromInline let old: Snapshot<SectionID, ItemID>
  @usableFromInline let new: Snapshot<SectionID, ItemID>
  @usableFromInline let removedPositions: ContiguousArray<UInt32>
  @usableFromInline let placedItems: ContiguousArray<Placement>
  @usableFromInline let placedSections: ContiguousArray<Placement>

  /// The sections that are only in the old snapshot, in its order.
  public let removedSections: [SectionID]
  /// The sections of both snapshots that are to be made anew, in the order in which they were marked.
  public let reloadedSections: [SectionID]
  /// The items of both snapshots that are to be made anew, in the order in which they were marked.
  public let reloadedItems: [ItemID]
  /// The items of both snapshots that are to be brought up to date in place, in the order in which they were marked.
  ///
  /// An item that is to be made anew is not among them.
  public let reconfiguredItems: [ItemID]

  @inlinable
  init(from old: Snapshot<SectionID, ItemID>, to new: Snapshot<SectionID, ItemID>) {
    self.old = old
    self.new = new
    let matcher = SnapshotMatcher(from: old, to: new)
    removedPositions = matcher.removedItems()
    placedItems = matcher.placedItems()
    placedSections = matcher.placedSections()
    removedSections = matcher.removedSections()
    reloadedSections = new.reloadedSectionIdentifiers.filter { old.indexOfSection($0) != nil }
    reloadedItems = new.reloadedItemIdentifiers.filter { old.items.place(of: $0) != nil }
    reconfiguredItems = new.reconfiguredItemIdentifiers.filter {
      !new.reloadedItems.contains($0) && old.items.place(of: $0) != nil
    }
  }

  /// Whether there is nothing to do.
  @inlinable public var isEmpty: Bool {
    removedPositions.isEmpty && placedItems.isEmpty && placedSections.isEmpty && removedSections.isEmpty
      && reloadedSections.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty
  }

  /// The sections that are only in the new snapshot, in its order.
  @inlinable public var insertedSections: [SectionID] {
    placedSections.filter { !$0.isMove }.map { new.sectionIDs[$0.position] }
  }

  /// The sections that change their order, in their new one.
  ///
  /// Items of a section that moves are not named, as long as they stay in it in their order.
  @inlinable public var movedSections: [SectionID] {
    placedSections.filter(\.isMove).map { new.sectionIDs[$0.position] }
  }

  /// The items that are only in the old snapshot, in its order; those of removed sections are among them.
  ///
  /// - Complexity: O(*n*) in the items that are removed.
  @inlinable public var removedItems: [ItemID] {
    var cursor = ItemCursor(old.items)
    return removedPositions.compactMap { cursor.item(at: Int($0)) }
  }

  /// The items that are only in the new snapshot, in its order; those of inserted sections are among them.
  ///
  /// - Complexity: O(*n*) in the items that are inserted or moved.
  @inlinable public var insertedItems: [ItemID] {
    var cursor = ItemCursor(new.items)
    return placedItems.compactMap { $0.isMove ? nil : cursor.item(at: $0.position) }
  }

  /// The items that change their section, or their order in it, in their new order.
  ///
  /// - Complexity: O(*n*) in the items that are inserted or moved.
  @inlinable public var movedItems: [ItemID] {
    var cursor = ItemCursor(new.items)
    return placedItems.compactMap { $0.isMove ? cursor.item(at: $0.position) : nil }
  }
}

extension SnapshotDifference: Equatable {
  /// Whether two differences have the same steps.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool { left.steps == right.steps }
}
