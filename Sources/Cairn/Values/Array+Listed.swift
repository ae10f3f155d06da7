extension [String] {
  /// The words as in a sentence: "a, b and c".
  package var listed: String {
    guard count > 1, let last else { return joined() }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
