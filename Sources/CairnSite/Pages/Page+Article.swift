public import Cairn
import CairnHTML

extension Page {
  /// Creates the page of an article, with the article's path, title, summary, language and aliases.
  ///
  /// ```swift
  /// Pages(posts) { post in
  ///   Page(post) { PostView(post: post) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - article: The article.
  ///   - content: Makes the views of the page.
  public init<Metadata>(
    _ article: SiteArticle<Metadata>,
    @ViewBuilder content: @escaping @Sendable () -> some View & SendableMetatype
  ) {
    let summary = article.summary
    let page = Page(article.path, title: article.title, description: summary.isEmpty ? nil : summary, content: content)
      .redirects(from: article.aliases)
      .head(Self.articleHead)
      .changing {
        $0.source = article.source
        $0.published = article.date
        $0.updated = article.updated
        $0.isArticle = true
      }
    self = article.language.map { page.language($0) } ?? page
  }

  /// Creates one of several pages that share a list; the title of the second has `, page 2` behind it, and its description ` (page 2)`.
  ///
  /// - Parameters:
  ///   - page: The part of the list.
  ///   - title: The title of the first page.
  ///   - description: One or two sentences that search engines show for the first page.
  ///   - content: Makes the views of the page.
  public init(
    _ page: PaginatedPage<some Any>,
    title: String,
    description: String? = nil,
    @ViewBuilder content: @escaping @Sendable () -> some View & SendableMetatype
  ) {
    let number = page.number == 1 ? nil : "page \(page.number)"
    let numbered = description.map { text in number.map { NumberedText.description(text, $0) } ?? text }
    var head = PageHead()
    if let previous = page.previousPath { head.links.append(PageHead.Link("prev", "@" + previous)) }
    if let next = page.nextPath { head.links.append(PageHead.Link("next", "@" + next)) }
    let wholeTitle = number.map { "\(title), \($0)" } ?? title
    self = Page(page.path, title: wholeTitle, description: numbered, content: content)
      .head(head)
      .changing { details in
        details.listed = page.items.compactMap { ($0 as? any PageDestination).map { ($0.path, $0.title) } }
      }
  }

  /// Returns the page that servers show for addresses that lead nowhere.
  ///
  /// Its links and pictures count from the root of the server, because readers come to it by addresses of any depth. So in a
  /// site that is not at the root of its server, ``Site/baseURL`` must say where it is.
  public static func notFound(
    title: String,
    @ViewBuilder content: @escaping @Sendable () -> some View & SendableMetatype
  ) -> Page {
    Page("404", title: title, content: content)
  }

  private static var articleHead: PageHead {
    var head = PageHead()
    head.openGraph = OpenGraph(type: "article")
    return head
  }
}
