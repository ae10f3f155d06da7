public import Cairn

extension Diagnostic.Code {
  /// The path of a page or file is not allowed.
  public static let illegalPath = Self(rawValue: "site.illegal-path")
  /// The path of a page or file is used already.
  public static let duplicatePath = Self(rawValue: "site.duplicate-path")
  /// A page has no title.
  public static let untitledPage = Self(rawValue: "site.untitled-page")
  /// A file could not be made.
  public static let failedFile = Self(rawValue: "site.failed-file")
  /// The site has no pages, or no page with the path `index`.
  public static let missingPage = Self(rawValue: "site.missing-page")
  /// The file of a font is none of the site's files.
  public static let missingFont = Self(rawValue: "site.missing-font")
  /// It is not known how large the letters of a font are, so words may move when its file has come.
  public static let unmeasuredFont = Self(rawValue: "site.unmeasured-font")
}
