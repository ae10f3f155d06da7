import Cairn

/// Writes HTML as views describe themselves, without building a tree.
///
/// What an element's tags and classes are depends only on its kind, its place and the modifiers around it; the style
/// tree remembers that, so an element costs a look-up and the copying of bytes.
///
/// Exclusivity is not checked on what every element touches: a rendering is synchronous, and no property is passed
/// `inout` to code of others.
final class HTMLRenderer: Renderer {
  let options: HTMLOptions
  let writer: ByteWriter
  let tree: StyleTree
  let checksIdentity: Bool
  @exclusivity(unchecked) var environment: EnvironmentValues
  private(set) var diagnostics: [Diagnostic] = []

  /// The node of the styles that wait for the next element.
  @exclusivity(unchecked) var node: StyleTree.Index = 0
  /// Where the next element stands.
  @exclusivity(unchecked) var context = ElementContext()
  /// The attributes of the modifiers around; those from `attributeBase` on wait for the next element.
  @exclusivity(unchecked) var attributes: [PendingAttribute] = []
  @exclusivity(unchecked) var attributeBase = 0
  @exclusivity(unchecked) var frames: [Frame] = []
  /// The sections with a layout around.
  var layouts: [OpenLayout] = []
  /// The direction in which the sections of the collection around follow one another.
  var scrollAxis = Axis.vertical
  /// The names of the layouts between which the reader can choose by now.
  var choiceNames: Set<[String]> = []
  @exclusivity(unchecked) private var environmentChanges: [EnvironmentChange] = []
  /// The number of the heading that labels the section around; 0 for none.
  @exclusivity(unchecked) var labelNumber = 0
  var lastLabelNumber = 0
  @exclusivity(unchecked) var imageCount = 0
  /// Whether the link or control around has words by now that name it.
  @exclusivity(unchecked) var isNamed = false
  /// The lists, items and forms around, outermost first.
  @exclusivity(unchecked) var listStates: [ListState] = []
  var itemStates: [ItemState] = []
  var openForm: OpenForm?
  /// What can be chosen in the form around, or outside of forms.
  var choices = FormChoices()
  /// Which of the disclosures that exclude each other are open.
  var exclusiveDisclosures = ExclusiveDisclosures()
  /// The disclosures around whose titles are cells, outermost first.
  var outlines: [DisclosureDescription] = []
  /// Whether texts are noted as words of the item.
  @exclusivity(unchecked) var collectsWords = false
  var lastRowNumber = 0
  private var usedIdentifiers: Set<String> = []
  private var currentSection: CollectionSectionDescription?
  var hasReportedDepth = false
  var hasReportedCatalog = false

  /// What is put back when an element ends.
  struct Frame {
    var closing: MarkupArena.Markup
    var node: StyleTree.Index
    var context: ElementContext
    var attributeBase: Int
    var labelNumber: Int
    var isNamed: Bool
    var kind: Kind

    enum Kind: UInt8 {
      case plain, cell, interactive, collectionSection, label, disclosure, summary, unavailable, emptySection
      case layoutSection, layoutItem, layoutCollection, anchored, itemChoices, itemChoice, split
      case header, footer, outlineItems, outlineSummary
      // From here on, something remains to be done when the container ends.
      case list, item, swipe, row, actingLayoutItem, headerItem, items, form, outline, outlineHeading, branch,
        branchTitle, openBranch, outlineContent
      case layoutItems
    }
  }

  private struct EnvironmentChange {
    var attributeCount: Int
    var node: StyleTree.Index
  }

