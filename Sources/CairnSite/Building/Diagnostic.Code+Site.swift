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
  /// A file is no picture of the kind that its name says.
  public static let unreadablePicture = Self(rawValue: "site.unreadable-picture")
  /// The file of a font is none of the site's files.
  public static let missingFont = Self(rawValue: "site.missing-font")
  /// It is not known how large the letters of a font are, so words may move when its file has come.
  public static let unmeasuredFont = Self(rawValue: "site.unmeasured-font")
}

extension Diagnostic.Code {
  /// A link leads to a page or file that the site does not have.
  public static let brokenLink = Self(rawValue: "site.broken-link")
  /// A link leads to a name that its page does not have.
  public static let brokenAnchor = Self(rawValue: "site.broken-anchor")
  /// Two pages have the same title.
  public static let repeatedTitle = Self(rawValue: "site.repeated-title")
  /// Pages have no description.
  public static let missingDescription = Self(rawValue: "site.missing-description")
  /// Two pages have the same description.
  public static let repeatedDescription = Self(rawValue: "site.repeated-description")
  /// Pages cannot be reached by links from `index`.
  public static let orphanedPage = Self(rawValue: "site.orphaned-page")
  /// A feed needs the address of its site.
  public static let missingBaseURL = Self(rawValue: "site.missing-base-url")
  /// A page is larger than its budget.
  public static let largePage = Self(rawValue: "site.large-page")
}
