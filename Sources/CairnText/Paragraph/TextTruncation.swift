/// The way the last allowed line of a paragraph shows that there is more.
package struct TextTruncation: Hashable, Sendable {
  package enum Mode: Hashable, Sendable {
    /// The end of the text is shown.
    case head
    /// Both ends of the text are shown.
    case middle
    /// The beginning of the text is shown.
    case tail
  }

  /// The sign for hidden text.
  package enum Marker: Hashable, Sendable {
    case ellipsis
    case fullStops
  }

  package var mode: Mode
  package var marker: Marker

  package init(_ mode: Mode, marker: Marker = .ellipsis) {
    self.mode = mode
    self.marker = marker
  }

  package static let head = TextTruncation(.head)
  package static let middle = TextTruncation(.middle)
  package static let tail = TextTruncation(.tail)
}

extension TextTruncation.Marker {
  /// Returns the part of the marker that fits; three full stops if the ellipsis might take two columns.
  func text(in profile: WidthProfile, within width: Int) -> String {
    let text = self == .ellipsis && profile != .ambiguousWide ? "…" : "..."
    return String(text.prefix(max(width, 0)))
  }
}
