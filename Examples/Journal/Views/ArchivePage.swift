import Cairn
import CairnSite

/// All articles by year, and all tags.
struct ArchivePage: View {
  let years: [ArticleGroup<Int, Post>]
  let tags: [ArticleGroup<String, Post>]

  /// The page as links and ways name it.
  static var reference: Page { Page("archive", title: "Archive") {} }

  var body: some View {
    Heading("Archive", level: 1)
    ForEach(years) { year in
      Heading(year.name, level: 2)
      BulletList {
        ForEach(year.articles) { post in Link(to: post) }
      }
    }
    Heading("Tags", level: 2)
    BulletList {
      ForEach(tags) { tag in Link("\(tag.name) (\(tag.articles.count))", destination: "@tags/\(tag.slug)") }
    }
  }
}
