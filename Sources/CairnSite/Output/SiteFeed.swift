public import Cairn
import CairnHTML

/// A feed of articles with their whole content, which readers can follow.
///
/// ```swift
/// var feeds: [SiteFeed] {
///   [
///     SiteFeed(posts.prefix(20), at: "feed.xml", title: "Journal"),
///     SiteFeed(posts.prefix(20), at: "feed.json", title: "Journal", kind: .json),
///   ]
/// }
/// ```
///
/// The heads of all pages name it. Feeds need absolute addresses, so a site without a ``Site/baseURL`` that has one is an error.
/// Articles without a date are left out.
public struct SiteFeed: Sendable {
  /// An article as it stands in a feed.
  struct Entry: Sendable {
    let path: String
    let title: String
    let summary: String
    let published: FrontMatterDate
    let updated: FrontMatterDate
    let language: LocaleIdentifier?
    let html: @Sendable (HTMLOptions) -> String
  }

  /// The format of a feed.
  public enum Kind: Hashable, Sendable {
    /// Atom, which all readers understand.
    case atom
    /// JSON Feed 1.1.
    case json
  }

  /// The path of the feed's file, such as `feed.xml`.
  public let path: String
  /// The title of the feed.
  public let title: String
  /// The format of the feed.
  public let kind: Kind
  /// Who writes the articles; `nil` for the title of the site.
  public let author: String?
  private let makeEntries: @Sendable () -> [Entry]

  /// Creates a feed whose articles are shown as their text.
  ///
  /// - Parameters:
  ///   - articles: The articles, the newest first.
  ///   - path: The path of the file, such as `feed.xml`.
  ///   - title: The title of the feed.
  ///   - kind: The format; Atom by default.
  ///   - author: Who writes the articles; the title of the site by default.
  public init<Metadata>(
    _ articles: some Sequence<SiteArticle<Metadata>>,
    at path: String,
    title: String,
    kind: Kind = .atom,
    author: String? = nil
  ) {
    self.init(articles, at: path, title: title, kind: kind, author: author) { Markdown($0.document) }
  }

  /// Creates a feed whose articles are shown by views.
  ///
  /// - Parameters:
  ///   - articles: The articles, the newest first.
  ///   - path: The path of the file, such as `feed.xml`.
  ///   - title: The title of the feed.
  ///   - kind: The format; Atom by default.
  ///   - author: Who writes the articles; the title of the site by default.
  ///   - content: Makes the views of an article.
  public init<Metadata>(
    _ articles: some Sequence<SiteArticle<Metadata>>,
    at path: String,
    title: String,
    kind: Kind = .atom,
    author: String? = nil,
    @ViewBuilder content: @escaping @Sendable (SiteArticle<Metadata>) -> some View & SendableMetatype
  ) {
    self.path = path
    self.title = title
    self.kind = kind
    self.author = author
    let articles = Array(articles)
    makeEntries = {
      articles.compactMap { article in
        guard let date = article.date else { return nil }
        return Entry(
          path: article.path,
          title: article.title,
          summary: article.summary,
          published: date,
          updated: article.updated ?? date,
          language: article.language
        ) { content(article).html($0) }
      }
    }
  }

  var entries: [Entry] { makeEntries() }

  /// The link to the feed in the heads of pages.
  var link: PageHead.Feed { PageHead.Feed(path, title: title, kind: kind == .atom ? .atom : .json) }
}
