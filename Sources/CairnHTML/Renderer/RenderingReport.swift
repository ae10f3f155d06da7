import Cairn

/// What is wrong with the content, and where.
struct RenderingReport {
  /// Whether somebody reads the diagnostics: words cost more than elements.
  let isRead: Bool
  private(set) var diagnostics: [Diagnostic] = []
  private var section: CollectionSectionDescription?
  private var told: Matters = []

  /// What is told once a rendering.
  struct Matters: OptionSet {
    let rawValue: UInt8

    static let depth = Matters(rawValue: 1)
    static let missingCatalog = Matters(rawValue: 2)
  }

  /// Diagnostics beyond this many are counted out, so that a long page full of one mistake does not fill the memory.
  private static let maximumCount = 1000

  init(isRead: Bool) {
    self.isRead = isRead
  }

  var place: Diagnostic.Place {
    guard let section else { return Diagnostic.Place() }
    return Diagnostic.Place(subject: "section \(section.index) (\(section.sectionType))")
  }

  mutating func add(_ diagnostic: Diagnostic) {
    guard diagnostics.count < Self.maximumCount else {
      if diagnostics.count == Self.maximumCount {
        let message = "There are more than \(Self.maximumCount) diagnostics; the rest is left out."
        diagnostics.append(Diagnostic(.error, .tooManyDiagnostics, message))
      }
      return
    }
    if !diagnostic.isCounted(in: &diagnostics) { diagnostics.append(diagnostic) }
  }

  /// Returns whether something is to be told now, as it has not been told before.
  mutating func isFirst(_ matter: Matters) -> Bool {
    told.insert(matter).inserted
  }

  /// Names the place of what comes.
  mutating func begin(_ section: CollectionSectionDescription) {
    self.section = section
  }

  mutating func endSection() {
    section = nil
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
