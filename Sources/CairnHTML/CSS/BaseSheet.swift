import Synchronization

/// The base sheet as rules, from which each page gets those that can select something on it.
///
/// Nobody says which rules belong to which view: that follows from the words that selectors ask for and from the words
/// that a page has. So a rule goes into a page's sheet, or stays out of it, by what is written in the rule. The rules keep
/// their order, whatever the order in which a page used the words.
final class BaseSheet: Sendable {
  /// The sheet of this module, read once in a process.
  static let shared = BaseSheet(StyleSheet.rules)

  let vocabulary: SheetVocabulary
  private let rules: [SheetRule]
  private let everywhere: SheetWords
  private let wideViews: [SheetWords]
  /// The words of what the renderer writes by hand, by ``WrittenPart``.
  private let writtenWords: [SheetWords]
  /// What pages needed before: most pages of a program need the same.
  private let known = Mutex<[SheetWords: String]>([:])
  /// The limit keeps programs with many kinds of pages from remembering all of them.
  private static let maximumCount = 64

  init(_ css: String) {
    var vocabulary = SheetVocabulary()
    let scanner = CSSScanner(Array(css.utf8))
    // Rules refer to animations that come later.
    for part in css.split(separator: "@keyframes ").dropFirst() {
      _ = vocabulary.add("@" + part.prefix { $0 != "{" })
    }
    _ = vocabulary.add(StyleSheet.wordOfThemes)
    _ = vocabulary.add(StyleSheet.wordOfWideLayouts)
    rules = SheetRule.list(scanner, &vocabulary)
    everywhere = vocabulary.words(["html", "body", "main", "div", "span"])
    wideViews = StyleSheet.wideViews.map { vocabulary.words([$0]) }
    writtenWords = WrittenPart.allCases.map { vocabulary.words($0.words) }
    self.vocabulary = vocabulary
  }

  /// Returns the rules that a page with some words needs.
  func css(for words: SheetWords) -> String {
    if let known = known.withLock({ $0[words] }) { return known }
    let css = select(words)
    known.withLock { known in
      if known.count >= Self.maximumCount { known.removeAll() }
      known[words] = css
    }
    return css
  }

  private func select(_ words: SheetWords) -> String {
    var words = words
    words.formUnion(everywhere)
    // A property may be the value of another one.
    var before = SheetWords()
    while before != words {
      before = words
      for rule in rules { rule.addNames(to: &words) }
    }
    var css = ""
    for rule in rules { rule.write(for: words, to: &css) }
    if wideViews.contains(where: { $0 != SheetWords() && words.isSuperset(of: $0) }) { css += StyleSheet.widePages }
    return refersToThemes(words) ? css + StyleSheet.rulesOfThemes : ThemedText.plain(css)
  }

  /// Returns whether the rules of a page with some words refer to the parts of themes.
  func refersToThemes(_ words: SheetWords) -> Bool {
    words.isSuperset(of: vocabulary.words([StyleSheet.wordOfThemes]))
  }

  /// Returns the words of parts that the renderer wrote by hand.
  func words(of parts: WrittenParts) -> SheetWords {
    if parts.contains(.everything) { return .all }
    var words = SheetWords()
    for part in WrittenPart.allCases where parts.contains(part) { words.formUnion(writtenWords[Int(part.rawValue)]) }
    return words
  }

  /// Adds the words of markup.
  ///
  /// - Parameters:
  ///   - markup: The markup.
  ///   - isInTag: Whether it begins within a start tag.
  ///   - words: The set that gets the words.
  /// - Returns: Whether the markup ends outside of tags, comments and scripts.
  @discardableResult
  func add(_ markup: String, isInTag: Bool = false, to words: inout SheetWords) -> Bool {
    MarkupWords.visit(markup, isInTag: isInTag) { vocabulary.insert($0, into: &words) }
  }

  /// Checks that a page is in the set of words that its renderer noted.
  ///
  /// - Returns: `true`, so that the check can stand in an assertion, which release builds leave out.
  func checkWords(of markup: String, in noted: SheetWords) -> Bool {
    var words = SheetWords()
    guard noted != .all else { return true }
    add(markup, to: &words)
    var all = noted
    all.formUnion(everywhere)
    let missing = vocabulary.spelling(of: words).filter { !vocabulary.words([$0]).isSubset(of: all) }
    assert(
      missing.isEmpty,
      "The renderer writes \(missing) without noting it, so rules of the base sheet would be missing"
    )
    return true
  }
}
