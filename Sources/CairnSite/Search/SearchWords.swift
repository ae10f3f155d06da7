import Foundation

/// The words of a text in the form in which readers can look them up: in small letters, without accents.
///
/// The same few steps are easy in any language, so a script can do them with what a reader writes; `Docs/articles.md` has one in JavaScript.
enum SearchWords {
  /// Letters that others stand for, besides those that only lack an accent.
  static let letters: [(letter: Unicode.Scalar, words: String)] = [
    ("ß", "ss"), ("æ", "ae"), ("ð", "d"), ("ø", "o"), ("þ", "th"), ("đ", "d"), ("ı", "i"), ("ł", "l"), ("œ", "oe"),
    ("ς", "σ"),
  ]

  /// The longest word in characters; of a longer one the beginning is taken.
  static let longest = 40

  /// Calls a closure with each word of a text, also with those that come again.
  ///
  /// A word is two letters or digits at least. Scripts that put no spaces between words give each pair of neighbours.
  static func forEach(in text: String, _ body: (String) -> Void) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      var isPlain = true
      for index in 0...bytes.count {
        let byte = index < bytes.count ? bytes[index] : UInt8(ascii: " ")
        if byte >= 0x80 {
          isPlain = false
        } else if !isLetterOrDigit(byte) {
          if index > start { add(bytes[start..<index], isPlain, body) }
          start = index + 1
          isPlain = true
        }
      }
    }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
  }

  private static func add(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ isPlain: Bool, _ body: (String) -> Void) {
    guard isPlain else { return addFolded(String(decoding: bytes, as: UTF8.self), body) }
    guard bytes.count > 1 else { return }
    let word = String(unsafeUninitializedCapacity: longest) { buffer in
      let count = min(bytes.count, longest)
      for (index, byte) in bytes.prefix(count).enumerated() {
        buffer[index] = byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
      }
      return count
    }
    body(word)
  }

  // MARK: Other letters than those of ASCII

  private static func addFolded(_ text: String, _ body: (String) -> Void) {
    var word = String.UnicodeScalarView()
    // The letters of a script without spaces, and the one before.
    var neighbour: Unicode.Scalar?
    var isPair = false
    func endWord() {
      if word.count > 1 { body(String(word.prefix(longest))) }
      word.removeAll()
    }
    func endRun() {
      if let neighbour, !isPair { body(String(neighbour)) }
      neighbour = nil
      isPair = false
    }
    for scalar in folded(text).unicodeScalars {
      if isWithoutSpaces(scalar) {
        endWord()
        if let neighbour { body(String(neighbour) + String(scalar)) }
        isPair = neighbour != nil
        neighbour = scalar
      } else {
        endRun()
        if isOfWord(scalar) { word.append(scalar) } else { endWord() }
      }
    }
    endRun()
    endWord()
  }

  /// Returns a text in small letters without accents.
  static func folded(_ text: String) -> String {
    // Sorting very many accents takes long, and they go anyway.
    let small = withoutAccents(text.lowercased()).decomposedStringWithCompatibilityMapping
    var folded = ""
    for scalar in withoutAccents(small).unicodeScalars {
      if scalar.value >= 0x80, let words = letters.first(where: { $0.letter == scalar })?.words {
        folded += words
      } else {
        folded.unicodeScalars.append(scalar)
      }
    }
    return folded.precomposedStringWithCanonicalMapping
  }

  private static func withoutAccents(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !(0x0300...0x036F).contains(scalar.value) { result.append(scalar) }
    return String(result)
  }

  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark:
      true
    default: false
    }
  }

  /// Whether a letter is of a script that puts no spaces between words: Chinese, Japanese, Thai, Lao, Burmese or Khmer.
  static func isWithoutSpaces(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E01...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3005...0x3007, 0x3041...0x30FA, 0x30FC...0x30FF,
      0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      isOfWord(scalar)
    default: false
    }
  }
}
