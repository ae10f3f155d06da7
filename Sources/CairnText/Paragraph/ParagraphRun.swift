/// A part of a paragraph's text in one style.
package struct ParagraphRun: Hashable, Sendable {
  package var text: String

  /// The number of the style, which the painter understands.
  package var style: Int

  package init(_ text: String, style: Int = 0) {
    self.text = text
    self.style = style
  }
}
