/// Sentences about the first of several pages, as the others say them.
enum NumberedText {
  private static let ends: Set<Character> = [".", "!", "?", "…", "。"]

  /// Returns a description with what tells a page from others in front of its full stop.
  static func description(_ text: String, _ mark: String) -> String {
    guard !text.allSatisfy(\.isWhitespace) else { return text }
    guard let last = text.last, ends.contains(last) else { return "\(text) (\(mark))" }
    return "\(text.dropLast()) (\(mark))\(last)"
  }
}
