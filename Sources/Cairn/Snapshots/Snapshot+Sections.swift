extension Snapshot {
  // MARK: - Appending and inserting

  /// Appends sections, without items.
  ///
  /// - Parameter identifiers: The sections.
  /// - Throws: ``SnapshotError`` if one of them is there already or is named twice.
  @inlinable
  public mutating func appendSections(_ identifiers: [SectionID]) throws(SnapshotError) {
    try requireNewSections(identifiers, in: .appendSections)
    insertSections(unchecked: identifiers, at: sectionIDs.count)
  }

  /// Inserts sections before another one, without items.
  ///
  /// - Parameters:
  ///   - identifiers: The sections.
  ///   - section: The section before which they come.
  /// - Throws: ``SnapshotError`` if the other section is not there, or if one of the sections is there already or is
  ///   named twice.
  @inlinable
  public mutating func insertSections(
    _ identifiers: [SectionID],
    beforeSection section: SectionID
  ) throws(SnapshotError) {
    let position = try position(ofSection: section, in: .insertSectionsBefore)
    try requireNewSections(identifiers, in: .insertSectionsBefore)
    insertSections(unchecked: identifiers, at: position)
  }

  /// Inserts sections after another one, without items.
  ///
  /// - Parameters:
  ///   - identifiers: The sections.
  ///   - section: The section after which they come.
  /// - Throws: ``SnapshotError`` if the other section is not there, or if one of the sections is there already or is
  ///   named twice.
  @inlinable
  public mutating func insertSections(
    _ identifiers: [SectionID],
    afterSection section: SectionID
  ) throws(SnapshotError) {
    let position = try position(ofSection: section, in: .insertSectionsAfter)
    try requireNewSections(identifiers, in: .insertSectionsAfter)
    insertSections(unchecked: identifiers, at: position + 1)
  }

  // MARK: - Moving

  /// Moves a section before another one, with its items.
  ///
  /// - Parameters:
  ///   - identifier: The section.
  ///   - section: The section before which it comes.
  /// - Throws: ``SnapshotError`` if one of them is not there, or if both are the same.
  @inlinable
  public mutating func moveSection(_ identifier: SectionID, beforeSection section: SectionID) throws(SnapshotError) {
    try moveSection(identifier, to: section, skipping: 0, in: .moveSectionBefore)
  }

  /// Moves a section after another one, with its items.
  ///
  /// - Parameters:
  ///   - identifier: The section.
  ///   - section: The section after which it comes.
  /// - Throws: ``SnapshotError`` if one of them is not there, or if both are the same.
  @inlinable
  public mutating func moveSection(_ identifier: SectionID, afterSection section: SectionID) throws(SnapshotError) {
    try moveSection(identifier, to: section, skipping: 1, in: .moveSectionAfter)
  }

  // MARK: - Deleting and marking

  /// Deletes sections with their items; sections that are not there are ignored.
  ///
  /// - Parameter identifiers: The sections.
  /// - Throws: ``SnapshotError`` if a section is named twice.
  @inlinable
  public mutating func deleteSections(_ identifiers: [SectionID]) throws(SnapshotError) {
    let repeated = Self.repeated(in: identifiers, hashes: identifiers.map(\.hashValue))
    guard repeated.isEmpty else { throw .repeated(repeated, in: .deleteSections) }
    for identifier in identifiers {
      guard let position = indexOfSection(identifier) else { continue }
      if !reloadedItems.isEmpty || !reconfiguredItems.isEmpty {
        var deleted: [ItemID] = []
        items.lists[position].append(to: &deleted)
        forgetMarks(of: deleted)
      }
      items.removeList(at: position)
      sectionIDs.remove(at: position)
      sectionNumbers[identifier] = nil
    }
    reloadedSections.remove(identifiers)
  }

  /// Marks sections to be made anew with all their items.
  ///
  /// - Parameter identifiers: The sections.
  /// - Throws: ``SnapshotError`` if a section is not there.
  @inlinable
  public mutating func reloadSections(_ identifiers: [SectionID]) throws(SnapshotError) {
    let unknown = identifiers.filter { indexOfSection($0) == nil }
    guard unknown.isEmpty else { throw .unknownSections(unknown, in: .reloadSections) }
    reloadedSections.insert(identifiers)
  }

  // MARK: - What the calls need

  @inlinable
  func requireNewSections(_ identifiers: [SectionID], in call: SnapshotError.Call) throws(SnapshotError) {
    let existing = identifiers.filter { indexOfSection($0) != nil }
    guard existing.isEmpty else { throw .existingSections(existing, in: call) }
    let repeated = Self.repeated(in: identifiers, hashes: identifiers.map(\.hashValue))
    guard repeated.isEmpty else { throw .repeated(repeated, in: call) }
  }

  @inlinable
  mutating func insertSections(unchecked identifiers: [SectionID], at position: Int) {
    let numbers = items.insertLists(identifiers.count, at: position)
    sectionIDs.insert(contentsOf: identifiers, at: position)
    for (identifier, number) in zip(identifiers, numbers) { sectionNumbers[identifier] = number }
  }

  @inlinable
  mutating func moveSection(
    _ identifier: SectionID,
    to section: SectionID,
    skipping skipped: Int,
    in call: SnapshotError.Call
  ) throws(SnapshotError) {
    let position = try position(ofSection: identifier, in: call)
    let anchor = try self.position(ofSection: section, in: call)
    guard position != anchor else { throw .relativeToItself(identifier, in: call) }
    let target = (anchor > position ? anchor - 1 : anchor) + skipped
    sectionIDs.insert(sectionIDs.remove(at: position), at: target)
    items.moveList(from: position, to: target)
  }
}
