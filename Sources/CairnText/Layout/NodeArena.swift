/// The index of a node in its arena.
///
/// Only arenas create indices. An index always belongs to a node; if a node may be missing, the index is optional.
struct NodeIndex: Hashable {
  fileprivate let number: Int32
}

/// The neighbours of a node, which only its arena changes.
struct NodeLinks {
  fileprivate(set) var firstChild: NodeIndex?
  fileprivate(set) var lastChild: NodeIndex?
  fileprivate(set) var next: NodeIndex?
  fileprivate(set) var childCount: Int32 = 0
}

/// Nodes side by side in memory, all freed at once.
///
/// An array would check bounds and uniqueness at each of the many small accesses.
final class NodeArena {
  @exclusivity(unchecked) private var base: UnsafeMutablePointer<LayoutNode>
  @exclusivity(unchecked) private var capacity: Int
  @exclusivity(unchecked) private(set) var count = 0

  /// The node around all others, which always exists.
  let root = NodeIndex(number: 0)

  init() {
    capacity = 256
    base = .allocate(capacity: capacity)
    removeAll()
  }

  deinit {
    base.deallocate()
  }

  func removeAll() {
    count = 0
    _ = append(LayoutNode(.column))
  }

  func append(_ node: LayoutNode) -> NodeIndex {
    if count == capacity { grow() }
    (base + count).initialize(to: node)
    count += 1
    return NodeIndex(number: Int32(truncatingIfNeeded: count - 1))
  }

  /// The node at an index.
  ///
  /// The pointer is valid until a node is appended.
  ///
  /// - Precondition: The node was not removed. Keeping an old index is our mistake, which must not touch foreign
  ///   memory.
  @inline(__always)
  subscript(index: NodeIndex) -> UnsafeMutablePointer<LayoutNode> {
    precondition(Int(index.number) < count, "The node was removed")
    return base + Int(index.number)
  }

  private func grow() {
    let larger = UnsafeMutablePointer<LayoutNode>.allocate(capacity: capacity * 2)
    larger.initialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }
}

// MARK: - Links

extension NodeArena {
  func link(_ child: NodeIndex, to parent: NodeIndex) {
    let node = self[parent]
    if let last = node.pointee.lastChild {
      self[last].pointee.links.next = child
    } else {
      node.pointee.links.firstChild = child
    }
    node.pointee.links.lastChild = child
    node.pointee.links.childCount += 1
  }

  /// Removes the last child of a node; it follows a sibling, or is the only child.
  func unlink(_ child: NodeIndex, behind sibling: NodeIndex?, in parent: NodeIndex) {
    let node = self[parent]
    guard node.pointee.lastChild == child else { return }
    node.pointee.links.lastChild = sibling
    node.pointee.links.childCount -= 1
    if let sibling {
      self[sibling].pointee.links.next = nil
    } else {
      node.pointee.links.firstChild = nil
    }
  }

  func removeFirstChild(of parent: NodeIndex) {
    let node = self[parent]
    guard let first = node.pointee.firstChild else { return }
    node.pointee.links.firstChild = self[first].pointee.next
    if node.pointee.links.firstChild == nil { node.pointee.links.lastChild = nil }
    node.pointee.links.childCount -= 1
  }

  func moveLastChildToFront(of parent: NodeIndex) {
    let node = self[parent]
    guard let first = node.pointee.firstChild, let last = node.pointee.lastChild, first != last else { return }
    var previous = first
    while let next = self[previous].pointee.next, next != last { previous = next }
    self[previous].pointee.links.next = nil
    self[last].pointee.links.next = first
    node.pointee.links.firstChild = last
    node.pointee.links.lastChild = previous
  }
}

// MARK: - Invariants

extension NodeArena {
  /// Checks that the nodes form a tree: children come after their parents, each has one, and their number is right.
  ///
  /// - Returns: `true`, so that the check can stand in an assertion, which release builds leave out.
  func checkInvariants() -> Bool {
    var hasParent = [Bool](repeating: false, count: count)
    for number in 0..<count {
      let node = (base + number).pointee
      var (children, last): (Int32, NodeIndex?) = (0, nil)
      var next = node.firstChild
      while let child = next {
        assert(Int(child.number) > number && Int(child.number) < count, "A child comes before its parent")
        assert(!hasParent[Int(child.number)], "A node has two parents")
        hasParent[Int(child.number)] = true
        children += 1
        last = child
        next = self[child].pointee.next
      }
      assert(node.lastChild == last && node.childCount == children, "The children are not those that are linked")
      assert(!node.kind.isWrapper || children <= 1, "A wrapper has several children")
    }
    return true
  }
}
