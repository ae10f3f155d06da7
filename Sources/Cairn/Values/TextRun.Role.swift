extension TextRun {
  /// What words are, beyond their look.
  public enum Role: Hashable, Sendable {
    /// A piece of code, which has a colour.
    case code(CodeToken)
    /// The mark of a footnote, whose words are its number in brackets; both numbers are from 1.
    ///
    /// `mark` tells which of the footnote's marks it is. Pages name the footnote and the mark, so that links lead to them.
    case footnoteMark(footnote: Int, mark: Int)
    /// The way back from a footnote to one of its marks; both numbers are from 1.
    ///
    /// The run has no words. Pages show an arrow for it; where links do not lead back, it is nothing.
    case wayBack(footnote: Int, mark: Int)
    /// HTML that stands in a page as it is, unescaped and unchecked.
    ///
    /// The run has no words. It is nothing where there is no HTML.
    case markup(String)
    /// Words in a language that may differ from that of the words around them; pages say so.
    case language(LocaleIdentifier)
    /// A symbol among the words, by its name; it has their size and colour.
    ///
    /// The run has no words, as the symbol only decorates.
    case symbol(String)
    /// A note that words of the text were to be inflected, as by `^[3 item](inflect: true)`, which shows `3 item`.
    ///
    /// The run has no words. Rendering the text tells that nothing is inflected.
    case uninflected
  }

  /// The name of the symbol that the run is; `nil` for words.
  package var symbolName: String? { if case .symbol(let name) = role { name } else { nil } }

  /// What the words are in code; `nil` for other words, and for code without a colour.
  public var token: CodeToken? { if case .code(let token) = role { token } else { nil } }
}
