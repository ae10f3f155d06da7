/// A language, with its region and script where they matter, as a BCP 47 tag.
///
/// Cairn formats nothing by it; it tells readers and their software which language the content is in.
public struct LocaleIdentifier: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The tag, such as `de` or `zh-Hant-TW`.
  public var rawValue: String

  /// Creates an identifier from a tag; underscores count as hyphens.
  public init(_ identifier: String) {
    rawValue = String(identifier.map { $0 == "_" ? "-" : $0 })
  }

  /// Creates an identifier from a tag, as SwiftUI code does with `.init(identifier:)`; underscores count as hyphens.
  public init(identifier: String) {
    self.init(identifier)
  }

  /// Creates an identifier from a tag; underscores count as hyphens.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
