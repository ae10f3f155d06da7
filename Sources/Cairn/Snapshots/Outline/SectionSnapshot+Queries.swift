extension SectionSnapshot {
  // MARK: - Items

  /// All items: each one before what is under it.
  ///
  /// - Complexity: O(*n*) in the items.
  public var items: [ItemID] {
    var items: [ItemID] = []
    items.reserveCapacity(nodes.count)
    visit { item, _, _ in items.append(item) }
    return items
  }

  /// The items above which everything is expanded, in the order of ``items``.
  ///
  /// - Complexity: O(*n*) in the items.
  public var visibleItems: [ItemID] {
    var items: [ItemID] = []
    visit { item, _, isVisible in if isVisible { items.append(item) } }
    return items
  }

  /// The items that are expanded, in the order of ``items``.
  ///
  /// - Complexity: O(*n*) in the items.
  public var expandedItems: [ItemID] {
    items.filter { nodes[$0]?.isExpanded == true }
  }

  /// Returns whether an item is in the tree.
  ///
  /// - Parameter item: The item.
  /// - Returns: Whether it is there.
  public func contains(_ item: ItemID) -> Bool { nodes[item] != nil }

  /// Returns the position of an item in ``items``; `nil` if it is not there.
  ///
  /// - Parameter item: The item.
  /// - Returns: The position.
  /// - Complexity: O(*n*) in the items.
  public func index(of item: ItemID) -> Int? { contains(item) ? items.firstIndex(of: item) : nil }

  // MARK: - One item

  /// Returns whether an item is expanded.
  ///
  /// - Parameter item: The item.
  /// - Returns: Whether it is expanded, with or without children.
  /// - Throws: ``SnapshotError`` if the item is not there.
  public func isExpanded(_ item: ItemID) throws(SnapshotError) -> Bool { try require(item, in: .isExpanded).isExpanded }

  /// Returns whether everything above an item is expanded.
  ///
  /// - Parameter item: The item.
  /// - Returns: Whether it is shown, as far as the tree is concerned.
  /// - Throws: ``SnapshotError`` if the item is not there.
  /// - Complexity: O(*n*) in the level of the item.
  public func isVisible(_ item: ItemID) throws(SnapshotError) -> Bool {
    var parent = try require(item, in: .isVisible).parent
    while let ancestor = parent, let node = nodes[ancestor] {
      guard node.isExpanded else { return false }
      parent = node.parent
    }
    return true
  }

  /// Returns the level of an item, which is 0 for a root.
  ///
  /// - Parameter item: The item.
  /// - Returns: The number of items above it.
  /// - Throws: ``SnapshotError`` if the item is not there.
  /// - Complexity: O(*n*) in the level of the item.
  public func level(of item: ItemID) throws(SnapshotError) -> Int {
    var parent = try require(item, in: .level).parent
    var level = 0
    while let ancestor = parent {
      level += 1
      parent = nodes[ancestor]?.parent
    }
    return level
  }

  /// Returns the item above one; `nil` for a root.
  ///
  /// - Parameter item: The item.
  /// - Returns: Its parent.
  /// - Throws: ``SnapshotError`` if the item is not there.
  public func parent(of item: ItemID) throws(SnapshotError) -> ItemID? { try require(item, in: .parent).parent }

  /// Returns the items directly under one, in their order.
  ///
  /// - Parameter item: The item.
  /// - Returns: Its children.
  /// - Throws: ``SnapshotError`` if the item is not there.
  public func children(of item: ItemID) throws(SnapshotError) -> [ItemID] { try require(item, in: .children).children }

  /// Returns what is under an item as a tree of its own, with what is expanded in it.
  ///
  /// - Parameters:
  ///   - parent: The item.
  ///   - includesParent: Whether the item is the root of the tree. Without it, its children are the roots.
  /// - Returns: The tree.
  /// - Throws: ``SnapshotError`` if the item is not there.
  public func snapshot(of parent: ItemID, includingParent includesParent: Bool = false) throws(SnapshotError) -> Self {
    let node = try require(parent, in: .snapshot)
    var tree = Self()
    var remaining = node.children
    tree.insert(unchecked: includesParent ? [parent] : node.children, at: 0, under: nil)
    if includesParent {
      tree.insert(unchecked: node.children, at: 0, under: parent)
      if node.isExpanded { tree.expand([parent]) }
    }
    while let item = remaining.popLast() {
      guard let node = nodes[item] else { continue }
      tree.insert(unchecked: node.children, at: 0, under: item)
      if node.isExpanded { tree.expand([item]) }
      remaining += node.children
    }
    return tree
  }

  // MARK: - What the calls need

  @discardableResult
  func require(_ item: ItemID, in call: SnapshotError.Call) throws(SnapshotError) -> Node {
    guard let node = nodes[item] else { throw .unknownItems([item], in: call) }
    return node
  }

  /// Calls a closure with each item, its level, and whether everything above it is expanded, in the order of ``items``.
  ///
  /// What is to be visited is kept in an array, so that no depth of a tree is too much.
  func visit(_ body: (_ item: ItemID, _ level: Int, _ isVisible: Bool) -> Void) {
    var remaining = rootItems.reversed().map { (item: $0, level: 0, isVisible: true) }
    while let (item, level, isVisible) = remaining.popLast() {
      body(item, level, isVisible)
      guard let node = nodes[item] else { continue }
      let showsChildren = isVisible && node.isExpanded
      remaining += node.children.reversed().map { ($0, level + 1, showsChildren) }
    }
  }
}
