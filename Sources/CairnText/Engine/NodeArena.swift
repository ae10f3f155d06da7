/// Nodes side by side in memory, linked by number, all given up at once.
///
/// An array would check bounds and uniqueness at each of the many small accesses. A number that is out of range reads
/// node 0, which is always there, so that a mistake of ours cannot reach foreign memory.
final class NodeArena {
  @exclusivity(unchecked) private var base: UnsafeMutablePointer<LayoutNode>
  @exclusivity(unchecked) private var capacity: Int
  @exclusivity(unchecked) private(set) var count = 0

  init() {
    capacity = 256
    base = .allocate(capacity: capacity)
    removeAll()
  }

  deinit {
    base.deallocate()
  }

  /// Forgets all nodes but the root, node 0.
  func removeAll() {
    count = 0
    _ = append(LayoutNode(.column))
  }

  func append(_ node: LayoutNode) -> Int32 {
    if count == capacity { grow() }
    (base + count).initialize(to: node)
    count += 1
    return Int32(truncatingIfNeeded: count - 1)
  }

  /// The node of a number.
  ///
  /// The pointer is valid until a node is appended.
  @inline(__always)
  subscript(index: Int32) -> UnsafeMutablePointer<LayoutNode> {
    base + (index >= 0 && Int(index) < count ? Int(index) : 0)
  }

  /// Makes a node the last child of another.
  func link(_ child: Int32, to parent: Int32) {
    let node = self[parent]
    if node.pointee.lastChild < 0 {
      node.pointee.firstChild = child
    } else {
      self[node.pointee.lastChild].pointee.next = child
    }
    node.pointee.lastChild = child
    node.pointee.childCount += 1
  }

  /// Makes the last child of a node its first.
  func moveLastChildToFront(of parent: Int32) {
    let node = self[parent]
    let (first, last) = (node.pointee.firstChild, node.pointee.lastChild)
    guard first != last else { return }
    var previous = first
    while self[previous].pointee.next != last { previous = self[previous].pointee.next }
    self[previous].pointee.next = -1
    self[last].pointee.next = first
    node.pointee.firstChild = last
    node.pointee.lastChild = previous
  }

  private func grow() {
    let larger = UnsafeMutablePointer<LayoutNode>.allocate(capacity: capacity * 2)
    larger.initialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }
}
