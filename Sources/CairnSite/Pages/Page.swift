public import Cairn

/// A page of a site.
///
/// ```swift
/// Page("ranges/alps", title: "Alps", description: "The mountains in the middle of Europe.") {
///   RangeView(alps)
/// }
/// ```
///
/// The views are made when the page is rendered, and only then.
public struct Page: PageContent {
  /// Where the page is, from the site's root and without `.html`: `ranges/alps` becomes `ranges/alps.html`.
  ///
  /// A path that is not one, or that another page has already, fails the build.
  public let path: String
  /// The title of the page; its document is called after the page and the site, that of `index` after the site only.
  public let title: String
  /// One or two sentences that search engines show.
  public let description: String?
  private let makeContent: () -> AnyView

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - path: Where the page is, from the site's root and without `.html`.
  ///   - title: The title of the page.
  ///   - description: One or two sentences that search engines show.
  ///   - content: Makes the views of the page.
  public init(
    _ path: String,
    title: String,
    description: String? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) {
    self.path = path
    self.title = title
    self.description = description
    makeContent = { AnyView(content()) }
  }

  /// The address of the page from the site's root, for links: `ranges/alps.html`.
  public var address: String { path + ".html" }

  /// The views of the page.
  public var content: AnyView { makeContent() }

  public func forEachPage(_ body: (Page) throws -> Void) throws {
    try body(self)
  }
}
