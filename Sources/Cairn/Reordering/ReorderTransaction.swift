/// The move of an item by one place: the order before, the order after, and what differs.
///
/// A server makes one of what a page's buttons for moving send, and takes over what it needs of it:
///
/// ```swift
/// let action = FormAction(name: "move", value: "up:k2")
/// let transaction = try ReorderTransaction(action, in: peaks.map(\.id))
/// peaks = peaks.reordered(by: transaction)
/// ```
///
/// A move stays within its section, as its buttons do, where a drag on a touch screen may leave it: one beyond the first
/// or the last place changes nothing. That is no error, since a reader may press a button twice, or that of a page from
/// before. Of items with the same identity the first one moves.
public struct ReorderTransaction<SectionID: Hashable, ItemID: Hashable>: Hashable {
  /// The items of all sections before the move.
  public let initialItemIdentifiers: [ItemID]
  /// The items of all sections after the move.
  public let finalItemIdentifiers: [ItemID]
  /// What changes in the section that the item is in; empty where nothing changes.
  public let sectionTransactions: [ReorderSectionTransaction<SectionID, ItemID>]

  /// The insertions and removals that lead from the order before to the one after; empty where nothing changes.
  ///
  /// `difference.inferringMoves()` says of an insertion which removal it belongs to.
  ///
  /// - Complexity: O(*n*) in the items of all sections.
  public var difference: CollectionDifference<ItemID> {
    finalItemIdentifiers.difference(from: initialItemIdentifiers)
  }

  /// Moves an item of several sections.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - direction: Where it moves.
  ///   - sections: The sections with their items, in the order of the page.
  /// - Throws: ``ReorderError/unknownItem(_:)`` if no section has the item.
  public init(
    moving item: ItemID,
    _ direction: ReorderDirection,
    in sections: [(id: SectionID, items: [ItemID])]
  ) throws(ReorderError) {
    try self.init(moving: String(describing: item), direction, in: sections) { $0 == item }
  }

  /// Moves the item that a reorder accessory of a page has sent.
  ///
  /// - Parameters:
  ///   - action: What was sent, such as `move=up:k2`; its name is not looked at.
  ///   - sections: The sections with their items, in the order of the page. An item is known by its description, which is
  ///     what pages send of the identities of elements, whichever line ends it has: browsers send others than it had.
  /// - Throws: ``ReorderError`` if that is no move, or if no section has the item.
  public init(_ action: FormAction, in sections: [(id: SectionID, items: [ItemID])]) throws(ReorderError) {
    guard let direction = ReorderDirection(rawValue: action.verb), let identity = action.identity else {
      throw .notAMove(action)
    }
    let sent = identity.withLineEndsOfForms
    try self.init(moving: identity, direction, in: sections) { String(describing: $0).withLineEndsOfForms == sent }
  }

  private init(
    moving name: String,
    _ direction: ReorderDirection,
    in sections: [(id: SectionID, items: [ItemID])],
    where isItem: (ItemID) -> Bool
  ) throws(ReorderError) {
    guard let (index, position) = Self.position(in: sections, where: isItem) else { throw .unknownItem(name) }
    let section = sections[index]
    var items = section.items
    let target = direction == .up ? position - 1 : position + 1
    if items.indices.contains(target) { items.swapAt(position, target) }
    initialItemIdentifiers = sections.flatMap(\.items)
    finalItemIdentifiers = sections.indices.flatMap { $0 == index ? items : sections[$0].items }
    guard items != section.items else {
      sectionTransactions = []
      return
    }
    sectionTransactions = [
      ReorderSectionTransaction(
        sectionIdentifier: section.id,
        initialItemIdentifiers: section.items,
        finalItemIdentifiers: items
      )
    ]
  }

  private static func position(
    in sections: [(id: SectionID, items: [ItemID])],
    where isItem: (ItemID) -> Bool
  ) -> (section: Int, item: Int)? {
    for (index, section) in sections.enumerated() {
      if let position = section.items.firstIndex(where: isItem) { return (index, position) }
    }
    return nil
  }
}

extension ReorderTransaction: Sendable where SectionID: Sendable, ItemID: Sendable {}

extension ReorderTransaction where SectionID == Int {
  /// Moves an item of a list without sections, which counts as section 0.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - direction: Where it moves.
  ///   - items: The items in the order of the page.
  /// - Throws: ``ReorderError/unknownItem(_:)`` if the item is not among them.
  public init(moving item: ItemID, _ direction: ReorderDirection, in items: [ItemID]) throws(ReorderError) {
    try self.init(moving: item, direction, in: [(id: 0, items: items)])
  }

  /// Moves the item that a reorder accessory of a page has sent, in a list without sections, which counts as section 0.
  ///
  /// - Parameters:
  ///   - action: What was sent, such as `move=up:k2`; its name is not looked at.
  ///   - items: The items in the order of the page.
  /// - Throws: ``ReorderError`` if that is no move, or if the item is not among them.
  public init(_ action: FormAction, in items: [ItemID]) throws(ReorderError) {
    try self.init(action, in: [(id: 0, items: items)])
  }
}

extension String {
  /// The words with each line end as browsers send it, a carriage return and a line feed.
  fileprivate var withLineEndsOfForms: String {
    guard utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return self }
    return reduce(into: "") { words, character in
      switch character {
      case "\n", "\r", "\r\n": words += "\r\n"
      default: words.append(character)
      }
    }
  }
}
