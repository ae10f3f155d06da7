/// A page of the site by its path and title, for a link or a way to it where the page itself is not at hand.
///
/// ```swift
/// Page("peaks/eiger", title: "Eiger") { PeakView(eiger) }
///   .breadcrumbs(PageReference("index", title: "Start"), PageReference("peaks", title: "Peaks"))
/// ```
public struct PageReference: PageDestination, Hashable, Sendable {
  public let path: String
  public let title: String

  /// Creates a reference; a build fails if it is linked to and the site has no such page.
  ///
  /// - Parameters:
  ///   - path: The path of the page, from the site's root and without `.html`.
  ///   - title: What a link to it shows.
  public init(_ path: String, title: String) {
    self.path = path
    self.title = title
  }
}
