public import Cairn

/// What is checked once all pages of a site are made, and how strictly.
///
/// ```swift
/// var checks: SiteChecks {
///   var checks = SiteChecks()
///   checks.pageBudget = 100_000
///   checks.errors = [.brokenLink]
///   checks.ignored = [.missingDescription]
///   return checks
/// }
/// ```
///
/// Links and anchors that lead nowhere, titles and descriptions that are missing or repeated, pages to which no link leads, and
/// pages that are too large. What is found is a warning in a build. The command `check` counts broken links as errors, and only
/// it tells of missing descriptions.
public struct SiteChecks: Hashable, Sendable {
  /// The largest size of a page in bytes, without its sheet and pictures; 1,000,000 by default, `nil` for any size.
  public var pageBudget: Int? = 1_000_000
  /// The findings that make a build fail; none by default.
  public var errors: Set<Diagnostic.Code> = []
  /// The findings that are not told; none by default.
  public var ignored: Set<Diagnostic.Code> = []
  /// Whether anything is checked at all.
  var isOn = true

  /// Creates the usual checks.
  public init() {}

  /// No checks.
  public static var none: SiteChecks {
    var checks = SiteChecks()
    checks.isOn = false
    return checks
  }
}
