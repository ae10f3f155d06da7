import Cairn

/// The articles that have something in common, such as a tag or a year.
///
/// ```swift
/// Pages(posts.grouped(by: \.tags)) { tag in
///   Page("tags/\(tag.slug)", title: tag.name) { ForEach(tag.articles) { Link(to: $0) } }
/// }
/// ```
public struct ArticleGroup<Key: Hashable & Sendable, Metadata: Sendable>: Identifiable, Sendable {
  /// What the articles have in common.
  public let key: Key
  /// The key in words.
  public let name: String
  /// A name for the group's page, which no other group has: the words in lower case with hyphens.
  public let slug: String
  /// The articles, in the order in which they were.
  public fileprivate(set) var articles: [SiteArticle<Metadata>]
  /// The key.
  public var id: Key { key }
}

extension Collection {
  /// Groups articles by what each has any number of, such as tags; the groups are in the order of their keys.
  public func grouped<Key: Hashable & Comparable & Sendable & CustomStringConvertible, Metadata>(
    by keys: (Element) -> [Key]
  ) -> [ArticleGroup<Key, Metadata>] where Element == SiteArticle<Metadata> {
    var numbers: [Key: Int] = [:]
    var groups: [(key: Key, articles: [SiteArticle<Metadata>])] = []
    for article in self {
      var seen: Set<Key> = []
      for key in keys(article) where seen.insert(key).inserted {
        if let number = numbers[key] {
          groups[number].articles.append(article)
        } else {
          numbers[key] = groups.count
          groups.append((key, [article]))
        }
      }
    }
    groups.sort { $0.key < $1.key }
    var slugs = SlugNumbers()
    return groups.map { group in
      let name = group.key.description
      return ArticleGroup(key: group.key, name: name, slug: slugs.slug(for: name), articles: group.articles)
    }
  }

  /// Groups articles by what each has one of, such as the year.
  public func grouped<Key: Hashable & Comparable & Sendable & CustomStringConvertible, Metadata>(
    by key: (Element) -> Key
  ) -> [ArticleGroup<Key, Metadata>] where Element == SiteArticle<Metadata> {
    grouped { [key($0)] }
  }

  /// Groups articles by what each may have one of; those without it are in no group.
  public func grouped<Key: Hashable & Comparable & Sendable & CustomStringConvertible, Metadata>(
    by key: (Element) -> Key?
  ) -> [ArticleGroup<Key, Metadata>] where Element == SiteArticle<Metadata> {
    grouped { key($0).map { [$0] } ?? [] }
  }
}

/// Slugs of groups, each once.
private struct SlugNumbers {
  private var used: Set<ByteKey> = []

  mutating func slug(for name: String) -> String {
    let slug = Slug.make(from: name)
    var unused = slug
    var number = 1
    while !used.insert(ByteKey(unused)).inserted {
      number += 1
      unused = "\(slug)-\(number)"
    }
    return unused
  }
}
