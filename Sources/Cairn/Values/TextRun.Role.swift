extension TextRun {
  /// What words are, beyond their look.
  public enum Role: Hashable, Sendable {
    /// A piece of code, which has a colour.
    case code(CodeToken)
  }

  /// What the words are in code; `nil` for other words, and for code without a colour.
  public var token: CodeToken? { if case .code(let token) = role { token } else { nil } }
}
