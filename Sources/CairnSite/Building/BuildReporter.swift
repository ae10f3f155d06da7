import Cairn

/// What a build says while it works.
struct BuildReporter {
  let console: Console
  /// Whether each file is named.
  let isVerbose: Bool
  /// Whether diagnostics are told that are no more than information.
  var tellsInformation = false
  /// Whether warnings count as errors.
  let isStrict: Bool

  /// Tells a diagnostic of a page or file, and returns how severe it is in this build.
  func report(_ diagnostic: Diagnostic, at subject: String) -> Diagnostic.Severity {
    if diagnostic.severity == .information, !tellsInformation { return .information }
    var diagnostic = diagnostic
    if isStrict, diagnostic.severity == .warning { diagnostic.severity = .error }
    console.report((subject.isEmpty ? "" : "\(subject): ") + diagnostic.description)
    return diagnostic.severity
  }

  func warn(_ message: String) { console.report("warning: " + message) }

  func mention(_ path: String, _ bytes: Int) {
    if isVerbose { console.mention("\(path)  \(BuildSummary.count(bytes, "byte"))\n") }
  }
}
