/// Finds the addresses in a style sheet: those in `url()`, and the sheets that it imports.
///
/// It reads sheets of any author. What it cannot read, it skips.
struct StyleAddresses {
  private let bytes: [UInt8]
  private var position = 0
  private var found: [Found] = []

  private struct Found {
    var address: String
    /// Where it stands, without quotation marks.
    var range: Range<Int>
  }

  private init(_ css: [UInt8]) { bytes = css }

  /// Returns the addresses in the order in which they stand, without those of elements in the document itself.
  static func all(in css: [UInt8]) -> [String] {
    var reader = StyleAddresses(css)
    reader.read()
    return reader.found.map(\.address).filter { !$0.isEmpty && !$0.hasPrefix("#") }
  }

  /// Returns a sheet with other addresses in the place of those for which a closure returns one.
  ///
  /// What is written with backslashes stays.
  static func replacing(in css: [UInt8], _ replacement: (String) -> String?) -> [UInt8] {
    var reader = StyleAddresses(css)
    reader.read()
    var result: [UInt8] = []
    var position = 0
    for found in reader.found where css[found.range].elementsEqual(found.address.utf8) {
      guard let address = replacement(found.address) else { continue }
      result += css[position..<found.range.lowerBound]
      result += address.utf8
      position = found.range.upperBound
    }
    return result + css[position...]
  }

  private mutating func read() {
    var isImport = false
    while position < bytes.count {
      let byte = bytes[position]
      if starts(with: "/*") {
        position += 2
        while position < bytes.count, !starts(with: "*/") { position += 1 }
        position += 2
      } else if Self.isQuote(byte) {
        let text = string()
        if isImport { found.append(text) }
        isImport = false
      } else if starts(with: "url("), position == 0 || !Self.isName(bytes[position - 1]) {
        position += 4
        found.append(address())
        isImport = false
      } else if starts(with: "@import") {
        position += 7
        isImport = true
      } else {
        if byte == UInt8(ascii: ";") || byte == UInt8(ascii: "{") { isImport = false }
        position += byte == UInt8(ascii: "\\") ? 2 : 1
      }
    }
  }

  /// Reads the address in `url()`, with or without quotation marks.
  private mutating func address() -> Found {
    skipSpaces()
    guard position < bytes.count else { return Found(address: "", range: position..<position) }
    if Self.isQuote(bytes[position]) { return string() }
    let start = position
    var text: [UInt8] = []
    while position < bytes.count, bytes[position] != UInt8(ascii: ")") { text.append(character()) }
    var end = position
    while let last = text.last, Self.isSpace(last) {
      text.removeLast()
      end -= 1
    }
    return Found(address: String(decoding: text, as: UTF8.self), range: start..<max(start, end))
  }

  /// Reads a text in quotation marks; one that a line break ends is no address.
  private mutating func string() -> Found {
    let quote = bytes[position]
    position += 1
    let start = position
    var text: [UInt8] = []
    while position < bytes.count, bytes[position] != quote {
      guard bytes[position] != UInt8(ascii: "\n") else { return Found(address: "", range: position..<position) }
      text.append(character())
    }
    defer { position += 1 }
    return Found(address: String(decoding: text, as: UTF8.self), range: start..<position)
  }

  /// Reads a byte, of which a backslash takes the meaning.
  private mutating func character() -> UInt8 {
    if bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count { position += 1 }
    defer { position += 1 }
    return bytes[position]
  }

  private mutating func skipSpaces() {
    while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
  }

  /// Returns whether a word of small letters stands here, in whatever case.
  private func starts(with word: StaticString) -> Bool {
    word.withUTF8Buffer { word in
      guard position + word.count <= bytes.count else { return false }
      return word.indices.allSatisfy { offset in
        let byte = bytes[position + offset]
        let isLetter = word[offset] &- UInt8(ascii: "a") < 26
        return byte == word[offset] || isLetter && byte | 0x20 == word[offset]
      }
    }
  }

  private static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

  private static func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }

  private static func isName(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_")
      || byte >= 0x80
  }
}
