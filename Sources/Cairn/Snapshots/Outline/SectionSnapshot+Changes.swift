extension SectionSnapshot {
  // MARK: - Appending and inserting

  /// Appends items under another one, or on the first level.
  ///
  /// Appending no items does nothing, whatever the parent is.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - parent: The item under which they come; `nil` for the first level.
  /// - Throws: ``SnapshotError`` if the parent is not there, or if an item is there already or is named twice.
  public mutating func append(_ items: [ItemID], to parent: ItemID? = nil) throws(SnapshotError) {
    guard !items.isEmpty else { return }
    if let parent { try require(parent, in: .append) }
    try requireNew(items, in: .append)
    insert(unchecked: items, at: children(under: parent).count, under: parent)
  }

  /// Inserts items before another one, on its level.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - item: The item before which they come.
  /// - Throws: ``SnapshotError`` if the other item is not there, or if an item is there already or is named twice.
  public mutating func insert(_ items: [ItemID], before item: ItemID) throws(SnapshotError) {
    let (parent, position) = try place(of: item, in: .insertBefore)
    try requireNew(items, in: .insertBefore)
    insert(unchecked: items, at: position, under: parent)
  }

  /// Inserts items after another one and all that is under it, on its level.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - item: The item after which they come.
  /// - Throws: ``SnapshotError`` if the other item is not there, or if an item is there already or is named twice.
  public mutating func insert(_ items: [ItemID], after item: ItemID) throws(SnapshotError) {
    let (parent, position) = try place(of: item, in: .insertAfter)
    try requireNew(items, in: .insertAfter)
    insert(unchecked: items, at: position + 1, under: parent)
  }

  /// Inserts a tree before an item, on its level, with what is expanded in it.
  ///
  /// - Parameters:
  ///   - snapshot: The tree.
  ///   - item: The item before which it comes.
  /// - Throws: ``SnapshotError`` if the item is not there, or if an item of the tree is there already.
  public mutating func insert(_ snapshot: Self, before item: ItemID) throws(SnapshotError) {
    let (parent, position) = try place(of: item, in: .insertBefore)
    try requireNew(snapshot.items, in: .insertBefore)
    insert(unchecked: snapshot, at: position, under: parent)
  }

  /// Inserts a tree after an item and all that is under it, on its level, with what is expanded in it.
  ///
  /// - Parameters:
  ///   - snapshot: The tree.
  ///   - item: The item after which it comes.
  /// - Throws: ``SnapshotError`` if the item is not there, or if an item of the tree is there already.
  public mutating func insert(_ snapshot: Self, after item: ItemID) throws(SnapshotError) {
    let (parent, position) = try place(of: item, in: .insertAfter)
    try requireNew(snapshot.items, in: .insertAfter)
    insert(unchecked: snapshot, at: position + 1, under: parent)
  }

  /// Replaces all that is under an item by a tree, with what is expanded in it.
  ///
  /// - Parameters:
  ///   - parent: The item, which stays expanded or collapsed.
  ///   - snapshot: The tree, whose roots become the children of the item.
  /// - Throws: ``SnapshotError`` if the item is not there, or if an item of the tree is elsewhere in this tree.
  public mutating func replace(childrenOf parent: ItemID, using snapshot: Self) throws(SnapshotError) {
    try require(parent, in: .replaceChildren)
    var rest = self
    rest.removeChildren(of: parent)
    try rest.requireNew(snapshot.items, in: .replaceChildren)
    rest.insert(unchecked: snapshot, at: 0, under: parent)
    self = rest
  }

  // MARK: - Deleting

  /// Deletes items with all that is under them; an item may be named twice.
  ///
  /// - Parameter items: The items.
  /// - Throws: ``SnapshotError`` if one of them is not there; then none is deleted.
  /// - Complexity: O(*n*) expected in what is deleted and in the items beside it.
  public mutating func delete(_ items: [ItemID]) throws(SnapshotError) {
    let unknown = items.filter { !contains($0) }
    guard unknown.isEmpty else { throw .unknownItems(unknown, in: .delete) }
    remove(unchecked: items)
  }

  /// Deletes all items.
  public mutating func deleteAll() { removeAll() }

  // MARK: - Expanding and collapsing

  /// Expands items; those that are not there are ignored.
  ///
  /// - Parameter items: The items, which need not have children.
  public mutating func expand(_ items: [ItemID]) { setExpanded(true, items) }

  /// Collapses items; those that are not there are ignored.
  ///
  /// - Parameter items: The items. What is expanded under them stays so for when they are expanded again.
  public mutating func collapse(_ items: [ItemID]) { setExpanded(false, items) }

  // MARK: - What the calls need

  private func requireNew(_ items: [ItemID], in call: SnapshotError.Call) throws(SnapshotError) {
    let existing = items.filter(contains)
    guard existing.isEmpty else { throw .existingItems(existing.uniqued(), in: call) }
    guard items.count > 1 else { return }
    var repeated: [ItemID] = []
    _ = items.uniqued { repeated.append($0) }
    guard repeated.isEmpty else { throw .repeated(repeated.uniqued(), in: call) }
  }

  private func place(
    of item: ItemID,
    in call: SnapshotError.Call
  ) throws(SnapshotError) -> (parent: ItemID?, position: Int) {
    let parent = try require(item, in: call).parent
    guard let position = children(under: parent).firstIndex(of: item) else { throw .unknownItems([item], in: call) }
    return (parent, position)
  }
}
