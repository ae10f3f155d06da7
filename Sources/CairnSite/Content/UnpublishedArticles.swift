import Cairn
import Synchronization

/// The articles of a folder that are no pages of the site, and why, for links that lead to them.
final class UnpublishedArticles: Sendable {
  private let reasons = Mutex<[ByteKey: String]>([:])

  func add<Metadata>(_ article: SiteArticle<Metadata>) {
    let reason =
      article.isDraft
      ? "it is a draft. Take \"draft\" out of \(article.file)"
      : "it comes out on \(article.date?.description ?? "a later day"), by \(article.file)"
    reasons.withLock { $0[ByteKey(article.path)] = reason }
  }

  /// Returns why an article is no page; `nil` if there is no such article.
  func reason(ofPath path: String) -> String? { reasons.withLock { $0[ByteKey(path)] } }
}
