/// A stretch of text in one style, of which a paragraph may have many.
package struct ParagraphRun: Hashable, Sendable {
  package var text: String

  /// What the text looks like, in the numbering of whoever paints it.
  package var style: Int

  package init(_ text: String, style: Int = 0) {
    self.text = text
    self.style = style
  }
}
