/// Looks at a view: whether it is a cell or becomes one in a list, and what it says about its row.
final class CellReader: ItemReceiver {
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

  var environment: EnvironmentValues
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

  /// Whether labels and words become cells, as they do in lists.
  let takesRows: Bool
  var checksIdentity: Bool { false }
  var isAmongItems: Bool { depth == 0 }
  var elementIdentity: String? { nil }

  private init(environment: EnvironmentValues, takesRows: Bool) {
    self.environment = environment
    self.takesRows = takesRows
  }

  /// Reads a view; `nil` if it cannot be a cell.
  static func read<Content: View>(
    _ view: Content,
    in environment: EnvironmentValues,
    takesRows: Bool = false
  ) -> CellReader? {
    guard takesRows || Content._holdsCells else { return nil }
    return reading(view, in: environment, takesRows: takesRows)
  }

  /// Reads a view, whatever it can be.
  static func reading(_ view: some View, in environment: EnvironmentValues, takesRows: Bool) -> CellReader {
    let reader = CellReader(environment: environment, takesRows: takesRows)
    view.render(into: reader)
    return reader
  }

  /// Whether the view is one cell, becomes one or unfolds under one.
  var isCell: Bool {
    switch finding {
    case .cell, .label: true
    case .outline: takesRows
    default: false
    }
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
      environment.hasListSelection && (row.identity ?? identity) != nil && !row.isSelectionDisabled
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

  func cell(_ cell: ListCell) {
    readWords.note(cell.contentConfiguration.words)
    take(.cell(cell))
  }

  /// Takes note of a label that becomes a cell.
  func label(_ cell: ListCell) {
    readWords.note(cell.contentConfiguration.words)
    take(.label(cell))
  }

  func text(_ text: Text) {
    readWords.note(text.plainText)
    take(.words(text))
  }

  func image(_ image: Image) {
    if depth == 0 { lastImage = image }
    readWords.note(image.accessibilityDescription ?? "")
    take(.view)
  }

  func shape(_ shape: ShapeDrawing) {
    readWords.note("")
    take(.view)
  }

  func progress(_ progress: ProgressDescription) {
    readWords.note(progress.label)
    take(.view)
  }

  /// What markup holds is not known; it may be a control.
  func markup(_ markup: MarkupDescription) { take(.control) }
  /// Takes note of content that unfolds.
  func readOutline() { take(.outline) }

  func begin(_ container: Container) {
    switch container {
    case .stack, .grid, .gridRow, .label, .layers, .badged, .readableWidth: take(.view)
    case .slot: break
    default: take(.control)
    }
    depth += 1
    readWords.beginContainer()
  }

  func end() {
    depth -= 1
    readWords.endContainer()
  }

  func beginElement(_ identity: String?) {}
  func report(_ diagnostic: Diagnostic) {}
  func beginStyle(_ style: StyleModifier) {
    readWords.beginStyle(style)
    guard depth == 0 else { return }
    if case .foreground(.color(let color)) = style {
      imageColor = color
      isColored = true
    } else {
      isStyled = true
    }
  }

  func endStyle() { readWords.endStyle() }

  func beginAttribute(_ attribute: Attribute) {
    readWords.beginAttribute(attribute)
    guard depth == 0 else { return }
    if case .listRow(let inner) = attribute {
      row = inner.inheriting(row)
    } else {
      isStyled = true
    }
  }

  func endAttribute() { readWords.endAttribute() }

  func beginEnvironment(_ environment: EnvironmentValues) {
    self.environment = environment
    if depth == 0 { isStyled = true }
  }
}
