/// A part of a Markdown document that stands in lines of its own.
///
/// Quotes and lists hold blocks. They nest at most ``MarkdownDocument/maximumDepth`` deep, so that recursion over a
/// parsed document is safe on small stacks.
public enum MarkdownBlock: Hashable, Sendable {
  /// Lines of words.
  case paragraph(Paragraph)
  /// A heading.
  case heading(Heading)
  /// A quotation.
  case quote(Quote)
  /// A list with bullets or numbers.
  case list(List)
  /// Lines of code.
  case code(Code)
  /// A table.
  case table(Table)
  /// Lines of raw HTML. The document does not judge them.
  case html(HTML)
  /// A rule between two parts of the text.
  case thematicBreak(ThematicBreak)
}

extension MarkdownBlock {
  /// Lines of words.
  public struct Paragraph: Hashable, Sendable {
    /// The words.
    public var content: [MarkdownInline]
    /// Where it begins in the source.
    public var place: MarkdownPlace?

    /// Creates a paragraph.
    public init(content: [MarkdownInline], place: MarkdownPlace? = nil) {
      self.content = content
      self.place = place
    }
  }

  /// A heading.
  public struct Heading: Hashable, Sendable {
    /// The level, from 1 to 6 in a parsed document.
    public var level: Int
    /// The words.
    public var content: [MarkdownInline]
    /// The name to link to, made from the words as on GitHub; no two of a parsed document are equal.
    public var anchor: String
    /// Where it begins in the source.
    public var place: MarkdownPlace?

    /// Creates a heading.
    public init(level: Int, content: [MarkdownInline], anchor: String, place: MarkdownPlace? = nil) {
      self.level = level
      self.content = content
      self.anchor = anchor
      self.place = place
    }
  }

  /// A quotation.
  public struct Quote: Hashable, Sendable {
    /// What is quoted.
    public var blocks: [MarkdownBlock]
    /// Where it begins in the source.
    public var place: MarkdownPlace?

    /// Creates a quotation.
    public init(blocks: [MarkdownBlock], place: MarkdownPlace? = nil) {
      self.blocks = blocks
      self.place = place
    }
  }

  /// Lines of code.
  public struct Code: Hashable, Sendable {
    /// The code; every line ends with a line feed.
    public var code: String
    /// The words behind the fence, of which the first names the language; empty where there are none.
    public var info: String
    /// Where it begins in the source.
    public var place: MarkdownPlace?

    /// Creates lines of code.
    public init(code: String, info: String = "", place: MarkdownPlace? = nil) {
      self.code = code
      self.info = info
      self.place = place
    }

    /// The name of the language, which is the first word behind the fence.
    public var language: String? {
      info.utf8.split(whereSeparator: \.isMarkdownSpace).first.map { String(Substring($0)) }
    }
  }

  /// Lines of raw HTML.
  public struct HTML: Hashable, Sendable {
    /// The markup as it stands in the source; every line ends with a line feed.
    public var markup: String
    /// Where it begins in the source.
    public var place: MarkdownPlace?

    /// Creates raw HTML.
    public init(markup: String, place: MarkdownPlace? = nil) {
      self.markup = markup
      self.place = place
    }
  }

  /// A rule between two parts of the text.
  public struct ThematicBreak: Hashable, Sendable {
    /// Where it begins in the source.
    public var place: MarkdownPlace?

    /// Creates a rule.
    public init(place: MarkdownPlace? = nil) {
      self.place = place
    }
  }
}
