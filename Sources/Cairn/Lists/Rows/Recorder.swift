/// A renderer that records the calls of views.
///
/// Bodies read the same environment as in a rendering.
final class Recorder: RowReceiver {
  private let renderer: any Renderer
  let recording = Recording()
  // Unchecked, because each call of a view with states passes here, and nothing here calls anything else.
  @exclusivity(unchecked) private var nesting: Nesting
  /// The number of open containers since the last list or section began.
  @exclusivity(unchecked) private var depth = 0
  @exclusivity(unchecked) private var attributeDepth = 0
  /// How many scopes are open that may make their views items of something.
  @exclusivity(unchecked) private var scopeDepth = 0
  @exclusivity(unchecked) private var styleDepth = 0
  /// The depths of the open styles that keep touches off what is inside.
  @exclusivity(unchecked) private var untouchableDepths: [Int] = []
  /// The open identifiers, with the places of states around them.
  @exclusivity(unchecked) private var identified: [(depth: Int, graph: StateGraph, outer: StateScope)] = []

  /// The states of the views, where somebody knows them; they need not be looked for then.
  let graph: StateGraph?

  /// Creates a recorder for views that another renderer is going to render.
  init(for renderer: any Renderer, of graph: StateGraph? = nil) {
    self.renderer = renderer
    self.graph = graph
    nesting = renderer._nesting
  }

  var environment: EnvironmentValues {
    get { renderer.environment }
    set { renderer.environment = newValue }
  }
  var checksIdentity: Bool { renderer.checksIdentity }
  var _namesElements: Bool { renderer._namesElements }
  var showsAllStates: Bool { renderer.showsAllStates }
  var showsAllLayoutChoices: Bool { renderer.showsAllLayoutChoices }
  var layoutEnvironment: LayoutEnvironment { renderer.layoutEnvironment }
  var _room: LayoutExtent { renderer._room.inside(recording.waitingStyles) }
  var _isInCell: Bool {
    get { renderer._isInCell }
    set { renderer._isInCell = newValue }
  }
  var place: Diagnostic.Place { renderer.place }
  var _rowScope: RowScope? { RowScope(self) }
  var _nesting: Nesting { nesting }

  func _enter(_ weight: Int) -> Bool { nesting.enter(weight) || Nesting.tellDepth(to: self) }

  func _leave(_ weight: Int) { nesting.leave(weight) }

  var isAmongItems: Bool { depth == 0 }
  /// Whether nobody asks which of the elements that come next is which.
  var elementsAreFree: Bool { recording.elementsAreFree && scopeDepth == 0 }
  var itemTarget: any Renderer { self }

  func text(_ text: Text) { recording.append(text: text) }
  func image(_ image: Image) { recording.append(.image(image)) }
  func spacer(minLength: Double?) { recording.append(.spacer(minLength)) }
  func divider() { recording.append(.divider) }
  func shape(_ shape: ShapeDrawing) { recording.append(.shape(shape)) }
  func progress(_ progress: ProgressDescription) { recording.append(.progress(progress)) }
  func cell(_ cell: ListCell) {
    let isRead = StateGraph.current != nil && cell.hasViews
    recording.append(.cell(isRead ? cell.read(for: self) : cell))
  }
  func markup(_ markup: MarkupDescription) { recording.append(.markup(markup)) }

  func beginStyle(_ style: StyleModifier) {
    nesting.beginStyle()
    recording.append(.beginStyle(style))
    styleDepth += 1
    if style.keepsTouchesOff, let graph = StateGraph.current {
      untouchableDepths.append(styleDepth)
      graph.untouchableStyles += 1
    }
  }

  func endStyle() {
    if untouchableDepths.last == styleDepth {
      untouchableDepths.removeLast()
      StateGraph.current?.untouchableStyles -= 1
    }
    styleDepth -= 1
    nesting.endStyle()
    recording.append(.endStyle)
  }

  func beginAttribute(_ attribute: Attribute) {
    recording.append(.beginAttribute(attribute))
    attributeDepth += 1
    if case .identifier(let identifier) = attribute, let graph = StateGraph.current {
      // A view with another identifier has other states.
      identified.append((attributeDepth, graph, graph.scope))
      graph.scope = graph.scope.next(.element(ElementIdentity(words: identifier)))
    }
  }

  func endAttribute() {
    recording.append(.endAttribute)
    if let latest = identified.last, latest.depth == attributeDepth {
      identified.removeLast()
      latest.graph.scope = latest.outer
    }
    attributeDepth -= 1
  }

  func report(_ diagnostic: Diagnostic) { recording.append(.report(diagnostic)) }

