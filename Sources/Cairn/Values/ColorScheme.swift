/// Light or dark surroundings.
public enum ColorScheme: UInt8, Hashable, CaseIterable, Sendable {
  /// Dark content on light surroundings.
  case light
  /// Light content on dark surroundings.
  case dark
}
