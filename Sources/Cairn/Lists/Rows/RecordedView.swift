/// Views that were recorded; rendering them repeats their calls.
struct RecordedView: PrimitiveView {
  let recording: Recording
  let range: Range<Int>
  /// Whether the views are the content of a row, whose attributes are known already.
  private var isContentOfRow = false
  /// The cell in place of a label, if that is the content of a row.
  private var labelCell: HostedCell?

  /// A reference, because few views have a cell.
  private final class HostedCell {
    let cell: ListCell
    init(_ cell: ListCell) { self.cell = cell }
  }

  init(_ recording: Recording, _ range: Range<Int>) {
    self.recording = recording
    self.range = range
  }

  /// Records a view for a renderer, unless it is a recorded view already.
  static func recorded<Content: View>(_ view: Content, for renderer: any Renderer) -> RecordedView {
    if let recorded = view as? RecordedView, !recorded.isContentOfRow { return recorded }
    let recorder = Recorder(for: renderer)
    view._render(into: recorder)
    return RecordedView(recorder.recording, recorder.recording.entries.indices)
  }

  /// Returns the views without the row attributes of the outermost ones.
  ///
  /// - Parameter cell: The cell in place of an outermost label; `nil` for no replacement.
  /// - Returns: The views.
  func contentOfRow(labelAs cell: ListCell? = nil) -> RecordedView {
    updating(self) {
      $0.isContentOfRow = true
      $0.labelCell = cell.map(HostedCell.init)
    }
  }

  static func _traits(_ budget: inout Int) -> ViewTraits { .unknown }

  func _render(into renderer: any Renderer) {
    var index = range.lowerBound
    var depth = 0
    var outerEnvironments: [EnvironmentValues] = []
    while index < range.upperBound {
      recording.look()
      switch recording.entries[index].call {
      case .begin(var container):
        depth += 1
        if case .grid(var layout) = container {
          layout.columnCount = RecordedView(recording, index + 1..<recording.entries[index].end).columnCount
          container = .grid(layout)
        }
        renderer.begin(container)
      case .end:
        depth -= 1
        renderer.end()
      case .beginScope(.label) where depth == 0 && labelCell != nil:
        if let labelCell { renderer.cell(labelCell.cell) }
        index = recording.entries[index].end
      case .beginScope(let scope) where rendersAround(scope, isOutermost: depth == 0, renderer):
        render(scope, at: index, into: renderer)
        index = recording.entries[index].end
      case .beginScope, .endScope: break
      case .beginEnvironment(var environment, let changesLayout):
        outerEnvironments.append(renderer.environment)
        if !changesLayout { environment.collectionLayout = renderer.environment.collectionLayout }
        renderer.beginEnvironment(environment)
      case .endEnvironment:
        if let outer = outerEnvironments.popLast() { renderer.endEnvironment(restoring: outer) }
      default: render(recording.entries[index].call, into: renderer)
      }
      index += 1
    }
  }

  /// Returns whether a scope is rendered as a whole, not call by call.
  private func rendersAround(_ scope: Recording.Scope, isOutermost: Bool, _ renderer: any Renderer) -> Bool {
    switch scope {
    case .row, .badge: !isContentOfRow || !isOutermost
    case .element: renderer._rowScope?.receiver.isAmongItems == true
    default: true
    }
  }

  private func render(_ call: Recording.Call, into renderer: any Renderer) {
    switch call {
    case .text(let text): renderer.text(text)
    case .image(let image): renderer.image(image)
    case .spacer(let minLength): renderer.spacer(minLength: minLength)
    case .divider: renderer.divider()
    case .shape(let shape): renderer.shape(shape)
    case .progress(let progress): renderer.progress(progress)
    case .cell(let cell): renderer.cell(cell)
    case .markup(let markup): renderer.markup(markup)
    case .beginStyle(let style): renderer.beginStyle(style)
    case .endStyle: renderer.endStyle()
    case .beginAttribute(let attribute): renderer.beginAttribute(attribute)
    case .endAttribute: renderer.endAttribute()
    case .report(let diagnostic): renderer.report(diagnostic)
    case .begin, .end, .beginScope, .endScope, .beginEnvironment, .endEnvironment: break
    }
  }

  private func render(_ scope: Recording.Scope, at entry: Int, into renderer: any Renderer) {
    let content = RecordedView(recording, entry + 1..<recording.entries[entry].end)
    switch scope {
    case .element(let identity, let role):
      renderer._rowScope?.receiver.takeElement(identity, content, role: role)
    case .row(let attributes): RowCalls.row(attributes, content, into: renderer)
    case .badge(let badge): RowCalls.badge(badge, content, into: renderer)
    case .label, .disclosure, .list, .section: render(scope, parts(of: entry), into: renderer)
    case .outline(let outline): RowCalls.outline(outline, content, into: renderer)
    case .outlineLevel(let outline): RowCalls.outlineLevel(outline, content, into: renderer)
    case .part: content._render(into: renderer)
    }
  }

  private func render(_ scope: Recording.Scope, _ parts: [RecordedView], into renderer: any Renderer) {
    switch scope {
    case .label: RowCalls.label(Label(title: { parts[1] }, icon: { parts[0] }), into: renderer)
    case .disclosure(let isExpanded):
      RowCalls.disclosure(isExpanded: isExpanded, title: parts[0], content: parts.dropFirst().first, into: renderer)
    case .list: RowCalls.list(parts[0], into: renderer)
    case .section(let section):
      RowCalls.section(section, header: parts[0], content: parts[1], footer: parts[2], into: renderer)
    case .element, .row, .badge, .outline, .outlineLevel, .part: break
    }
  }

  /// Returns the parts of a scope as separate views.
  func parts(of entry: Int) -> [RecordedView] { recording.parts(of: entry).map { RecordedView(recording, $0) } }
}
