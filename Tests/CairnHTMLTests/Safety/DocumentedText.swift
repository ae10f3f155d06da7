/// What a page shows for a string, written down independently of the renderer.
enum DocumentedText {
  /// Words: CR and CRLF are LF; what no document may hold is U+FFFD.
  static func words(_ string: String) -> String {
    var result = ""
    var previous: Unicode.Scalar?
    for scalar in string.unicodeScalars {
      if scalar == "\r" {
        result.unicodeScalars.append("\n")
      } else if scalar != "\n" || previous != "\r" {
        let isFit = scalar == "\n" || scalar == "\t" || !StrictHTMLReader.isUnfit(scalar)
        result.unicodeScalars.append(isFit ? scalar : "\u{FFFD}")
      }
      previous = scalar
    }
    return result
  }

  /// What stands in an id: no white space.
  static func identifierPart(_ string: String) -> String {
    string.unicodeScalars.reduce(into: "") { result, scalar in
      let isFit = !StrictHTMLReader.isUnfit(scalar)
      result.unicodeScalars.append(scalar.properties.isWhitespace ? "-" : isFit ? scalar : "\u{FFFD}")
    }
  }

  /// A language, whose parts may be given with underscores.
  static func language(_ string: String) -> String {
    words(String(string.map { $0 == "_" ? "-" : $0 }))
  }
}
