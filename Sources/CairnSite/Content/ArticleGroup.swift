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
  ///
  /// Of groups that differ only in case, the one with the most articles has the plain name, and others have a number behind it.
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
    let names = groups.map(\.key.description)
    let slugs = GroupSlugs.make(for: names, sizes: groups.map(\.articles.count))
    return groups.indices.map { number in
      let group = groups[number]
      return ArticleGroup(key: group.key, name: names[number], slug: slugs[number], articles: group.articles)
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
private enum GroupSlugs {
  /// Returns the slugs of names; of several with one slug the largest group has it, so that a small new one does not take it.
  static func make(for names: [String], sizes: [Int]) -> [String] {
    var slugs = names.map { Slug.make(forGroup: $0) }
    var used: Set<ByteKey> = []
    guard !slugs.allSatisfy({ used.insert(ByteKey($0)).inserted }) else { return slugs }
    let order = names.indices.sorted { first, second in
      if sizes[first] != sizes[second] { return sizes[first] > sizes[second] }
      return names[first].utf8.lexicographicallyPrecedes(names[second].utf8)
    }
    let plain = Set(slugs.map { ByteKey($0) })
    used = []
    var numbers: [ByteKey: Int] = [:]
    for group in order {
      let slug = slugs[group]
      guard !used.insert(ByteKey(slug)).inserted else { continue }
      var number = numbers[ByteKey(slug), default: 2]
      // A name with a number that another group has by itself stays with that one.
      while plain.contains(ByteKey("\(slug)-\(number)")) || used.contains(ByteKey("\(slug)-\(number)")) { number += 1 }
      numbers[ByteKey(slug)] = number + 1
      slugs[group] = "\(slug)-\(number)"
      used.insert(ByteKey(slugs[group]))
    }
    return slugs
  }
}
