import Cairn

/// A renderer that writes HTML as views describe themselves, without building a tree.
///
/// The tags and classes of an element depend only on its kind, its place and the modifiers around it. The style tree
/// remembers them, so an element costs a look-up and the copying of bytes.
///
/// Swift does not check exclusive access to the properties that every element uses. A rendering is synchronous, and no
/// property is passed `inout` to foreign code. The resolver of rows gets the renderer, but reports to another property
/// of it. With the checks, a page takes 39 % more instructions.
final class HTMLRenderer: Renderer {
  @exclusivity(unchecked) private(set) var options: HTMLOptions
  /// What addresses from the site's root begin with on the page; empty without a root.
  @exclusivity(unchecked) private(set) var pathToRoot: String
  let writer: ByteWriter
  let tree: StyleTree
  @exclusivity(unchecked) var environment: EnvironmentValues
  /// What bodies read the environment through in a rendering of the pool.
  @exclusivity(unchecked) private(set) var environmentSource = EnvironmentSource()
  @exclusivity(unchecked) var _isInCell = false
  @exclusivity(unchecked) var element = ElementState()
  @exclusivity(unchecked) var modifiers = ModifiersInForce()
  /// The open containers, outermost first.
  let frames: FrameStack
  let resolver: RowResolver
  @exclusivity(unchecked) var rows = RowsInProgress()
  @exclusivity(unchecked) var numbering = PageNumbering()
  @exclusivity(unchecked) var reports: RenderingReport
  /// The symbols without words in the open link or button, which they name if nothing else does.
  @exclusivity(unchecked) var wordlessSymbols: [WordlessSymbol] = []
  /// The looks of the button of the latest menu, which is the first thing in it.
  var menuLook = ButtonLook()
  /// The latest background of a screen, which states may say of each part of that.
  private var screenBackground: ResolvedElement.Reference?
  @exclusivity(unchecked) var layouts: OpenLayouts

  init(options: HTMLOptions, equipment: RenderingEquipment, checksIdentity: Bool) {
    self.options = options
    pathToRoot = options.root?.text ?? ""
    writer = equipment.writer
    tree = equipment.tree
    frames = equipment.frames
    layouts = OpenLayouts(equipment.layouts)
    reports = RenderingReport(isRead: checksIdentity)
    resolver = RowResolver(root: options.root)
    environment = options.environment
    if checksIdentity, let path = options.rootPath, options.root == nil {
      report(.blocked(path, of: "The rootPath"))
    }
  }

  /// Makes a renderer whose rendering has ended ready for another one, as if it were new; it keeps its memory.
  func beginAnew(_ options: HTMLOptions) {
    self.options = options
    let root = options.root
    pathToRoot = root?.text ?? ""
    environment = options.environment
    resolver.beginAnew(root: root)
    tree.beginAnew()
  }

  /// Whether everything that began has ended.
  var hasEnded: Bool { frames.isEmpty && modifiers.isEmpty && resolver.hasEnded && writer.failure == nil }

  /// Forgets what belongs to the rendering that has ended, but for what is known of elements.
  func forgetRendering() {
    assert(tree.checkInvariants())
    options = .standard
    pathToRoot = ""
    resolver.forgetRendering()
    // One without references may stay until the next rendering replaces it.
    if !environment.isUsual { environment = EnvironmentValues() }
    element = ElementState()
    rows.forgetRendering()
    numbering.forgetRendering()
    reports.forgetRendering()
    wordlessSymbols = []
    screenBackground = nil
    layouts.forgetRendering()
    EnvironmentSource.renew(&environmentSource)
    writer.removeAll()
  }

  deinit {
    assert(frames.isEmpty, "A container has no end")
    assert(tree.checkInvariants())
  }

  /// The place of the next element.
  var context: ElementContext { element.context }

  // MARK: Depth

  var _nesting: Nesting { resolver.nesting }
  func _enter(_ weight: Int) -> Bool { resolver.enter(weight, for: self) }
  func _leave(_ weight: Int) { resolver.leave(weight) }

  // MARK: Styles and attributes

  func beginStyle(_ style: StyleModifier) {
    resolver.beginStyle()
    // Without the value, this looks at a single byte.
    switch style {
    case .shown: beginCondition(style)
    case .varied:
      beginCondition(style)
      writeBackground(ofScreen: style)
    case .background:
      element.wait(with: tree.child(of: element.node, style: style))
      writeBackground(ofScreen: style)
    default: element.wait(with: tree.child(of: element.node, style: style))
    }
  }

  /// Writes an element for the background of a whole screen, before the others of the screen.
  private func writeBackground(ofScreen style: StyleModifier) {
    guard context.standsInPage, style.isScreenBackground else { return }
    let element = resolve(.block(.screenBackground))
    guard element != screenBackground else { return }
    screenBackground = element
    write(element.pointee.head)
    write(element.pointee.tail)
    write(element.pointee.closing)
  }

  func endStyle() {
    resolver.endStyle()
    element.wait(with: tree.parent(of: element.node))
  }

