/// The role of a view as a row of a list: whether it is or becomes a cell, and its attributes.
final class RowReading {
  /// What a view is.
  enum Finding {
    case cell(ListCell)
    /// A label, which becomes a cell by itself.
    case label(ListCell)
    /// Words without their own style.
    case words(Text)
    /// Content that unfolds under a title.
    case outline
    /// A control, or a view with items or lines of its own.
    case control
    /// Another view, or several.
    case view
    case nothing

    /// Whether the view does something itself, so that it cannot be a part of a cell's content.
    var isPart: Bool {
      switch self {
      case .outline, .control: true
      case .cell(let cell): cell.destination != nil || !cell.accessories.isEmpty
      case .label, .words, .view, .nothing: false
      }
    }
  }

  let view: RecordedView
  private let renderer: any Renderer
  /// Whether labels and words become cells, as in lists.
  private let takesRows: Bool
  private(set) var row = ListRowAttributes()
  private(set) var count = 0
  private var found = Finding.nothing
  private var isStyled = false
  private var isColored = false
  private var lastImage: Image?
  /// Whether the view contains a cell or a control that a cell around it would replace.
  private(set) var holdsParts = false
  private var readWords = ReadWords()
  var words: String { readWords.words }
  /// The colour of the view's picture, if it is set.
  private(set) var imageColor: Color?
  private var depth = 0

  /// Reads a recorded view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - renderer: The renderer that is going to render it.
  ///   - takesRows: Whether labels and words become cells, as in lists.
  init(_ view: RecordedView, for renderer: any Renderer, takesRows: Bool) {
    self.view = view
    self.renderer = renderer
    self.takesRows = takesRows
    read(view.range)
  }

  var finding: Finding {
    guard count <= 1 else { return .view }
    if case .words = found, isStyled || isColored { return .view }
    return found
  }

  /// The picture, if the view is one without styles except its colour.
  var image: Image? { count == 1 && !isStyled ? lastImage : nil }

  /// Returns the way in which the view, as a title, unfolds its content; `nil` if the view is no row.
  ///
  /// - Parameter identity: The identity of the element with the title.
  /// - Returns: The style; `automatic` for a row that can be chosen.
  func outlineStyle(ofElement identity: ElementIdentity?) -> Accessory.OutlineStyle? {
    let canBeChosen =
      renderer.environment.hasListSelection && (row.identity != nil || identity != nil) && !row.isSelectionDisabled
    guard case .cell(let cell) = finding else { return takesRows ? canBeChosen ? .automatic : .header : nil }
    for case .outlineDisclosure(let style) in cell.accessories.lazy.map(\.kind) where style != .automatic {
      return style
    }
    guard cell.destination == nil else { return .cell }
    return canBeChosen || cell.accessories.contains(where: \.isMultiselect) ? .automatic : .header
  }

  private func take(_ finding: Finding) {
    guard depth == 0 else { return holdsParts = holdsParts || finding.isPart }
    count += 1
    found = finding
  }

  // MARK: Reading calls

  private func read(_ range: Range<Int>) {
    let entries = view.recording.entries
    var index = range.lowerBound
    while index < range.upperBound {
      view.recording.look()
      if case .beginScope(let scope) = entries[index].call {
        read(scope, RecordedView(view.recording, index + 1..<entries[index].end), at: index)
        index = entries[index].end
      } else {
        read(entries[index].call)
      }
      index += 1
    }
  }

  private func read(_ call: Recording.Call) {
    switch call {
    case .text(let text):
      readWords.note(text.plainText)
      take(.words(text))
    case .cell(let cell):
      readWords.note(cell.contentConfiguration.words)
      take(.cell(cell))
    case .image(let image):
      if depth == 0 { lastImage = image }
      readWords.note(image.accessibilityDescription ?? "")
      take(.view)
    case .shape:
      readWords.note("")
      take(.view)
    case .progress(let progress):
      readWords.note(progress.label)
      take(.view)
    // What markup holds is not known; it may be a control.
    case .markup: take(.control)
    case .begin(let container): begin(container)
    case .end: end()
    case .beginStyle(let style): begin(style)
    case .endStyle: readWords.modifiers.endStyle()
    case .beginAttribute(let attribute): begin(attribute)
    case .endAttribute: readWords.modifiers.endAttribute()
    case .beginEnvironment: if depth == 0 { isStyled = true }
    case .spacer, .divider: take(.view)
    case .endEnvironment, .report, .backButtonMark, .beginScope, .endScope: break
    }
  }

  private func begin(_ container: Container) {
    switch container {
    case .stack, .grid, .gridRow, .label, .layers, .badged, .readableWidth, .prose, .table: take(.view)
    case .slot, .tableGroup, .tableRow, .tableCell: break
    default: take(.control)
    }
    depth += 1
    readWords.beginContainer()
  }

  private func end() {
    depth -= 1
    readWords.endContainer()
  }

  private func begin(_ style: StyleModifier) {
    readWords.modifiers.begin(style)
    guard depth == 0 else { return }
    if case .foreground(.color(let color)) = style {
      imageColor = color
      isColored = true
    } else {
      isStyled = true
    }
  }

  private func begin(_ attribute: Attribute) {
    readWords.modifiers.begin(attribute)
    if depth == 0 { isStyled = true }
  }

  // MARK: Reading what is said about rows

  private func read(_ scope: Recording.Scope, _ content: RecordedView, at index: Int) {
    switch scope {
    case .element, .part: read(content.range)
    case .row(let attributes): read(attributes, content, container: .item(ItemDescription(index: 0)))
    case .badge(let badge):
      var attributes = ListRowAttributes()
      attributes.badge = badge
      read(attributes, content, badge, container: .badged)
    case .label: readLabel(at: index)
    case .disclosure: take(.outline)
    case .outline(let outline) where depth == 0 && (takesRows || outline.holdsCells): read(content.range)
    case .outline(let outline), .outlineLevel(let outline):
      readContainer(.stack(.list), content, holdsItems: outline.holdsCells)
    case .list: readContainer(.stack(.list), content, holdsItems: true)
    case .section:
      readContainer(.section(SectionDescription(hasHeader: false, hasFooter: false)), content, holdsItems: false)
    }
  }

  /// Reads attributes of a row; inside a row, reads the container that the views become there.
  private func read(
    _ attributes: ListRowAttributes,
    _ content: RecordedView,
    _ badge: Badge? = nil,
    container: Container
  ) {
    if depth == 0 {
      row = attributes.inheriting(row)
      return read(content.range)
    }
    begin(container)
    read(content.range)
    if let badge { readWords.note(badge.text?.plainText ?? "") }
    end()
  }

  private func readContainer(_ container: Container, _ content: RecordedView, holdsItems: Bool) {
    begin(container)
    if holdsItems, !content.range.isEmpty { holdsParts = true }
    read(content.range)
    end()
  }

  private func readLabel(at index: Int) {
    let parts = view.parts(of: index)
    guard parts.count == 2 else { return }
    if depth == 0, takesRows, let cell = Label(title: { parts[1] }, icon: { parts[0] }).cell(for: renderer) {
      readWords.note(cell.contentConfiguration.words)
      return take(.label(cell))
    }
    begin(.label)
    for part in parts {
      begin(.slot(.title))
      read(part.range)
      end()
    }
    end()
  }
}
