/// The data before the first block of a Markdown document, such as its title and date.
///
/// ```swift
/// let document = MarkdownDocument(parsing: "---\ntitle: Alps\ntags: [snow, rock]\n---\nWords.")
/// document.frontMatter?["title"]?.string  // "Alps"
/// document.frontMatter?["tags"]?.strings  // ["snow", "rock"]
/// ```
public struct FrontMatter: Hashable, Sendable {
  /// What the author wrote, in the author's order; no key is there twice.
  public var entries: [Entry]

  /// A key and its value.
  public struct Entry: Hashable, Sendable {
    /// The name of the value.
    public var key: String
    /// The value.
    public var value: FrontMatterValue
    /// Where the key begins in the source.
    public var place: MarkdownPlace?

    /// Creates an entry.
    public init(key: String, value: FrontMatterValue, place: MarkdownPlace? = nil) {
      self.key = key
      self.value = value
      self.place = place
    }
  }

  /// Creates front matter.
  public init(entries: [Entry] = []) {
    self.entries = entries
  }

  /// The value of a key, or `nil` if there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries.
  public subscript(key: String) -> FrontMatterValue? {
    entries.first { $0.key.hasSameBytes(as: key) }?.value
  }
}
