/// The words of markup that rules can ask for: elements, classes and the attributes of the vocabulary.
enum MarkupWords {
  /// Calls a closure with each word of some markup, as a ``SheetVocabulary`` spells it.
  static func visit(_ markup: String, isInTag: Bool = false, _ visit: (String) -> Void) {
    var bytes = markup.utf8[...]
    if isInTag { visitAttributes(&bytes, visit) }
    while let start = bytes.firstIndex(of: UInt8(ascii: "<")) {
      bytes = bytes[bytes.index(after: start)...]
      guard let name = name(takenFrom: &bytes) else { continue }
      visit(name)
      visitAttributes(&bytes, visit)
    }
  }

  /// Reads attributes up to the end of a start tag.
  private static func visitAttributes(_ bytes: inout Substring.UTF8View, _ visit: (String) -> Void) {
    while let byte = bytes.first, byte != UInt8(ascii: ">") {
      guard let attribute = name(takenFrom: &bytes) else {
        bytes.removeFirst()
        continue
      }
      if SheetVocabulary.attributes.contains(attribute) { visit("[" + attribute) }
      guard let value = value(takenFrom: &bytes), attribute == "class" else { continue }
      for name in value.split(whereSeparator: isSpace) { visit("." + String(Substring(name))) }
    }
  }

  /// Takes a name, in lower case; `nil` where none begins.
  private static func name(takenFrom bytes: inout Substring.UTF8View) -> String? {
    let name = bytes.prefix { CSSScanner.isName($0) }
    guard !name.isEmpty else { return nil }
    bytes = bytes[name.endIndex...]
    return String(Substring(name)).lowercased()
  }

  /// Takes the value of an attribute, which need not have quotation marks; `nil` where none begins.
  private static func value(takenFrom bytes: inout Substring.UTF8View) -> Substring.UTF8View? {
    var rest = bytes.drop(while: isSpace)
    guard rest.popFirst() == UInt8(ascii: "=") else { return nil }
    rest = rest.drop(while: isSpace)
    let mark = rest.first
    guard mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else {
      let value = rest.prefix { !isSpace($0) && $0 != UInt8(ascii: ">") }
      bytes = rest[value.endIndex...]
      return value
    }
    let value = rest.dropFirst().prefix { $0 != mark }
    bytes = rest[value.endIndex...].dropFirst()
    return value
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
