extension ReorderTransaction {
  /// Creates the move of an item to a place, which may be in another section.
  ///
  /// ```swift
  /// let transaction = try ReorderTransaction(moving: "rysy", to: .before("eiger"), in: sections)
  /// ```
  ///
  /// A move before or behind the item itself changes nothing. If several items have an identity, the first one counts.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - destination: Its new place.
  ///   - sections: The sections with their items, in the order of the page.
  /// - Throws: ``ReorderError`` if the item, the one that gives the place, or the section is not there.
  public init(
    moving item: ItemID,
    to destination: ReorderDestination<SectionID, ItemID>,
    in sections: [(id: SectionID, items: [ItemID])]
  ) throws(ReorderError) {
    guard let source = Self.position(in: sections, where: { $0 == item }) else {
      throw .unknownItem(String(describing: item))
    }
    var lists = sections.map(\.items)
    lists[source.section].remove(at: source.item)
    switch destination {
    case .before(item), .after(item):
      lists = sections.map(\.items)
    case .before(let other), .after(let other):
      let rest = zip(sections, lists).map { (id: $0.id, items: $1) }
      guard let target = Self.position(in: rest, where: { $0 == other }) else {
        throw .unknownItem(String(describing: other))
      }
      let offset = if case .after = destination { 1 } else { 0 }
      lists[target.section].insert(item, at: target.item + offset)
    case .endOf(let section):
      guard let index = sections.firstIndex(where: { $0.id == section }) else {
        throw .unknownSection(String(describing: section))
      }
      lists[index].append(item)
    }
    self.init(from: sections, to: lists)
  }
}
