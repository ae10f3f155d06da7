import Cairn

/// A renderer that answers views with nodes, and writes each part of the page as soon as it is complete.
///
/// Swift does not check exclusive access to its properties. A renderer serves one rendering on one thread, and no
/// closure keeps its state. With the checks, a rendering takes a sixth longer.
final class TextRenderer: WritingRenderer {
  @exclusivity(unchecked) var environment = EnvironmentValues() {
    didSet { facts = EnvironmentFacts(environment) }
  }
  @exclusivity(unchecked) private var facts = EnvironmentFacts()
  let options: TextOptions
  let engine: LayoutEngine
  @exclusivity(unchecked) private var reports: TextReports
  @exclusivity(unchecked) private var looks = WordLooks()
  @exclusivity(unchecked) var output: SectionOutput
  @exclusivity(unchecked) private var openItems: OpenItems
  /// The open containers, innermost last.
  @exclusivity(unchecked) var containers: [OpenContainer] = []
  /// The open nodes, the root first.
  @exclusivity(unchecked) var path: [NodeIndex]
  @exclusivity(unchecked) var inForce = ModifiersInForce()

  init(options: TextOptions, buffer: ByteBuffer, endsLines: Bool, checksIdentity: Bool = true) {
    self.options = options
    reports = TextReports(isRead: checksIdentity, options)
    openItems = OpenItems(resolver: RowResolver(numbersItems: options.numbersItems))
    engine = LayoutEngine(
      characters: CharacterRepertoire(isASCII: options.characters == .ascii),
      presentation: SectionPresentation(options)
    )
    path = [engine.arena.root]
    output = SectionOutput(options: options, engine: engine, buffer: buffer, endsLines: endsLines)
    environment.adopt(options)
    inherited.limits.truncation.marker = engine.characters.isASCII ? .fullStops : .ellipsis
  }

  func finish() {
    output.finish()
    reports.finish()
  }

  // MARK: - What its parts know

  /// Whether bars replace words.
  var isRedacted: Bool { facts.isRedacted }

  var diagnostics: [Diagnostic] { reports.diagnostics }
  var checksIdentity: Bool { reports.isRead }
  var place: Diagnostic.Place { reports.place }
  var _sourcePlace: MarkdownPlace? {
    get { reports.sourcePlace }
    set { reports.sourcePlace = newValue }
  }
  func report(_ diagnostic: Diagnostic) { reports.add(diagnostic) }
  func note(_ layout: SectionLayout) { reports.note(layout) }
  func begin(_ section: CollectionSectionDescription) { reports.begin(section) }
  func endSection() { reports.endSection() }

  /// Reports an unknown symbol.
  func check(_ image: Image?) { reports.check(image) }

  var inherited: InheritedStyle {
    get { looks.inherited }
    _modify { yield &looks.inherited }
  }
  var styles: StyleTable {
    get { looks.styles }
    _modify { yield &looks.styles }
  }
  var links: LinkTable {
    get { looks.links }
    _modify { yield &looks.links }
  }
  /// The number of the look of words without their own style.
  var wordStyle: UInt16 { looks.number(of: TextStyle()) }
  /// Returns the number of the look of words with their own style.
  func wordStyle(_ style: TextStyle) -> UInt16 { looks.number(of: style) }
  func beginLook(_ style: StyleModifier) -> Bool { looks.begin(style) }
  func endLook() -> Bool { looks.end() }

  var openLists: [OpenList] {
    get { openItems.lists }
    _modify { yield &openItems.lists }
  }
  var rows: [OpenRow] {
    get { openItems.rows }
    _modify { yield &openItems.rows }
  }
  var resolver: RowResolver { openItems.resolver }

  /// Whether the next views are left out.
  var isDropping: Bool { containers.last?.role == .dropped }

  // MARK: - Depth

  var _nesting: Nesting { resolver.nesting }
  func _enter(_ weight: Int) -> Bool { resolver.enter(weight, for: self) }
  func _leave(_ weight: Int) { resolver.leave(weight) }

  // MARK: - Nodes

  /// Makes a node inside the innermost open one.
  @discardableResult
  func append(_ node: LayoutNode) -> NodeIndex {
    var node = node
    if facts.isRightToLeft { node.flags.insert(.rightToLeft) }
    let index = engine.arena.append(node)
    engine.arena.link(index, to: path[path.count - 1])
    return index
  }

  /// Makes a node and opens it.
  @discardableResult
  func open(_ node: LayoutNode) -> NodeIndex {
    let index = append(node)
    path.append(index)
    return index
  }

  /// Closes nodes until a number of them is open.
  func close(to depth: Int) {
    while path.count > max(depth, 1) {
      let index = path.removeLast()
      engine.finish(index)
      engine.inheritGrowth(from: index, to: path[path.count - 1])
    }
    flushIfComplete()
  }

  /// Makes a leaf with the open modifiers around it.
  func leaf(_ node: LayoutNode) {
    guard !isDropping else { return }
    let depth = path.count
    openModifiers()
    let index = append(node)
    engine.inheritGrowth(from: index, to: path[path.count - 1])
    close(to: depth)
  }

  /// Whether the innermost open container is a line of views.
  var isInRow: Bool {
    for index in path.reversed() {
      switch engine.arena[index].pointee.kind {
      case .row, .flow, .gridRow: return true
      case .column, .depth, .tree, .grid, .lazyGrid, .list: return false
      default: continue
      }
    }
    return false
  }

  /// Writes the complete parts of the page.
  private func flushIfComplete() {
    guard path.count == 1, engine.arena[engine.arena.root].pointee.childCount > 0 else { return }
    output.write(styles, links)
    reportLayouts()
    links.removeAll()
    if looks.forgetStyles() { output.forgetStyles() }
  }

  /// Returns the number of a background; 0 if it does not show, so that it does not end lines with blanks.
  func background(_ color: Color?) -> UInt16 {
    guard let color, options.style != .plain, options.style != .monochrome else { return 0 }
    guard ColorPalette.trueColorFill(color, options.appearance) != nil else { return 0 }
    return styles.number(ofBackground: color)
  }

  /// Returns the number of a look for our own elements, such as lines.
  func style(_ color: Color?, _ traits: CellStyle.Traits = []) -> UInt16 {
    styles.number(of: CellStyle(color: color, traits: traits))
  }
}
