extension DiffableDataSource {
  /// What is asked and told when an item is moved.
  ///
  /// They run one after the other, without a lock, so they may call the data source.
  public struct ReorderingHandlers: Sendable {
    /// Returns whether an item may be moved; without it, every item may.
    ///
    /// Rows of items that may not have no controls for that, if a ``DiffableSectionController`` shows them.
    public var canReorderItem: (@Sendable (ItemID) -> Bool)?
    /// Returns whether an item shows on the page; without it, every item does.
    ///
    /// A move by one place passes those that do not, such as items without data.
    public var showsItem: (@Sendable (ItemID) -> Bool)?
    /// Is told of a move that is about to be made.
    public var willReorder: (@Sendable (ReorderTransaction<SectionID, ItemID>) -> Void)?
    /// Is told of a move that was made.
    public var didReorder: (@Sendable (ReorderTransaction<SectionID, ItemID>) -> Void)?

    /// Creates handlers that allow every move.
    public init() {}
  }

  /// Moves an item, with what is under it in a tree, to a place that may be in another section.
  ///
  /// ```swift
  /// try source.reorder("rysy", to: .endOf("favourites"))
  /// ```
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - destination: Its new place. A place before, behind or under the item itself changes nothing.
  /// - Returns: The move, as far as it can be seen.
  /// - Throws: ``ReorderError`` if the item or the place is not there, or if a handler does not allow the move.
  @discardableResult
  public func reorder(
    _ item: ItemID,
    to destination: ReorderDestination<SectionID, ItemID>
  ) throws(ReorderError) -> ReorderTransaction<SectionID, ItemID> {
    try reorder(item) { _ in destination }
  }

  /// Moves an item by one place among the items of its level, with what is under it in a tree.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - direction: The direction. Beyond the first or the last place nothing changes.
  /// - Returns: The move, as far as it can be seen.
  /// - Throws: ``ReorderError`` if the item is not there, or if a handler does not allow the move.
  @discardableResult
  public func reorder(
    _ item: ItemID,
    _ direction: ReorderDirection
  ) throws(ReorderError) -> ReorderTransaction<SectionID, ItemID> {
    let showsItem = reorderingHandlers.showsItem ?? { _ in true }
    return try reorder(item) { $0.destination(of: item, direction, where: showsItem) }
  }

  /// Makes the move that a reorder accessory of a page has sent.
  ///
  /// - Parameter action: What was sent, such as `move=up:k2`. Its name does not matter.
  /// - Returns: The move, as far as it can be seen.
  /// - Throws: ``ReorderError`` if the action is not a move, if the item is not there, or if a handler does not allow it.
  @discardableResult
  public func reorder(_ action: FormAction) throws(ReorderError) -> ReorderTransaction<SectionID, ItemID> {
    let (direction, identity) = try action.move()
    guard let item = current.item(describedAs: identity) else { throw .unknownItem(identity) }
    return try reorder(item, direction)
  }

  private func reorder(
    _ item: ItemID,
    to destination: (DiffableState<SectionID, ItemID>) -> ReorderDestination<SectionID, ItemID>
  ) throws(ReorderError) -> ReorderTransaction<SectionID, ItemID> {
    let handlers = reorderingHandlers
    var plan = current
    let old = plan.snapshot
    try plan.move(item, to: destination(plan))
    guard handlers.canReorderItem?(item) ?? true else { throw .notMovable(String(describing: item)) }
    handlers.willReorder?(ReorderTransaction(from: old, to: plan.snapshot))
    // The plan is made anew, as another task may have changed something by now.
    let difference = try change { state throws(ReorderError) in try state.move(item, to: destination(state)) }
    let transaction = ReorderTransaction(from: difference.old, to: difference.new)
    handlers.didReorder?(transaction)
    return transaction
  }
}

extension ReorderTransaction where SectionID: Sendable, ItemID: Sendable {
  /// Creates the move between two snapshots of the same sections.
  fileprivate init(from old: Snapshot<SectionID, ItemID>, to new: Snapshot<SectionID, ItemID>) {
    let sections = old.sectionIdentifiers
    self.init(from: sections.map { ($0, old.items(in: $0)) }, to: sections.map { new.items(in: $0) })
  }
}