  func _take(_ mark: BackButtonMark) { recording.append(.backButtonMark(mark)) }

  func begin(_ container: Container) {
    recording.open(.begin(container))
    nesting.beginContainer()
    depth += 1
  }

  func end() {
    depth -= 1
    nesting.endContainer()
    recording.close(.end)
  }

  func beginEnvironment(_ environment: EnvironmentValues) {
    let changesLayout = environment.collectionLayout !== self.environment.collectionLayout
    var recorded = environment
    // Styles tell where the colours change.
    if let graph = StateGraph.current { recorded.colorScheme = graph.colorScheme }
    recording.append(.beginEnvironment(recorded, changesLayout: changesLayout))
    let hasStyle = tellsColors(of: environment)
    self.environment = environment
    if hasStyle { beginStyle(.colorScheme(environment.colorScheme)) }
  }

  func endEnvironment(restoring environment: EnvironmentValues) {
    if tellsColors(of: environment) { endStyle() }
    recording.append(.endEnvironment)
    self.environment = environment
  }

  /// Whether a style tells the colours that differ between the present environment and one outside or inside of it.
  private func tellsColors(of other: EnvironmentValues) -> Bool {
    other.colorScheme != environment.colorScheme && StateGraph.current != nil
  }

  // MARK: Rows

  private func scope(_ scope: Recording.Scope, _ content: () -> Void) {
    recording.open(.beginScope(scope))
    scopeDepth += 1
    content()
    scopeDepth -= 1
    recording.close(.endScope)
  }

  /// Records a part whose items do not belong to the container around.
  private func part(_ content: some View, in environment: EnvironmentValues? = nil) {
    let (outerDepth, outer) = (depth, self.environment)
    depth = 0
    if let environment { self.environment = environment }
    scope(.part) { content._render(into: self) }
    if environment != nil { self.environment = outer }
    depth = outerDepth
  }

  func takeElement<Content: View>(_ identity: ElementIdentity, _ content: Content, role: ElementRole) {
    takeElement(identity, in: graph ?? StateGraph.current, role: role) { content._render(into: self) }
  }

  /// Records an element that a closure renders, with the states around it.
  func takeElement(_ identity: ElementIdentity, in graph: StateGraph?, role: ElementRole, _ content: () -> Void) {
    recording.open(element: identity, role: role, isFree: elementsAreFree)
    if let graph { graph.inScope(.element(identity), content) } else { content() }
    recording.close(.endScope)
  }

  func takeRow<Content: View>(_ attributes: ListRowAttributes, _ content: Content) {
    var attributes = attributes
    if attributes.tag != nil, environment.listSelection?.state != nil { attributes.isChoice = true }
    scope(.row(attributes)) { content._render(into: self) }
  }

  func takeBadge<Content: View>(_ badge: Badge, _ content: Content) {
    let badge = StateGraph.current == nil ? badge : badge.read(for: self)
    scope(.badge(badge)) { content._render(into: self) }
  }

  func takeLabel<Title: View, Icon: View>(_ label: Label<Title, Icon>) {
    scope(.label) {
      part(label.icon)
      part(label.title)
    }
  }

  func takeDisclosure<Title: View, Content: View>(_ expansion: DisclosureExpansion, title: Title, content: Content?) {
    scope(.disclosure(expansion)) {
      part(title)
      if let content { part(content, in: environment.insideDisclosure) }
    }
  }

  func takeOutline<Content: View>(_ outline: OutlineParts, _ content: Content) {
    scope(.outline(outline)) { content._render(into: self) }
  }

  func takeOutlineLevel<Content: View>(_ outline: OutlineParts, _ content: Content) {
    scope(.outlineLevel(outline)) { content._render(into: self) }
  }

  func takeList<Content: View>(_ content: Content) {
    scope(.list) { part(content) }
  }

  /// Records a grid without its number of columns, which the recording tells when it is rendered.
  func takeGrid<Content: View>(_ layout: GridLayout, _ content: Content) {
    begin(.grid(layout))
    content._render(into: self)
    end()
  }

  func takeSection<Header: View, Content: View, Footer: View>(
    _ parts: SectionParts,
    header: Header,
    content: Content,
    footer: Footer
  ) {
    scope(.section(parts)) {
      part(header)
      part(content, in: parts.itemEnvironment(in: environment))
      part(footer)
    }
  }
}

extension EnvironmentValues {
  /// The environment of unfolded content; disclosures there are independent of those outside.
  var insideDisclosure: EnvironmentValues {
    guard exclusiveDisclosureName != nil else { return self }
    var inner = self
    inner.exclusiveDisclosureName = nil
    return inner
  }
}
