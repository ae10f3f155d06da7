extension DiffableState {
  /// Returns the item whose identity reads like one that a page has sent, those that can be seen first.
  func item(describedAs identity: String) -> ItemID? {
    let sent = identity.withLineEndsOfForms
    func isSent(_ item: ItemID) -> Bool { String(describing: item).withLineEndsOfForms == sent }
    if let item = snapshot.itemIdentifiers.first(where: isSent) { return item }
    for section in snapshot.sectionIdentifiers {
      if let item = outlines[section]?.items.first(where: isSent) { return item }
    }
    return nil
  }

  /// Returns the place of an item one further among those of its level that show; at an end it is its own place.
  func destination(
    of item: ItemID,
    _ direction: ReorderDirection,
    where shows: (ItemID) -> Bool
  ) -> ReorderDestination<SectionID, ItemID> {
    guard let section = section(of: item) else { return .before(item) }
    let outline = outlines[section]
    let siblings = outline.map { $0.children(under: $0.nodes[item]?.parent) } ?? snapshot.items(in: section)
    guard let position = siblings.firstIndex(of: item) else { return .before(item) }
    switch direction {
    case .up: return .before(siblings[..<position].last(where: shows) ?? item)
    case .down: return .after(siblings[(position + 1)...].first(where: shows) ?? item)
    }
  }

  /// Moves an item, with what is under it.
  mutating func move(
    _ item: ItemID,
    to destination: ReorderDestination<SectionID, ItemID>
  ) throws(ReorderError) {
    guard let source = section(of: item) else { throw .unknownItem(String(describing: item)) }
    let target = try section(of: destination)
    if case .before(item) = destination { return }
    if case .after(item) = destination { return }
    do throws(SnapshotError) {
      if outlines[source] == nil, outlines[target] == nil {
        try moveInLists(item, to: destination)
      } else {
        try moveInTrees(item, from: source, to: destination, in: target)
      }
    } catch {
      // Both are there, as was found above, unless the hash of an identity changed.
      throw .unknownItem(String(describing: item))
    }
  }

  private func section(of destination: ReorderDestination<SectionID, ItemID>) throws(ReorderError) -> SectionID {
    switch destination {
    case .before(let other), .after(let other):
      guard let section = section(of: other) else { throw .unknownItem(String(describing: other)) }
      return section
    case .endOf(let section):
      guard snapshot.indexOfSection(section) != nil else { throw .unknownSection(String(describing: section)) }
      return section
    }
  }

  private mutating func moveInLists(
    _ item: ItemID,
    to destination: ReorderDestination<SectionID, ItemID>
  ) throws(SnapshotError) {
    var new = snapshot
    switch destination {
    case .before(let other): try new.moveItem(item, beforeItem: other)
    case .after(let other): try new.moveItem(item, afterItem: other)
    case .endOf(let section): try new.appendItems([item], toSection: section)
    }
    apply(new)
  }

  private mutating func moveInTrees(
    _ item: ItemID,
    from source: SectionID,
    to destination: ReorderDestination<SectionID, ItemID>,
    in target: SectionID
  ) throws(SnapshotError) {
    var tree = outline(of: source)
    let moved = try tree.snapshot(of: item, includingParent: true)
    try tree.delete([item])
    if source != target {
      apply(tree, to: source)
      tree = outline(of: target)
    }
    switch destination {
    case .before(let other):
      guard !moved.contains(other) else { return }
      try tree.insert(moved, before: other)
    case .after(let other):
      guard !moved.contains(other) else { return }
      try tree.insert(moved, after: other)
    case .endOf:
      tree.insert(unchecked: moved, at: tree.rootItems.count, under: nil)
    }
    // A plain section stays plain with an item that has nothing under it.
    let staysPlain = outlines[target] == nil && moved.nodes.count == 1
    apply(tree, to: target)
    if staysPlain { outlines[target] = nil }
  }
}
