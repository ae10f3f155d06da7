/// What was wrong with the content of a rendering, each thing once and with how often it was found.
///
/// Each row may make the same mistake. So what is said about rows is said once a place, of the first row.
package struct DiagnosticList: Sendable {
  /// What was wrong, in the order in which it was met.
  package private(set) var diagnostics: [Diagnostic] = []
  /// Whether anybody reads them, of which repeated identities cost the most.
  package let isRead: Bool
  /// The sections of collections that are being shown, innermost last.
  private var sections: [CollectionSectionDescription] = []
  private var positions: [Key: Int] = [:]

  /// Diagnostics beyond this many are left out, so that a long page full of mistakes does not fill the memory.
  package static let maximumCount = 1_000

  /// What two diagnostics have in common that say the same.
  private struct Key: Hashable {
    let severity: Diagnostic.Severity
    let code: Diagnostic.Code
    let place: Diagnostic.Place
    /// The words; empty where those about the first row stand for all.
    let message: String

    init(_ diagnostic: Diagnostic) {
      severity = diagnostic.severity
      code = diagnostic.code
      place = diagnostic.place
      message = diagnostic.code.isOfRows ? "" : diagnostic.message
    }
  }

  /// Creates an empty list.
  package init(isRead: Bool = true) {
    self.isRead = isRead
  }

  // MARK: Places

  /// Where in the content the rendering is; sections are named only when a diagnostic needs it, as that is slow.
  package var place: Diagnostic.Place {
    Diagnostic.Place(subject: sections.last.map { "section \($0.index) (\($0.sectionType))" } ?? "")
  }

  /// Takes note of a section of a collection that begins.
  package mutating func begin(_ section: CollectionSectionDescription) { sections.append(section) }

  /// Takes note of the end of the section that was begun last.
  package mutating func endSection() { _ = sections.popLast() }

  // MARK: Diagnostics

  /// Adds a diagnostic, or counts it if it says what one before it does.
  package mutating func add(_ diagnostic: Diagnostic) {
    guard isRead else { return }
    let key = Key(diagnostic)
    if let position = positions[key] {
      diagnostics[position].count += diagnostic.count
    } else if positions.count < Self.maximumCount {
      positions[key] = diagnostics.count
      diagnostics.append(diagnostic)
    } else if diagnostics.count == Self.maximumCount {
      let message = "There are more than \(Self.maximumCount) diagnostics; the rest is left out."
      diagnostics.append(Diagnostic(.error, .tooManyDiagnostics, message))
    }
  }
}

extension Diagnostic.Code {
  /// Whether each row or text may give rise to it.
  fileprivate var isOfRows: Bool {
    switch self {
    case .missingForm, .missingIdentity, .missingCell, .headerActions, .unswitchableState, .unsupportedTruncation,
      .unnamedRow, .severalChosen, .sharedSelection, .duplicateAccessory, .strayDisclosure,
      .nestedInteraction:
      true
    default: false
    }
  }
}
