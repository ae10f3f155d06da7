import Synchronization

/// A source of sections that keeps a snapshot and tells what each change of it is.
///
/// ```swift
/// let source = DiffableDataSource<String, Int>()
/// var snapshot = source.snapshot()
/// try snapshot.appendSections(["alps"])
/// try snapshot.appendItems([1, 2, 3])
/// let difference = source.apply(snapshot)
/// ```
///
/// A ``CollectionView`` takes it as its data source, with a ``DiffableSectionController`` or a section controller of your
/// own for ``DiffableSection``.
///
/// It may be used from several tasks at once: each call sees the snapshot of one moment. Between `snapshot()` and
/// ``apply(_:)`` another task may apply a snapshot; the last one stays. ``update(_:)`` loses no change of another task.
public final class DiffableDataSource<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>:
  CollectionDataSource, Sendable
{
  private struct Handlers: Sendable {
    var reordering = ReorderingHandlers()
    var outlines = SectionSnapshotHandlers()
  }

  private let state: Mutex<DiffableState<SectionID, ItemID>>
  // Handlers run outside of both locks, so they may call the data source.
  private let handlers = Mutex(Handlers())

  /// Creates a data source.
  ///
  /// - Parameter snapshot: Its first sections and items; by default there are none.
  public init(_ snapshot: Snapshot<SectionID, ItemID> = Snapshot()) {
    state = Mutex(DiffableState(snapshot))
  }

  /// What is asked and told when an item is moved.
  public var reorderingHandlers: ReorderingHandlers {
    get { handlers.withLock { $0.reordering } }
    set { handlers.withLock { $0.reordering = newValue } }
  }

  /// What is asked and told when an item is expanded or collapsed.
  public var sectionSnapshotHandlers: SectionSnapshotHandlers {
    get { handlers.withLock { $0.outlines } }
    set { handlers.withLock { $0.outlines = newValue } }
  }

  /// The sections with their items, in order.
  public var sections: [AnySection] { current.sections.map { AnySection($0) } }

  /// The identities of the snapshot applied last that are equal but have different hashes.
  ///
  /// Only debug builds look for them, as ``Snapshot/identityDiagnostics(from:)`` does.
  public var diagnostics: [Diagnostic] { current.diagnostics }

  /// The state of this moment.
  var current: DiffableState<SectionID, ItemID> { state.withLock { $0 } }

  /// Changes the state, unless the change fails, and returns what is different then.
  func change<Failure>(
    _ body: (inout DiffableState<SectionID, ItemID>) throws(Failure) -> Void
  ) throws(Failure) -> SnapshotDifference<SectionID, ItemID> {
    let (old, new) = try state.withLock { state throws(Failure) in
      var next = state
      try body(&next)
      defer { state = next }
      return (state.snapshot, next.snapshot)
    }
    return new.difference(from: old)
  }

  // MARK: - Snapshots

  /// Returns a copy of the sections and of the items that can be seen, without marks.
  ///
  /// - Returns: The snapshot; changing it changes nothing else until it is applied.
  public func snapshot() -> Snapshot<SectionID, ItemID> { current.snapshot }

  /// Takes over a snapshot and returns what is different.
  ///
  /// A section that was given a tree keeps it. An item that is not in the snapshot is not in the tree any more either, and
  /// what is under it goes too if it is collapsed. A new item comes to the level of the item before it, or of the one
  /// behind it if that is deeper.
  ///
  /// - Parameter snapshot: The sections and the items that can be seen from now on.
  /// - Returns: What comes, goes, moves, and is marked to be made anew or brought up to date.
  /// - Complexity: O(*n*) expected in the items.
  @discardableResult
  public func apply(_ snapshot: Snapshot<SectionID, ItemID>) -> SnapshotDifference<SectionID, ItemID> {
    let old = state.withLock { state in
      let old = state.snapshot
      state.apply(snapshot)
      return old
    }
    return difference(from: old, to: snapshot)
  }

  /// Nothing is animated here.
  @available(*, unavailable, message: "Nothing is animated here, and nothing is waited for. Write apply(snapshot).")
  @discardableResult
  public func apply(
    _ snapshot: Snapshot<SectionID, ItemID>,
    animatingDifferences: Bool,
    completion: (() -> Void)? = nil
  ) -> SnapshotDifference<SectionID, ItemID> {
    apply(snapshot)
  }

  /// Changes the snapshot and returns what is different, as one step beside what other tasks do.
  ///
  /// ```swift
  /// try source.update { try $0.appendItems([4], toSection: "alps") }
  /// ```
  ///
  /// - Parameter body: A closure that changes a copy. If another task changes the snapshot meanwhile, the closure is
  ///   called again with a copy of what there is then.
  /// - Returns: What comes, goes, moves, and is marked to be made anew or brought up to date.
  /// - Throws: What the closure throws; then nothing has changed.
  @discardableResult
  public func update<Failure>(
    _ body: (inout Snapshot<SectionID, ItemID>) throws(Failure) -> Void
  ) throws(Failure) -> SnapshotDifference<SectionID, ItemID> {
    while true {
      let before = current
      var snapshot = before.snapshot
      try body(&snapshot)
      let isApplied = state.withLock { [snapshot] state in
        guard state.version == before.version else { return false }
        state.apply(snapshot)
        return true
      }
      if isApplied { return difference(from: before.snapshot, to: snapshot) }
    }
  }

  private func difference(
    from old: Snapshot<SectionID, ItemID>,
    to snapshot: Snapshot<SectionID, ItemID>
  ) -> SnapshotDifference<SectionID, ItemID> {
    #if DEBUG
      let problems = snapshot.identityDiagnostics(from: old)
      state.withLock { $0.diagnostics = problems }
    #endif
    return snapshot.difference(from: old)
  }

  /// Takes over a snapshot without a look at what is different; a reader gets all of it anew.
  ///
  /// - Parameter snapshot: The sections and the items that can be seen from now on.
  public func applyUsingReloadData(_ snapshot: Snapshot<SectionID, ItemID>) {
    state.withLock { $0.apply(snapshot) }
  }

  // MARK: - Looking up

  /// Returns the section at a position; `nil` if there are not so many.
  public func sectionIdentifier(for position: Int) -> SectionID? { snapshot().sectionIdentifier(for: position) }

  /// Returns the position of a section; `nil` if it is not there.
  public func index(for section: SectionID) -> Int? { snapshot().indexOfSection(section) }

  /// Returns the item at a place among those that can be seen; `nil` if there is none.
  public func itemIdentifier(for indexPath: SnapshotIndexPath) -> ItemID? { snapshot().itemIdentifier(for: indexPath) }

  /// Returns the place of an item; `nil` if it is not there or cannot be seen.
  public func indexPath(for item: ItemID) -> SnapshotIndexPath? { snapshot().indexPath(for: item) }
}
