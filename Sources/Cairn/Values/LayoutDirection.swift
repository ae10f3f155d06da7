/// The direction in which lines run.
public enum LayoutDirection: UInt8, Hashable, CaseIterable, Sendable {
  /// From left to right, as in Latin script.
  case leftToRight
  /// From right to left, as in Arabic and Hebrew script.
  case rightToLeft
}
