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
        readEscape()
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

  private mutating func readEscape() {
    let byte = index + 1 < end ? bytes[index + 1] : 0
    index += 2
    switch byte {
    case UInt8(ascii: "n"): result.append(Byte.lineFeed)
    case UInt8(ascii: "t"): result.append(Byte.tab)
    case UInt8(ascii: "r"): result.append(Byte.carriageReturn)
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "x"): readScalar(digits: 2)
    case UInt8(ascii: "u"): readScalar(digits: 4)
    case UInt8(ascii: "U"): readScalar(digits: 8)
    case Byte.lineFeed, Byte.carriageReturn:
      while index < end, bytes[index].isMarkdownSpace { index += 1 }
    case 0: break
    default: result.append(byte)
    }
  }

  private mutating func readScalar(digits: Int) {
    var value = readNumber(digits: digits)
    // JSON writes characters beyond the first plane as two halves.
    if (0xD800...0xDBFF).contains(value), bytes[index] == Byte.backslash, bytes[index + 1] == UInt8(ascii: "u") {
      index += 2
      let low = readNumber(digits: 4)
      value = (0xDC00...0xDFFF).contains(low) ? 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00) : 0xFFFD
    }
    let scalar = value == 0 ? nil : Unicode.Scalar(value)
    result.append(contentsOf: String(scalar ?? "\u{FFFD}").utf8)
  }

  private mutating func readNumber(digits: Int) -> UInt32 {
    var value: UInt32 = 0
    var count = 0
    while count < digits, index < end, bytes[index].isASCIIHexDigit {
      let byte = bytes[index]
      value = value << 4 | UInt32(byte.isASCIIDigit ? byte & 0x0F : (byte & 0x0F) + 9)
      index += 1
      count += 1
    }
    return value
  }
}
