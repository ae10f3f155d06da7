extension Font {
  /// The shape of a font's letters.
  public enum Design: UInt8, CaseIterable, Sendable {
    /// The system's own design.
    case `default`
    /// Letters with serifs.
    case serif
    /// Letters with round ends.
    case rounded
    /// Letters of one width.
    case monospaced
  }
}
