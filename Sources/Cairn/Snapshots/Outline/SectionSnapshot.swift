/// The items of one section as a tree, at one moment: which item is under which, and which are expanded.
///
/// An item is in the tree once. New items are collapsed. An item without children may be expanded, as UIKit has it.
///
/// ```swift
/// var outline = SectionSnapshot<String>()
/// try outline.append(["alps", "tatras"])
/// try outline.append(["eiger", "mönch"], to: "alps")
/// outline.expand(["alps"])
/// outline.visibleItems   // alps, eiger, mönch, tatras
/// ```
///
/// The methods are those of UIKit's `NSDiffableDataSourceSectionSnapshot`, with its order and its rules. What raises an
/// exception there throws a ``SnapshotError`` here, and then the tree has not changed.
public struct SectionSnapshot<ItemID: Hashable & Sendable>: Equatable, Sendable {
  struct Node: Equatable, Sendable {
    var parent: ItemID?
    var children: [ItemID] = []
    var isExpanded = false
  }

  /// All items of the tree.
  private(set) var nodes: [ItemID: Node] = [:]
  /// The items on the first level, in their order.
  public private(set) var rootItems: [ItemID] = []

  /// Creates a tree without items.
  public init() {}

  /// Creates a copy of a tree.
  public init(_ snapshot: Self) { self = snapshot }

  // MARK: - Changes of the tree

  /// The children of an item, or the roots for `nil`.
  func children(under parent: ItemID?) -> [ItemID] {
    guard let parent else { return rootItems }
    return nodes[parent]?.children ?? []
  }

  /// Puts new items among the children of an item, or among the roots for `nil`.
  mutating func insert(unchecked items: [ItemID], at position: Int, under parent: ItemID?) {
    if let parent {
      nodes[parent]?.children.insert(contentsOf: items, at: position)
    } else {
      rootItems.insert(contentsOf: items, at: position)
    }
    for item in items { nodes[item] = Node(parent: parent) }
  }

  /// Puts the roots of a tree among the children of an item, or among the roots for `nil`, with all that is under them.
  mutating func insert(unchecked tree: Self, at position: Int, under parent: ItemID?) {
    insert(unchecked: tree.rootItems, at: position, under: parent)
    for (item, node) in tree.nodes {
      var node = node
      if node.parent == nil { node.parent = parent }
      nodes[item] = node
    }
  }

  /// Takes items out of the tree with all that is under them.
  mutating func remove(unchecked items: [ItemID]) {
    let gone = Set(items)
    let parents = gone.compactMap { nodes[$0] }.map(\.parent)
    if parents.contains(nil) { rootItems.removeAll(where: gone.contains) }
    for case let parent? in Set(parents) { nodes[parent]?.children.removeAll(where: gone.contains) }
    for item in gone {
      removeNodes(under: item)
      nodes[item] = nil
    }
  }

  /// Takes everything out of the tree that is under an item.
  mutating func removeChildren(of item: ItemID) {
    removeNodes(under: item)
    nodes[item]?.children = []
  }

  private mutating func removeNodes(under item: ItemID) {
    var remaining = children(under: item)
    while let next = remaining.popLast() {
      remaining += nodes[next]?.children ?? []
      nodes[next] = nil
    }
  }

  mutating func removeAll() { self = Self() }

  mutating func setExpanded(_ isExpanded: Bool, _ items: [ItemID]) {
    for item in items { nodes[item]?.isExpanded = isExpanded }
  }
}
