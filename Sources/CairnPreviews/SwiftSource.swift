/// Source text whose strings, comments and brackets can be told apart.
///
/// That is all that has to be known of Swift's grammar to expand a preview.
struct SwiftSource {
  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  var end: Int { bytes.count }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func byte(at place: Int) -> UInt8? { place < bytes.count ? bytes[place] : nil }

  func starts(with word: String, at place: Int) -> Bool { bytes[place...].starts(with: word.utf8) }

  /// Returns where the word at a place ends, with the points in it.
  func endOfWord(at place: Int) -> Int {
    var place = place
    while let byte = byte(at: place),
      byte > 0x7F || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || Self.wordMarks.contains(byte)
    {
      place += 1
    }
    return place
  }

  private static let wordMarks = Set("_.0123456789`".utf8)

  /// Returns where blanks and comments end.
  func skippingTrivia(from place: Int, onLine: Bool = false) -> Int {
    var place = place
    while let byte = byte(at: place) {
      if byte == UInt8(ascii: "\n"), onLine { return place }
      if byte <= 0x20 {
        place += 1
      } else if starts(with: "//", at: place) || starts(with: "/*", at: place) {
        place = endOfElement(at: place)
      } else {
        return place
      }
    }
    return place
  }

  /// Returns where a comment, a string, what is between brackets, or else a byte ends.
  func endOfElement(at place: Int) -> Int {
    switch byte(at: place) {
    case UInt8(ascii: "/"):
      if starts(with: "//", at: place) { return endOfLine(from: place) }
      return starts(with: "/*", at: place) ? endOfComment(at: place) : place + 1
    case UInt8(ascii: "\""): return endOfString(at: place, hashes: 0)
    case UInt8(ascii: "#"):
      var quote = place
      while byte(at: quote) == UInt8(ascii: "#") { quote += 1 }
      return byte(at: quote) == UInt8(ascii: "\"") ? endOfString(at: quote, hashes: quote - place) : place + 1
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return endOfGroup(at: place)
    case nil: return place
    default: return place + 1
    }
  }

  private func endOfLine(from place: Int) -> Int {
    bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  }

  private func endOfComment(at place: Int) -> Int {
    var (place, depth) = (place + 2, 1)
    while place < bytes.count, depth > 0 {
      if starts(with: "/*", at: place) {
        (place, depth) = (place + 2, depth + 1)
      } else if starts(with: "*/", at: place) {
        (place, depth) = (place + 2, depth - 1)
      } else {
        place += 1
      }
    }
    return place
  }

  private func endOfGroup(at place: Int) -> Int {
    var place = place + 1
    while let byte = byte(at: place) {
      if [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(byte) { return place + 1 }
      place = endOfElement(at: place)
    }
    return place
  }

  private func endOfString(at place: Int, hashes: Int) -> Int {
    let marks = String(repeating: "#", count: hashes)
    let quotes = starts(with: "\"\"\"", at: place) ? "\"\"\"" : "\""
    var place = place + quotes.utf8.count
    while place < bytes.count {
      if starts(with: quotes + marks, at: place) { return place + quotes.utf8.count + hashes }
      if starts(with: "\\" + marks, at: place) {
        place += 1 + hashes
        place = byte(at: place) == UInt8(ascii: "(") ? endOfGroup(at: place) : place + 1
      } else {
        place += 1
      }
    }
    return place
  }
}
