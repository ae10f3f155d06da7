/// The content of a Markdown text, as a value.
///
/// The language is CommonMark 0.31.2 (https://spec.commonmark.org/0.31.2/) with the extensions that you choose. Any
/// text is a document; ``problems`` lists what was odd.
///
/// ```swift
/// let document = MarkdownDocument(parsing: "# Alps\n\nThe *highest* peaks.")
/// document.headings.map(\.anchor)  // ["alps"]
/// ```
///
/// Time and memory grow linearly with the length of any text.
public struct MarkdownDocument: Hashable, Sendable {
  /// The data before the first block, if there are any.
  public var frontMatter: FrontMatter?
  /// The blocks, without footnotes.
  public var blocks: [MarkdownBlock]
  /// The footnotes that references lead to, in the order of their numbers.
  public var footnotes: [MarkdownFootnote]
  /// What was odd in the source, in the order of the source; at most ``maximumProblemCount``.
  public var problems: [MarkdownProblem]

  /// The number of quotes, items and footnotes that may be open at once, and of spans in a line.
  ///
  /// A marker of a quote or list beyond is words. Emphasis and images beyond show their words only.
  public static let maximumDepth = 100
  /// The number of problems beyond which no more are kept.
  public static let maximumProblemCount = 1_000

  /// Creates a document from its parts.
  public init(
    frontMatter: FrontMatter? = nil,
    blocks: [MarkdownBlock],
    footnotes: [MarkdownFootnote] = [],
    problems: [MarkdownProblem] = []
  ) {
    self.frontMatter = frontMatter
    self.blocks = blocks
    self.footnotes = footnotes
    self.problems = problems
  }

  /// Reads a Markdown text.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init(parsing source: String, extensions: MarkdownExtensions = .all) {
    var source = source
    source.replaceNulls()
    self = source.withUTF8 { MarkdownParser(MarkdownBytes($0), extensions: extensions).parse() }
  }
}
