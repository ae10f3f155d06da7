import Cairn

/// The modifiers and elements that were seen inside of one another.
///
/// Modifiers lead from the root down, the innermost deepest; below them hang the elements seen there. Nodes hold no
/// references that are counted, so that comparing copies nothing.
struct StyleNodes {
  /// The place of a node; only its tree makes one.
  struct Index: Hashable {
    fileprivate let number: Int32

    static let root = Index(number: 0)
  }

  struct Node {
    /// The node around; the root is in itself.
    let parent: Index
    let value: Value
    fileprivate var childCount: Int32 = 0
    fileprivate var firstChild: Index?
    fileprivate var lastChild: Index?
    fileprivate var nextSibling: Index?
    /// The node that was looked up after this one the last time.
    fileprivate var successor: Index?
  }

  enum Value {
    case root
    case style(UnsafePointer<StyleModifier>)
    case colorScheme(ColorScheme)
    case direction(LayoutDirection)
    case text(UnsafePointer<TextKey>, ResolvedElement.Reference)
    case coded(CodedKey, ResolvedElement.Reference)
    case element(UnsafePointer<ElementStyle>, ResolvedElement.Reference)

    var modifier: StyleTree.Modifier? {
      switch self {
      case .style(let style): .style(style.pointee)
      case .colorScheme(let scheme): .colorScheme(scheme)
      case .direction(let direction): .direction(direction)
      case .root, .text, .coded, .element: nil
      }
    }
  }

  /// An element whose kind has a code, and its place.
  struct CodedKey: Hashable {
    var code: UInt64
    var context: ElementContext
  }

  /// A text's style and place.
  struct TextKey: Hashable {
    var style: PlainTextStyle
    var context: ElementContext
  }

  /// What a child stands for, by which it is found among many.
  enum Key: Hashable {
    case modifier(StyleTree.Modifier)
    case text(TextKey)
    case coded(CodedKey)
    case element(ElementStyle)
  }

  private struct Child: Hashable {
    var parent: Index
    var key: Key
  }

  private var nodes: [Node] = [Node(parent: .root, value: .root)]
  private var lastLookup = Index.root
  /// The children of nodes that have many, beyond the first of each.
  private var crowd: [Child: Index] = [:]

  /// So many children are looked at one by one, which is faster than hashing.
  private static let fewChildren = 32

  var count: Int { nodes.count }

  subscript(index: Index) -> Node {
    @inline(__always) get { nodes[Int(index.number)] }
  }

  /// The child that was looked up last time after the one that was looked up just now, if it belongs to a node.
  @inline(__always)
  func likelyChild(of parent: Index) -> Index? {
    guard let guess = self[lastLookup].successor, self[guess].parent == parent else { return nil }
    return guess
  }

  /// Takes note that the child that was likely has been looked up.
  @inline(__always)
  mutating func follow(_ index: Index) {
    lastLookup = index
  }

  /// Returns the child of a node for whose value a condition holds.
  ///
  /// Styles made from data, such as the lengths of bars, give a node as many children as there are data; beyond the
  /// first few they are found by hashing, so that a page takes time in proportion to its length.
  mutating func child(of parent: Index, _ key: @autoclosure () -> Key, where matches: (Value) -> Bool) -> Index? {
    var next = self[parent].firstChild
    var count = 0
    while let index = next, count < Self.fewChildren {
      if matches(self[index].value) { return look(up: index) }
      next = self[index].nextSibling
      count += 1
    }
    guard next != nil, let known = crowd[Child(parent: parent, key: key())] else { return nil }
    return look(up: known)
  }

  /// Adds a child to a node that has none of the key.
  @discardableResult
  mutating func append(_ value: Value, to parent: Index, as key: @autoclosure () -> Key) -> Index {
    let index = Index(number: Int32(nodes.count))
    nodes.append(Node(parent: parent, value: value))
    if let last = self[parent].lastChild {
      nodes[Int(last.number)].nextSibling = index
    } else {
      nodes[Int(parent.number)].firstChild = index
    }
    nodes[Int(parent.number)].lastChild = index
    if self[parent].childCount >= Self.fewChildren { crowd[Child(parent: parent, key: key())] = index }
    nodes[Int(parent.number)].childCount += 1
    return look(up: index)
  }

  private mutating func look(up index: Index) -> Index {
    nodes[Int(lastLookup.number)].successor = index
    lastLookup = index
    return index
  }

  /// The values of a node and those around it, innermost first; the root is none of them.
  func path(to index: Index) -> [Value] {
    var path: [Value] = []
    var index = index
    while index != .root {
      path.append(self[index].value)
      index = self[index].parent
    }
    return path
  }
}

// MARK: - Invariants

extension StyleNodes {
  /// Checks that nodes form a tree: children come after their parents and know them, and all are found again.
  ///
  /// - Returns: `true`, so that the check can stand in an assertion, which release builds leave out.
  func checkInvariants() -> Bool {
    var crowdCount = 0
    for number in nodes.indices {
      let index = Index(number: Int32(number))
      let node = nodes[number]
      assert(node.value.modifier != nil || number == 0 || node.firstChild == nil, "An element has children")
      assert(node.successor.map { nodes.indices.contains(Int($0.number)) } ?? true, "A node that follows is missing")
      var (children, last): (Int32, Index?) = (0, nil)
      var next = node.firstChild
      while let child = next {
        assert(child.number > index.number && self[child].parent == index, "A child has another parent")
        children += 1
        last = child
        next = self[child].nextSibling
      }
      assert(node.lastChild == last && node.childCount == children, "The children are not those that are linked")
      crowdCount += max(0, Int(children) - Self.fewChildren)
    }
    assert(crowd.count == crowdCount, "Not all of many children are found by what they stand for")
    assert(crowd.allSatisfy { self[$1].parent == $0.parent }, "A child is found under another parent")
    return true
  }
}
