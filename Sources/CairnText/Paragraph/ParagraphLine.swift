/// A line of a paragraph that has been laid out.
package struct ParagraphLine: Hashable, Sendable {
  /// The line's bytes in the text of the paragraph, without the hanging spaces at its end.
  package let range: Range<Int>

  /// The columns of the line, with a hyphen or marker.
  package let width: Int

  /// The part of the range that is hidden behind a marker.
  package var elision: Elision?

  /// Whether the line ends with a hyphen that is not in the text.
  package var isHyphenated = false

  /// Whether the line ends at a hard break or at the end of the paragraph.
  package var endsHard = false

  /// A hidden part; it holds no text, so that lines have no references to count.
  package struct Elision: Hashable, Sendable {
    package let range: Range<Int>
    package let marker: TextTruncation.Marker
    /// The room for the marker in columns.
    let room: Int
  }
}
