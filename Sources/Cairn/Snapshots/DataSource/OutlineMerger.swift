/// What becomes of the trees of a data source when its sections get other items.
///
/// A section then shows exactly its new items, in their order:
///
/// - An item that stays keeps its level, less the items above it that go, and stays expanded or collapsed.
/// - A new item comes to the level of the item before it, or of the one behind it if that is deeper.
/// - What cannot be seen, because an item above it is collapsed, stays under that item and goes with it.
struct OutlineMerger<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  private let old: [SectionID: SectionSnapshot<ItemID>]
  private let new: Snapshot<SectionID, ItemID>
  /// The section that takes items for a tree of its own.
  private let taker: SectionID?
  private let taken: Set<ItemID>
  /// The sections in whose trees items were.
  private var homes: [ItemID: SectionID] = [:]
  /// The items that could not be seen.
  private var hidden: Set<ItemID> = []

  init(
    outlines: [SectionID: SectionSnapshot<ItemID>],
    for snapshot: Snapshot<SectionID, ItemID>,
    taking items: [ItemID] = [],
    for section: SectionID? = nil
  ) {
    old = outlines
    new = snapshot
    taken = Set(items)
    taker = section
    for (section, outline) in outlines {
      outline.visit { item, _, isVisible in
        homes[item] = section
        if !isVisible { hidden.insert(item) }
      }
    }
  }

  /// Returns the trees of all sections that have one, but for the section that takes items.
  func outlines() -> [SectionID: SectionSnapshot<ItemID>] {
    var outlines: [SectionID: SectionSnapshot<ItemID>] = [:]
    for section in new.sectionIDs where section != taker {
      let items = new.items(in: section)
      guard old[section] != nil || items.contains(where: { !carried(with: $0).isEmpty }) else { continue }
      outlines[section] = outline(of: items, in: section)
    }
    return outlines
  }

  private func outline(of items: [ItemID], in section: SectionID) -> SectionSnapshot<ItemID> {
    var outline = SectionSnapshot<ItemID>()
    let kept = keptLevels(of: items, in: section)
    var next = nextLevels(of: items, kept: kept)[...]
    // The item before, and those above it.
    var path: [ItemID] = []
    var isOpen = true
    for item in items {
      let previous = max(path.count - 1, 0)
      let wanted = kept[item] ?? max(previous, next.first ?? 0)
      next = next.dropFirst()
      let level = min(wanted, isOpen ? path.count : previous)
      path.removeLast(path.count - level)
      outline.append(unchecked: item, under: path.last)
      path.append(item)
      isOpen = kept[item] != nil && node(of: item)?.isExpanded == true
      if isOpen {
        outline.setExpanded(true, [item])
      } else {
        carry(item, into: &outline)
      }
    }
    return outline
  }

  /// The levels of the items that the section showed before.
  private func keptLevels(of items: [ItemID], in section: SectionID) -> [ItemID: Int] {
    guard let outline = old[section] else { return [:] }
    let items = Set(items)
    var levels: [ItemID: Int] = [:]
    // The number of items above that stay, for each item on the way to the one that is visited.
    var above: [Int] = []
    outline.visit { item, level, isVisible in
      guard isVisible else { return }
      above.removeLast(above.count - level)
      let count = above.last ?? 0
      if items.contains(item) { levels[item] = count }
      above.append(items.contains(item) ? count + 1 : count)
    }
    return levels
  }

  /// For each item the level of the next one that the section showed before.
  private func nextLevels(of items: [ItemID], kept: [ItemID: Int]) -> [Int] {
    var level = 0
    let levels: [Int] = items.reversed().map { item in
      defer { level = kept[item] ?? level }
      return level
    }
    return levels.reversed()
  }

  private func node(of item: ItemID) -> SectionSnapshot<ItemID>.Node? {
    homes[item].flatMap { old[$0]?.nodes[item] }
  }

  /// The items under one that go where it goes, because they could not be seen and have no other place now.
  private func carried(with item: ItemID) -> [ItemID] {
    guard let node = node(of: item), !node.isExpanded || hidden.contains(item) else { return [] }
    return node.children.filter { new.items.place(of: $0) == nil && !taken.contains($0) }
  }

  private func carry(_ item: ItemID, into outline: inout SectionSnapshot<ItemID>) {
    var remaining = [item]
    while let parent = remaining.popLast() {
      let children = parent == item ? carried(with: item) : carriedChildren(of: parent)
      for child in children {
        outline.append(unchecked: child, under: parent)
        if node(of: child)?.isExpanded == true { outline.setExpanded(true, [child]) }
      }
      remaining += children
    }
  }

  /// The items under one that could not be seen.
  private func carriedChildren(of item: ItemID) -> [ItemID] {
    (node(of: item)?.children ?? []).filter { new.items.place(of: $0) == nil && !taken.contains($0) }
  }
}

extension SectionSnapshot {
  /// Adds a new item as the last one under another, or as the last root for `nil`.
  mutating func append(unchecked item: ItemID, under parent: ItemID?) {
    let position = children(under: parent).count
    insert(unchecked: [item], at: position, under: parent)
  }
}
