import Cairn
import CairnSite

/// A whole article, its tags and its neighbours.
struct PostPage: View {
  let post: SiteArticle<Post>
  let tags: [ArticleGroup<String, Post>]
  let newer: SiteArticle<Post>?
  let older: SiteArticle<Post>?

  var body: some View {
    Article {
      Heading(post.title, level: 1)
      PostFacts(post: post)
      Markdown(post.document)
      if !tags.isEmpty {
        HStack(spacing: 8) {
          Text("Tags:")
          ForEach(tags) { tag in Link(tag.name, destination: "@tags/\(tag.slug)") }
        }
        .font(.footnote)
      }
    }
    if newer != nil || older != nil {
      Navigation(label: "Neighbours") {
        HStack(spacing: 16) {
          if let older { Link("Before: \(older.title)", to: older) }
          if let newer { Link("Next: \(newer.title)", to: newer) }
        }
      }
    }
  }
}
