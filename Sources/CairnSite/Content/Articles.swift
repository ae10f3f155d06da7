import Cairn
public import Foundation

/// The articles in a folder of Markdown files, the newest first.
///
/// ```swift
/// struct Post: Codable { let tags: [String] }
///
/// @main struct Journal: Site {
///   let posts: Articles<Post>
///
///   init() throws { posts = try Articles(in: "content/posts", as: Post.self) }
///
///   var title: String { "Journal" }
///   var pages: some PageContent {
///     Page("index", title: "Journal") { ForEach(posts) { post in Link(to: post) } }
///     Pages(posts) { post in Page(post) { Markdown(post.document) } }
///   }
/// }
/// ```
///
/// All files whose names end in `.md` are read, in folders within the folder, too. Hidden ones are not. Drafts are left out, and
/// so is what has a date in the future, unless you ask for them.
public struct Articles<Metadata: Decodable & Sendable>: RandomAccessCollection, Sendable {
  private let articles: [SiteArticle<Metadata>]
  private let numbers: [ByteKey: Int]
  let unpublished: UnpublishedArticles

  /// Reads the articles of a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder; a relative path counts from the current folder.
  ///   - metadata: The type of the site's own that front matter is read into.
  ///   - root: The folder of the articles' pages in the site; by default the last name of the folder, `posts` for
  ///     `content/posts`.
  ///   - selection: The articles to include besides those that are published.
  ///   - now: The moment after which dates lie in the future.
  /// - Throws: ``ContentError`` with everything that is wrong in all files, with their lines.
  public init(
    in folder: String,
    as metadata: Metadata.Type,
    at root: String? = nil,
    including selection: ArticleSelection = [],
    asOf now: Date = Date()
  ) throws {
    var reader = ArticleReader<Metadata>(root: root ?? ArticleFiles.lastName(of: folder))
    reader.read(ArticleFiles(in: folder))
    try self.init(reader, selection, now)
  }

  init(_ reader: ArticleReader<Metadata>, _ selection: ArticleSelection, _ now: Date) throws {
    let errors = reader.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { throw ContentError(diagnostics: errors) }
    let moment = FrontMatterDate(now)
    unpublished = reader.unpublished
    articles = reader.articles.filter { article in
      let isFuture = article.date.map { moment < $0 } ?? false
      let isPublished =
        (!article.isDraft || selection.contains(.drafts)) && (!isFuture || selection.contains(.future))
      if !isPublished { reader.unpublished.add(article, isFuture: isFuture) }
      return isPublished
    }.sorted { first, second in
      switch (first.date, second.date) {
      case (let one?, let two?) where one != two: two < one
      case (.some, nil): true
      case (nil, .some): false
      default: first.path < second.path
      }
    }
    numbers = Dictionary(articles.enumerated().map { (ByteKey($1.path), $0) }) { first, _ in first }
  }

  public var startIndex: Int { articles.startIndex }
  public var endIndex: Int { articles.endIndex }
  public subscript(position: Int) -> SiteArticle<Metadata> { articles[position] }

  /// The article whose page has a path; `nil` if there is none.
  public subscript(path path: String) -> SiteArticle<Metadata>? { numbers[ByteKey(path)].map { articles[$0] } }

  /// Returns the article that came out next after another one; `nil` for the newest.
  public func newer(than article: SiteArticle<Metadata>) -> SiteArticle<Metadata>? { neighbour(of: article, -1) }

  /// Returns the article that came out last before another one; `nil` for the oldest.
  public func older(than article: SiteArticle<Metadata>) -> SiteArticle<Metadata>? { neighbour(of: article, 1) }

  private func neighbour(of article: SiteArticle<Metadata>, _ step: Int) -> SiteArticle<Metadata>? {
    guard let number = numbers[ByteKey(article.path)], articles.indices.contains(number + step) else { return nil }
    return articles[number + step]
  }
}

extension Articles where Metadata == NoMetadata {
  /// Reads the articles of a folder, whose front matter has no keys of the site's own.
  ///
  /// - Throws: ``ContentError`` with everything that is wrong in all files, with their lines.
  public init(
    in folder: String,
    at root: String? = nil,
    including selection: ArticleSelection = [],
    asOf now: Date = Date()
  ) throws {
    try self.init(in: folder, as: NoMetadata.self, at: root, including: selection, asOf: now)
  }
}

/// The articles to include besides those that are published.
public struct ArticleSelection: OptionSet, Sendable {
  public let rawValue: Int

  /// Creates a selection from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Articles whose front matter has `draft: true`.
  public static let drafts = ArticleSelection(rawValue: 1)
  /// Articles whose date lies in the future.
  public static let future = ArticleSelection(rawValue: 2)
}
