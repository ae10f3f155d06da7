import Cairn

/// What is wrong with the content, and where.
struct TextReports {
  /// Whether anybody reads the diagnostics, of which repeated identities cost the most.
  let isRead: Bool
  /// The section that is being shown, named only when a diagnostic needs it: printing a type's name is slow.
  var section: CollectionSectionDescription?
  private var list = DiagnosticList()
  private var layoutNames: LayoutNameCheck
  private var isTooDeep = false

  init(isRead: Bool, _ options: TextOptions) {
    self.isRead = isRead
    layoutNames = LayoutNameCheck(options)
  }

  var diagnostics: [Diagnostic] { list.diagnostics }

  var place: Diagnostic.Place {
    Diagnostic.Place(subject: section.map { "section \($0.index) (\($0.sectionType))" } ?? "")
  }

  mutating func add(_ diagnostic: Diagnostic) {
    if isRead { list.add(diagnostic) }
  }

  /// Reports once that views are nested too deep.
  mutating func addDepth(beyond limit: Int) {
    guard !isTooDeep else { return }
    isTooDeep = true
    let message = "Views are nested deeper than \(limit) levels; what lies deeper is left out."
    add(Diagnostic(.error, .tooDeep, message, at: place))
  }

  /// Notes the layouts that a section lets readers choose from.
  mutating func note(_ layout: SectionLayout) { layoutNames.note(layout) }

  /// Reports what only the whole content tells.
  mutating func finish() {
    if let diagnostic = layoutNames.diagnostic { add(diagnostic) }
  }
}
