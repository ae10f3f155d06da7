import Cairn
import CairnHTML

@testable import CairnSite

/// A site whose pages and files each test chooses.
struct TestSite: Site {
  var title = "Test"
  var baseURL: String?
  var list: [Page] = []
  var files: [SiteFile] = []
  var theme = Theme()
  /// Few tests are about whole sites, so the usual checks are off.
  var checks = SiteChecks.none
  var pageAddresses = PageAddresses.files
  var feeds: [SiteFeed] = []
  var assets = AssetCatalog()
  var assetNames = AssetNames.plain
  var styles = ""

  var pages: some PageContent {
    for page in list { page }
  }

  /// Checks the site without building it.
  func check(isStrict: Bool = false) -> BuildOutcome {
    var outcome = BuildOutcome()
    var report = ""
    let console = Console(output: { _ in }, errors: { report += $0 })
    do {
      outcome.summary = try SiteBuilder.check(self, console: console, isStrict: isStrict)
    } catch {
      outcome.failure = ErrorText.describe(error)
    }
    outcome.report = report
    return outcome
  }
}
