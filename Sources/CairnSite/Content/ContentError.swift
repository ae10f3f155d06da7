public import Cairn

/// What is wrong with the content that a site reads.
public struct ContentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, each with its file and line.
  public let diagnostics: [Diagnostic]

  /// Everything, a line each.
  public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}

extension Diagnostic.Code {
  /// A file or folder of the content cannot be read.
  public static let unreadableContent = Self(rawValue: "content.unreadable")
  /// Front matter does not fit the site's type.
  public static let unfitFrontMatter = Self(rawValue: "content.front-matter")
  /// The front matter has a key that nothing reads.
  public static let unknownKey = Self(rawValue: "content.unknown-key")
  /// Values of a key differ only in case.
  public static let likeValues = Self(rawValue: "content.like-values")
  /// The name of a file begins almost like one with a date.
  public static let undatedName = Self(rawValue: "content.undated-name")
  /// An article has a path that is not allowed, or that another one has already.
  public static let articlePath = Self(rawValue: "content.path")
}
