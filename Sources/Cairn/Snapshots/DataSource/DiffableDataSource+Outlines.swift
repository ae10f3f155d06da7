extension DiffableDataSource {
  /// What is asked and told when an item is expanded or collapsed.
  ///
  /// They run one after the other, without a lock, so they may call the data source.
  public struct SectionSnapshotHandlers: Sendable {
    /// Returns whether an item may be expanded; without it, every item may.
    public var shouldExpandItem: (@Sendable (ItemID) -> Bool)?
    /// Is told that an item is about to be expanded.
    public var willExpandItem: (@Sendable (ItemID) -> Void)?
    /// Returns whether an item may be collapsed; without it, every item may.
    public var shouldCollapseItem: (@Sendable (ItemID) -> Bool)?
    /// Is told that an item is about to be collapsed.
    public var willCollapseItem: (@Sendable (ItemID) -> Void)?
    /// Returns what an item that is about to be expanded has under it; the second parameter is what it has by now.
    ///
    /// So data is fetched when somebody wants to see it. The rows of a ``DiffableSectionController`` whose cell has an
    /// ``Accessory/outlineDisclosure(style:displayed:tintColor:)`` and nothing under it yet have a button for that, which
    /// sends what ``DiffableDataSource/expand(_:)-(FormAction)`` takes.
    public var snapshotForExpandingParent: (@Sendable (ItemID, SectionSnapshot<ItemID>) -> SectionSnapshot<ItemID>)?

    /// Creates handlers that allow everything.
    public init() {}
  }

  /// Gives a section a tree of items and returns what is different.
  ///
  /// - Parameters:
  ///   - outline: The items of the section. Those that are in other sections are moved.
  ///   - section: The section. If it is not there, it comes as the last one.
  /// - Returns: What comes, goes and moves among the items that can be seen.
  /// - Complexity: O(*n*) expected in the items.
  @discardableResult
  public func apply(
    _ outline: SectionSnapshot<ItemID>,
    to section: SectionID
  ) -> SnapshotDifference<SectionID, ItemID> {
    change { $0.apply(outline, to: section) }
  }

  /// Returns the items of a section as a tree; a section without one has all items on the first level.
  ///
  /// - Parameter section: The section.
  /// - Returns: The tree, without items if the section is not there.
  public func snapshot(for section: SectionID) -> SectionSnapshot<ItemID> { current.outline(of: section) }

  /// Expands an item and returns what is different; nothing is if it is expanded already.
  ///
  /// The handlers are asked for leave first, and then for what is under the item.
  ///
  /// - Parameter item: The item.
  /// - Returns: The items that can be seen now and could not before.
  /// - Throws: ``SnapshotError`` if the item is not there, or if a handler puts an item under it that is elsewhere in the
  ///   same tree.
  @discardableResult
  public func expand(_ item: ItemID) throws(SnapshotError) -> SnapshotDifference<SectionID, ItemID> {
    let state = current
    let handlers = sectionSnapshotHandlers
    guard let isExpanded = state.isExpanded(item) else { throw .unknownItems([item], in: .expand) }
    guard !isExpanded, handlers.shouldExpandItem?(item) ?? true else { return change { _ in } }
    handlers.willExpandItem?(item)
    var children: SectionSnapshot<ItemID>?
    if let load = handlers.snapshotForExpandingParent, let section = state.section(of: item) {
      children = load(item, try state.outline(of: section).snapshot(of: item))
    }
    return try change { state throws(SnapshotError) in
      try state.setExpanded(true, item, children: children, in: .expand)
    }
  }

  /// Expands the item for which the button of a row was pressed.
  ///
  /// - Parameter action: What was sent, such as `outline=expand:tatras`. Its name does not matter.
  /// - Returns: The items that can be seen now and could not before.
  /// - Throws: ``SnapshotError`` if the action names no item that is there, or as ``expand(_:)-(ItemID)`` does.
  @discardableResult
  public func expand(_ action: FormAction) throws(SnapshotError) -> SnapshotDifference<SectionID, ItemID> {
    guard action.verb == "expand", let identity = action.identity, let item = current.item(describedAs: identity) else {
      throw .unknownItems([action.identity ?? action.value], in: .expand)
    }
    return try expand(item)
  }

  /// Collapses an item and returns what is different; nothing is if it is collapsed already.
  ///
  /// What is expanded under it stays so for when it is expanded again.
  ///
  /// - Parameter item: The item.
  /// - Returns: The items that could be seen before and cannot now.
  /// - Throws: ``SnapshotError`` if the item is not there.
  @discardableResult
  public func collapse(_ item: ItemID) throws(SnapshotError) -> SnapshotDifference<SectionID, ItemID> {
    let handlers = sectionSnapshotHandlers
    guard let isExpanded = current.isExpanded(item) else { throw .unknownItems([item], in: .collapse) }
    guard isExpanded, handlers.shouldCollapseItem?(item) ?? true else { return change { _ in } }
    handlers.willCollapseItem?(item)
    return try change { state throws(SnapshotError) in
      try state.setExpanded(false, item, children: nil, in: .collapse)
    }
  }
}
