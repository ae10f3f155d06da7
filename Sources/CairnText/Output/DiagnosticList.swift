import Cairn

/// What is wrong with a page, each thing once: a repeated row would repeat its diagnostic without telling anything new.
struct DiagnosticList {
  private(set) var diagnostics: [Diagnostic] = []
  private var known: Set<Diagnostic> = []

  /// Diagnostics beyond this many are left out, so that a long page full of mistakes does not fill the memory.
  static let maximumCount = 1_000

  mutating func add(_ diagnostic: Diagnostic) {
    guard !diagnostic.isCounted(in: &diagnostics) else { return }
    guard known.count < Self.maximumCount else { return noteOmission(of: diagnostic) }
    if known.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  private mutating func noteOmission(of diagnostic: Diagnostic) {
    guard diagnostics.count == Self.maximumCount, !known.contains(diagnostic) else { return }
    let message = "There are more than \(Self.maximumCount) diagnostics; the rest is left out."
    diagnostics.append(Diagnostic(.error, .tooManyDiagnostics, message))
  }
}
