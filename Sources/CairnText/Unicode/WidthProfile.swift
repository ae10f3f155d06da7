/// A terminal's rule for characters of ambiguous East Asian width.
package struct WidthProfile: Hashable, Sendable {
  /// The columns of an ambiguous character, 1 or 2.
  let ambiguousWidth: Int

  /// One column for ambiguous characters, as nearly everywhere.
  package static let standard = WidthProfile(ambiguousWidth: 1)

  /// Two columns for ambiguous characters, as in terminals for older East Asian text.
  package static let ambiguousWide = WidthProfile(ambiguousWidth: 2)

  /// Returns the columns of a cluster that is one scalar of the class.
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
