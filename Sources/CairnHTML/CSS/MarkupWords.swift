/// The words of markup that rules can ask for: elements, classes and the attributes of the vocabulary.
enum MarkupWords {
  /// Calls a closure with each word of some markup, as a ``SheetVocabulary`` spells it.
  ///
  /// - Returns: Whether the markup ends outside of tags, comments and scripts, so that what follows it begins anew.
  @discardableResult
  static func visit(_ markup: String, isInTag: Bool = false, _ visit: (String) -> Void) -> Bool {
    var bytes = markup.utf8[...]
    if isInTag, !visitAttributes(&bytes, visit) { return false }
    while let start = bytes.firstIndex(of: UInt8(ascii: "<")) {
      bytes = bytes[bytes.index(after: start)...]
      if bytes.starts(with: "!--".utf8) {
        guard skipComment(&bytes) else { return false }
      }
      guard let name = name(takenFrom: &bytes) else { continue }
      visit(name)
      guard visitAttributes(&bytes, visit) else { return false }
      if name == "script" || name == "style" {
        guard skipText(of: name, &bytes) else { return false }
      }
    }
    return true
  }

  /// Goes behind a comment; returns `false` if it does not end.
  private static func skipComment(_ bytes: inout Substring.UTF8View) -> Bool {
    while let end = bytes.firstIndex(of: UInt8(ascii: "-")) {
      bytes = bytes[bytes.index(after: end)...]
      if bytes.starts(with: "->".utf8) { return true }
    }
    return false
  }

  /// Goes to the end tag of an element in which there is no markup; returns `false` if there is none.
  private static func skipText(of element: String, _ bytes: inout Substring.UTF8View) -> Bool {
    while let start = bytes.firstIndex(of: UInt8(ascii: "<")) {
      bytes = bytes[bytes.index(after: start)...]
      guard bytes.popFirst() == UInt8(ascii: "/") else { continue }
      if name(takenFrom: &bytes) == element { return true }
    }
    return false
  }

  /// Reads attributes up to the end of a start tag; returns `false` if that does not come.
  private static func visitAttributes(_ bytes: inout Substring.UTF8View, _ visit: (String) -> Void) -> Bool {
    while let byte = bytes.first {
      guard byte != UInt8(ascii: ">") else { return true }
      guard let attribute = name(takenFrom: &bytes) else {
        bytes.removeFirst()
        continue
      }
      if SheetVocabulary.attributes.contains(attribute) { visit("[" + attribute) }
      guard let value = value(takenFrom: &bytes), attribute == "class" else { continue }
      for name in value.split(whereSeparator: isSpace) { visit("." + String(Substring(name))) }
    }
    return false
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
