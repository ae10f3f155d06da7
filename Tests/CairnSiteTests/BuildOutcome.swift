@testable import CairnSite

/// How a build of a site ended.
struct BuildOutcome {
  var summary: BuildSummary?
  var failure: String?
  var report = ""
  var output = ""
}

extension Site {
  /// Builds the site, and keeps what was said besides the result.
  func build(
    at output: String,
    isVerbose: Bool = false,
    isStrict: Bool = false,
    options: SiteOptions = SiteOptions(),
    fileSystem: FileSystem = FileSystem()
  ) -> BuildOutcome {
    var outcome = BuildOutcome()
    var report = ""
    var written = ""
    let console = Console(output: { written += $0 }, errors: { report += $0 })
    do {
      outcome.summary = try SiteBuilder.build(
        self,
        at: output,
        console: console,
        isVerbose: isVerbose,
        isStrict: isStrict,
        options: options,
        fileSystem: fileSystem
      )
    } catch {
      outcome.failure = ErrorText.describe(error)
    }
    outcome.report = report
    outcome.output = written
    return outcome
  }
}
