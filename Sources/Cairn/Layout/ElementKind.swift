/// The name of a kind of supplementary or decoration.
public struct ElementKind: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a kind from its name.
  public init(_ name: String) { rawValue = name }

  /// The header of a section or a layout.
  public static let header = ElementKind("header")
  /// The footer of a section or a layout.
  public static let footer = ElementKind("footer")
  /// A mark on an item.
  public static let badge = ElementKind("badge")
  /// The background of a section.
  public static let background = ElementKind("background")
  /// A line between the rows of a list.
  public static let separator = ElementKind("separator")
}

extension ElementKind: ExpressibleByStringLiteral, CustomStringConvertible {
  public init(stringLiteral value: String) { rawValue = value }

  /// The name.
  public var description: String { rawValue }
}
