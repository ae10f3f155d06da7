/// What a Markdown document may hold beyond CommonMark.
public struct MarkdownExtensions: OptionSet, Hashable, Sendable {
  /// The bits of the extensions.
  public var rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// GitHub's tables: `| Name | Height |` over `| --- | ---: |`.
  public static let tables = Self(rawValue: 1 << 0)
  /// GitHub's strikethrough: `~~words~~`.
  public static let strikethrough = Self(rawValue: 1 << 1)
  /// GitHub's task lists: `- [x] done`.
  public static let taskLists = Self(rawValue: 1 << 2)
  /// GitHub's addresses without brackets: `https://example.com`, `www.example.com` and `a@example.com`.
  public static let autolinks = Self(rawValue: 1 << 3)
  /// GitHub's footnotes: `words[^1]` and, anywhere else, `[^1]: words`.
  public static let footnotes = Self(rawValue: 1 << 4)
  /// Data about the document before its first block, in YAML between lines of `---` or as an object in JSON.
  public static let frontMatter = Self(rawValue: 1 << 5)

  /// Every extension.
  public static let all: Self = [.tables, .strikethrough, .taskLists, .autolinks, .footnotes, .frontMatter]
}
