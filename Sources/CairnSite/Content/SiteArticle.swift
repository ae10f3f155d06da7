public import Cairn

/// An article of a site: a Markdown file, with what its front matter says.
///
/// The properties of the site's own type are those of the article, too:
///
/// ```swift
/// struct Post: Codable { let tags: [String] }
///
/// struct PostRow: View {
///   let post: SiteArticle<Post>
///   var body: some View { Link("\(post.title), \(post.tags.joined(separator: ", "))", to: post) }
/// }
/// ```
@dynamicMemberLookup
public struct SiteArticle<Metadata: Sendable>: Identifiable, Sendable {
  /// What the front matter says in the site's own words.
  public var metadata: Metadata { content.metadata }
  /// The path of the article's page, such as `posts/eiger`.
  public var path: String { content.header.path }
  /// The path, which is unique among articles.
  public var id: String { path }
  /// The title: the key `title`, or else the first heading of level 1, or else the name of the file.
  public var title: String { content.header.title }
  /// The key `description`.
  public var description: String? { content.header.description }
  /// The key `date`, or else the date in front of the name of the file.
  public var date: FrontMatterDate? { content.header.date }
  /// The key `updated`: when the article last changed.
  public var updated: FrontMatterDate? { content.header.updated }
  /// The key `draft`.
  public var isDraft: Bool { content.header.isDraft }
  /// The key `language`.
  public var language: LocaleIdentifier? { content.header.language }
  /// The key `aliases`: paths of pages that lead here.
  public var aliases: [String] { content.header.aliases }
  /// The text, without front matter and without a heading that is the title.
  public var document: MarkdownDocument { content.document }
  /// The number of words; each ideograph counts as one.
  public var wordCount: Int { content.wordCount }
  /// The time to read the article in minutes, at 200 words a minute, from 1.
  public var readingTime: Int { max(1, (wordCount + 199) / 200) }

  private let content: Content

  /// What an article holds; one reference, because views copy articles often.
  private final class Content: Sendable {
    let header: ArticleHeader
    let metadata: Metadata
    let document: MarkdownDocument
    let wordCount: Int
    let source: PageSource

    init(header: ArticleHeader, metadata: Metadata, document: MarkdownDocument, source: PageSource) {
      self.header = header
      self.metadata = metadata
      self.document = document
      self.source = source
      wordCount = ArticleWords.count(of: document)
    }
  }

  init(header: ArticleHeader, metadata: Metadata, document: MarkdownDocument, source: PageSource) {
    content = Content(header: header, metadata: metadata, document: document, source: source)
  }

  /// The file that the article is from, as the site named its folder.
  public var file: String { source.file }

  var source: PageSource { content.source }

  /// The description, or else the beginning of the first paragraph, at most 200 characters.
  public var summary: String { description ?? ArticleWords.summary(of: document, longest: 200) }

  /// What the front matter says in the site's own words.
  public subscript<Value>(dynamicMember keyPath: KeyPath<Metadata, Value>) -> Value { metadata[keyPath: keyPath] }
}

/// Front matter without keys of the site's own.
public struct NoMetadata: Codable, Hashable, Sendable {
  /// Creates nothing.
  public init() {}
}

extension SiteArticle: Hashable {
  /// Returns whether two articles have one path and say the same, so that a section can hold them.
  public static func == (left: SiteArticle, right: SiteArticle) -> Bool {
    left.content === right.content
      || left.path == right.path && left.title == right.title && left.document == right.document
  }

  /// Hashes the path, which is unique among articles.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
