/// A note at the end of a Markdown document.
public struct MarkdownFootnote: Hashable, Sendable {
  /// The name that the author gave it.
  public var label: String
  /// What it says.
  public var blocks: [MarkdownBlock]
  /// How many references lead to it.
  public var referenceCount: Int
  /// Where it begins in the source.
  public var place: MarkdownPlace?

  /// Creates a note.
  public init(label: String, blocks: [MarkdownBlock], referenceCount: Int = 1, place: MarkdownPlace? = nil) {
    self.label = label
    self.blocks = blocks
    self.referenceCount = referenceCount
    self.place = place
  }
}
