/// Reads values as in JSON, `[1, "two"]` and `{"three": 3}`, and the looser form of them that YAML allows.
struct FlowReader {
  /// A key that was there before.
  struct RepeatedKey {
    var name: String
    var place: MarkdownPlace
  }

  private let bytes: MarkdownBytes
  private let range: Range<Int>
  private(set) var index: Int
  /// The number of the line that is being read, from 1.
  private(set) var line: Int
  private var lineStart: Int
  private var depth = 0
  private(set) var repeatedKeys: [RepeatedKey] = []

  /// The number of lists and maps that may be open at once.
  static let maximumDepth = 20

  init(_ bytes: MarkdownBytes, _ range: Range<Int>, lineStart: Int, line: Int) {
    self.bytes = bytes
    self.range = range
    self.lineStart = lineStart
    self.line = line
    index = range.lowerBound
  }

  var place: MarkdownPlace { MarkdownPlace(line: line, column: index - lineStart + 1) }

  private var byte: UInt8 { index < range.upperBound ? bytes[index] : 0 }

  /// Reads a value; `nil` if none can be read.
  mutating func value() -> FrontMatterValue? {
    skipSpace()
    switch byte {
    case Byte.leftBracket: return nested { $0.list() }
    case Byte.leftBrace: return nested { $0.map() }
    case Byte.quotationMark, Byte.apostrophe:
      return quoted().map { .scalar(FrontMatterValue.Scalar(text: $0, isQuoted: true)) }
    default: return .scalar(FrontMatterValue.Scalar(text: plain()))
    }
  }

  private mutating func nested(_ read: (inout FlowReader) -> FrontMatterValue?) -> FrontMatterValue? {
    guard depth < Self.maximumDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    index += 1
    return read(&self)
  }

  private mutating func list() -> FrontMatterValue? {
    var values: [FrontMatterValue] = []
    while true {
      skipSpace()
      if take(Byte.rightBracket) { return .list(values) }
      guard byte != Byte.comma, let value = value() else { return nil }
      values.append(value)
      skipSpace()
      guard take(Byte.comma) || byte == Byte.rightBracket else { return nil }
    }
  }

  private mutating func map() -> FrontMatterValue? {
    var map = FrontMatter()
    var keys: Set<ByteKey> = []
    while true {
      skipSpace()
      if take(Byte.rightBrace) { return .map(map) }
      let place = place
      let isQuoted = byte == Byte.quotationMark || byte == Byte.apostrophe
      guard let key = isQuoted ? quoted() : plain(), isQuoted || !key.isEmpty else { return nil }
      skipSpace()
      guard take(Byte.colon), let value = value() else { return nil }
      if keys.insert(ByteKey(key)).inserted {
        map.entries.append(FrontMatter.Entry(key: key, value: value, place: place))
      } else {
        repeatedKeys.append(RepeatedKey(name: key, place: place))
      }
      skipSpace()
      guard take(Byte.comma) || byte == Byte.rightBrace else { return nil }
    }
  }

  private mutating func take(_ expected: UInt8) -> Bool {
    guard byte == expected else { return false }
    index += 1
    return true
  }

  /// Skips white space and comments.
  private mutating func skipSpace() {
    while index < range.upperBound {
      if byte == Byte.numberSign, index == range.lowerBound || bytes[index - 1].isMarkdownSpace {
        while index < range.upperBound, byte != Byte.lineFeed, byte != Byte.carriageReturn { index += 1 }
      } else if byte.isMarkdownSpace {
        advance()
      } else {
        return
      }
    }
  }

  /// Goes on by one byte and counts lines.
  private mutating func advance() {
    let isPair = byte == Byte.carriageReturn && bytes[index + 1] == Byte.lineFeed
    let endsLine = byte == Byte.lineFeed || (byte == Byte.carriageReturn && !isPair)
    index += 1
    if endsLine {
      line += 1
      lineStart = index
    }
  }

  /// Reads words up to a mark of a list or map.
  private mutating func plain() -> String {
    let start = index
    while index < range.upperBound, !endsPlain { index += 1 }
    return bytes.string(bytes.trimmingSpaces(start..<index))
  }

  private var endsPlain: Bool {
    switch byte {
    case Byte.comma, Byte.leftBracket, Byte.rightBracket, Byte.leftBrace, Byte.rightBrace, Byte.lineFeed,
      Byte.carriageReturn:
      true
    case Byte.colon: endsKey(bytes[index + 1])
    case Byte.numberSign: bytes[index - 1].isSpaceOrTab
    default: false
    }
  }

  private func endsKey(_ next: UInt8) -> Bool {
    next.isMarkdownSpace || next == Byte.comma || next == Byte.rightBracket || next == Byte.rightBrace
  }

  /// Reads a string between quotes.
  private mutating func quoted() -> String? {
    var reader = QuotedReader(bytes, from: index, before: range.upperBound)
    let string = reader.read()
    while index < reader.index { advance() }
    return string
  }
}
