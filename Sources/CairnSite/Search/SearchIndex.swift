public import Cairn
import Synchronization

/// An index of words, for readers who search a site: pages for everybody, and a file for a script of your own or for a server.
///
/// ```swift
/// let index: SearchIndex
///
/// init() throws {
///   posts = try Articles(in: "content/posts")
///   index = SearchIndex(posts)
/// }
///
/// var searchIndex: SearchIndex? { index }
///
/// var pages: some PageContent {
///   index.pages(at: "search", title: "Search")
/// }
/// ```
///
/// Words are in small letters and without accents, so `Zürich` is found as `zurich`. Chinese, Japanese, Thai and other scripts without spaces are
/// divided into pairs of neighbouring letters. Words in more than half of all pages are left out, once there are four, because they tell nothing of any.
///
/// The index is made when it is needed first, once.
public struct SearchIndex: Sendable {
  /// A page that can be found.
  public struct Entry: PageDestination, Identifiable, Sendable {
    /// The path of the page, from the site's root and without `.html`.
    public let path: String
    /// The title of the page.
    public let title: String
    public let titleLanguage: LocaleIdentifier?
    /// What the page is about, to show with what is found.
    public let summary: String
    /// The path.
    public var id: String { path }
    /// Calls a closure with all texts of the page.
    let forEachText: @Sendable ((String) -> Void) -> Void

    /// Creates a page that is not an article.
    ///
    /// - Parameters:
    ///   - page: The page.
    ///   - summary: What the page is about; its words are found, too.
    ///   - text: The other words of the page.
    public init(_ page: some PageDestination, summary: String = "", text: String) {
      self.init(path: page.path, title: page.title, language: page.titleLanguage, summary: summary) { $0(text) }
    }

    fileprivate init(
      path: String,
      title: String,
      language: LocaleIdentifier?,
      summary: String,
      forEachText: @escaping @Sendable ((String) -> Void) -> Void
    ) {
      self.path = path
      self.title = title
      titleLanguage = language
      self.summary = summary
      self.forEachText = forEachText
    }
  }

  /// A word, and the pages that have it.
  public struct Word: Identifiable, Sendable {
    /// The word in small letters without accents.
    public let text: String
    /// The pages, in the order in which the index was given them.
    public let pages: [Entry]
    /// The word.
    public var id: String { text }
  }

  /// The path of the file for scripts, from the site's root.
  public let path: String
  private let content: Content

  private final class Content: Sendable {
    let make: @Sendable () -> [Entry]
    let words = Mutex<SearchTable?>(nil)

    init(_ make: @escaping @Sendable () -> [Entry]) { self.make = make }
  }

  /// Creates an index of articles: their titles, descriptions and texts.
  ///
  /// - Parameters:
  ///   - articles: The articles; those in front come first among what is found.
  ///   - path: The path of the file for scripts, from the site's root.
  ///   - words: Returns more words of an article, such as its tags; none by default.
  public init<Metadata>(
    _ articles: some Collection<SiteArticle<Metadata>>,
    at path: String = "search.json",
    adding words: @escaping @Sendable (SiteArticle<Metadata>) -> [String] = { _ in [] }
  ) {
    let articles = Array(articles)
    self.init(at: path) {
      articles.map { article in
        Entry(
          path: article.path,
          title: article.title,
          language: article.language,
          summary: article.summary
        ) { body in
          for text in words(article) { body(text) }
          article.document.forEachText(body)
        }
      }
    }
  }

  /// Creates an index of any pages; those in front come first among what is found.
  public init(_ entries: some Collection<Entry>, at path: String = "search.json") {
    let entries = Array(entries)
    self.init(at: path) { entries }
  }

  private init(at path: String, _ make: @escaping @Sendable () -> [Entry]) {
    self.path = path
    content = Content(make)
  }

  /// The words and their pages, made once.
  var table: SearchTable {
    content.words.withLock { words in
      if let words { return words }
      let table = SearchTable(content.make())
      words = table
      return table
    }
  }

  /// All words in the order of their letters.
  public var words: some Collection<Word> { table.words }
}

extension MarkdownDocument {
  /// Calls a closure with the words of each block, code among them.
  fileprivate func forEachText(_ body: (String) -> Void) {
    forEachBlock { block in
      switch block {
      case .paragraph(let paragraph): body(paragraph.content.plainText)
      case .heading(let heading): body(heading.content.plainText)
      case .table(let table):
        for cell in table.header + table.rows.joined() { body(cell.content.plainText) }
      case .code(let code): body(code.code)
      case .quote, .list, .html, .thematicBreak: break
      }
    }
  }
}
