/// A piece of a line of a Markdown document: words, emphasis, a link and so on.
public enum MarkdownInline: Hashable, Sendable {
  /// Words; character references and escapes are resolved.
  case text(String)
  /// Code between backticks.
  case code(String)
  /// Emphasis, mostly shown in italics.
  case emphasis([MarkdownInline])
  /// Strong emphasis, mostly shown in bold.
  case strong([MarkdownInline])
  /// Words that are struck out.
  case strikethrough([MarkdownInline])
  /// A line of the source that ends; mostly shown as a space.
  case softBreak
  /// A new line that the author asked for.
  case hardBreak
  /// A link.
  indirect case link(Link)
  /// An image.
  indirect case image(Image)
  /// Raw HTML: one tag, comment or the like. The document does not judge it.
  indirect case html(HTML)
  /// A mark that leads to a footnote.
  indirect case footnoteReference(FootnoteReference)
}

extension MarkdownInline {
  /// A link.
  public struct Link: Hashable, Sendable {
    /// Where it leads, as the author gave it; escapes and character references are resolved.
    public var destination: String
    /// The title, if the author gave one.
    public var title: String?
    /// The words; no link is among them, except addresses between angle brackets, as in other parsers.
    public var content: [MarkdownInline]
    /// Where it begins in the source.
    public var place: MarkdownPlace?

    /// Creates a link.
    public init(
      destination: String,
      title: String? = nil,
      content: [MarkdownInline],
      place: MarkdownPlace? = nil
    ) {
      self.destination = destination
      self.title = title
      self.content = content
      self.place = place
    }
  }

  /// An image.
  public struct Image: Hashable, Sendable {
    /// The address or name of the image, as the author gave it.
    public var source: String
    /// The title, if the author gave one.
    public var title: String?
    /// The description.
    public var content: [MarkdownInline]
    /// Where it begins in the source.
    public var place: MarkdownPlace?

    /// Creates an image.
    public init(source: String, title: String? = nil, content: [MarkdownInline], place: MarkdownPlace? = nil) {
      self.source = source
      self.title = title
      self.content = content
      self.place = place
    }
  }

  /// Raw HTML in a line.
  public struct HTML: Hashable, Sendable {
    /// The markup as it stands in the source.
    public var markup: String
    /// Where it begins in the source.
    public var place: MarkdownPlace?

    /// Creates raw HTML.
    public init(markup: String, place: MarkdownPlace? = nil) {
      self.markup = markup
      self.place = place
    }
  }

  /// A mark that leads to a footnote.
  public struct FootnoteReference: Hashable, Sendable {
    /// The number of the footnote, from 1: the position in ``MarkdownDocument/footnotes``.
    public var number: Int
    /// Which of the references to its footnote it is, from 1.
    public var occurrence: Int
    /// Where it begins in the source.
    public var place: MarkdownPlace?

    /// Creates a reference.
    public init(number: Int, occurrence: Int = 1, place: MarkdownPlace? = nil) {
      self.number = number
      self.occurrence = occurrence
      self.place = place
    }
  }
}
