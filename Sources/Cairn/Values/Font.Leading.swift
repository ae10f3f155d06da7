extension Font {
  /// The distance between lines of text.
  public enum Leading: UInt8, CaseIterable, Sendable {
    /// The distance of the font.
    case standard
    /// Lines closer together, where space is short.
    case tight
    /// Lines farther apart, for long texts.
    case loose
  }
}
