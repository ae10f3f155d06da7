import Cairn

/// A string in double quotes, escaped for a style sheet.
struct CSSString {
  let text: String

  /// Escapes the characters that would end the string or, as in `</style>`, the sheet; control characters become
  /// U+FFFD.
  init(_ string: String) {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "<", ">", "&": result += "\\\(String(scalar.value, radix: 16)) "
      case "\n", "\r", "\u{c}": result += "\\a "
      case let unfit where !unfit.isFitForDocuments: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    text = result + "\""
  }
}
