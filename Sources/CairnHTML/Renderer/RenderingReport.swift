import Cairn

/// What is wrong with the content, and where.
struct RenderingReport {
  private var list: DiagnosticList
  private var told: Matters = []

  /// What is told once a rendering.
  struct Matters: OptionSet {
    let rawValue: UInt8

    static let depth = Matters(rawValue: 1)
    static let missingCatalog = Matters(rawValue: 2)
  }

  init(isRead: Bool) {
    list = DiagnosticList(isRead: isRead)
  }

  /// Whether somebody reads the diagnostics: words cost more than elements.
  var isRead: Bool { list.isRead }
  var diagnostics: [Diagnostic] { list.diagnostics }
  var place: Diagnostic.Place { list.place }

  mutating func add(_ diagnostic: Diagnostic) { list.add(diagnostic) }

  /// Names the place of what comes.
  mutating func begin(_ section: CollectionSectionDescription) { list.begin(section) }

  mutating func endSection() { list.endSection() }

  /// Returns whether something is to be told now, as it has not been told before.
  mutating func isFirst(_ matter: Matters) -> Bool {
    told.insert(matter).inserted
  }
}

extension HTMLRenderer {
  var checksIdentity: Bool { reports.isRead }

  var place: Diagnostic.Place { reports.place }

  func report(_ diagnostic: Diagnostic) {
    reports.add(diagnostic)
  }

  /// Takes note of something wrong, if somebody is going to read it.
  func report(_ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ message: @autoclosure () -> String) {
    guard checksIdentity else { return }
    report(Diagnostic(severity, code, message(), at: place))
  }

  /// Says that a page cuts words at their end, whatever is asked of it.
  func check(_ mode: TruncationMode) {
    guard mode != .tail else { return }
    report(
      .warning,
      .unsupportedTruncation,
      "Words are to be cut at their \(mode == .head ? "beginning" : "middle"), but pages can only cut their end. Shorten them yourself."
    )
  }
}
