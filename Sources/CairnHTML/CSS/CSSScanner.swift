/// A reader of style sheets that this module wrote: they have no comments, and quotation marks come in pairs.
struct CSSScanner {
  private let bytes: [UInt8]
  private(set) var position: Int
  private let end: Int

  init(_ bytes: [UInt8]) { self.init(bytes, 0..<bytes.count) }

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  var isAtEnd: Bool { position >= end }

  /// The next byte; zero at the end.
  var next: UInt8 { peek(0) }

  func peek(_ distance: Int) -> UInt8 { position + distance < end ? bytes[position + distance] : 0 }

  mutating func advance(_ count: Int = 1) { position += count }

  mutating func skipSpace() {
    while next == UInt8(ascii: " ") || next == UInt8(ascii: "\n") { advance() }
  }

  static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  mutating func readName() -> String {
    let start = position
    while Self.isName(next) { advance() }
    return text(start..<position)
  }

  /// Moves to the next byte outside of quotation marks and brackets that is one of some bytes, or to the end.
  ///
  /// - Returns: What lies in between.
  mutating func read(to stops: String) -> Range<Int> {
    let start = position
    let stops = Array(stops.utf8)
    var depth = 0
    var isQuoted = false
    while !isAtEnd {
      let byte = next
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted {
        if depth == 0, stops.contains(byte) { break }
        if Self.opening.contains(byte) { depth += 1 }
        if Self.closing.contains(byte) { depth -= 1 }
      }
      advance()
    }
    return start..<position
  }

  private static let opening = Array("([{".utf8)
  private static let closing = Array(")]}".utf8)

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
  func slice(_ range: Range<Int>) -> ArraySlice<UInt8> { bytes[range] }
  func scanner(_ range: Range<Int>) -> CSSScanner { CSSScanner(bytes, range) }
}
