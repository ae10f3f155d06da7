extension Snapshot {
  // MARK: - Appending and inserting

  /// Appends items to the last section.
  ///
  /// An item that is there already is moved.
  ///
  /// - Parameter identifiers: The items.
  /// - Returns: The items that were there already.
  /// - Throws: ``SnapshotError`` if there is no section, or if an item is named twice.
  /// - Complexity: O(*n*) expected in the items that are appended.
  @inlinable
  @discardableResult
  public mutating func appendItems(_ identifiers: [ItemID]) throws(SnapshotError) -> [ItemID] {
    guard !sectionIDs.isEmpty else { throw SnapshotError(.noSections, [], in: .appendItems) }
    return try append(identifiers, toList: numberOfSections - 1, in: .appendItems)
  }

  /// Appends items to a section.
  ///
  /// An item that is there already is moved, be it in this section or in another.
  ///
  /// - Parameters:
  ///   - identifiers: The items.
  ///   - section: The section.
  /// - Returns: The items that were there already.
  /// - Throws: ``SnapshotError`` if the section is not there, or if an item is named twice.
  /// - Complexity: O(*n*) expected in the items that are appended.
  @inlinable
  @discardableResult
  public mutating func appendItems(
    _ identifiers: [ItemID],
    toSection section: SectionID
  ) throws(SnapshotError) -> [ItemID] {
    let list = try position(ofSection: section, in: .appendItemsToSection)
    return try append(identifiers, toList: list, in: .appendItemsToSection)
  }

  /// Inserts items before another one.
  ///
  /// An item that is there already is moved.
  ///
  /// - Parameters:
  ///   - identifiers: The items.
  ///   - item: The item before which they come.
  /// - Returns: The items that were there already.
  /// - Throws: ``SnapshotError`` if the other item is not there or is one of the items, or if an item is named twice.
  /// - Complexity: O(*n*) expected in the items that are inserted.
  @inlinable
  @discardableResult
  public mutating func insertItems(_ identifiers: [ItemID], beforeItem item: ItemID) throws(SnapshotError) -> [ItemID] {
    try insert(identifiers, at: item, skipping: 0, in: .insertItemsBefore)
  }

  /// Inserts items after another one.
  ///
  /// An item that is there already is moved.
  ///
  /// - Parameters:
  ///   - identifiers: The items.
  ///   - item: The item after which they come.
  /// - Returns: The items that were there already.
  /// - Throws: ``SnapshotError`` if the other item is not there or is one of the items, or if an item is named twice.
  /// - Complexity: O(*n*) expected in the items that are inserted.
  @inlinable
  @discardableResult
  public mutating func insertItems(_ identifiers: [ItemID], afterItem item: ItemID) throws(SnapshotError) -> [ItemID] {
    try insert(identifiers, at: item, skipping: 1, in: .insertItemsAfter)
  }

  // MARK: - Moving

  /// Moves an item before another one, which may be in another section.
  ///
  /// - Parameters:
  ///   - identifier: The item.
  ///   - item: The item before which it comes.
  /// - Throws: ``SnapshotError`` if one of them is not there, or if both are the same.
  /// - Complexity: O(1) expected.
  @inlinable
  public mutating func moveItem(_ identifier: ItemID, beforeItem item: ItemID) throws(SnapshotError) {
    _ = try place(ofItem: identifier, in: .moveItemBefore)
    _ = try insert([identifier], at: item, skipping: 0, in: .moveItemBefore)
  }

  /// Moves an item after another one, which may be in another section.
  ///
  /// - Parameters:
  ///   - identifier: The item.
  ///   - item: The item after which it comes.
  /// - Throws: ``SnapshotError`` if one of them is not there, or if both are the same.
  /// - Complexity: O(1) expected.
  @inlinable
  public mutating func moveItem(_ identifier: ItemID, afterItem item: ItemID) throws(SnapshotError) {
    _ = try place(ofItem: identifier, in: .moveItemAfter)
    _ = try insert([identifier], at: item, skipping: 1, in: .moveItemAfter)
  }

  // MARK: - Deleting and replacing

  /// Deletes items; those that are not there are ignored.
  ///
  /// - Parameter identifiers: The items.
  /// - Throws: ``SnapshotError`` if an item is named twice.
  /// - Complexity: O(*n*) expected in the items that are named.
  @inlinable
  public mutating func deleteItems(_ identifiers: [ItemID]) throws(SnapshotError) {
    let hashes = try hashesOfUnique(identifiers, in: .deleteItems)
    items.remove(identifiers, hashes: hashes)
    forgetMarks(of: identifiers)
  }

  /// Deletes all items **and all sections**, as UIKit does.
  ///
  /// ``removeItems(keepingSections:)`` can keep the sections.
  @inlinable
  public mutating func deleteAllItems() { self = Self() }

  /// Deletes all items.
  ///
  /// - Parameter keepsSections: Whether the sections stay, without items.
  @inlinable
  public mutating func removeItems(keepingSections keepsSections: Bool) {
    var emptied = Self()
    if keepsSections {
      emptied.insertSections(unchecked: Array(sectionIDs), at: 0)
      emptied.reloadedSections = reloadedSections
    }
    self = emptied
  }

  /// Gives a section other items, in their order.
  ///
  /// Items of the section that are not among them are deleted. An item that is in another section is moved.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - identifiers: The items that it has from now on.
  /// - Throws: ``SnapshotError`` if the section is not there, or if an item is named twice.
  /// - Complexity: O(*n*) expected in the old and the new items of the section.
  @inlinable
  public mutating func replaceItems(inSection section: SectionID, with identifiers: [ItemID]) throws(SnapshotError) {
    let list = try position(ofSection: section, in: .replaceItems)
    let hashes = try hashesOfUnique(identifiers, in: .replaceItems)
    var old: [ItemID] = []
    items.lists[list].append(to: &old)
    items.remove(old, hashes: old.map(\.hashValue))
    items.remove(identifiers, hashes: hashes)
    items.insert(identifiers, hashes: hashes, at: items.end(ofList: list))
    forgetMarks(of: old.filter { items.place(of: $0) == nil })
  }

  // MARK: - Marking

  /// Marks items to be made anew.
  ///
  /// - Parameter identifiers: The items.
  /// - Throws: ``SnapshotError`` if an item is not there.
  @inlinable
  public mutating func reloadItems(_ identifiers: [ItemID]) throws(SnapshotError) {
    try requireItems(identifiers, in: .reloadItems)
    reloadedItems.insert(identifiers)
  }

  /// Marks items to be brought up to date in place, so that what a reader did to them stays.
  ///
  /// - Parameter identifiers: The items.
  /// - Throws: ``SnapshotError`` if an item is not there.
  @inlinable
  public mutating func reconfigureItems(_ identifiers: [ItemID]) throws(SnapshotError) {
    try requireItems(identifiers, in: .reconfigureItems)
    reconfiguredItems.insert(identifiers)
  }
}
