/// The move of an item: the old order, the new order, and the difference.
///
/// A server makes one from the action that a page's button sends:
///
/// ```swift
/// let action = FormAction(name: "move", value: "up:k2")
/// let transaction = try ReorderTransaction(action, in: peaks.map(\.id))
/// peaks = peaks.reordered(by: transaction)
/// ```
///
/// A move up or down never leaves the item's section. A move beyond the first or the last place changes nothing and is
/// not an error, because a reader may press a button twice or use an old page. If several items have the identity, the
/// first one moves. A move to a ``ReorderDestination`` may lead to another section.
public struct ReorderTransaction<SectionID: Hashable, ItemID: Hashable>: Hashable {
  /// The items of all sections before the move.
  public let initialItemIdentifiers: [ItemID]
  /// The items of all sections after the move.
  public let finalItemIdentifiers: [ItemID]
  /// The change in the item's section, and in the one it comes to if that is another; empty if nothing changes.
  public let sectionTransactions: [ReorderSectionTransaction<SectionID, ItemID>]

  /// The insertions and removals that lead from the old order to the new one; empty if nothing changes.
  ///
  /// `difference.inferringMoves()` connects each insertion with its removal.
  ///
  /// - Complexity: O(*n*) in the items of all sections.
  public var difference: CollectionDifference<ItemID> {
    finalItemIdentifiers.difference(from: initialItemIdentifiers)
  }

  /// Creates the move of an item in one of several sections.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - direction: The direction of the move.
  ///   - sections: The sections with their items, in the order of the page.
  /// - Throws: ``ReorderError/unknownItem(_:)`` if no section has the item.
  public init(
    moving item: ItemID,
    _ direction: ReorderDirection,
    in sections: [(id: SectionID, items: [ItemID])]
  ) throws(ReorderError) {
    try self.init(moving: String(describing: item), direction, in: sections) { $0 == item }
  }

  /// Creates the move that a reorder accessory of a page has sent.
  ///
  /// - Parameters:
  ///   - action: What was sent, such as `move=up:k2`. Its name does not matter.
  ///   - sections: The sections with their items, in the order of the page. Pages send the description of an item's
  ///     identity. The kind of its line ends does not matter, because browsers change them.
  /// - Throws: ``ReorderError`` if the action is not a move, or if no section has the item.
  public init(_ action: FormAction, in sections: [(id: SectionID, items: [ItemID])]) throws(ReorderError) {
    let (direction, identity) = try action.move()
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
    self.init(from: sections, to: sections.indices.map { $0 == index ? items : sections[$0].items })
  }

  /// Creates the move between two orders of the items.
  ///
  /// - Parameters:
  ///   - sections: The sections with their items before.
  ///   - lists: The items of the same sections after.
  init(from sections: [(id: SectionID, items: [ItemID])], to lists: [[ItemID]]) {
    initialItemIdentifiers = sections.flatMap(\.items)
    finalItemIdentifiers = lists.flatMap { $0 }
    sectionTransactions = zip(sections, lists).compactMap { section, items in
      guard items != section.items else { return nil }
      return ReorderSectionTransaction(
        sectionIdentifier: section.id,
        initialItemIdentifiers: section.items,
        finalItemIdentifiers: items
      )
    }
  }

  static func position(
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
  /// Creates the move of an item in a list without sections; the list counts as section 0.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - direction: The direction of the move.
  ///   - items: The items in the order of the page.
  /// - Throws: ``ReorderError/unknownItem(_:)`` if the item is not among them.
  public init(moving item: ItemID, _ direction: ReorderDirection, in items: [ItemID]) throws(ReorderError) {
    try self.init(moving: item, direction, in: [(id: 0, items: items)])
  }

  /// Creates the move that a reorder accessory has sent, in a list without sections; the list counts as section 0.
  ///
  /// - Parameters:
  ///   - action: What was sent, such as `move=up:k2`. Its name does not matter.
  ///   - items: The items in the order of the page.
  /// - Throws: ``ReorderError`` if the action is not a move, or if the item is missing.
  public init(_ action: FormAction, in items: [ItemID]) throws(ReorderError) {
    try self.init(action, in: [(id: 0, items: items)])
  }
}

extension FormAction {
  /// Returns the direction and the identity that a reorder accessory has sent.
  func move() throws(ReorderError) -> (ReorderDirection, identity: String) {
    guard let direction = ReorderDirection(rawValue: verb), let identity else { throw .notAMove(self) }
    return (direction, identity)
  }
}

extension String {
  /// The string with the line ends of browsers: each is a carriage return and a line feed.
  var withLineEndsOfForms: String {
    guard utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return self }
    return reduce(into: "") { words, character in
      switch character {
      case "\n", "\r", "\r\n": words += "\r\n"
      default: words.append(character)
      }
    }
  }
}
