/// Sections with what they hold, found by identities.
struct SectionContents {
  typealias SectionID = SectionChanges.SectionID
  typealias ItemID = SectionChanges.ItemID

  private(set) var snapshot = Snapshot<SectionID, ItemID>()
  private(set) var diagnostics: [Diagnostic] = []
  private var sections: [SectionID: AnySection] = [:]
  private var items: [ItemID: any Equatable] = [:]

  /// Reads sections.
  ///
  /// - Throws: ``SnapshotError`` if an identity repeats and the policy is strict.
  init(of list: [AnySection], duplicates: DuplicatePolicy) throws(SnapshotError) {
    let contents = list.map { ($0.base as? any ItemizedSection)?.contents ?? [] }
    let identities = zip(list, contents).map { (id: $0.id, items: $1.map(\.id)) }
    let named: [(id: SectionID, items: [ItemID])]
    if duplicates == .uniquify {
      named = Snapshot.numbered(identities)
    } else {
      named = identities.map { (Occurrence($0.id), $0.items.map { Occurrence($0) }) }
    }
    if duplicates == .strict {
      snapshot = try Snapshot(sections: named)
    } else {
      var dropped: [Diagnostic] = []
      snapshot = Snapshot(uniquing: named) { dropped.append($0.diagnostic) }
      diagnostics = dropped
    }
    for (index, section) in named.enumerated() where sections[section.id] == nil {
      sections[section.id] = list[index]
      for (item, content) in zip(section.items, contents[index]) where items[item] == nil {
        items[item] = content.content
      }
    }
  }

  /// Returns the snapshot with marks on what was there before with other content.
  func marked(from old: Self, reloadsAll: Bool) throws(SnapshotError) -> Snapshot<SectionID, ItemID> {
    var marked = snapshot
    for id in snapshot.sectionIdentifiers {
      guard let section = sections[id], let before = old.sections[id] else { continue }
      if reloadsAll || section != before && !section.differsOnlyInItems(from: before) {
        try marked.reloadSections([id])
      }
    }
    let changed = snapshot.itemIdentifiers.filter { id in
      guard let content = items[id], let before = old.items[id] else { return false }
      return !content.equals(before)
    }
    try marked.reconfigureItems(changed)
    return marked
  }
}

extension ItemizedSection {
  /// The items with their identities.
  fileprivate var contents: [(id: AnyItemID, content: any Equatable)] {
    items.map { (AnyItemID($0), $0) }
  }

  fileprivate func differsOnlyInItems(from other: any CollectionSection) -> Bool {
    guard var other = other as? Self else { return false }
    other.items = items
    return other == self
  }
}

extension AnySection {
  fileprivate func differsOnlyInItems(from other: AnySection) -> Bool {
    (base as? any ItemizedSection)?.differsOnlyInItems(from: other.base) ?? false
  }
}

extension Equatable {
  fileprivate func equals(_ other: any Equatable) -> Bool { other as? Self == self }
}
