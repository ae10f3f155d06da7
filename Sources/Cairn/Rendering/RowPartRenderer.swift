/// Stands in front of the backend while a row shows a view after having said what the view says about the row.
///
/// What is said once is not said again, and only the outermost views are the row's: what a stack among them holds says
/// about itself what it says elsewhere.
final class RowPartRenderer: Renderer {
  /// What the view is to the row.
  enum Part: UInt8 {
    /// A cell.
    case cell
    /// A label, which becomes a cell.
    case label
    /// Any other view, which a cell hosts.
    case view
  }

  private let backend: any Renderer
  private let part: Part
  private var depth = 0

  init(_ backend: any Renderer, _ part: Part) {
    self.backend = backend
    self.part = part
  }

  /// Whether the next view is what the row shows, and not part of it.
  var isOutermost: Bool { depth == 0 }
  /// Whether the next view is a label that becomes the cell of the row.
  var isLabelOfRow: Bool { isOutermost && part == .label }

  var environment: EnvironmentValues {
    get { backend.environment }
    set { backend.environment = newValue }
  }
  var checksIdentity: Bool { backend.checksIdentity }
  var showsAllLayoutChoices: Bool { backend.showsAllLayoutChoices }
  var place: Diagnostic.Place { backend.place }

  func text(_ text: Text) { backend.text(text) }
  func image(_ image: Image) { backend.image(image) }
  func spacer(minLength: Double?) { backend.spacer(minLength: minLength) }
  func divider() { backend.divider() }
  func shape(_ shape: ShapeDrawing) { backend.shape(shape) }
  func cell(_ cell: ListCell) { backend.cell(cell) }
  func markup(_ markup: MarkupDescription) { backend.markup(markup) }
  func progress(_ progress: ProgressDescription) { backend.progress(progress) }

  func begin(_ container: Container) {
    depth += 1
    backend.begin(container)
  }

  func end() {
    backend.end()
    depth -= 1
  }

  func beginStyle(_ style: StyleModifier) { backend.beginStyle(style) }
  func endStyle() { backend.endStyle() }
  func beginAttribute(_ attribute: Attribute) { backend.beginAttribute(attribute) }
  func endAttribute() { backend.endAttribute() }
  func beginEnvironment(_ environment: EnvironmentValues) { backend.beginEnvironment(environment) }
  func endEnvironment(restoring environment: EnvironmentValues) { backend.endEnvironment(restoring: environment) }
  func report(_ diagnostic: Diagnostic) { backend.report(diagnostic) }
}

/// A view that a cell hosts, whose row has said what it says about it.
struct RowPartView<Content: View>: PrimitiveView {
  let content: Content

  func _render(into renderer: any Renderer) {
    content._render(into: RowPartRenderer(renderer, .view))
  }
}
