import Cairn

/// A string in double quotes, escaped for a style sheet.
struct CSSString {
  let text: String

  /// Escapes the characters that would end the string or, as in `</style>`, the sheet; control characters become
  /// U+FFFD.
  init(_ string: String) {
    // Names that pages make themselves need no care.
    if string.utf8.allSatisfy(Self.isPlain) {
      text = "\"\(string)\""
      return
    }
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

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
