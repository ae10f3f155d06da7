/// The levels of a page's headings, to find one that skips a level.
///
/// Readers who do not see a page jump from heading to heading. A level that is skipped looks to them like a heading that
/// is missing.
struct HeadingOutline {
  private var last = 0
  private var title = Title.missing

  /// What is known of the heading of level 1 that is the title of the page, which no header of a section is.
  private enum Title {
    case missing, found
    /// Of what comes, not everything may show at once, so that each part may have a title.
    case any
  }

  /// Notes a heading.
  ///
  /// - Parameters:
  ///   - level: The level of the heading.
  ///   - usual: The level that fits the place, which skips none.
  /// - Returns: The level of the heading before, if the heading skips one.
  mutating func note(_ level: Int, usual: Int) -> Int? {
    defer { last = level }
    // A view may be a part of a page, so its first heading may have any level.
    return last > 0 && level > max(last + 1, usual) ? last : nil
  }

  /// Notes a heading that may be the title of the page, and returns whether there is a title already.
  mutating func noteTitle(_ level: Int) -> Bool {
    guard level == 1, title == .missing else { return isLikeTitle(level) }
    title = .found
    return false
  }

  /// Returns whether a heading has the level of a title that came before.
  func isLikeTitle(_ level: Int) -> Bool { level == 1 && title == .found }

  /// Forgets the title, because another part of the page begins.
  mutating func forgetTitle() { title = .missing }

  /// Allows any number of titles from here on.
  mutating func allowTitles() { title = .any }
}

extension RowResolver {
  /// Notes an attribute of views; the level of a heading counts for the headings behind it.
  package func begin(_ attribute: Attribute, for renderer: any Renderer) {
    guard case .accessibilityHeading(let level) = attribute else { return }
    noteTitle(for: renderer, level: level == .unspecified ? nil : Int(level.rawValue))
  }
}

extension Diagnostic {
  static func skippedLevel(_ heading: HeadingDescription, after level: Int, at place: Place) -> Diagnostic {
    let message = """
      A heading of level \(heading.level) follows one of level \(level), as if one between them were missing. \
      Make it level \(level + 1).
      """
    guard let source = heading.place else { return Diagnostic(.warning, .skippedLevel, message, at: place) }
    return markdown(.skippedLevel, message, source)
  }

  static func severalTitles(_ heading: HeadingDescription, at place: Place) -> Diagnostic {
    let message = "A second heading of level 1 follows, and a page has one title. Make it level 2."
    guard let source = heading.place else { return Diagnostic(.warning, .severalTitles, message, at: place) }
    return markdown(.severalTitles, message, source)
  }

  static func headerLikeTitle(at place: Place) -> Diagnostic {
    let message = """
      The header of a section is a heading of level 1, as the title in front of it is. Give the content its title by \
      navigationTitle(_:) instead, so that headers in it are of level 2.
      """
    return Diagnostic(.warning, .severalTitles, message, at: place)
  }

  static func emptyHeading(at place: Place) -> Diagnostic {
    Diagnostic(.warning, .emptyHeading, "A heading has no words and is left out. Write words into it.", at: place)
  }

  static func emptyHeading(in source: MarkdownPlace?) -> Diagnostic {
    markdown(.emptyHeading, "A heading has no words and is left out. Write words behind the \"#\".", source)
  }
}

extension Diagnostic.Code {
  /// A heading is more than one level below the heading before it.
  public static let skippedLevel = Self(rawValue: "heading.skipped-level")
  /// Several headings of a page are of level 1, the one for its title.
  public static let severalTitles = Self(rawValue: "heading.several-titles")
  /// A heading has no words.
  public static let emptyHeading = Self(rawValue: "heading.empty")
}
