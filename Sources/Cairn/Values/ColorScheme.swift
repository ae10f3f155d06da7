/// Light or dark surroundings.
public enum ColorScheme: UInt8, Hashable, CaseIterable, Sendable {
  /// Dark content on a light background.
  case light
  /// Light content on a dark background.
  case dark
}