  init(options: HTMLOptions, writer: ByteWriter, tree: StyleTree = StyleTree(), checksIdentity: Bool) {
    self.options = options
    self.writer = writer
    self.tree = tree
    self.checksIdentity = checksIdentity
    environment = options.environment
    frames.reserveCapacity(32)
    if checksIdentity, let path = options.rootPath, options.root == nil {
      report(.blocked(path, of: "The rootPath"))
    }
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
      if environment.locale.isWellFormed {
        attributes.append(.language(environment.locale))
      } else {
        report(.warning, .malformedLanguage, environment.locale.complaint)
      }
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

  /// Diagnostics beyond this many are counted out, so that a long page full of one mistake does not fill the memory.
  private static let maximumDiagnosticCount = 1000

  func report(_ diagnostic: Diagnostic) {
    guard diagnostics.count < Self.maximumDiagnosticCount else {
      if diagnostics.count == Self.maximumDiagnosticCount {
        let message = "There are more than \(Self.maximumDiagnosticCount) diagnostics; the rest is left out."
        diagnostics.append(Diagnostic(.error, .tooManyDiagnostics, message))
      }
      return
    }
    if !diagnostic.isCounted(in: &diagnostics) { diagnostics.append(diagnostic) }
  }

  /// Takes note of something wrong, if somebody is going to read it: words cost more than elements.
  func report(_ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ message: @autoclosure () -> String) {
    guard checksIdentity else { return }
    report(Diagnostic(severity, code, message(), at: place))
  }

  var place: Diagnostic.Place {
    guard let section = currentSection else { return Diagnostic.Place() }
    return Diagnostic.Place(subject: "section \(section.index) (\(section.sectionType))")
  }

  /// Says that a page cuts words at their end, whatever is asked of it.
  func check(_ mode: TruncationMode) {
    guard mode != .tail else { return }
    report(
      .warning,
      .unsupportedTruncation,
      "Words are to be cut at their \(mode == .head ? "beginning" : "middle"), but pages can only cut their end. Shorten them yourself."
    )
  }

  // MARK: Elements

  /// Returns the markup of the next element.
  @inline(__always)
  func resolve(_ kind: ElementKind) -> ResolvedElement.Reference {
    let element = tree.element(kind, context, in: node)
    context.mayBeBare = false
    return element
  }

  @inline(__always)
  func write(_ markup: MarkupArena.Markup) {
    writer.write(markup)
  }

  /// Writes the opening tags of an element that has no attributes of its own.
  @inline(__always)
  func writeOpening(_ element: ResolvedElement.Reference) {
    if attributes.count > attributeBase {
      write(element.pointee.head)
      writePendingAttributes(for: element.pointee.hasRole ? .named : .container)
      write(element.pointee.tail)
    } else {
      write(element.pointee.opening)
    }
  }

  /// Makes an element whose opening tags have been written the one around what comes.
  @inline(__always)
  func push(_ element: ResolvedElement.Reference, _ kind: Frame.Kind = .plain) {
    pushFrame(element.pointee.closing, kind)
    node = 0
    context = element.pointee.childContext
    attributeBase = attributes.count
  }

  /// Makes a container without an element the one around what comes, which stands where it would have stood.
  func pushTransparent(_ kind: Frame.Kind = .plain) {
    pushFrame(MarkupArena.Markup(start: nil, count: 0), kind)
  }

  /// Makes an element that was written without the style tree the one around what comes.
  func push(closing: StaticString, _ context: ElementContext, _ kind: Frame.Kind) {
    pushFrame(UnsafeBufferPointer(start: closing.utf8Start, count: closing.utf8CodeUnitCount), kind)
    node = 0
    self.context = context
    attributeBase = attributes.count
  }

  @inline(__always)
  private func pushFrame(_ closing: MarkupArena.Markup, _ kind: Frame.Kind) {
    let frame = Frame(
      closing: closing,
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
    guard let kind = frames.last?.kind else { return }
    if kind.rawValue >= Frame.Kind.list.rawValue { finish(kind) }
    guard let frame = frames.popLast() else { return }
    write(frame.closing)
    switch frame.kind {
    case .layoutSection: layouts.removeLast()
    case .layoutItem: finishItem()
    case .form: endForm()
    case .layoutCollection: scrollAxis = .vertical
    case .interactive: reportUnnamedControl("A link or button")
    case .summary, .outlineSummary, .outlineHeading: reportUnnamedControl("A title that unfolds")
    case .collectionSection: currentSection = nil
    default: break
    }
    node = frame.node
    context = frame.context
    context.mayBeBare = false
    attributeBase = frame.attributeBase
    labelNumber = frame.labelNumber
    isNamed = isNamed || frame.isNamed
  }

  private func reportUnnamedControl(_ kind: StaticString) {
    guard !isNamed else { return }
    report(
      .error,
      .unnamedControl,
      "\(kind) has no words. Put a Text into it, or say what it is with accessibilityLabel(_:)."
    )
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
