import Cairn

/// Writes HTML as views describe themselves, without building a tree.
///
/// What an element's tags and classes are depends only on its kind, its place and the modifiers around it; the style
/// tree remembers that, so an element costs a look-up and the copying of bytes.
final class HTMLRenderer: Renderer {
  let options: HTMLOptions
  let writer: ByteWriter
  let tree: StyleTree
  let checksIdentity: Bool
  var environment: EnvironmentValues
  private(set) var diagnostics: [Diagnostic] = []

  /// The node of the styles that wait for the next element.
  var node: StyleTree.Index = 0
  /// Where the next element stands.
  var context = ElementContext()
  /// The attributes of the modifiers around; those from `attributeBase` on wait for the next element.
  var attributes: [PendingAttribute] = []
  var attributeBase = 0
  private var frames: [Frame] = []
  private var environmentChanges: [EnvironmentChange] = []
  /// The number of the heading that labels the section around; 0 for none.
  var labelNumber = 0
  var lastLabelNumber = 0
  var imageCount = 0
  /// Whether the link or control around has words by now that name it.
  var isNamed = false
  private var usedIdentifiers: Set<String> = []
  private var currentSection: CollectionSectionDescription?
  private var hasReportedDepth = false

  /// What is put back when an element ends.
  struct Frame {
    var closing: Range<Int>
    var node: StyleTree.Index
    var context: ElementContext
    var attributeBase: Int
    var labelNumber: Int
    var isNamed: Bool
    var kind: Kind

    enum Kind: UInt8 {
      case plain, interactive, collectionSection, label, disclosure, unavailable, emptySection
    }
  }

  private struct EnvironmentChange {
    var attributeCount: Int
    var node: StyleTree.Index
  }

  /// Browsers follow no more than 512 open elements; a frame can stand for several.
  private static let maximumDepth = 160

  init(options: HTMLOptions, writer: ByteWriter, tree: StyleTree = StyleTree(), checksIdentity: Bool) {
    self.options = options
    self.writer = writer
    self.tree = tree
    self.checksIdentity = checksIdentity
    environment = options.environment
    frames.reserveCapacity(32)
  }

  // MARK: Styles and attributes

  func beginStyle(_ style: StyleModifier) {
    node = tree.child(of: node, style: style)
  }

  func endStyle() {
    node = tree.parent(of: node)
  }

  func beginAttribute(_ attribute: Attribute) {
    attributes.append(.attribute(attribute))
  }

  func endAttribute() {
    attributes.removeLast()
  }

  func beginEnvironment(_ environment: EnvironmentValues) {
    let old = self.environment
    let change = EnvironmentChange(attributeCount: attributes.count, node: node)
    if environment.layoutDirection != old.layoutDirection {
      node = tree.child(of: node, .direction(environment.layoutDirection))
    }
    if environment.locale != old.locale {
      attributes.append(.language(environment.locale))
    }
    if environment.colorScheme != old.colorScheme {
      node = tree.child(of: node, .colorScheme(environment.colorScheme))
    }
    environmentChanges.append(change)
    self.environment = environment
  }

  func endEnvironment(restoring environment: EnvironmentValues) {
    if let change = environmentChanges.popLast() {
      attributes.removeLast(attributes.count - change.attributeCount)
      node = change.node
    }
    self.environment = environment
  }

  // MARK: Diagnostics

  func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  var place: Diagnostic.Place {
    guard let section = currentSection else { return Diagnostic.Place() }
    return Diagnostic.Place(subject: "section \(section.index) (\(section.sectionType))")
  }

  // MARK: Elements

  /// Returns the markup of the next element.
  @inline(__always)
  func resolve(_ kind: ElementKind) -> ResolvedElement {
    let style = ElementStyle(kind: kind, context: context)
    context.mayBeBare = false
    return tree.element(style, in: node)
  }

  @inline(__always)
  func write(_ range: Range<Int>) {
    tree.markup.withUnsafeBufferPointer { markup in
      writer.write(UnsafeBufferPointer(rebasing: markup[range]))
    }
  }

  /// Writes the opening tags of an element that has no attributes of its own.
  @inline(__always)
  func writeOpening(_ element: ResolvedElement) {
    if attributes.count > attributeBase {
      write(element.head)
      writePendingAttributes(for: element.hasRole ? .named : .container)
      write(element.tail)
    } else {
      write(element.head.lowerBound..<element.tail.upperBound)
    }
  }

  /// Makes an element whose opening tags have been written the one around what comes.
  @inline(__always)
  func push(_ element: ResolvedElement, _ kind: Frame.Kind = .plain) {
    let frame = Frame(
      closing: element.closing,
      node: node,
      context: context,
      attributeBase: attributeBase,
      labelNumber: labelNumber,
      isNamed: isNamed,
      kind: kind
    )
    frames.append(frame)
    node = 0
    context = element.childContext
    attributeBase = attributes.count
  }

  /// Makes a container without an element the one around what comes, which stands where it would have stood.
  func pushTransparent(_ kind: Frame.Kind = .plain) {
    let end = tree.markup.count
    let frame = Frame(
      closing: end..<end,
      node: node,
      context: context,
      attributeBase: attributeBase,
      labelNumber: labelNumber,
      isNamed: isNamed,
      kind: kind
    )
    frames.append(frame)
  }

  /// Opens an element that has no attributes of its own.
  @inline(__always)
  func open(_ kind: ElementKind, as frameKind: Frame.Kind = .plain) {
    let element = resolve(kind)
    writeOpening(element)
    push(element, frameKind)
  }

  /// What the container around is, as far as its slots depend on it.
  var parentKind: Frame.Kind { frames.last?.kind ?? .plain }

  func end() {
    guard let frame = frames.popLast() else { return }
    write(frame.closing)
    switch frame.kind {
    case .plain, .label, .disclosure, .unavailable, .emptySection: break
    case .interactive: reportUnnamedControl()
    case .collectionSection: currentSection = nil
    }
    node = frame.node
    context = frame.context
    context.mayBeBare = false
    attributeBase = frame.attributeBase
    labelNumber = frame.labelNumber
    isNamed = isNamed || frame.isNamed
  }

  private func reportUnnamedControl() {
    guard !isNamed else { return }
    let message =
      "A link or button has no words. Put a Text into it, or say what it is with accessibilityLabel(_:)."
    report(Diagnostic(.error, .unnamedControl, message, at: place))
  }

  /// Whether one more container fits; when not, what is inside shows without it.
  var isTooDeep: Bool {
    guard frames.count >= Self.maximumDepth else { return false }
    if !hasReportedDepth {
      hasReportedDepth = true
      let message =
        "Views are nested deeper than \(Self.maximumDepth) containers; what is deeper shows without its containers."
      report(Diagnostic(.warning, .tooDeep, message, at: place))
    }
    return true
  }

  func beginSection(_ section: CollectionSectionDescription) {
    currentSection = section
    let element = resolve(.block(.collectionSection))
    writeOpening(element)
    push(element, .collectionSection)
  }

  /// Returns whether an identifier is the first of its name on the page.
  func claim(identifier: String) -> Bool {
    usedIdentifiers.insert(identifier).inserted
  }
}
