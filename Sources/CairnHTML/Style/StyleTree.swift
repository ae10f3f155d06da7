import Cairn

/// Remembers what markup each combination of modifiers and element becomes.
///
/// Modifiers lead from the root down, the innermost deepest; below them hang the elements seen there. Pages repeat
/// themselves, so a look-up is nearly always one comparison: the child that followed last time is tried first. What
/// nodes stand for is kept by kind, so that comparing copies nothing.
///
/// Exclusivity is not checked on what every element touches: the tree belongs to one renderer, and none of its methods
/// calls out.
final class StyleTree {
  /// A node's index; the root is 0.
  typealias Index = Int

  private struct Node {
    var parent: Index
    var kind: Kind
    /// The index among the values of the kind.
    var value: Int
    /// The index among the resolved elements; -1 for a modifier.
    var element = -1
    var firstChild: Index = -1
    var lastChild: Index = -1
    var nextSibling: Index = -1
    /// The node that was looked up after this one the last time.
    var successor: Index = -1

    enum Kind: UInt8 {
      case root, style, surroundings, text, coded, element
    }
  }

  /// An element whose kind has a code, and its place.
  private struct CodedKey: Hashable {
    var code: UInt64
    var context: ElementContext
  }

  /// A text's style and place.
  private struct TextKey: Hashable {
    var style: PlainTextStyle
    var context: ElementContext
  }

  @exclusivity(unchecked) private var nodes: [Node] = [Node(parent: -1, kind: .root, value: -1)]
  @exclusivity(unchecked) private var styles: [UnsafePointer<StyleModifier>] = []
  @exclusivity(unchecked) private var texts: [UnsafePointer<TextKey>] = []
  @exclusivity(unchecked) private var elements: [ElementStyle] = []
  @exclusivity(unchecked) private var coded: [CodedKey] = []
  @exclusivity(unchecked) private var resolved: [ResolvedElement.Reference] = []
  @exclusivity(unchecked) private var lastLookup: Index = 0
  /// The children of nodes that have many, beyond the first of each.
  private var crowd: [Child: Index] = [:]
  /// Colour schemes and directions.
  private var surroundings: [Modifier] = []
  private var cellStyles: [CellStyle: String?] = [:]
  private var lastCellStyle: (style: CellStyle, name: String?)?
  private let styleStorage = StableStorage<StyleModifier>()
  private let textStorage = StableStorage<TextKey>()
  private let arena = MarkupArena()
  private(set) var sheet = StyleSheet()
  private let layouts = LayoutCatalog()

  /// A child by what it stands for, to be found among many.
  private struct Child: Hashable {
    var parent: Index
    var value: Value

    enum Value: Hashable {
      case modifier(Modifier)
      case text(TextKey)
      case coded(CodedKey)
      case element(ElementStyle)
    }
  }

  /// A modifier as the tree keeps it.
  enum Modifier: Hashable {
    case style(StyleModifier)
    case colorScheme(ColorScheme)
    case direction(LayoutDirection)
  }

  /// How much the tree has learnt; layouts leave rules but no nodes.
  var nodeCount: Int { max(nodes.count, sheet.count) }

  @inline(__always)
  func parent(of index: Index) -> Index {
    nodes[index].parent
  }

  // MARK: Modifiers

  /// Returns the node for a style inside another node.
  func child(of parent: Index, style: StyleModifier) -> Index {
    let guess = nodes[lastLookup].successor
    if guess >= 0, nodes[guess].parent == parent, nodes[guess].kind == .style,
      styles[nodes[guess].value].pointee == style
    {
      lastLookup = guess
      return guess
    }
    return findStyle(style, in: parent)
  }

  @inline(never)
  private func findStyle(_ style: StyleModifier, in parent: Index) -> Index {
    search(parent, .style, .modifier(.style(style))) {
      styles[$0].pointee == style
    } orAdd: {
      styles.append(styleStorage.store(style))
      return styles.count - 1
    }
  }

  /// Returns the node for a colour scheme or direction inside another node.
  func child(of parent: Index, _ modifier: Modifier) -> Index {
    search(parent, .surroundings, .modifier(modifier)) {
      surroundings[$0] == modifier
    } orAdd: {
      surroundings.append(modifier)
      return surroundings.count - 1
    }
  }

  // MARK: Elements

  /// Returns the markup of a text inside the modifiers of a node.
  @inline(__always)
  func text(_ style: PlainTextStyle, _ context: ElementContext, in parent: Index) -> ResolvedElement.Reference {
    let guess = nodes[lastLookup].successor
    if guess >= 0, nodes[guess].parent == parent, nodes[guess].kind == .text {
      let key = texts[nodes[guess].value]
      if key.pointee.context == context, key.pointee.style == style {
        lastLookup = guess
        return resolved[nodes[guess].element]
      }
    }
    return findText(style, context, in: parent)
  }

  @inline(never)
  private func findText(_ style: PlainTextStyle, _ context: ElementContext, in parent: Index)
    -> ResolvedElement.Reference
  {
    let key = TextKey(style: style, context: context)
    let index = search(parent, .text, .text(key)) {
      texts[$0].pointee == key
    } orAdd: {
      texts.append(textStorage.store(key))
      return texts.count - 1
    }
    return markup(of: ElementStyle(kind: .text(TextStyle(style)), context: context), at: index)
  }

