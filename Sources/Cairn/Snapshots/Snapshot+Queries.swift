extension Snapshot {
  // MARK: - Counts and identifiers

  /// The number of sections.
  @inlinable public var numberOfSections: Int { sectionIDs.count }

  /// The number of items in all sections.
  @inlinable public var numberOfItems: Int { items.count }

  /// The sections in their order.
  @inlinable public var sectionIdentifiers: [SectionID] { Array(sectionIDs) }

  /// The items of all sections in their order.
  @inlinable public var itemIdentifiers: [ItemID] {
    var identifiers: [ItemID] = []
    identifiers.reserveCapacity(numberOfItems)
    for list in items.lists { list.append(to: &identifiers) }
    return identifiers
  }

  /// The sections that are marked to be made anew, in the order in which they were marked.
  @inlinable public var reloadedSectionIdentifiers: [SectionID] { reloadedSections.identifiers }

  /// The items that are marked to be made anew, in the order in which they were marked.
  @inlinable public var reloadedItemIdentifiers: [ItemID] { reloadedItems.identifiers }

  /// The items that are marked to be brought up to date in place, in the order in which they were marked.
  @inlinable public var reconfiguredItemIdentifiers: [ItemID] { reconfiguredItems.identifiers }

  // MARK: - Sections

  /// Returns the items of a section in their order.
  ///
  /// - Parameter section: The section.
  /// - Returns: Its items.
  /// - Throws: ``SnapshotError`` if the section is not there.
  @inlinable
  public func itemIdentifiers(inSection section: SectionID) throws(SnapshotError) -> [ItemID] {
    let list = items.lists[try position(ofSection: section, in: .itemIdentifiers)]
    var identifiers: [ItemID] = []
    identifiers.reserveCapacity(list.count)
    list.append(to: &identifiers)
    return identifiers
  }

  /// Returns the number of items of a section.
  ///
  /// - Parameter section: The section.
  /// - Returns: The number of its items.
  /// - Throws: ``SnapshotError`` if the section is not there.
  @inlinable
  public func numberOfItems(inSection section: SectionID) throws(SnapshotError) -> Int {
    items.lists[try position(ofSection: section, in: .numberOfItems)].count
  }

  // MARK: - Look-ups

  /// Returns the section that an item is in; `nil` if the item is not there.
  ///
  /// - Parameter item: The item.
  /// - Returns: The section.
  /// - Complexity: O(1) expected.
  @inlinable
  public func sectionIdentifier(containingItem item: ItemID) -> SectionID? {
    items.place(of: item).map { sectionIDs[$0.list] }
  }

  /// Returns the position of an item among the items of all sections; `nil` if the item is not there.
  ///
  /// - Parameter item: The item.
  /// - Returns: The position.
  /// - Complexity: O(1) expected.
  @inlinable
  public func indexOfItem(_ item: ItemID) -> Int? {
    items.place(of: item).map { items.start(ofList: $0.list) + items.position(of: $0) }
  }

  /// Returns the position of a section; `nil` if the section is not there.
  ///
  /// - Parameter section: The section.
  /// - Returns: The position.
  /// - Complexity: O(1) expected.
  @inlinable
  public func indexOfSection(_ section: SectionID) -> Int? {
    sectionNumbers[section].map { Int(items.listPositions[$0]) }
  }

  // MARK: - What calls need

  @inlinable
  func position(ofSection section: SectionID, in call: SnapshotError.Call) throws(SnapshotError) -> Int {
    guard let position = indexOfSection(section) else { throw .unknownSections([section], in: call) }
    return position
  }

  @inlinable
  func place(ofItem item: ItemID, in call: SnapshotError.Call) throws(SnapshotError) -> ItemStore<ItemID>.Place {
    guard let place = items.place(of: item) else { throw .unknownItems([item], in: call) }
    return place
  }
}
