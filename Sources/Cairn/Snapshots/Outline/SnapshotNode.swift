/// An item of a ``SectionSnapshot`` that is being built, with what is under it.
public struct SnapshotNode<ItemID: Hashable & Sendable>: Hashable, Sendable {
  /// The identity of the item.
  public var id: ItemID
  /// Whether the item is expanded.
  public var isExpanded: Bool
  /// The items directly under it.
  public var children: [SnapshotNode]

  /// Creates an item from those under it.
  public init(_ id: ItemID, isExpanded: Bool = false, children: [SnapshotNode] = []) {
    self.id = id
    self.isExpanded = isExpanded
    self.children = children
  }

  /// Creates an item from those under it in a closure.
  public init(_ id: ItemID, isExpanded: Bool = false, @SectionSnapshotBuilder<ItemID> children: () -> [SnapshotNode]) {
    self.init(id, isExpanded: isExpanded, children: children())
  }
}

/// The builder of a ``SectionSnapshot`` from the items in a closure.
@resultBuilder
public enum SectionSnapshotBuilder<ItemID: Hashable & Sendable> {
  /// Lists an item with what is under it.
  public static func buildExpression(_ node: SnapshotNode<ItemID>) -> [SnapshotNode<ItemID>] { [node] }

  /// Lists an item with nothing under it.
  public static func buildExpression(_ id: ItemID) -> [SnapshotNode<ItemID>] { [SnapshotNode(id)] }

  /// Lists several items with nothing under them.
  public static func buildExpression(_ ids: some Sequence<ItemID>) -> [SnapshotNode<ItemID>] {
    ids.map { SnapshotNode($0) }
  }

  /// Builds no items from an empty closure.
  public static func buildBlock() -> [SnapshotNode<ItemID>] { [] }

  /// Starts with the first statement.
  public static func buildPartialBlock(first: [SnapshotNode<ItemID>]) -> [SnapshotNode<ItemID>] { first }

  /// Adds the next statement.
  public static func buildPartialBlock(
    accumulated: consuming [SnapshotNode<ItemID>],
    next: [SnapshotNode<ItemID>]
  ) -> [SnapshotNode<ItemID>] {
    accumulated += next
    return accumulated
  }

  /// Builds an `if` without an `else`.
  public static func buildOptional(_ nodes: [SnapshotNode<ItemID>]?) -> [SnapshotNode<ItemID>] { nodes ?? [] }

  /// Builds the first branch of an `if`–`else` or `switch`.
  public static func buildEither(first: [SnapshotNode<ItemID>]) -> [SnapshotNode<ItemID>] { first }

  /// Builds the second branch of an `if`–`else` or `switch`.
  public static func buildEither(second: [SnapshotNode<ItemID>]) -> [SnapshotNode<ItemID>] { second }

  /// Builds a `for` loop.
  public static func buildArray(_ nodes: [[SnapshotNode<ItemID>]]) -> [SnapshotNode<ItemID>] { nodes.flatMap { $0 } }

  /// Builds an availability check.
  public static func buildLimitedAvailability(_ nodes: [SnapshotNode<ItemID>]) -> [SnapshotNode<ItemID>] { nodes }
}

extension SectionSnapshot {
  /// Creates a tree from the items in a closure.
  ///
  /// ```swift
  /// let outline = try SectionSnapshot<String> {
  ///   SnapshotNode("alps", isExpanded: true) {
  ///     "eiger"
  ///     "mönch"
  ///   }
  ///   "tatras"
  /// }
  /// ```
  ///
  /// - Parameter roots: The items on the first level, with what is under them.
  /// - Throws: ``SnapshotError`` if two items have the same identity.
  public init(@SectionSnapshotBuilder<ItemID> _ roots: () -> [SnapshotNode<ItemID>]) throws(SnapshotError) {
    self.init()
    var remaining = [(parent: ItemID?.none, nodes: roots())]
    while let (parent, nodes) = remaining.popLast() {
      try append(nodes.map(\.id), to: parent)
      expand(nodes.filter(\.isExpanded).map(\.id))
      remaining += nodes.map { ($0.id, $0.children) }
    }
  }

  /// Creates a tree from its roots and a closure that gives the children of an item.
  ///
  /// - Parameters:
  ///   - roots: The items on the first level.
  ///   - children: A closure that gives the items directly under one; it is called once for each.
  /// - Throws: ``SnapshotError`` if two items have the same identity, or if an item is under itself.
  public init(roots: [ItemID], children: (ItemID) -> [ItemID]) throws(SnapshotError) {
    self.init()
    try append(roots)
    var remaining = roots
    while let parent = remaining.popLast() {
      let items = children(parent)
      try append(items, to: parent)
      remaining += items
    }
  }
}
