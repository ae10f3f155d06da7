/// A line of a paragraph that has been laid out.
package struct ParagraphLine: Hashable, Sendable {
  /// The bytes of the paragraph's text that the line stands for, without the spaces that hang behind it.
  package let range: Range<Int>

  /// The columns the line takes, a hyphen or marker included.
  package let width: Int

  /// The part of the range that is hidden behind a marker.
  package var elision: Elision?

  /// Whether a hyphen is shown at the end.
  package var isHyphenated = false

  /// Whether the line ends at a hard break or at the end of the paragraph.
  package var endsHard = false

  /// Holds no text, so that lines are plain values that nothing has to be counted for.
  package struct Elision: Hashable, Sendable {
    package let range: Range<Int>
    package let marker: TextTruncation.Marker
    /// The room for the marker in columns.
    let room: Int
  }
}
