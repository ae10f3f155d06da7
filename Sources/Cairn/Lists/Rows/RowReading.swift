/// What a view is as a row of a list: whether it is a cell or becomes one, and what it says about its row.
struct RowReading {
  /// What a view is.
  enum Finding {
    /// A cell.
    case cell(ListCell)
    /// A label, which becomes a cell by itself.
    case label(ListCell)
    /// Words without a style of their own.
    case words(Text)
    /// Content that unfolds under a title.
    case outline
    /// A control, or what holds items or lines of its own.
    case control
    /// Any other view, or several.
    case view
    /// Nothing.
    case nothing

    /// Whether it does something of its own, so that it can be no part of what a cell shows in place of words.
    var isPart: Bool {
      switch self {
      case .outline, .control: true
      case .cell(let cell): cell.destination != nil || !cell.accessories.isEmpty
      case .label, .words, .view, .nothing: false
      }
    }
  }

  /// The views that were read.
  let view: RecordedView
  private let renderer: any Renderer
  /// Whether labels and words become cells, as they do in lists.
  private let takesRows: Bool
  private(set) var row = ListRowAttributes()
  private(set) var count = 0
  private var found = Finding.nothing
  private var isStyled = false
  private var isColored = false
  private var lastImage: Image?
  /// Whether the view holds a cell or a control that a cell around it would take in.
  private(set) var holdsParts = false
  private var readWords = ReadWords()
  /// The words by which readers know the view.
  var words: String { readWords.words }
  /// The colour of the view's picture; `nil` where nothing says so.
  private(set) var imageColor: Color?
  private var depth = 0

  /// Reads a recorded view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - renderer: The renderer that is going to render it.
  ///   - takesRows: Whether labels and words become cells, as they do in lists.
  init(_ view: RecordedView, for renderer: any Renderer, takesRows: Bool) {
    self.view = view
    self.renderer = renderer
    self.takesRows = takesRows
    read(view.range)
  }

  /// What the view is.
  var finding: Finding {
    guard count <= 1 else { return .view }
    if case .words = found, isStyled || isColored { return .view }
    return found
  }

  /// The picture that the view is, in the colour that it may have; `nil` for any other view.
  var image: Image? { count == 1 && !isStyled ? lastImage : nil }

  /// Returns what unfolds the view as a title; `nil` where it is none that is a row.
  ///
  /// - Parameter identity: The identity of the element whose title it is.
  /// - Returns: The style, which is automatic for a row that can be chosen.
  func outlineStyle(ofElement identity: String?) -> Accessory.OutlineStyle? {
    let canBeChosen =
      renderer.environment.hasListSelection && (row.identity ?? identity) != nil && !row.isSelectionDisabled
    guard case .cell(let cell) = finding else { return takesRows ? canBeChosen ? .automatic : .header : nil }
    for case .outlineDisclosure(let style) in cell.accessories.lazy.map(\.kind) where style != .automatic {
      return style
    }
    guard cell.destination == nil else { return .cell }
    return canBeChosen || cell.accessories.contains(where: \.isMultiselect) ? .automatic : .header
  }

  private mutating func take(_ finding: Finding) {
    guard depth == 0 else { return holdsParts = holdsParts || finding.isPart }
    count += 1
    found = finding
  }

  // MARK: Reading calls

  private mutating func read(_ range: Range<Int>) {
    let entries = view.recording.entries
    var index = range.lowerBound
    while index < range.upperBound {
      if case .beginScope(let scope) = entries[index].call {
        read(scope, RecordedView(view.recording, index + 1..<entries[index].end), at: index)
        index = entries[index].end
      } else {
        read(entries[index].call)
      }
      index += 1
    }
  }

  private mutating func read(_ call: Recording.Call) {
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
    case .spacer, .divider, .endEnvironment, .report, .beginScope, .endScope: break
    }
  }

  private mutating func begin(_ container: Container) {
    switch container {
    case .stack, .grid, .gridRow, .label, .layers, .badged, .readableWidth: take(.view)
    case .slot: break
    default: take(.control)
    }
    depth += 1
    readWords.beginContainer()
  }

  private mutating func end() {
    depth -= 1
    readWords.endContainer()
  }

  private mutating func begin(_ style: StyleModifier) {
    readWords.modifiers.begin(style)
    guard depth == 0 else { return }
    if case .foreground(.color(let color)) = style {
      imageColor = color
      isColored = true
    } else {
      isStyled = true
    }
  }

  private mutating func begin(_ attribute: Attribute) {
    readWords.modifiers.begin(attribute)
    guard depth == 0 else { return }
    if case .listRow(let inner) = attribute { row = inner.inheriting(row) } else { isStyled = true }
  }

  // MARK: Reading what is said about rows

  private mutating func read(_ scope: Recording.Scope, _ content: RecordedView, at index: Int) {
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

  /// Reads what is said about a row, or inside of one the container that the views make there.
  private mutating func read(
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

  private mutating func readContainer(_ container: Container, _ content: RecordedView, holdsItems: Bool) {
    begin(container)
    if holdsItems, !content.range.isEmpty { holdsParts = true }
    read(content.range)
    end()
  }

  private mutating func readLabel(at index: Int) {
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
