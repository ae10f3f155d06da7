/// The texts of a new site; a test compiles them.
enum StarterText {
  static let site = #"""
    import Cairn
    import CairnHTML
    import CairnSite

    /// What the top of a text may say besides its title and date.
    struct MyBlogPost: Codable, Sendable {
      var tags: [String]
    }

    struct MyBlog: Site {
      let posts: Articles<MyBlogPost>

      /// Reads the texts in the folder Content of the current folder.
      init() throws { posts = try Articles(in: "Content", as: MyBlogPost.self, at: "posts") }

      var title: String { "My blog" }
      var description: String? { "What I see on my way." }
      // With the address of your site here, it has a sitemap, and can have feeds:
      // var baseURL: String? { "https://example.org" }

      var theme: Theme { Theme(accent: .green) }
      // Browsers can keep the sheet and the pictures for ever, since their names change with them.
      var assetNames: AssetNames { .fingerprinted }
      var files: SiteFolder { SiteFolder("Public") }
      var assets: AssetCatalog { files.assets }

      func header(for page: Page) -> some View { Link(title, destination: "@index") }

      var pages: some PageContent {
        Pages(posts.paginated(by: 10, at: "index")) { page in
          Page(page, title: title, description: description) {
            Heading(title, level: 1)
            ForEach(page.items) { post in
              Article {
                Heading(level: 2) { Link(to: post) }
                Text(verbatim: post.summary)
              }
            }
            PageNumbers(page)
          }
        }
        Pages(posts) { post in
          Page(post) {
            Article {
              Heading(post.title, level: 1)
              Markdown(post.document)
            }
          }
        }
        Page.notFound(title: "Not found") {
          Heading("Not found", level: 1)
          Link("All texts", destination: "@index")
        }
      }
    }

    """#

  static let article = """
    ---
    title: Hello
    date: 2026-01-01
    description: The first text, and how to write another.
    ---
    This text is a file in the folder `Content`. Change it, or put another one beside it: each becomes a page.

    ![A green hill](images/hill.svg)

    [All texts](@index) are listed on the first page.

    """

  static let picture = """
    <svg xmlns="http://www.w3.org/2000/svg" width="640" height="240" viewBox="0 0 640 240">\
    <path d="M0 240Q320-60 640 240z" fill="seagreen"/></svg>

    """
}
