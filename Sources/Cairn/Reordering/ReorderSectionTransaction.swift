/// The change that the move of an item makes in one section.
public struct ReorderSectionTransaction<SectionID: Hashable, ItemID: Hashable>: Hashable {
  /// The identity of the section.
  public let sectionIdentifier: SectionID
  /// Its items before the move.
  public let initialItemIdentifiers: [ItemID]
  /// Its items after the move.
  public let finalItemIdentifiers: [ItemID]

  /// The insertions and removals that lead from the old order to the new one.
  ///
  /// - Complexity: O(*n*) in the items of the section.
  public var difference: CollectionDifference<ItemID> {
    finalItemIdentifiers.difference(from: initialItemIdentifiers)
  }
}

extension ReorderSectionTransaction: Sendable where SectionID: Sendable, ItemID: Sendable {}
