/// The interface between views and every backend.
///
/// A view describes itself to a renderer by semantic calls: a text, an image, a link that holds things, a section with
/// its header. The renderer decides what they become: elements and classes, characters and escape sequences, an outline.
/// Views never ask which renderer they talk to; a few read a property of it, such as ``showsAllLayoutChoices``.
///
/// ## Adding a backend
///
/// Write a class, implement the requirements that have no default, and call
/// ``View/render(into:)`` with it. A minimal backend needs five members: ``environment``, ``text(_:)``,
/// ``begin(_:)``, ``end()`` and ``report(_:)``.
///
/// ```swift
/// final class Outline: Renderer {
///   var environment = EnvironmentValues()
///   private(set) var lines: [String] = []
///   private var depth = 0
///
///   func text(_ text: Text) { lines.append(String(repeating: " ", count: depth) + text.plainText) }
///   func begin(_ container: Container) { depth += 1 }
///   func end() { depth -= 1 }
///   func report(_ diagnostic: Diagnostic) {}
/// }
/// ```
///
/// The rules that every renderer can rely on:
///
/// - Calls nest properly: each `begin…` has its `end…`, and what comes between belongs to the container.
/// - Containers with parts, such as a label or a section, hold ``Container/slot(_:)`` containers and nothing else.
/// - A style or an attribute applies to *each* leaf and container that begins between its `begin…` and `end…` calls, but
///   not to what is nested in those: a modifier on several views applies to each of them. Styles of text are the
///   exception: what is nested inherits them. Styles arrive outermost first: of `text.padding().background(.red)`, the background arrives before the padding.
/// - ``beginEnvironment(_:)`` and ``endEnvironment(restoring:)`` set ``environment`` unless you write your own; then do
///   it yourself, because bodies read it there.
/// - A view is read once. What lists and grids must know of views beforehand, they learn from a recording of their calls.
/// - Rendering is synchronous and single-threaded: one renderer serves one rendering.
/// - Strings arrive as the author gave them. Escaping, sanitising and checking addresses is the renderer's duty.
public protocol Renderer: AnyObject {
  /// The environment in force where the next view is rendered.
  var environment: EnvironmentValues { get set }

  // MARK: Leaves

  /// Renders a text, which may consist of several runs.
  func text(_ text: Text)

  /// Renders an image by its name or symbol.
  func image(_ image: Image)

  /// Renders flexible room along the axis of the stack around it.
  ///
  /// - Parameter minLength: The least length in points; `nil` means the backend's usual spacing.
  func spacer(minLength: Double?)

  /// Renders a line between neighbours, across the axis of the stack around it.
  func divider()

  /// Renders a filled or outlined shape that takes the room it is offered.
  func shape(_ shape: ShapeDrawing)

  /// Renders how far a task has come.
  func progress(_ progress: ProgressDescription)

  /// Renders a row of a list.
  func cell(_ cell: ListCell)

  /// Renders markup of HTML's; backends that write another language have its alternative.
  func markup(_ markup: MarkupDescription)

  // MARK: Containers

  /// Opens a container; everything until the matching ``end()`` belongs to it.
  func begin(_ container: Container)

  /// Closes the container that was opened last.
  func end()

  // MARK: Modifiers

  /// Puts a style in force for each view until the matching ``endStyle()``.
  func beginStyle(_ style: StyleModifier)

  /// Ends the style that began last.
  func endStyle()

  /// Gives each view until the matching ``endAttribute()`` a property that is not about looks.
  func beginAttribute(_ attribute: Attribute)

  /// Ends the attribute that began last.
  func endAttribute()

  /// Puts an environment in force for the views until the matching ``endEnvironment(restoring:)``.
  func beginEnvironment(_ environment: EnvironmentValues)

  /// Puts the environment of before back in force.
  func endEnvironment(restoring environment: EnvironmentValues)

  // MARK: Rows

  /// Where views tell what they say about rows of a list.
  ///
  /// The renderers that lists put in front of yours implement this requirement. Do not implement it elsewhere.
  var _rowScope: RowScope? { get }

  // MARK: Depth

  /// How deep the next view is nested.
  var _nesting: Nesting { get }

  /// Goes deeper by a number of units, if they fit; otherwise the view that asked is left out.
  ///
  /// Renderers that hand calls on to another hand this one on too. Others need not implement it.
  func _enter(_ weight: Int) -> Bool

  /// Comes back from where ``_enter(_:)`` went.
  func _leave(_ weight: Int)

  /// Where what comes stands in a Markdown document, for diagnostics; `nil` elsewhere.
  ///
  /// Primitive views set this property. Do not set it elsewhere. A renderer without one of its own says no such places.
  var _sourcePlace: MarkdownPlace? { get set }

  // MARK: Diagnostics

  /// Whether diagnostics are read.
  ///
  /// Where they are not, views do not look for repeated identities and for most mistakes of rows, which costs time.
  var checksIdentity: Bool { get }

  /// Whether items and other elements of sequences are told by their identities, also where they need nothing else.
  ///
  /// Renderers that hand calls on to another hand this one on too. Others need not implement it.
  var _namesElements: Bool { get }

  /// Takes the wish that no button leads back from the view of a destination.
  ///
  /// Renderers that hand calls on to another hand this one on too. Others need not implement it.
  func _take(_ mark: BackButtonMark)

