/// The text between two places where a line may break.
///
/// A segment begins where the one in front ends. Offsets count bytes of UTF-8.
struct ParagraphSegment: Hashable, Sendable {
  enum Kind: UInt8, Hashable, Sendable {
    case allowed
    /// A line may break only if the whole token, such as an address, is wider than a line.
    case token
    /// A line that breaks here shows a hyphen.
    case softHyphen
    case mandatory
    /// The end of the paragraph.
    case end
  }

  /// The end of what is to be shown if the line breaks here: without spaces and line feeds.
  var textEnd: UInt32
  var end: UInt32
  /// The columns up to ``textEnd``.
  var width: UInt32
  /// The columns of the spaces behind, which hang when the line breaks.
  var spaces: UInt32
  var kind: Kind
}