  func beginAttribute(_ attribute: Attribute) {
    resolver.begin(attribute, for: self)
    modifiers.begin(.attribute(attribute))
    if case .element(let identity) = attribute { beginIdentifiedElement(identity) }
  }

  func endAttribute() {
    if numbering.identified.isOn, modifiers.endsElement { endIdentified() }
    modifiers.end()
  }

  func beginEnvironment(_ environment: EnvironmentValues) {
    modifiers.beginEnvironment(at: element.node)
    if environment.layoutDirection != self.environment.layoutDirection {
      element.wait(with: tree.child(of: element.node, environment.layoutDirection))
    }
    let isUsual = environment.isUsual && self.environment.isUsual
    if !isUsual, !environment.hasSameLocale(as: self.environment), environment.locale.isWellFormed {
      modifiers.begin(.language(environment.locale))
    }
    if environment.colorScheme != self.environment.colorScheme {
      element.wait(with: tree.child(of: element.node, environment.colorScheme))
    }
    self.environment = environment
  }

  func endEnvironment(restoring environment: EnvironmentValues) {
    if let node = modifiers.endEnvironment() { element.wait(with: node) }
    self.environment = environment
  }

  // MARK: Elements

  @inline(__always)
  func resolve(_ kind: MarkupKind) -> ResolvedElement.Reference {
    let place = context
    let markup = tree.element(kind, place, in: element.node)
    element.hasBegun(in: place)
    return markup
  }

  @inline(__always)
  func resolve(code: UInt64, _ kind: @autoclosure () -> MarkupKind) -> ResolvedElement.Reference {
    let place = context
    let markup = tree.element(code: code, kind(), place, in: element.node)
    element.hasBegun(in: place)
    return markup
  }

  /// Notes a part that is written by hand, so that the page's sheet has its rules.
  @inline(__always)
  func note(_ part: WrittenPart) { tree.classes.note(part) }

  /// Notes that the page needs the rules for markup that somebody else wrote.
  func note(unknownMarkup html: String) {
    // Its styles may read any property of the base sheet, and what ends in a tag goes on in what follows.
    if html.contains("var(") || !tree.classes.note(tags: html) { note(.everything) }
  }

  @inline(__always)
  func write(_ markup: Markup) {
    writer.write(markup)
  }

  /// Writes the opening tags of an element that adds no attributes of its own.
  @inline(__always)
  func writeOpening(_ element: ResolvedElement.Reference) {
    if modifiers.isAnyWaiting {
      write(element.pointee.head)
      writePendingAttributes(for: element.pointee.hasRole ? .named : .container)
      write(element.pointee.tail)
    } else {
      write(element.pointee.opening)
    }
  }

  /// Enters an element whose opening tags are written.
  @inline(__always)
  func push(
    _ markup: ResolvedElement.Reference,
    as parent: ElementState.Parent = .plain,
    _ ending: Frame.Ending = .plain
  ) {
    pushFrame(markup.pointee.closing, ending)
    element.enter(parent, markup.pointee.childContext)
    modifiers.enter()
  }

  /// Enters a container without an element; its children stand in the same place.
  func pushTransparent(as parent: ElementState.Parent = .plain, _ ending: Frame.Ending = .plain) {
    pushFrame(.none, ending)
    element.enter(parent)
  }

  /// Enters an element that is not in the style tree.
  func push(closing: Markup, _ context: ElementContext, as parent: ElementState.Parent, _ ending: Frame.Ending) {
    pushFrame(closing, ending)
    element.enter(parent, context)
    modifiers.enter()
  }

  @inline(__always)
  private func pushFrame(_ closing: Markup, _ ending: Frame.Ending) {
    frames.push(Frame(closing: closing, outer: element, attributeBase: modifiers.base, ending: ending))
  }

  /// Opens an element and writes its own attributes before those that wait for it.
  @inline(__always)
  func open(
    _ kind: MarkupKind,
    for target: AttributeTarget,
    as parent: ElementState.Parent = .plain,
    _ ending: Frame.Ending = .plain,
    _ writeAttributes: () -> Void
  ) {
    let element = resolve(kind)
    write(element.pointee.head)
    writeAttributes()
    writePendingAttributes(for: target)
    write(element.pointee.tail)
    push(element, as: parent, ending)
  }

  /// Opens a block that has no attributes of its own.
  ///
  /// Apart from other elements, whose kinds are large values.
  @inline(__always)
  func open(block: Block, as parent: ElementState.Parent = .plain, _ ending: Frame.Ending = .plain) {
    let element = resolve(code: MarkupKind.code(of: block), .block(block))
    writeOpening(element)
    push(element, as: parent, ending)
  }

  /// Opens an element that has no attributes of its own.
  @inline(__always)
  func open(_ kind: MarkupKind, as parent: ElementState.Parent = .plain, _ ending: Frame.Ending = .plain) {
    let element = resolve(kind)
    writeOpening(element)
    push(element, as: parent, ending)
  }
}
