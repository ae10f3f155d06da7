/// The levels of a page's headings, to find one that skips a level.
///
/// Readers who do not see a page jump from heading to heading. A level that is skipped looks to them like a heading that
/// is missing.
struct HeadingOutline {
  private var last = 0

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
}

extension RowResolver {
  /// Notes an attribute of views; the level of a heading counts for the headings behind it.
  package func begin(_ attribute: Attribute, for renderer: any Renderer) {
    guard case .accessibilityHeading(let level) = attribute else { return }
    noteHeading(for: renderer, level: level == .unspecified ? nil : Int(level.rawValue))
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
  /// A heading has no words.
  public static let emptyHeading = Self(rawValue: "heading.empty")
}
