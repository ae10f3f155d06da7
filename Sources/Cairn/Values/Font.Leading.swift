extension Font {
  /// The distance between lines of text.
  public enum Leading: UInt8, CaseIterable, Sendable {
    /// The font's own distance.
    case standard
    /// Lines closer together, for little space.
    case tight
    /// Lines farther apart, for long texts.
    case loose
  }
}
