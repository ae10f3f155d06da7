/// Drops directional isolates that are not closed on their line, and what would close them.
enum IsolateBalance {
  static func balanced(_ text: String) -> String {
    let dropped = unpaired(in: text)
    if dropped.isEmpty { return text }
    var result = String.UnicodeScalarView()
    for (number, scalar) in text.unicodeScalars.enumerated() where !dropped.contains(number) { result.append(scalar) }
    return String(result)
  }

  /// Returns the positions of the isolates without a partner.
  private static func unpaired(in text: String) -> Set<Int> {
    var dropped: Set<Int> = []
    var opened: [Int] = []
    for (number, scalar) in text.unicodeScalars.enumerated() {
      switch scalar {
      case "\u{2066}", "\u{2067}", "\u{2068}": opened.append(number)
      case "\u{2069}": if opened.popLast() == nil { dropped.insert(number) }
      case "\n":
        dropped.formUnion(opened)
        opened = []
      default: break
      }
    }
    return dropped.union(opened)
  }
}
