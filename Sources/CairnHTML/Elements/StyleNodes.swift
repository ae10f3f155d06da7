import Cairn

/// A tree of the modifiers and elements that were rendered.
///
/// The path from the root to a node is a sequence of modifiers, the innermost last. The elements inside those modifiers
/// are leaves below the node. Nodes hold no counted references, so comparing them copies nothing.
struct StyleNodes {
  /// The index of a node; only its tree creates one.
  struct Index: Hashable {
    fileprivate let number: Int32

    static let root = Index(number: 0)
  }

  struct Node {
    /// The node around; the root is its own parent.
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

  /// The value of a child, by which it is found among many.
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
  /// The children of nodes with many children, except the first ones.
  private var crowd: [Child: Index] = [:]

  /// Up to this many children are compared one by one, which is faster than hashing.
  private static let fewChildren = 32

  var count: Int { nodes.count }

  subscript(index: Index) -> Node {
    @inline(__always) get { nodes[Int(index.number)] }
  }

  /// Returns the node that followed the latest look-up the last time, if it is a child of a node.
  @inline(__always)
  func likelyChild(of parent: Index) -> Index? {
    guard let guess = self[lastLookup].successor, self[guess].parent == parent else { return nil }
    return guess
  }

  /// Notes that the likely child was the right one.
  @inline(__always)
  mutating func follow(_ index: Index) { lastLookup = index }

  /// Begins another rendering, which probably looks up the same nodes as one before.
  mutating func beginAnew() { lastLookup = .root }

  /// Returns the child of a node whose value meets a condition.
  ///
  /// Styles made from data, such as the lengths of bars, give a node as many children as there are data. Beyond the
  /// first few, children are found by hashing, so that the time grows with the length of the page only.
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

  /// Adds a child with a new key to a node.
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

  /// Returns the values from a node up to the root, without the root.
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
  /// Checks that the nodes form a tree: children come after their parents and know them, and all can be found.
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
