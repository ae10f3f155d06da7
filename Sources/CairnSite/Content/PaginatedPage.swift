public import Cairn

/// One of several pages that share a long list.
///
/// ```swift
/// Pages(posts.paginated(by: 10, at: "posts")) { page in
///   Page(page, title: "Posts") {
///     ForEach(page.items) { Link(to: $0) }
///     PageNumbers(page)
///   }
/// }
/// ```
public struct PaginatedPage<Item>: PageDestination {
  /// The items on this page.
  public let items: [Item]
  /// The number of the page, from 1.
  public let number: Int
  /// The number of pages, at least 1.
  public let count: Int
  private let first: String

  fileprivate init(_ items: [Item], _ number: Int, _ count: Int, _ first: String) {
    (self.items, self.number, self.count, self.first) = (items, number, count, first)
  }

  /// The path of the page: that of the first one, and `posts/page/2` for the second of `posts`.
  public var path: String { path(of: number) }
  /// The path of the page before; `nil` for the first one.
  public var previousPath: String? { number > 1 ? path(of: number - 1) : nil }
  /// The path of the next page; `nil` for the last one.
  public var nextPath: String? { number < count ? path(of: number + 1) : nil }
  /// The number of the page in words.
  public var title: String { "Page \(number)" }

  /// Returns the path of the page with a number.
  public func path(of number: Int) -> String {
    guard number > 1 else { return first }
    if first == "index" { return "page/\(number)" }
    return (first.hasSuffix("/index") ? String(first.dropLast("/index".count)) : first) + "/page/\(number)"
  }
}

extension PaginatedPage: Sendable where Item: Sendable {}

extension Collection {
  /// Divides a list over pages.
  ///
  /// - Parameters:
  ///   - size: The number of items on a page, at least 1.
  ///   - path: The path of the first page; the second of `posts` is `posts/page/2`.
  /// - Returns: The pages; an empty list has one.
  public func paginated(by size: Int, at path: String) -> [PaginatedPage<Element>] {
    let size = Swift.max(size, 1)
    let items = Array(self)
    let count = Swift.max(1, items.count / size + (items.count.isMultiple(of: size) ? 0 : 1))
    return (1...count).map { number in
      let start = (number - 1) * size
      return PaginatedPage(Array(items[start..<Swift.min(start + size, items.count)]), number, count, path)
    }
  }
}

/// Links to the pages before and behind one of several that share a list; nothing if there is only one.
public struct PageNumbers: View {
  private let number: Int
  private let count: Int
  private let previous: String?
  private let next: String?
  private let label: String
  private let previousWords: String
  private let nextWords: String

  /// Creates links.
  ///
  /// - Parameters:
  ///   - page: The page on which they stand.
  ///   - label: What readers who do not see the links know them by.
  ///   - previous: The words of the link back.
  ///   - next: The words of the link on.
  public init(
    _ page: PaginatedPage<some Any>,
    label: String = "Pages",
    previous: String = "Previous",
    next: String = "Next"
  ) {
    number = page.number
    count = page.count
    self.previous = page.previousPath
    self.next = page.nextPath
    self.label = label
    previousWords = previous
    nextWords = next
  }

  public var body: some View {
    if count > 1 {
      Navigation(label: label) {
        HStack(spacing: 16) {
          if let previous { Link(previousWords, destination: "@" + previous) }
          Text("\(number) / \(count)")
          if let next { Link(nextWords, destination: "@" + next) }
        }
      }
    }
  }
}
