/// The diagnostics of a rendering, each once with the number of times it was found.
///
/// Every row may have the same mistake. So a diagnostic about rows is kept once for each place, for the first row.
package struct DiagnosticList: Sendable {
  /// The diagnostics in the order in which they were found.
  package private(set) var diagnostics: [Diagnostic] = []
  /// Whether somebody reads the diagnostics; a search for repeated identities costs most.
  package let isRead: Bool
  /// The open sections of collections, innermost last.
  private var sections: [CollectionSectionDescription] = []
  private var positions: [Key: Int] = [:]
  /// Where what comes stands in a Markdown document; `nil` elsewhere.
  package var sourcePlace: MarkdownPlace?

  /// The limit keeps a long page full of mistakes from filling the memory.
  package static let maximumCount = 1_000

  /// The properties that equal diagnostics share.
  private struct Key: Hashable {
    let severity: Diagnostic.Severity
    let code: Diagnostic.Code
    let place: Diagnostic.Place
    /// The message; empty if the diagnostic about the first row represents all.
    let message: String

    init(_ diagnostic: Diagnostic) {
      severity = diagnostic.severity
      code = diagnostic.code
      // Where data are too deep, they mostly are in many places. An information is wanted once.
      let isAboutAll = code == .tooDeep || severity == .information
      place = isAboutAll ? Diagnostic.Place() : diagnostic.place
      message = diagnostic.code.isOfRows ? "" : diagnostic.message
    }
  }

  package init(isRead: Bool = true) {
    self.isRead = isRead
  }

  /// Whether nobody reads it, and nothing has been noted.
  package var isUntouched: Bool { !isRead && diagnostics.isEmpty && sections.isEmpty && sourcePlace == nil }

  // MARK: Places

  /// The current place; the section is named only for a diagnostic, because that is slow.
  package var place: Diagnostic.Place {
    if let sourcePlace { return Diagnostic.Place(sourcePlace) }
    return Diagnostic.Place(subject: sections.last.map { "section \($0.index) (\($0.sectionType))" } ?? "")
  }

  package mutating func begin(_ section: CollectionSectionDescription) {
    if isRead { sections.append(section) }
  }

  package mutating func endSection() { _ = sections.popLast() }

  // MARK: Diagnostics

  /// Adds a diagnostic, or counts it if an equal one exists.
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
  /// Whether every row or text may cause it.
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
