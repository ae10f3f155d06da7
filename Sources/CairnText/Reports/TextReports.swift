import Cairn

/// The diagnostics of a rendering, with the current place.
struct TextReports {
  private var list: DiagnosticList
  private var layoutNames: LayoutNameCheck

  init(isRead: Bool, _ options: TextOptions) {
    list = DiagnosticList(isRead: isRead)
    layoutNames = LayoutNameCheck(options)
  }

  var diagnostics: [Diagnostic] { list.diagnostics }

  var isRead: Bool { list.isRead }
  var place: Diagnostic.Place { list.place }
  var sourcePlace: MarkdownPlace? {
    get { list.sourcePlace }
    set { list.sourcePlace = newValue }
  }

  mutating func begin(_ section: CollectionSectionDescription) { list.begin(section) }
  mutating func endSection() { list.endSection() }
  mutating func add(_ diagnostic: Diagnostic) { list.add(diagnostic) }

  /// Reports that there is no symbol of the name of an image, if it is one.
  mutating func check(_ image: Image?) {
    guard case .symbol(let name)? = image?.source, SymbolGlyph.named(name) == nil else { return }
    add(.missing(symbol: name, shownAs: SymbolGlyph.standIn(for: name), among: SymbolGlyph.names, at: place))
  }

  mutating func note(_ layout: SectionLayout) { layoutNames.note(layout) }

  /// Reports the problems that only the whole content shows.
  mutating func finish() {
    if let diagnostic = layoutNames.diagnostic { add(diagnostic) }
  }
}
