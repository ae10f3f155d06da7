/// The size of text that the reader prefers, from small to the largest of the accessibility sizes.
public enum DynamicTypeSize: UInt8, Hashable, CaseIterable, Comparable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// The sizes by the names of SwiftUI's older `ContentSizeCategory`.
  public static var extraSmall: DynamicTypeSize { .xSmall }
  /// A size larger than ``large``.
  public static var extraLarge: DynamicTypeSize { .xLarge }
  /// A size larger than ``xLarge``.
  public static var extraExtraLarge: DynamicTypeSize { .xxLarge }
  /// The largest size that is not meant for readers with low vision.
  public static var extraExtraExtraLarge: DynamicTypeSize { .xxxLarge }
  /// The least size for readers with low vision.
  public static var accessibilityMedium: DynamicTypeSize { .accessibility1 }
  /// The second size for readers with low vision.
  public static var accessibilityLarge: DynamicTypeSize { .accessibility2 }
  /// The third size for readers with low vision.
  public static var accessibilityExtraLarge: DynamicTypeSize { .accessibility3 }
  /// The fourth size for readers with low vision.
  public static var accessibilityExtraExtraLarge: DynamicTypeSize { .accessibility4 }
  /// The largest size.
  public static var accessibilityExtraExtraExtraLarge: DynamicTypeSize { .accessibility5 }

  /// Whether the size is meant for readers with low vision, in the older spelling.
  public var isAccessibilityCategory: Bool { isAccessibilitySize }

  /// Whether the size is meant for readers with low vision.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Smaller sizes come first.
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// The name of ``DynamicTypeSize`` in older SwiftUI code.
public typealias ContentSizeCategory = DynamicTypeSize
