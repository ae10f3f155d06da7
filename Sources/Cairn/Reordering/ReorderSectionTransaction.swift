/// What the move of an item changes in one section.
public struct ReorderSectionTransaction<SectionID: Hashable, ItemID: Hashable>: Hashable {
  /// The section.
  public let sectionIdentifier: SectionID
  /// Its items before the move.
  public let initialItemIdentifiers: [ItemID]
  /// Its items after the move.
  public let finalItemIdentifiers: [ItemID]

  /// The insertions and removals that lead from the items before to those after.
  ///
  /// - Complexity: O(*n*) in the items of the section.
  public var difference: CollectionDifference<ItemID> {
    finalItemIdentifiers.difference(from: initialItemIdentifiers)
  }
}

extension ReorderSectionTransaction: Sendable where SectionID: Sendable, ItemID: Sendable {}
