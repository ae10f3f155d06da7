import Cairn
import CairnSite

/// When an article came out, and how long it takes to read.
struct PostFacts: View {
  let post: SiteArticle<Post>

  var body: some View {
    HStack(spacing: 8) {
      if let date = post.date { ArticleDate(date) }
      Text("\(post.readingTime) min")
    }
    .font(.footnote)
    .foregroundColor(.secondary)
  }
}
