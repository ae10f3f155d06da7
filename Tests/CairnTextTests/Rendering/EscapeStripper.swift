/// Takes escape sequences out of what the library wrote, to compare what is left with plain output.
enum EscapeStripper {
  static func strip(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      guard scalar == "\u{1B}" else {
        result.append(scalar)
        continue
      }
      switch scalars.popFirst() {
      case "[": while let next = scalars.popFirst(), !("@"..."~").contains(next) {}
      case "]":
        while let next = scalars.popFirst() {
          if next == "\u{1B}" {
            scalars = scalars.dropFirst()
            break
          }
        }
      default: break
      }
    }
    return String(result)
  }

  /// The lines without the blanks at their ends.
  static func trimmedLines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = line
      while line.last == " " { line.removeLast() }
      return String(line)
    }
  }
}
