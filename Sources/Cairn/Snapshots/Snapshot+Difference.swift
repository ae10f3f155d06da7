extension Snapshot {
  /// Returns what makes this snapshot of an older one.
  ///
  /// - Parameter old: The older snapshot.
  /// - Returns: The difference, with the fewest moves that are possible.
  /// - Complexity: O(*n*) expected in the items of both, and O(*m* log *m*) in those that change their order. What two
  ///   snapshots share because one was made from the other costs next to nothing.
  @inlinable
  public func difference(from old: Self) -> SnapshotDifference<SectionID, ItemID> {
    SnapshotDifference(from: old, to: self)
  }

  /// Returns what a difference makes of this snapshot.
  ///
  /// What the difference names to be made anew or brought up to date is marked in the result, and nothing else is.
  ///
  /// - Parameter difference: A difference from this snapshot.
  /// - Returns: A snapshot that is equal to the one that the difference leads to.
  /// - Throws: ``SnapshotError`` if a step cannot be run, because the difference was made from another snapshot.
  /// - Complexity: O(*n*) expected in the steps of the difference.
  @inlinable
  public func applying(_ difference: SnapshotDifference<SectionID, ItemID>) throws(SnapshotError) -> Self {
    var result = withoutMarks
    for step in difference.steps { try result.run(step) }
    return result
  }

  @inlinable
  mutating func run(_ step: SnapshotDifference<SectionID, ItemID>.Step) throws(SnapshotError) {
    switch step {
    case .removeItem(let item):
      try requireItems([item], in: .applying)
      try deleteItems([item])
    case .insertItem(let item, let next, let section):
      guard items.place(of: item) == nil else { throw .existingItems([item], in: .applying) }
      try put(item, before: next, in: section)
    case .moveItem(let item, let next, let section):
      try requireItems([item], in: .applying)
      try put(item, before: next, in: section)
    case .removeSection(let section):
      guard items.lists[try position(ofSection: section, in: .applying)].count == 0 else {
        throw .existingItems(try itemIdentifiers(inSection: section), in: .applying)
      }
      try deleteSections([section])
    case .insertSection(let section, let next):
      try requireNewSections([section], in: .applying)
      let target = try next.map { next throws(SnapshotError) in try position(ofSection: next, in: .applying) }
      insertSections(unchecked: [section], at: target ?? numberOfSections)
    case .moveSection(let section, let next):
      let position = try position(ofSection: section, in: .applying)
      if let next {
        try moveSection(section, to: next, skipping: 0, in: .applying)
      } else if let last = sectionIDs.last, position + 1 < numberOfSections {
        try moveSection(section, to: last, skipping: 1, in: .applying)
      }
    case .reloadItem(let item):
      try requireItems([item], in: .applying)
      try reloadItems([item])
    case .reconfigureItem(let item):
      try requireItems([item], in: .applying)
      try reconfigureItems([item])
    case .reloadSection(let section):
      _ = try position(ofSection: section, in: .applying)
      try reloadSections([section])
    }
  }

  @inlinable
  mutating func put(_ item: ItemID, before next: ItemID?, in section: SectionID) throws(SnapshotError) {
    let list = try position(ofSection: section, in: .applying)
    guard let next else {
      try appendItems([item], toSection: section)
      return
    }
    guard try place(ofItem: next, in: .applying).list == list else { throw .unknownItems([next], in: .applying) }
    _ = try insert([item], at: next, skipping: 0, in: .applying)
  }
}
