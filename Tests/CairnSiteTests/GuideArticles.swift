import Cairn
import CairnHTML
import CairnSite
import Foundation

struct Note: Codable {
  var tags: [String]
  var height: Int?
}

struct NoteRow: View {
  let post: SiteArticle<Note>

  var body: some View {
    VStack(alignment: .leading) {
      Link(to: post)
      Text("\(post.date?.description ?? "") · \(post.readingTime) min · \(post.tags.joined(separator: ", "))")
        .font(.footnote)
    }
  }
}

struct Notebook: Site {
  let posts: Articles<Note>

  init() throws { posts = try Articles(in: "content/posts", as: Note.self) }

  var title: String { "Notebook" }

  func header(for page: Page) -> some View {
    Link("Notebook", destination: "@index")
  }

  func footer(for page: Page) -> some View {
    Text("© 2026 Mira")
  }

  var pages: some PageContent {
    Pages(posts.paginated(by: 10, at: "index")) { page in
      Page(page, title: "Notebook", description: "Notes from the mountains") {
        Heading("All posts")
        ForEach(page.items) { post in NoteRow(post: post) }
        PageNumbers(page)
      }
    }
    Pages(posts) { post in
      Page(post) {
        Heading(post.title)
        Markdown(post.document)
        HStack {
          if let older = posts.older(than: post) { Link("← \(older.title)", to: older) }
          Spacer()
          if let newer = posts.newer(than: post) { Link("\(newer.title) →", to: newer) }
        }
      }
    }
    Pages(posts.grouped(by: \.tags)) { tag in
      Page("tags/\(tag.slug)", title: tag.name) {
        Heading(tag.name)
        ForEach(tag.articles) { post in NoteRow(post: post) }
      }
    }
    Page.notFound(title: "Not found") { Link("All posts", destination: "@index") }
  }
}

extension Notebook {
  var baseURL: String? { "https://example.org" }

  var feeds: [SiteFeed] {
    [
      SiteFeed(posts.prefix(20), at: "feed.xml", title: "Notebook", author: "Mira"),
      SiteFeed(posts.prefix(20), at: "feed.json", title: "Notebook", kind: .json, author: "Mira"),
    ]
  }
}

struct Library: Site {
  let posts: Articles<Note>
  let index: SearchIndex

  init() throws {
    posts = try Articles(in: "content/posts", as: Note.self)
    // Tags are words, too.
    index = SearchIndex(posts) { $0.tags }
  }

  var title: String { "Library" }
  var searchIndex: SearchIndex? { index }

  func header(for page: Page) -> some View {
    Link("Search", destination: "@search")
  }

  var pages: some PageContent {
    Page("index", title: "Library") { ForEach(posts) { post in Link(to: post) } }
    Pages(posts) { post in Page(post) { Markdown(post.document) } }
    index.pages(at: "search", title: "Search", description: "All words, and the posts that have them.")
  }
}

extension Library {
  var files: SiteFolder { SiteFolder("Public") }

  var search: some PageContent {
    index.pages(at: "search", title: "Search", description: "All words, and the posts that have them.") {
      UnsafeHTML(
        unescaped: """
          <label>Words <input type="search" id="words" autocomplete="off"></label>
          <ul id="found" aria-live="polite"></ul>
          <script type="module" src="search.js"></script>
          """
      )
    }
  }
}
