/// What a data source knows: the items that can be seen, and the trees of those sections that have one.
///
/// A section with a tree shows its visible items, so ``snapshot`` has those in the order of the tree.
struct DiffableState<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
  /// The items that can be seen, without marks.
  private(set) var snapshot = Snapshot<SectionID, ItemID>()
  /// How often something was applied, by which a change finds out whether another one came first.
  private(set) var version = 0
  var outlines: [SectionID: SectionSnapshot<ItemID>] = [:]

  /// What is wrong with the identities of the snapshot applied last.
  var diagnostics: [Diagnostic] = []

  init(_ snapshot: Snapshot<SectionID, ItemID>) { self.snapshot = snapshot.withoutMarks }

  /// Takes a snapshot; trees keep what it leaves of them.
  mutating func apply(_ new: Snapshot<SectionID, ItemID>) {
    if !outlines.isEmpty { outlines = OutlineMerger(outlines: outlines, for: new).outlines() }
    snapshot = new.withoutMarks
    version += 1
  }

  /// Gives a section a tree; its items are taken out of all other sections.
  mutating func apply(_ outline: SectionSnapshot<ItemID>, to section: SectionID) {
    var new = snapshot
    if new.indexOfSection(section) == nil { new.insertSections(unchecked: [section], at: new.numberOfSections) }
    new.replaceItems(unchecked: outline.items, with: outline.visibleItems, inSection: section)
    if !outlines.isEmpty {
      outlines = OutlineMerger(outlines: outlines, for: new, taking: outline.items, for: section).outlines()
    }
    outlines[section] = outline
    snapshot = new
    version += 1
  }

  /// Returns the tree of a section; a section without one is a tree of one level.
  func outline(of section: SectionID) -> SectionSnapshot<ItemID> {
    if let outline = outlines[section] { return outline }
    var flat = SectionSnapshot<ItemID>()
    flat.insert(unchecked: snapshot.items(in: section), at: 0, under: nil)
    return flat
  }

  /// Returns the section that has an item, whether it can be seen or is under one that is collapsed.
  func section(of item: ItemID) -> SectionID? {
    snapshot.sectionIdentifier(containingItem: item) ?? outlines.first { $0.value.contains(item) }?.key
  }

  /// The sections with their items, in order.
  var sections: [DiffableSection<SectionID, ItemID>] {
    snapshot.sectionIdentifiers.map {
      DiffableSection(id: $0, items: snapshot.items(in: $0), outline: outlines[$0])
    }
  }

  // MARK: - Expanding

  /// Expands or collapses an item, with other items under it if there are any.
  mutating func setExpanded(
    _ isExpanded: Bool,
    _ item: ItemID,
    children: SectionSnapshot<ItemID>?,
    in call: SnapshotError.Call
  ) throws(SnapshotError) {
    guard let section = section(of: item) else { throw .unknownItems([item], in: call) }
    var outline = outline(of: section)
    if let children { try outline.replace(childrenOf: item, using: children) }
    outline.setExpanded(isExpanded, [item])
    apply(outline, to: section)
  }

  /// Whether an item is expanded; `nil` if it is not there.
  func isExpanded(_ item: ItemID) -> Bool? {
    guard let section = section(of: item) else { return nil }
    return outlines[section]?.nodes[item]?.isExpanded ?? false
  }
}

extension Snapshot {
  /// Gives a section other items and takes some out of all sections.
  ///
  /// - Parameters:
  ///   - taken: Items that are to be in no other section, each once; those that are not there are ignored.
  ///   - identifiers: The items of the section, each once, all of them among the taken ones.
  ///   - section: A section that is there.
  mutating func replaceItems(unchecked taken: [ItemID], with identifiers: [ItemID], inSection section: SectionID) {
    guard let list = indexOfSection(section) else { return }
    let old = items(in: section)
    items.remove(old, hashes: old.map(\.hashValue))
    items.remove(taken, hashes: taken.map(\.hashValue))
    items.insert(identifiers, hashes: identifiers.map(\.hashValue), at: items.end(ofList: list))
  }
}
