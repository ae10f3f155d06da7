import Cairn

/// Writes HTML as views describe themselves, without building a tree.
///
/// What an element's tags and classes are depends only on its kind, its place and the modifiers around it; the style
/// tree remembers that, so an element costs a look-up and the copying of bytes.
///
/// Exclusivity is not checked on what every element touches: a rendering is synchronous, and no property is passed
/// `inout` to code of others. The resolver of rows is told of the renderer, and reports to another property of it. Checked, a page takes 39 % more instructions.
final class HTMLRenderer: Renderer {
  let options: HTMLOptions
  let writer: ByteWriter
  let tree: StyleTree
  @exclusivity(unchecked) var environment: EnvironmentValues
  @exclusivity(unchecked) var element = ElementState()
  @exclusivity(unchecked) var modifiers = ModifiersInForce()
  /// The containers whose ends have not come yet, outermost first.
  @exclusivity(unchecked) var frames: [Frame] = []
  /// What can be done with rows and with what else can be pressed.
  let resolver: RowResolver
  @exclusivity(unchecked) var rows = RowsInProgress()
  @exclusivity(unchecked) var numbering = PageNumbering()
  @exclusivity(unchecked) var reports: RenderingReport
  var layouts: OpenLayouts

  init(options: HTMLOptions, equipment: RenderingEquipment, checksIdentity: Bool) {
    self.options = options
    writer = equipment.writer
    tree = equipment.tree
    layouts = OpenLayouts(equipment.layouts)
    reports = RenderingReport(isRead: checksIdentity)
    resolver = RowResolver(root: options.root)
    environment = options.environment
    frames.reserveCapacity(32)
    if checksIdentity, let path = options.rootPath, options.root == nil {
      report(.blocked(path, of: "The rootPath"))
    }
  }

  deinit {
    assert(frames.isEmpty, "A container has no end")
    assert(tree.checkInvariants())
  }

  /// Where the next element stands.
  var context: ElementContext { element.context }

  // MARK: Styles and attributes

  func beginStyle(_ style: StyleModifier) {
    element.wait(with: tree.child(of: element.node, style: style))
  }

  func endStyle() {
    element.wait(with: tree.parent(of: element.node))
  }

  func beginAttribute(_ attribute: Attribute) {
    modifiers.begin(.attribute(attribute))
  }

  func endAttribute() {
    modifiers.end()
  }

  func beginEnvironment(_ environment: EnvironmentValues) {
    let old = self.environment
    modifiers.beginEnvironment(at: element.node)
    if environment.layoutDirection != old.layoutDirection {
      element.wait(with: tree.child(of: element.node, environment.layoutDirection))
    }
    if environment.locale != old.locale, environment.locale.isWellFormed {
      modifiers.begin(.language(environment.locale))
    }
    if environment.colorScheme != old.colorScheme {
      element.wait(with: tree.child(of: element.node, environment.colorScheme))
    }
    self.environment = environment
  }

  func endEnvironment(restoring environment: EnvironmentValues) {
    if let node = modifiers.endEnvironment() { element.wait(with: node) }
    self.environment = environment
  }

  // MARK: Elements

  /// Returns the markup of the next element.
  @inline(__always)
  func resolve(_ kind: MarkupKind) -> ResolvedElement.Reference {
    let markup = tree.element(kind, context, in: element.node)
    element.hasBegun()
    return markup
  }

  @inline(__always)
  func write(_ markup: MarkupArena.Markup) {
    writer.write(markup)
  }

  /// Writes the opening tags of an element that has no attributes of its own.
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

  /// Makes an element whose opening tags have been written the one around what comes.
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

  /// Makes a container without an element the one around what comes, which stands where it would have stood.
  func pushTransparent(as parent: ElementState.Parent = .plain, _ ending: Frame.Ending = .plain) {
    pushFrame(MarkupArena.Markup(start: nil, count: 0), ending)
    element.enter(parent)
  }

  /// Makes an element that was written without the style tree the one around what comes.
  func push(
    closing: StaticString,
    _ context: ElementContext,
    as parent: ElementState.Parent,
    _ ending: Frame.Ending
  ) {
    pushFrame(UnsafeBufferPointer(start: closing.utf8Start, count: closing.utf8CodeUnitCount), ending)
    element.enter(parent, context)
    modifiers.enter()
  }

  @inline(__always)
  private func pushFrame(_ closing: MarkupArena.Markup, _ ending: Frame.Ending) {
    frames.append(Frame(closing: closing, attributeBase: modifiers.base, outer: element, ending: ending))
  }

  /// Opens an element that has no attributes of its own.
  @inline(__always)
  func open(_ kind: MarkupKind, as parent: ElementState.Parent = .plain, _ ending: Frame.Ending = .plain) {
    let element = resolve(kind)
    writeOpening(element)
    push(element, as: parent, ending)
  }
}
