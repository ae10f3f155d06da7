extension StyleSheet {
  /// The word of sheets whose rules refer to the parts of themes; no element or class can have it.
  static let wordOfThemes = "@theme"

  /// The rules of pages with a theme that pages without one do not have.
  static let rulesOfThemes =
    "@layer base{h1,h2,h3,h4,h5,h6,.navigation-title{font-family:var(--heading-font,inherit)}"
    + ".collection{--section-overlap:calc(\(sectionSpacing)*-1)}}"

  /// Adds the rule of a page's theme.
  ///
  /// - Returns: The name of its class; `nil` for the default theme.
  mutating func className(for theme: ThemeRule) -> String? {
    let rule = theme.rootRule
    guard !rule.isEmpty else { return nil }
    refersToThemes()
    return className(forRule: rule)
  }

  /// Makes the rules refer to the parts of themes.
  mutating func refersToThemes() { words.formUnion(BaseSheet.shared.vocabulary.words([Self.wordOfThemes])) }
}
