import Cairn
import CairnHTML
import CairnSite

extension PeakBook {
  var checks: SiteChecks {
    var checks = SiteChecks()
    checks.pageBudget = 100_000
    checks.errors = [.brokenLink, .brokenAnchor]
    checks.ignored = [.missingDescription]
    return checks
  }
}
