import Cairn
import CairnHTML
import CairnSite
import Foundation

/// A journal about mountains: articles from Markdown with tags, an archive, pages of lists and feeds.
@main struct Journal: Site {
  let posts: Articles<Post>
  let tags: [ArticleGroup<String, Post>]
  let index: SearchIndex

  init() throws { try self.init(content: Self.ownContent, including: []) }

  init(content: String, including selection: ArticleSelection) throws {
    posts = try Articles(in: content, as: Post.self, at: "posts", including: selection)
    tags = posts.grouped(by: \.tags)
    index = SearchIndex(posts) { $0.tags }
  }

  static var options: [SiteOption] {
    [
      SiteOption("content", value: "DIR", help: "The folder of the articles, instead of the journal's own."),
      SiteOption("drafts", help: "Takes in drafts, and articles with a date in the future."),
    ]
  }

  static func make(options: SiteOptions) throws -> Journal {
    try Journal(
      content: options["content"] ?? ownContent,
      including: options.contains("drafts") ? [.drafts, .future] : []
    )
  }

  /// The folder beside this file.
  private static var ownContent: String {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Content").path
  }

  var title: String { "Above the treeline" }
  var description: String? { "A journal about mountains: rock, ice, weather and those who go there." }
  var baseURL: String? { "https://example.org/journal" }
  var theme: Theme { .pines }
  var assetNames: AssetNames { .fingerprinted }

  var feeds: [SiteFeed] {
    [
      SiteFeed(posts.prefix(20), at: "feed.xml", title: title),
      SiteFeed(posts.prefix(20), at: "feed.json", title: title, kind: .json),
    ]
  }

  var searchIndex: SearchIndex? { index }

  func header(for page: Page) -> some View { JournalHeader(title: title) }

  func footer(for page: Page) -> some View {
    Text("Written with Cairn. [Feed](feed.xml)").font(.footnote).foregroundColor(.secondary)
  }

  var pages: some PageContent {
    Pages(posts.paginated(by: 5, at: "index")) { page in
      Page(page, title: title, description: description) { PostList(title: title, posts: page.items, page: page) }
    }
    Pages(posts) { post in
      Page(post) {
        PostPage(
          post: post,
          tags: tags.filter { post.tags.contains($0.key) },
          newer: posts.newer(than: post),
          older: posts.older(than: post)
        )
      }
      .breadcrumbs(ArchivePage.reference)
    }
    Pages(tags) { tag in
      Page("tags/\(tag.slug)", title: "Tagged \(tag.name)", description: "All articles about \(tag.name).") {
        PostList(title: "Tagged “\(tag.name)”", posts: tag.articles)
      }
    }
    Page("archive", title: "Archive", description: "All articles by year, and all tags.") {
      ArchivePage(years: years, tags: tags)
    }
    index.pages(at: "search", title: "Words", description: "All words of the journal, and the articles that have them.")
    Page.notFound(title: "Lost in the fog") {
      Heading("Lost in the fog", level: 1)
      Text("There is no such page. Turn back to [the latest articles](@index).")
    }
  }

  private var years: [ArticleGroup<Int, Post>] { posts.grouped { $0.date?.year }.reversed() }
}
