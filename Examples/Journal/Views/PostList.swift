import Cairn
import CairnSite

/// Articles with their summaries, and the links to further ones.
struct PostList: View {
  let title: String
  let posts: [SiteArticle<Post>]
  var page: PaginatedPage<SiteArticle<Post>>?

  var body: some View {
    Heading(title, level: 1)
    ForEach(posts) { post in
      Article {
        Heading(level: 2) { Link(to: post) }
        PostFacts(post: post)
        Text(verbatim: post.summary)
      }
    }
    if let page { PageNumbers(page) }
  }
}
