/// How the last permitted line of a paragraph shows that there is more.
package struct TextTruncation: Hashable, Sendable {
  package enum Mode: Hashable, Sendable {
    /// The end of the text is shown.
    case head
    /// Both ends of the text are shown.
    case middle
    /// The beginning of the text is shown.
    case tail
  }

  package var mode: Mode

  /// What stands for the hidden text.
  package var marker: String

  package init(_ mode: Mode, marker: String = "…") {
    self.mode = mode
    self.marker = marker
  }

  package static let head = TextTruncation(.head)
  package static let middle = TextTruncation(.middle)
  package static let tail = TextTruncation(.tail)

  /// The marker in columns: an ellipsis, or three full stops where the ellipsis might take two columns.
  func marker(in profile: WidthProfile, within width: Int) -> String {
    let fitting = profile == .ambiguousWide && marker == "…" ? "..." : marker
    var result = ""
    var used = 0
    for character in fitting {
      used += character.columns(in: profile)
      if used > width { break }
      result.append(character)
    }
    return result
  }
}
