/// The place to which an item is moved, by identities.
public enum ReorderDestination<SectionID: Hashable, ItemID: Hashable>: Hashable {
  /// In front of an item, in its section.
  case before(ItemID)
  /// Behind an item, in its section.
  case after(ItemID)
  /// Behind the last item of a section.
  case endOf(SectionID)
}

extension ReorderDestination: Sendable where SectionID: Sendable, ItemID: Sendable {}
