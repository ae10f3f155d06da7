/// Reads a string between quotes: double ones with the escapes of YAML and JSON, or single ones.
///
/// A line's end in a string is a space, and a blank line is a line feed.
struct QuotedReader {
  private let bytes: MarkdownBytes
  private let end: Int
  /// The index behind what was read.
  private(set) var index: Int
  private var result: [UInt8] = []

  init(_ bytes: MarkdownBytes, from start: Int, before end: Int) {
    self.bytes = bytes
    self.end = end
    index = start
  }

  /// Returns the string, or `nil` if it does not end.
  mutating func read() -> String? {
    let quote = bytes[index]
    index += 1
    while index < end {
      let byte = bytes[index]
      if byte == quote {
        index += 1
        guard quote == Byte.apostrophe, index < end, bytes[index] == quote else {
          return String(decoding: result, as: UTF8.self)
        }
        result.append(quote)
        index += 1
      } else if byte == Byte.backslash, quote == Byte.quotationMark {
        guard readEscape() else { return nil }
      } else if byte == Byte.lineFeed || byte == Byte.carriageReturn {
        fold()
      } else {
        result.append(byte)
        index += 1
      }
    }
    return nil
  }

  /// Reads a line's end and the blank lines behind it.
  private mutating func fold() {
    while let last = result.last, last.isSpaceOrTab { result.removeLast() }
    var count = 0
    while index < end, bytes[index].isMarkdownSpace {
      if bytes[index] == Byte.lineFeed || (bytes[index] == Byte.carriageReturn && bytes[index + 1] != Byte.lineFeed) {
        count += 1
      }
      index += 1
    }
    result.append(contentsOf: count > 1 ? Array(repeating: Byte.lineFeed, count: count - 1) : [Byte.space])
  }

  /// The escapes of one letter or sign in YAML 1.2, which are those of JSON and more, and what they mean.
  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "0"): "\u{FFFD}", UInt8(ascii: "a"): "\u{7}", UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "t"): "\t",
    UInt8(ascii: "n"): "\n", UInt8(ascii: "v"): "\u{B}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "r"): "\r",
    UInt8(ascii: "e"): "\u{1B}", UInt8(ascii: "N"): "\u{85}", UInt8(ascii: "_"): "\u{A0}",
    UInt8(ascii: "L"): "\u{2028}", UInt8(ascii: "P"): "\u{2029}", Byte.space: " ", Byte.tab: "\t",
    Byte.quotationMark: "\"", Byte.slash: "/", Byte.backslash: "\\",
  ]

  /// Reads an escape, and returns whether it is one.
  private mutating func readEscape() -> Bool {
    let byte = index + 1 < end ? bytes[index + 1] : 0
    index += 2
    switch byte {
    case UInt8(ascii: "x"): return readScalar(digits: 2)
    case UInt8(ascii: "u"): return readScalar(digits: 4)
    case UInt8(ascii: "U"): return readScalar(digits: 8)
    case Byte.lineFeed, Byte.carriageReturn:
      while index < end, bytes[index].isMarkdownSpace { index += 1 }
      return true
    default:
      guard let scalar = Self.escapes[byte] else { return false }
      result.append(contentsOf: String(scalar).utf8)
      return true
    }
  }

  private mutating func readScalar(digits: Int) -> Bool {
    guard var value = readNumber(digits: digits) else { return false }
    // JSON writes characters beyond the first plane as two halves.
    if (0xD800...0xDBFF).contains(value), bytes[index] == Byte.backslash, bytes[index + 1] == UInt8(ascii: "u") {
      index += 2
      guard let low = readNumber(digits: 4) else { return false }
      value = (0xDC00...0xDFFF).contains(low) ? 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00) : 0xFFFD
    }
    let scalar = value == 0 ? nil : Unicode.Scalar(value)
    result.append(contentsOf: String(scalar ?? "\u{FFFD}").utf8)
    return true
  }

  /// Reads a number of so many digits; `nil` if there are fewer.
  private mutating func readNumber(digits: Int) -> UInt32? {
    var value: UInt32 = 0
    var count = 0
    while count < digits, index < end, bytes[index].isASCIIHexDigit {
      let byte = bytes[index]
      value = value << 4 | UInt32(byte.isASCIIDigit ? byte & 0x0F : (byte & 0x0F) + 9)
      index += 1
      count += 1
    }
    return count == digits ? value : nil
  }
}