  /// Whether a reader can choose another layout than the first, so that content is wanted for all of them.
  var showsAllLayoutChoices: Bool { get }

  /// Whether a reader can change the states of views, so that content is wanted for all of their values.
  var showsAllStates: Bool { get }

  /// The room for which the layout of the next section is chosen.
  ///
  /// A backend whose reader chooses the width has the narrowest.
  var layoutEnvironment: LayoutEnvironment { get }

  /// The room of the next view in points, as far as it is known ahead.
  ///
  /// Renderers that hand calls on to another hand this one on too. Others need not implement it.
  var _room: LayoutExtent { get }

  /// Whether what unfolds has the width of a cell, so that links show their views in front of the page instead.
  ///
  /// Renderers that hand calls on to another hand this one on too. Text has no front, so its renderers need not implement it.
  var _isInCell: Bool { get set }

  /// Where in the content the renderer is, for diagnostics.
  var place: Diagnostic.Place { get }

  /// Takes note of something wrong with the content; rendering goes on.
  func report(_ diagnostic: Diagnostic)
}

// MARK: - What a backend does unless it says otherwise

extension Renderer {
  /// Says nowhere where something stands in a document.
  public var _sourcePlace: MarkdownPlace? {
    get { nil }
    set {}
  }

  /// Says that the next view is no row of a list.
  public var _rowScope: RowScope? { nil }

  /// Says how deep the rendering is that ``View/render(into:)`` began.
  public var _nesting: Nesting { EnvironmentSource.current?.nesting ?? Nesting() }

  /// Goes deeper in the rendering that ``View/render(into:)`` began.
  public func _enter(_ weight: Int) -> Bool {
    guard let source = EnvironmentSource.current else { return true }
    if source.nesting.enter(weight) { return true }
    if !source.hasToldDepth { report(.tooDeep(at: place)) }
    source.hasToldDepth = true
    return false
  }

  /// Comes back in the rendering that ``View/render(into:)`` began.
  public func _leave(_ weight: Int) {
    EnvironmentSource.current?.nesting.leave(weight)
  }

  /// Says that elements are not told by their identities.
  public var _namesElements: Bool { false }

  /// Does nothing: only what records views for a destination looks at marks.
  public func _take(_ mark: BackButtonMark) {}

  /// Says that diagnostics are read.
  public var checksIdentity: Bool { true }

  /// Says that only the first layout shows.
  public var showsAllLayoutChoices: Bool { false }

  /// Says that only the initial values of states show.
  public var showsAllStates: Bool { false }

  /// Says that the room is that of a phone.
  public var layoutEnvironment: LayoutEnvironment {
    LayoutEnvironment(container: LayoutContainer(width: 390, height: 844), traits: environment.layoutTraits)
  }

  /// Says that there is room for what unfolds.
  public var _isInCell: Bool {
    get { false }
    set {}
  }

  /// Says that the room is that of the next section.
  public var _room: LayoutExtent { layoutEnvironment.container.effectiveContentSize }

  /// Says that the place is unknown.
  public var place: Diagnostic.Place { Diagnostic.Place() }

  /// Renders the image's description as a text; a decorative image is left out.
  public func image(_ image: Image) {
    guard let description = image.accessibilityDescription else { return }
    text(Text(verbatim: description))
  }

  /// Leaves the room out.
  public func spacer(minLength: Double?) {}

  /// Leaves the line out.
  public func divider() {}

  /// Leaves the shape out.
  public func shape(_ shape: ShapeDrawing) {}

  /// Renders the progress as a text.
  public func progress(_ progress: ProgressDescription) {
    text(Text(verbatim: progress.plainText))
  }

  /// Renders the alternative, if there is one.
  public func markup(_ markup: MarkupDescription) {
    if !markup.alternative.isEmpty { text(Text(verbatim: markup.alternative)) }
  }

  /// Renders the cell as views of other kinds: a link where it leads somewhere, its picture, words and labels.
  public func cell(_ cell: ListCell) {
    let cell = cell.updated(for: cell.state)
    let content = cell.contentConfiguration
    if let destination = cell.destination { begin(.link(LinkDescription(destination: destination))) }
    begin(.stack(StackLayout(direction: .horizontal, alignment: .center, spacing: nil)))
    if let image = content.image { self.image(image) }
    if let view = cell.hostedView {
      view.render(into: self)
    } else if let words = content.attributedText {
      text(words)
    }
    if let words = content.secondaryAttributedText { text(words) }
    for accessory in cell.accessories(at: .trailing) {
      switch accessory.kind {
      case .label(let words): text(Text(verbatim: words))
      case .custom(let content, _): content.render(into: self)
      default: break
      }
    }
    end()
    if cell.destination != nil { end() }
  }

  /// Ignores the style.
  public func beginStyle(_ style: StyleModifier) {}

  /// Ignores the end of a style.
  public func endStyle() {}

  /// Ignores the attribute.
  public func beginAttribute(_ attribute: Attribute) {}

  /// Ignores the end of an attribute.
  public func endAttribute() {}

  /// Puts the environment in force.
  public func beginEnvironment(_ environment: EnvironmentValues) {
    self.environment = environment
  }

  /// Puts the environment of before back in force.
  public func endEnvironment(restoring environment: EnvironmentValues) {
    self.environment = environment
  }
}
