/// Which of two customs a terminal follows for characters of ambiguous East Asian width.
package struct WidthProfile: Hashable, Sendable {
  /// The columns of an ambiguous character, 1 or 2.
  let ambiguousWidth: Int

  /// Ambiguous characters take one column, as nearly everywhere.
  package static let standard = WidthProfile(ambiguousWidth: 1)

  /// Ambiguous characters take two columns, as terminals set up for legacy East Asian text do.
  package static let ambiguousWide = WidthProfile(ambiguousWidth: 2)

  /// The columns that a cluster takes which consists of one scalar of the class.
  @inline(__always)
  func width(of widthClass: WidthClass) -> Int {
    switch widthClass {
    case .narrow, .emojiNarrow, .spacingNarrow, .prepend: 1
    case .wide, .emojiWide, .skinTone, .regional, .leadingJamo: 2
    case .ambiguous, .emojiAmbiguous: ambiguousWidth
    case .zero, .extend, .spacingZero, .textSelector, .emojiSelector, .joiner, .linker, .trailingJamo: 0
    }
  }
}
