import Cairn
import CairnSite
import Foundation

struct Post: Identifiable {
  let id: String
  let title: String
  let date: FrontMatterDate?
  let tags: [String]
  let isDraft: Bool
  let document: MarkdownDocument

  init(name: String, source: String) {
    document = MarkdownDocument(parsing: source)
    let data = document.frontMatter
    id = name
    title = data?["title"]?.string ?? name
    date = data?["date"]?.date
    tags = data?["tags"]?.strings ?? []
    isDraft = data?["draft"]?.boolean ?? false
  }

  /// The texts of a folder, the latest first.
  static func all(in folder: URL) throws -> [Post] {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let posts = try files.filter { $0.pathExtension == "md" }.map { file in
      let source = try String(contentsOf: file, encoding: .utf8)
      return Post(name: file.deletingPathExtension().lastPathComponent, source: source)
    }
    return posts.filter { !$0.isDraft }.sorted { $0.day > $1.day }
  }

  /// The date as it sorts.
  var day: String { date?.description ?? "" }

  /// The words of the first paragraph.
  var excerpt: String {
    for case .paragraph(let paragraph) in document.blocks { return paragraph.content.plainText }
    return ""
  }
}

struct PostView: View {
  let post: Post

  var body: some View {
    Article {
      Heading(post.title, level: 1)
      if let date = post.date { Time(date.description) }
      Navigation(label: "Contents") {
        BulletList {
          ForEach(post.document.headings, id: \.anchor) { heading in
            Link(heading.content.plainText, destination: "#\(heading.anchor)")
          }
        }
      }
      Markdown(post.document)
    }
  }
}

struct Blog: Site {
  var posts: [Post] = []

  static func make(options: SiteOptions) throws -> Blog {
    Blog(posts: try Post.all(in: URL(filePath: "Posts")))
  }

  var title: String { "A blog" }

  var pages: some PageContent {
    Page("index", title: "A blog") {
      Heading("A blog", level: 1)
      ForEach(posts) { post in
        Article {
          Heading(level: 2) { Link(post.title, destination: "posts/\(post.id).html") }
          Text(post.excerpt)
        }
      }
    }
    Pages(posts) { post in
      Page("posts/\(post.id)", title: post.title, description: post.excerpt) { PostView(post: post) }
    }
  }
}

extension MarkdownDocument {
  var linkedToPages: MarkdownDocument {
    mapInlines { inline in
      guard case .link(var link) = inline, link.destination.hasSuffix(".md") else { return [inline] }
      link.destination = "posts/\(link.destination.dropLast(3)).html"
      return [.link(link)]
    }
  }
}
