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

  /// The condition around all of the views, and these without it; `nil` if there is none.
  var condition: (style: StyleModifier, shown: RecordedView)? {
    guard let first = range.first, case .beginStyle(let style) = recording.entries[first].call,
      case .shown = style
    else { return nil }
    var depth = 0
    for index in range {
      switch recording.entries[index].call {
      case .beginStyle: depth += 1
      case .endStyle: depth -= 1
      default: break
      }
      if depth == 0 { return index == range.last ? (style, RecordedView(recording, first + 1..<index)) : nil }
    }
    return nil
  }

  /// Returns a cell as a view that was read.
  static func cell(_ cell: ListCell) -> RecordedView {
    let recording = Recording()
    recording.append(.cell(cell))
    return RecordedView(recording, 0..<1)
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
      switch recording.step(at: index) {
      case .begin where renderAlignedGrid(at: index, renderer): index = recording.entries[index].end
      case .begin:
        depth += 1
        begin(at: index, renderer)
      case .end:
        depth -= 1
        renderer.end()
      case .label where depth == 0 && labelCell != nil:
        if let labelCell { renderer.cell(labelCell.cell) }
        index = recording.entries[index].end
      case .label, .scope:
        if rendersAround(index, isOutermost: depth == 0, renderer) {
          renderScope(at: index, into: renderer)
          index = recording.entries[index].end
        }
      case .beginEnvironment:
        outerEnvironments.append(renderer.environment)
        beginEnvironment(at: index, renderer)
      case .endEnvironment:
        if let outer = outerEnvironments.popLast() { renderer.endEnvironment(restoring: outer) }
      case .other: renderCall(at: index, into: renderer)
      }
      index += 1
    }
  }

  @inline(never)
  private func begin(at index: Int, _ renderer: any Renderer) {
    guard case .begin(var container) = recording.entries[index].call else { return }
    if case .grid(var layout) = container {
      layout.columnCount = GridColumns(of: RecordedView(recording, index + 1..<recording.entries[index].end)).count
      container = .grid(layout)
    }
    renderer.begin(container)
  }

  /// Renders a grid as a whole, if cells of it say how their columns are aligned.
  ///
  /// - Returns: Whether they do.
  @inline(never)
  private func renderAlignedGrid(at index: Int, _ renderer: any Renderer) -> Bool {
    guard case .begin(.grid(let layout)) = recording.entries[index].call else { return false }
    let content = RecordedView(recording, index + 1..<recording.entries[index].end)
    let columns = GridColumns(of: content)
    guard columns.areAligned else { return false }
    RowCalls.grid(layout, content, columns, into: renderer)
    return true
  }

  @inline(never)
  private func beginEnvironment(at index: Int, _ renderer: any Renderer) {
    guard case .beginEnvironment(var environment, let changesLayout) = recording.entries[index].call else { return }
    if !changesLayout { environment.collectionLayout = renderer.environment.collectionLayout }
    renderer.beginEnvironment(environment)
  }

  /// Returns whether a scope is rendered as a whole, not call by call.
  @inline(never)
  private func rendersAround(_ index: Int, isOutermost: Bool, _ renderer: any Renderer) -> Bool {
    guard case .beginScope(let scope) = recording.entries[index].call else { return false }
    return switch scope {
    case .row, .badge: !isContentOfRow || !isOutermost
    case .element: renderer._rowScope?.receiver.isAmongItems == true
    default: true
    }
  }

  @inline(never)
  private func renderCall(at index: Int, into renderer: any Renderer) {
    switch recording.entries[index].call {
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
    case .backButtonMark(let mark): renderer._take(mark)
    case .begin, .end, .beginScope, .endScope, .beginEnvironment, .endEnvironment: break
    }
  }

  /// Renders a scope as a whole.
  ///
  /// Nested views pass here once a level. So each kind has its own function, which needs little of the stack.
  @inline(never)
  private func renderScope(at entry: Int, into renderer: any Renderer) {
    guard case .beginScope(let scope) = recording.entries[entry].call else { return }
    let content = RecordedView(recording, entry + 1..<recording.entries[entry].end)
    switch scope {
    case .element(let identity, let role):
      renderer._rowScope?.receiver.takeElement(identity, content, role: role)
    case .row(let attributes): RowCalls.row(attributes, content, into: renderer)
    case .badge(let badge): RowCalls.badge(badge, content, into: renderer)
    case .label: Self.renderLabel(parts(of: entry), into: renderer)
    case .disclosure(let expansion): Self.renderDisclosure(expansion, parts(of: entry), into: renderer)
    case .list: RowCalls.list(parts(of: entry)[0], into: renderer)
    case .section(let section): Self.renderSection(section, parts(of: entry), into: renderer)
    case .outline(let outline): RowCalls.outline(outline, content, into: renderer)
    case .outlineLevel(let outline): RowCalls.outlineLevel(outline, content, into: renderer)
    case .part: content._render(into: renderer)
    }
  }

  @inline(never)
  private static func renderLabel(_ parts: [RecordedView], into renderer: any Renderer) {
    RowCalls.label(Label(title: { parts[1] }, icon: { parts[0] }), into: renderer)
  }

  @inline(never)
  private static func renderDisclosure(
    _ expansion: DisclosureExpansion,
    _ parts: [RecordedView],
    into renderer: any Renderer
  ) {
    RowCalls.disclosure(expansion, title: parts[0], content: parts.dropFirst().first, into: renderer)
  }

  @inline(never)
  private static func renderSection(_ section: SectionParts, _ parts: [RecordedView], into renderer: any Renderer) {
    RowCalls.section(section, header: parts[0], content: parts[1], footer: parts[2], into: renderer)
  }

  /// Tells what was wrong with views that do not show.
  func report(to renderer: any Renderer) {
    for entry in recording.entries[range] {
      if case .report(let diagnostic) = entry.call { renderer.report(diagnostic) }
    }
  }

  /// Returns the parts of a scope as separate views.
  func parts(of entry: Int) -> [RecordedView] { recording.parts(of: entry).map { RecordedView(recording, $0) } }
}
