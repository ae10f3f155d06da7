import Cairn

/// Answers the calls of views with nodes, and lays out and writes each part of the page as soon as it is complete.
///
/// A renderer serves one rendering on one thread and hands none of its state to closures that outlive a call, so checking
/// its properties for exclusive access at run time, which costs a sixth of a rendering, would find nothing.
final class TextRenderer: Renderer {
  @exclusivity(unchecked) var environment = EnvironmentValues() {
    didSet {
      isRightToLeft = environment.layoutDirection == .rightToLeft
      isRedacted = environment.redactionReasons.contains(.placeholder)
    }
  }
  /// The direction of the environment, which every node asks for.
  @exclusivity(unchecked) private var isRightToLeft = false
  /// Whether bars stand in place of words.
  @exclusivity(unchecked) private(set) var isRedacted = false
  let options: TextOptions
  let engine: LayoutEngine
  /// Whether anybody reads the diagnostics, of which repeated identities cost the most.
  let checksIdentity: Bool
  private var reported = DiagnosticList()
  var diagnostics: [Diagnostic] { reported.diagnostics }

  @exclusivity(unchecked) var styles = StyleTable()
  @exclusivity(unchecked) var links = LinkTable()
  @exclusivity(unchecked) var output: SectionOutput

  /// The lists that are open, innermost last.
  @exclusivity(unchecked) var openLists: [OpenList] = []
  /// The items that are open, innermost last.
  @exclusivity(unchecked) var rows: [OpenRow] = []
  /// The numbers that readers choose items by.
  @exclusivity(unchecked) var itemNumbers: ItemNumbers
  var layoutNames: LayoutNameCheck
  /// Which of the disclosures that exclude each other are open.
  var exclusiveDisclosures = ExclusiveDisclosures()
  /// The containers that are open, innermost last.
  @exclusivity(unchecked) var containers: [OpenContainer] = []
  /// The nodes that are open, the root first.
  @exclusivity(unchecked) var path: [NodeIndex]

  @exclusivity(unchecked) var inherited = InheritedStyle()
  /// What the inherited style was outside the styles that are open; `nil` for styles of boxes.
  @exclusivity(unchecked) var outerStyles: [InheritedStyle?] = []
  /// The box modifiers that are open, of which those from ``firstModifier`` on apply to what begins now.
  @exclusivity(unchecked) var modifiers: [StyleModifier] = []
  @exclusivity(unchecked) var firstModifier = 0
  /// The number of the inherited look, once something needed it.
  @exclusivity(unchecked) var inheritedNumber: UInt16? {
    didSet { if inheritedNumber == nil { latestStyle = nil } }
  }
  /// The latest style that words had of their own under the inherited look, and its number.
  @exclusivity(unchecked) private var latestStyle: (style: TextStyle, number: UInt16)?
  @exclusivity(unchecked) var attributes: [Attribute] = []
  @exclusivity(unchecked) var firstAttribute = 0
  /// The section that is being shown, named only when a diagnostic needs it: printing a type's name is slow.
  var section: CollectionSectionDescription?
  var place: Diagnostic.Place {
    Diagnostic.Place(subject: section.map { "section \($0.index) (\($0.sectionType))" } ?? "")
  }
  /// The blank lines between the sections of the collection that is open, if its layout asks for more than one.
  @exclusivity(unchecked) var sectionGap: Int32 = 0
  /// Whether the containers that begin are too deep to show.
  @exclusivity(unchecked) var isDropping = false
  private var isTooDeep = false

  /// The deepest nesting of nodes that is laid out, so that no view exhausts the stack.
  static let deepestNesting = 400

  init(options: TextOptions, buffer: ByteBuffer, endsLines: Bool, checksIdentity: Bool = true) {
    self.options = options
    self.checksIdentity = checksIdentity
    itemNumbers = ItemNumbers(isEnabled: options.numbersItems)
    layoutNames = LayoutNameCheck(options)
    engine = LayoutEngine(
      characters: CharacterRepertoire(isASCII: options.characters == .ascii),
      presentation: SectionPresentation(options)
    )
    path = [engine.arena.root]
    output = SectionOutput(options: options, engine: engine, buffer: buffer, endsLines: endsLines)
    environment.adopt(options)
    inherited.limits.truncation.marker = engine.characters.isASCII ? .fullStops : .ellipsis
  }

  /// Writes what is left.
  func finish() {
    output.finish()
    if let diagnostic = layoutNames.diagnostic { report(diagnostic) }
  }

  func report(_ diagnostic: Diagnostic) {
    guard checksIdentity else { return }
    reported.add(diagnostic)
  }

  // MARK: - Nodes

  func reportDepth() {
    guard !isTooDeep else { return }
    isTooDeep = true
    let message = "Views are nested deeper than \(Self.deepestNesting) levels; what lies deeper is left out."
    report(Diagnostic(.error, .tooDeep, message, at: place))
  }

  /// Makes a node inside the innermost open one.
  @discardableResult
  func append(_ node: LayoutNode) -> NodeIndex {
    var node = node
    if isRightToLeft { node.flags.insert(.rightToLeft) }
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

  /// Closes nodes until so many are open.
  func close(to depth: Int) {
    while path.count > max(depth, 1) {
      let index = path.removeLast()
      engine.finish(index)
      engine.inheritGrowth(from: index, to: path[path.count - 1])
    }
    flushIfComplete()
  }

  /// Makes a leaf with the modifiers in force around it.
  func leaf(_ node: LayoutNode) {
    guard !isDropping else { return }
    let depth = path.count
    openModifiers()
    let index = append(node)
    engine.inheritGrowth(from: index, to: path[path.count - 1])
    close(to: depth)
  }

  /// Whether the innermost open node lays its children out along a line.
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

  /// Writes the parts of the page that are complete.
  private func flushIfComplete() {
    guard path.count == 1, engine.arena[engine.arena.root].pointee.childCount > 0 else { return }
    output.write(styles, links)
    reportLayouts()
    links.removeAll()
    if styles.styles.count > 2_048 {
      styles = StyleTable()
      inheritedNumber = nil
      output.forgetStyles()
    }
  }

  /// The number of the look of words without a style of their own.
  var wordStyle: UInt16 {
    if let inheritedNumber { return inheritedNumber }
    let number = styles.number(of: inherited.cellStyle(TextStyle()))
    inheritedNumber = number
    return number
  }

  /// The number of the look of words with a style of their own.
  func wordStyle(_ style: TextStyle) -> UInt16 {
    if style.isEmpty { return wordStyle }
    if let latestStyle, latestStyle.style == style { return latestStyle.number }
    let number = styles.number(of: inherited.cellStyle(style))
    latestStyle = (style, number)
    return number
  }

  /// The number of what lies behind a view; none where it does not show, so that it ends no line in blanks.
  func background(_ color: Color?) -> UInt16 {
    guard let color, options.style != .plain, options.style != .monochrome else { return 0 }
    guard ColorPalette.trueColorFill(color, options.appearance) != nil else { return 0 }
    return styles.number(ofBackground: color)
  }

  /// The number of a look that an element of ours has, such as a line.
  func style(_ color: Color?, _ traits: CellStyle.Traits = []) -> UInt16 {
    styles.number(of: CellStyle(color: color, traits: traits))
  }
}
