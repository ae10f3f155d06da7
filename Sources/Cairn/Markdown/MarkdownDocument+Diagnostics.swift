extension MarkdownDocument {
  /// The problems of the document as diagnostics.
  public var diagnostics: [Diagnostic] {
    problems.map { problem in
      let code = Diagnostic.Code(rawValue: "markdown.\(problem.kind.rawValue)")
      return Diagnostic(.warning, code, problem.message, at: Diagnostic.Place(subject: "Markdown, \(problem.place)"))
    }
  }
}
