extension StyleSheet {
  /// The rules that a page needs, in a form that a file can hold for later runs of the same program.
  package struct Needs: Hashable, Sendable {
    /// The rules besides those of the base sheet, without their classes, sorted.
    package var rules: [String] = []
    /// The words of the base sheet.
    package var words: [UInt64] = []

    /// Creates needs of nothing.
    package init() {}
  }

  /// Returns the rules that the sheet needs; `nil` if it has anything else that another sheet does not have, such as the files of fonts.
  package func needs(beyond other: StyleSheet) -> Needs? {
    guard fontFaces.isSubset(of: other.fontFaces), ownStyles.isEmpty, siteRoot == other.siteRoot,
      isLayered == other.isLayered
    else { return nil }
    var needs = Needs()
    needs.rules = rules.sorted()
    needs.words = words.words
    return needs
  }

  /// Creates a sheet from the rules that it needs.
  package init(needs: Needs) {
    self.init()
    for rule in needs.rules { _ = className(forRule: rule) }
    words = SheetWords(words: needs.words)
  }
}
