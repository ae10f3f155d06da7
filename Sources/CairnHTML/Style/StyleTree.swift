import Cairn

/// Remembers what markup each combination of modifiers and element becomes.
///
/// Modifiers lead from the root down, the innermost deepest; below them hang the elements seen there. Pages repeat
/// themselves, so a look-up is nearly always one comparison: the child that followed last time is tried first.
final class StyleTree {
  /// A node's index; the root is 0.
  typealias Index = Int

  private struct Node {
    var parent: Index
    var isElement: Bool
    var payload: Int
    var firstChild: Index = -1
    var lastChild: Index = -1
    var nextSibling: Index = -1
    var successor: Index = -1
  }

  private var nodes: [Node] = [Node(parent: -1, isElement: false, payload: -1)]
  private var modifiers: [Modifier] = []
  private var elements: [ElementStyle] = []
  private var resolved: [ResolvedElement] = []
  private var lastLookup: Index = 0
  /// The bytes of all markup, to which resolved elements refer.
  private(set) var markup: [UInt8] = []
  private(set) var sheet = StyleSheet()

  /// A modifier as the tree keeps it.
  enum Modifier: Equatable {
    case style(StyleModifier)
    case colorScheme(ColorScheme)
    case direction(LayoutDirection)
  }

  init() {
    markup.reserveCapacity(4096)
  }

  func parent(of index: Index) -> Index {
    nodes[index].parent
  }

  /// Returns the node for a modifier inside another.
  func child(of parent: Index, style: StyleModifier) -> Index {
    let guess = nodes[lastLookup].successor
    if guess >= 0, nodes[guess].parent == parent, matches(guess, style) {
      lastLookup = guess
      return guess
    }
    var index = nodes[parent].firstChild
    while index >= 0, !matches(index, style) {
      index = nodes[index].nextSibling
    }
    if index < 0 {
      index = add(.style(style), to: parent)
    }
    remember(index)
    return index
  }

  /// Returns the node for a colour scheme or direction inside another node.
  func child(of parent: Index, _ modifier: Modifier) -> Index {
    var index = nodes[parent].firstChild
    while index >= 0, nodes[index].isElement || modifiers[nodes[index].payload] != modifier {
      index = nodes[index].nextSibling
    }
    return index >= 0 ? index : add(modifier, to: parent)
  }

  /// Returns the markup of an element inside the modifiers of a node.
  func element(_ style: ElementStyle, in parent: Index) -> ResolvedElement {
    let guess = nodes[lastLookup].successor
    if guess >= 0, nodes[guess].parent == parent, nodes[guess].isElement, elements[nodes[guess].payload] == style {
      lastLookup = guess
      return resolved[nodes[guess].payload]
    }
    var index = nodes[parent].firstChild
    while index >= 0, !nodes[index].isElement || elements[nodes[index].payload] != style {
      index = nodes[index].nextSibling
    }
    if index < 0 {
      index = add(style, to: parent)
    }
    remember(index)
    return resolved[nodes[index].payload]
  }

  private func matches(_ index: Index, _ style: StyleModifier) -> Bool {
    guard !nodes[index].isElement, case .style(let other) = modifiers[nodes[index].payload] else { return false }
    return other == style
  }

  private func remember(_ index: Index) {
    nodes[lastLookup].successor = index
    lastLookup = index
  }

  private func add(_ modifier: Modifier, to parent: Index) -> Index {
    modifiers.append(modifier)
    return append(Node(parent: parent, isElement: false, payload: modifiers.count - 1))
  }

  private func add(_ style: ElementStyle, to parent: Index) -> Index {
    elements.append(style)
    let markup = ElementResolver(style: style, modifiers: path(to: parent)).resolve { declarations in
      sheet.className(for: declarations)
    }
    resolved.append(store(markup))
    return append(Node(parent: parent, isElement: true, payload: elements.count - 1))
  }

  private func append(_ node: Node) -> Index {
    let index = nodes.count
    nodes.append(node)
    let parent = node.parent
    if nodes[parent].lastChild >= 0 {
      nodes[nodes[parent].lastChild].nextSibling = index
    } else {
      nodes[parent].firstChild = index
    }
    nodes[parent].lastChild = index
    return index
  }

  /// The modifiers of a node, innermost first.
  private func path(to index: Index) -> [Modifier] {
    var path: [Modifier] = []
    var index = index
    while index > 0 {
      path.append(modifiers[nodes[index].payload])
      index = nodes[index].parent
    }
    return path
  }

  private func store(_ element: ElementMarkup) -> ResolvedElement {
    ResolvedElement(
      head: store(element.head),
      tail: store(element.tail),
      closing: store(element.closing),
      childContext: element.childContext,
      isScroller: element.isScroller,
      hasRole: element.hasRole,
      isBare: element.isBare
    )
  }

  private func store(_ string: String) -> Range<Int> {
    let start = markup.count
    markup.append(contentsOf: string.utf8)
    return start..<markup.count
  }
}

/// The markup of an element as ranges of the tree's bytes.
struct ResolvedElement {
  /// From the first tag up to where attributes of this one element go.
  var head: Range<Int>
  /// From there to the content; it follows `head` in memory.
  var tail: Range<Int>
  /// From the content to the last tag.
  var closing: Range<Int>
  /// Where children stand.
  var childContext: ElementContext
  /// Whether the element scrolls by itself and so must be reachable by keyboard.
  var isScroller: Bool
  /// Whether the element has a role, so that a label can name it.
  var hasRole: Bool
  /// Whether there is no element at all.
  var isBare: Bool
}

/// The markup of an element as strings.
struct ElementMarkup {
  var head = ""
  var tail = ""
  var closing = ""
  var childContext = ElementContext()
  var isScroller = false
  var hasRole = false
  var isBare = false
}
