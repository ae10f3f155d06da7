/// A string as it stands between double quotes in a style sheet.
struct CSSString {
  /// The string with its quotes.
  let text: String

  /// Escapes what would end the string or, as `</style>`, the sheet; control characters become U+FFFD.
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

extension Unicode.Scalar {
  /// Whether a document may hold the scalar: no control character but tab and line feed, and no noncharacter.
  var isFitForDocuments: Bool {
    switch value {
    case 0x09, 0x0A: true
    case 0..<0x20, 0x7F...0x9F, 0xFDD0...0xFDEF: false
    default: value & 0xFFFE != 0xFFFE
    }
  }
}
