/// Words of a diagnostic on one line, without invisible characters and terminal commands.
///
/// Diagnostics quote names, identities and addresses, which may come from anybody.
struct DiagnosticText {
  let text: String

  /// Cleans words and limits their number of scalars; a single character may have any length.
  init(_ words: String, longest: Int) {
    let isPlain = words.utf8.count <= longest && words.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    guard !isPlain else {
      text = words
      return
    }
    var cleaned = String.UnicodeScalarView()
    for (number, scalar) in words.unicodeScalars.enumerated() {
      guard number < longest else {
        cleaned.append("…")
        break
      }
      cleaned.append(Self.shown(scalar))
    }
    text = String(cleaned)
  }

  private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.properties.generalCategory {
    case .lineSeparator, .paragraphSeparator: " "
    case .control: scalar.properties.isWhitespace ? " " : "\u{FFFD}"
    // What joins letters and emoji belongs to their words.
    case .format: scalar == "\u{200C}" || scalar == "\u{200D}" ? scalar : "\u{FFFD}"
    default: scalar.isFitForDocuments ? scalar : "\u{FFFD}"
    }
  }
}
