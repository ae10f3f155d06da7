extension Snapshot {
  /// Creates a snapshot of sections with their items.
  ///
  /// Identities in data may repeat; ``init(uniquing:onDuplicate:)`` and ``init(numbering:)`` never fail.
  ///
  /// - Parameter sections: The sections in their order, with their items.
  /// - Throws: ``SnapshotError`` if two sections or two items have the same identity.
  /// - Complexity: O(*n*) expected in the sections and items.
  @inlinable
  public init(sections: [(id: SectionID, items: [ItemID])]) throws(SnapshotError) {
    self.init()
    try requireNewSections(sections.map(\.id), in: .initializer)
    for section in sections {
      insertSections(unchecked: [section.id], at: numberOfSections)
      let moved = try append(section.items, toList: numberOfSections - 1, in: .initializer)
      guard moved.isEmpty else { throw .existingItems(moved, in: .initializer) }
    }
  }

  /// Creates a snapshot of the sections in a closure.
  ///
  /// ```swift
  /// let snapshot = try Snapshot<String, Int> {
  ///   SnapshotSection("alps", items: [1, 2, 3])
  ///   for range in ranges { SnapshotSection(range.id, items: range.peaks) }
  /// }
  /// ```
  ///
  /// - Parameter sections: The sections in their order.
  /// - Throws: ``SnapshotError`` if two sections or two items have the same identity.
  @inlinable
  public init(
    @SnapshotBuilder<SectionID, ItemID> _ sections: () -> [SnapshotSection<SectionID, ItemID>]
  ) throws(SnapshotError) {
    try self.init(sections: sections().map { ($0.id, $0.items) })
  }

  /// Creates a snapshot of data in which identities may repeat: the first stays, and later ones are dropped.
  ///
  /// A section that is dropped takes its items with it.
  ///
  /// - Parameters:
  ///   - sections: The sections in their order, with their items.
  ///   - onDuplicate: A closure that is told what is dropped, in the order of the data.
  /// - Complexity: O(*n*) expected in the sections and items.
  @inlinable
  public init(
    uniquing sections: [(id: SectionID, items: [ItemID])],
    onDuplicate: (SnapshotDuplicate<SectionID, ItemID>) -> Void = { _ in }
  ) {
    self.init()
    for section in sections {
      guard indexOfSection(section.id) == nil else {
        onDuplicate(.section(section.id))
        continue
      }
      insertSections(unchecked: [section.id], at: numberOfSections)
      let new = section.items
        .uniqued { onDuplicate(.item($0, in: section.id)) }
        .filter { item in
          let isNew = items.place(of: item) == nil
          if !isNew { onDuplicate(.item(item, in: section.id)) }
          return isNew
        }
      items.insert(new, hashes: new.map(\.hashValue), at: items.end(ofList: numberOfSections - 1))
    }
  }

  /// Creates a snapshot of data in which identities may repeat: all stay, and are told apart by a number.
  ///
  /// - Parameter sections: The sections in their order, with their items.
  /// - Complexity: O(*n*) expected in the sections and items.
  @inlinable
  public init<Section, Item>(
    numbering sections: [(id: Section, items: [Item])]
  ) where SectionID == Occurrence<Section>, ItemID == Occurrence<Item> {
    self.init(uniquing: Self.numbered(sections))
  }

  /// Returns sections with their identities and those of their items numbered.
  @inlinable
  static func numbered<Section, Item>(
    _ sections: [(id: Section, items: [Item])]
  ) -> [(id: SectionID, items: [ItemID])] where SectionID == Occurrence<Section>, ItemID == Occurrence<Item> {
    var items = sections.flatMap(\.items).numberingOccurrences()[...]
    return zip(sections.map(\.id).numberingOccurrences(), sections).map { id, section in
      defer { items = items.dropFirst(section.items.count) }
      return (id, Array(items.prefix(section.items.count)))
    }
  }
}

/// What ``Snapshot/init(uniquing:onDuplicate:)`` dropped, because its identity was there already.
public enum SnapshotDuplicate<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Hashable, Sendable {
  /// A section with its items.
  case section(SectionID)
  /// An item of a section.
  case item(ItemID, in: SectionID)
}
