/// The size of text that the reader prefers, from small to the largest of the accessibility sizes.
public enum DynamicTypeSize: UInt8, Hashable, CaseIterable, Comparable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is meant for readers with low vision.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Smaller sizes come first.
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.rawValue < right.rawValue
  }
}
