extension SnapshotDifference {
  /// A change of a list by one item or one section.
  public enum Step: Hashable, Sendable {
    /// Takes an item away.
    case removeItem(ItemID)
    /// Puts a new item before another one of a section, or at the section's end.
    case insertItem(ItemID, before: ItemID?, in: SectionID)
    /// Puts an item that is there before another one of a section, or at the section's end.
    case moveItem(ItemID, before: ItemID?, in: SectionID)
    /// Takes a section away, which has no items any more.
    case removeSection(SectionID)
    /// Puts a new section without items before another one, or at the end.
    case insertSection(SectionID, before: SectionID?)
    /// Puts a section that is there with its items before another one, or at the end.
    case moveSection(SectionID, before: SectionID?)
    /// Makes an item anew.
    case reloadItem(ItemID)
    /// Brings an item up to date in place, so that what a reader did to it stays.
    case reconfigureItem(ItemID)
    /// Makes a section anew with its items.
    case reloadSection(SectionID)
  }

  /// What to do to a list, one after the other.
  ///
  /// Each step can be done when its turn comes: what it names is there, and what it inserts is not. Removed items go
  /// first. Then sections and items come to their places, the last ones first, so that what they are put before is
  /// there. Then removed sections go, and what is left is made anew in its place.
  ///
  /// - Complexity: O(*n*) in the steps.
  @inlinable public var steps: [Step] {
    var steps: [Step] = []
    steps.reserveCapacity(
      removedPositions.count + placedItems.count + placedSections.count + removedSections.count
        + reloadedSections.count + reloadedItems.count + reconfiguredItems.count
    )
    var removed = ItemCursor(old.items)
    for position in removedPositions {
      if let item = removed.item(at: Int(position)) { steps.append(.removeItem(item)) }
    }
    appendPlacedSections(to: &steps)
    appendPlacedItems(to: &steps)
    for section in removedSections { steps.append(.removeSection(section)) }
    for section in reloadedSections { steps.append(.reloadSection(section)) }
    for item in reloadedItems { steps.append(.reloadItem(item)) }
    for item in reconfiguredItems { steps.append(.reconfigureItem(item)) }
    return steps
  }

  @inlinable
  func appendPlacedSections(to steps: inout [Step]) {
    for placement in placedSections.reversed() {
      let section = new.sectionIDs[placement.position]
      let behind = placement.position + 1
      let next = behind < new.sectionIDs.count ? new.sectionIDs[behind] : nil
      steps.append(placement.isMove ? .moveSection(section, before: next) : .insertSection(section, before: next))
    }
  }

  @inlinable
  func appendPlacedItems(to steps: inout [Step]) {
    var cursor = ItemCursor(new.items)
    for placement in placedItems.reversed() {
      guard let item = cursor.item(at: placement.position) else { continue }
      let next = cursor.item(after: placement.position)
      let section = new.sectionIDs[cursor.list]
      steps.append(
        placement.isMove ? .moveItem(item, before: next, in: section) : .insertItem(item, before: next, in: section)
      )
    }
  }
}

extension SnapshotDifference.Step: CustomStringConvertible {
  /// The step in words, such as `insert item "eiger" before "mönch" in "alps"`.
  public var description: String {
    switch self {
    case .removeItem(let item): "remove item \"\(item)\""
    case .insertItem(let item, let next, let section): "insert item \"\(item)\" \(Self.place(next)) \"\(section)\""
    case .moveItem(let item, let next, let section): "move item \"\(item)\" \(Self.place(next)) \"\(section)\""
    case .removeSection(let section): "remove section \"\(section)\""
    case .insertSection(let section, let next):
      "insert section \"\(section)\"\(next.map { " before \"\($0)\"" } ?? " at the end")"
    case .moveSection(let section, let next):
      "move section \"\(section)\"\(next.map { " before \"\($0)\"" } ?? " to the end")"
    case .reloadItem(let item): "reload item \"\(item)\""
    case .reconfigureItem(let item): "reconfigure item \"\(item)\""
    case .reloadSection(let section): "reload section \"\(section)\""
    }
  }

  private static func place(_ next: ItemID?) -> String { next.map { "before \"\($0)\" in" } ?? "at the end of" }
}

extension SnapshotDifference: CustomStringConvertible {
  /// The steps, each in a line.
  public var description: String { steps.map { "\($0)" }.joined(separator: "\n") }
}
