/// The words of markup that rules can ask for: elements, classes and the attributes of the vocabulary.
enum MarkupWords {
  /// Calls a closure with each word of some markup, as a ``SheetVocabulary`` spells it.
  static func visit(_ markup: String, isInTag: Bool = false, _ visit: (String) -> Void) {
    var bytes = markup.utf8[...]
    if isInTag { visitAttributes(&bytes, visit) }
    while let start = bytes.firstIndex(of: UInt8(ascii: "<")) {
      bytes = bytes[bytes.index(after: start)...]
      let name = bytes.prefix { CSSScanner.isName($0) }
      guard !name.isEmpty else { continue }
      visit(String(Substring(name)))
      bytes = bytes[name.endIndex...]
      visitAttributes(&bytes, visit)
    }
  }

  /// Reads attributes up to the end of a start tag.
  private static func visitAttributes(_ bytes: inout Substring.UTF8View, _ visit: (String) -> Void) {
    while let byte = bytes.first, byte != UInt8(ascii: ">") {
      let name = bytes.prefix { CSSScanner.isName($0) }
      guard !name.isEmpty else {
        bytes.removeFirst()
        continue
      }
      let attribute = String(Substring(name))
      bytes = bytes[name.endIndex...]
      if SheetVocabulary.attributes.contains(attribute) { visit("[" + attribute) }
      guard bytes.starts(with: "=\"".utf8) else { continue }
      let value = bytes.dropFirst(2).prefix { $0 != UInt8(ascii: "\"") }
      if attribute == "class" {
        for name in value.split(separator: UInt8(ascii: " ")) { visit("." + String(Substring(name))) }
      }
      bytes = bytes[value.endIndex...].dropFirst()
    }
  }
}
