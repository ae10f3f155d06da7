import Cairn

/// The diagnostics of a rendering, with the current place.
struct RenderingReport {
  private var list: DiagnosticList
  private var told: Matters = []
  private var similarNames: SimilarNames?

  /// The addresses of pages that views name by their paths.
  private(set) var pageAddresses: [String] = []

  /// Notes that a view names a page by its path.
  @inline(never)
  mutating func notePage(at address: Address) { pageAddresses.append(address.text) }

  /// Problems that are reported only once in a rendering.
  struct Matters: OptionSet {
    let rawValue: UInt8

    static let missingCatalog = Matters(rawValue: 1)
  }

  init(isRead: Bool) {
    list = DiagnosticList(isRead: isRead)
  }

  /// Forgets a rendering that has ended, of which nobody read the diagnostics.
  ///
  /// Most such renderings note nothing.
  mutating func forgetRendering() {
    if !isUntouched { self = RenderingReport(isRead: false) }
  }

  private var isUntouched: Bool {
    list.isUntouched && told.isEmpty && pageAddresses.isEmpty && similarNames == nil
  }

  /// Whether somebody reads the diagnostics; making their words costs more than writing elements.
  var isRead: Bool { list.isRead }
  var diagnostics: [Diagnostic] { list.diagnostics }
  var place: Diagnostic.Place { list.place }
  var sourcePlace: MarkdownPlace? {
    get { list.sourcePlace }
    set { list.sourcePlace = newValue }
  }

  /// Returns the names of the catalogue, which are put in order once, when the first picture is missing.
  mutating func similarNames(of catalog: AssetCatalog) -> SimilarNames {
    let names = similarNames ?? SimilarNames(of: catalog)
    similarNames = names
    return names
  }

  mutating func add(_ diagnostic: Diagnostic) { list.add(diagnostic) }

  /// Names the place of what comes.
  mutating func begin(_ section: CollectionSectionDescription) { list.begin(section) }

  mutating func endSection() { list.endSection() }

  /// Returns whether the same was told at the same place.
  func hasTold(_ diagnostic: Diagnostic) -> Bool {
    diagnostics.contains { $0.code == diagnostic.code && $0.place == diagnostic.place }
  }

  /// Returns whether a problem is to be reported now, because it has not been reported before.
  mutating func isFirst(_ matter: Matters) -> Bool {
    told.insert(matter).inserted
  }
}

extension HTMLRenderer {
  var checksIdentity: Bool { reports.isRead }
  var _namesElements: Bool { numbering.identified.isOn }

  var place: Diagnostic.Place { reports.place }
  var _sourcePlace: MarkdownPlace? {
    get { reports.sourcePlace }
    set { reports.sourcePlace = newValue }
  }

  func report(_ diagnostic: Diagnostic) {
    reports.add(diagnostic)
  }

  /// Reports a problem, if somebody reads the diagnostics.
  func report(_ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ message: @autoclosure () -> String) {
    guard checksIdentity else { return }
    report(Diagnostic(severity, code, message(), at: place))
  }

  /// Reports a truncation mode that pages do not support.
  func check(_ mode: TruncationMode) {
    guard mode != .tail else { return }
    report(
      .warning,
      .unsupportedTruncation,
      "Words are to be cut at their \(mode == .head ? "beginning" : "middle"), but pages can only cut their end. Shorten them yourself."
    )
  }
}
