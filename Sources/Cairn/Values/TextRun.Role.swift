extension TextRun {
  /// What words are, beyond their look.
  public enum Role: Hashable, Sendable {
    /// A piece of code, which has a colour.
    case code(CodeToken)
    /// Words with a name, by which links lead to them, such as the mark of a footnote.
    case anchor(String)
    /// The way back from a footnote to one of its marks, by the number of the mark, from 1.
    ///
    /// The run has no words. Pages show an arrow for it; where links do not lead back, it is nothing.
    case wayBack(Int)
    /// HTML that stands in a page as it is, unescaped and unchecked.
    ///
    /// The run has no words. It is nothing where there is no HTML.
    case markup(String)
  }

  /// What the words are in code; `nil` for other words, and for code without a colour.
  public var token: CodeToken? { if case .code(let token) = role { token } else { nil } }
}
