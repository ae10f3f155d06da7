import Cairn
import Synchronization

/// The articles of a folder that are no pages of the site, and why, for links that lead to them.
final class UnpublishedArticles: Sendable {
  private let reasons = Mutex<[ByteKey: String]>([:])

  /// Adds an article that is a draft, or in the future, or both.
  func add<Metadata>(_ article: SiteArticle<Metadata>, isFuture: Bool) {
    let date = isFuture ? article.date.map { "comes out on \($0)" } : nil
    let reason =
      switch (article.isDraft, date) {
      case (true, let date?):
        "It is a draft and \(date) (\(article.file)). Take \"draft\" out and change the date, or link elsewhere."
      case (false, let date?): "It \(date) (\(article.file)). Change the date, or link elsewhere."
      case (_, nil): "It is a draft (\(article.file)). Take \"draft\" out, or link elsewhere."
      }
    reasons.withLock { $0[ByteKey(article.path)] = reason }
  }

  /// Returns why an article is no page, and what to do, in sentences; `nil` if there is no such article.
  func reason(ofPath path: String) -> String? { reasons.withLock { $0[ByteKey(path)] } }
}

/// A folder of articles of any type.
protocol ArticleFolder {
  /// What the folder leaves out, if that is all of it; pages of other folders bring it along.
  var allUnpublished: UnpublishedArticles? { get }
}

extension Articles: ArticleFolder {
  var allUnpublished: UnpublishedArticles? { isEmpty ? unpublished : nil }
}
