/// What was odd in a source, up to the number that a document keeps.
struct ProblemList {
  private(set) var problems: [MarkdownProblem] = []

  /// Adds a problem; the message is only made if it is kept.
  mutating func add(_ kind: MarkdownProblem.Kind, _ message: @autoclosure () -> String, at place: MarkdownPlace) {
    guard problems.count < MarkdownDocument.maximumProblemCount else { return }
    problems.append(MarkdownProblem(kind, message(), at: place))
  }
}