  /// Returns the markup of an element inside the modifiers of a node.
  @inline(__always)
  func element(_ kind: ElementKind, _ context: ElementContext, in parent: Index) -> ResolvedElement.Reference {
    guard let code = kind.code else { return findElement(kind, context, in: parent) }
    let key = CodedKey(code: code, context: context)
    let guess = nodes[lastLookup].successor
    if guess >= 0, nodes[guess].parent == parent, nodes[guess].kind == .coded, coded[nodes[guess].value] == key {
      lastLookup = guess
      return resolved[nodes[guess].element]
    }
    return findCoded(key, kind, in: parent)
  }

  @inline(never)
  private func findCoded(_ key: CodedKey, _ kind: ElementKind, in parent: Index) -> ResolvedElement.Reference {
    let index = search(parent, .coded, .coded(key)) {
      coded[$0] == key
    } orAdd: {
      coded.append(key)
      return coded.count - 1
    }
    return markup(of: ElementStyle(kind: kind, context: key.context), at: index)
  }

  @inline(never)
  private func findElement(
    _ kind: ElementKind,
    _ context: ElementContext,
    in parent: Index
  ) -> ResolvedElement.Reference {
    let style = ElementStyle(kind: kind, context: context)
    let index = search(parent, .element, .element(style)) {
      elements[$0] == style
    } orAdd: {
      elements.append(style)
      return elements.count - 1
    }
    return markup(of: style, at: index)
  }

  /// Returns the name of a class with a rule, in which `&` stands for the class; an empty rule needs none.
  func className(forRule rule: String) -> String? {
    rule.isEmpty ? nil : sheet.className(forRule: rule)
  }

  /// Returns the name of the class of cells of a style.
  func className(for style: CellStyle) -> String? {
    if let last = lastCellStyle, last.style == style { return last.name }
    if let known = cellStyles[style] {
      lastCellStyle = (style, known)
      return known
    }
    let name = className(forRule: CellRule(style).text)
    cellStyles[style] = .some(name)
    lastCellStyle = (style, name)
    return name
  }

  /// Returns the markup of a section's layout; `nil` for the default, a plain list.
  func layout(_ layout: SectionLayout, in widths: LayoutWidths) -> LayoutCatalog.Finding? {
    layouts.finding(for: layout, in: widths) { [unowned self] in sheet.className(for: $0) }
  }

  /// Forgets what closures that return layouts answered, as another time they may answer otherwise.
  func forgetLayoutAnswers() {
    layouts.forgetAnswers()
  }

  /// Adds the rules of a class of a layout and returns its name; `nil` if there is nothing to say.
  func className(for rules: LayoutRules) -> String? {
    sheet.className(for: rules)
  }

  // MARK: Nodes

  /// So many children are looked at one by one, which is faster than hashing.
  private static let fewChildren = 32

  /// Returns the child of a kind for which a condition on its value holds, or a new one.
  ///
  /// Styles made from data, such as the lengths of bars, give a node as many children as there are data; beyond the
  /// first few they are found by hashing, so that a page takes time in proportion to its length.
  private func search(
    _ parent: Index,
    _ kind: Node.Kind,
    _ value: @autoclosure () -> Child.Value,
    where matches: (Int) -> Bool,
    orAdd makeValue: () -> Int
  ) -> Index {
    var index = nodes[parent].firstChild
    var count = 0
    while index >= 0, count < Self.fewChildren, nodes[index].kind != kind || !matches(nodes[index].value) {
      index = nodes[index].nextSibling
      count += 1
    }
    if count == Self.fewChildren {
      let child = Child(parent: parent, value: value())
      if let known = crowd[child] {
        index = known
      } else {
        index = append(Node(parent: parent, kind: kind, value: makeValue()))
        crowd[child] = index
      }
    } else if index < 0 {
      index = append(Node(parent: parent, kind: kind, value: makeValue()))
    }
    nodes[lastLookup].successor = index
    lastLookup = index
    return index
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

  /// Returns the markup of an element's node, which is found out the first time.
  private func markup(of style: @autoclosure () -> ElementStyle, at index: Index) -> ResolvedElement.Reference {
    if nodes[index].element < 0 {
      resolve(style(), at: index)
    }
    return resolved[nodes[index].element]
  }

  private func resolve(_ style: ElementStyle, at index: Index) {
    let markup = ElementResolver(style: style, modifiers: path(to: nodes[index].parent)).resolve { declarations in
      sheet.className(for: declarations)
    }
    nodes[index].element = resolved.count
    resolved.append(arena.store(markup))
  }

  /// The limit of lines among the modifiers of a node, the innermost of several; `nil` where none says anything.
  func lineLimit(at index: Index) -> UInt32? {
    var index = index
    while index > 0 {
      let node = nodes[index]
      if node.kind == .style, case .lineLimit(let limit) = styles[node.value].pointee {
        return UInt32(clamping: limit ?? 0)
      }
      index = node.parent
    }
    return nil
  }

  /// The modifiers of a node, innermost first.
  private func path(to index: Index) -> [Modifier] {
    var path: [Modifier] = []
    var index = index
    while index > 0 {
      let node = nodes[index]
      path.append(node.kind == .style ? .style(styles[node.value].pointee) : surroundings[node.value])
      index = node.parent
    }
    return path
  }
}
