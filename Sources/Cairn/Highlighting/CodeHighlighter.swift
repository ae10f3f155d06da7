/// Finds the pieces of code that have colours.
///
/// Any bytes are code of any language: what is not understood is plain. The pieces together are the code, whatever it
/// is. Each byte is looked at a limited number of times, so that the time is linear.
struct CodeHighlighter {
  /// A piece, from the end of the one before.
  struct Piece {
    var token: CodeToken?
    var end: Int
  }

  /// The length in bytes from which code stays plain, because its pieces would take many times its memory.
  static let maximumLength = 1_000_000

  let bytes: MarkdownBytes
  private(set) var pieces: [Piece] = []
  /// The end of the last piece.
  private(set) var position = 0

  private init(_ bytes: MarkdownBytes) { self.bytes = bytes }

  /// Returns the pieces of code as runs of a text, which make up the code.
  static func runs(of code: String, in language: CodeLanguage) -> [TextRun] {
    var code = code
    return code.withUTF8 { buffer in
      let bytes = MarkdownBytes(buffer)
      var start = 0
      return pieces(of: bytes, in: language).map { piece in
        defer { start = piece.end }
        return TextRun(string: bytes.string(start..<piece.end), role: piece.token.map { .code($0) })
      }
    }
  }

  static func pieces(of bytes: MarkdownBytes, in language: CodeLanguage) -> [Piece] {
    guard bytes.count <= maximumLength else { return [Piece(end: bytes.count)] }
    var highlighter = CodeHighlighter(bytes)
    switch language {
    case .swift: highlighter.readSwift()
    case .json: highlighter.readJSON()
    case .shell: highlighter.readShell()
    case .html: highlighter.readHTML()
    case .css: highlighter.readCSS()
    case .python: highlighter.readPython()
    case .yaml: highlighter.readYAML()
    case .diff: highlighter.readDiff()
    }
    highlighter.add(nil, to: bytes.count)
    return highlighter.pieces
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// The byte at the position, or 0 at the end.
  var next: UInt8 { bytes[position] }

  /// Adds the bytes up to an end; neighbours of one kind are one piece.
  mutating func add(_ token: CodeToken?, to end: Int) {
    var end = min(end, bytes.count)
    guard end > position else { return }
    // The two bytes are one character, and one end of a line.
    if bytes[end - 1] == Byte.carriageReturn, bytes[end] == Byte.lineFeed { end += 1 }
    // An escape may end within a character.
    while bytes[end] & 0xC0 == 0x80 { end += 1 }
    position = end
    if let last = pieces.indices.last, pieces[last].token == token {
      pieces[last].end = end
    } else {
      pieces.append(Piece(token: token, end: end))
    }
  }

  // MARK: - Words

  /// Returns the end of the letters, digits and underscores at an index; bytes beyond ASCII are letters.
  func endOfWord(from start: Int) -> Int {
    var index = start
    while bytes[index].isWordByte { index += 1 }
    return index
  }

  /// Returns the end of the bytes at an index that a condition holds for.
  func end(from start: Int, while isPart: (UInt8) -> Bool) -> Int {
    var index = start
    while index < bytes.count, isPart(bytes[index]) { index += 1 }
    return index
  }

  /// Returns whether the bytes of a range are one of some words.
  func isOne(of words: Set<String>, _ range: Range<Int>) -> Bool {
    // The longest word is `fallthrough`, or nearly so; long names need not be made into strings.
    range.count <= 20 && words.contains(bytes.string(range))
  }

  /// Returns the end of a number at an index: its digits, its fraction and its exponent, or its other base.
  func endOfNumber(from start: Int) -> Int {
    var index = start
    let isHexadecimal = bytes[start] == UInt8(ascii: "0") && bytes[start + 1].lowercased == UInt8(ascii: "x")
    while true {
      let byte = bytes[index]
      let isExponent = !isHexadecimal && byte.lowercased == UInt8(ascii: "e")
      let hasSign = bytes[index + 1] == Byte.plus || bytes[index + 1] == Byte.hyphen
      if isExponent, hasSign, bytes[index + 2].isASCIIDigit {
        index += 2
      } else if byte.isWordByte || byte == Byte.period && bytes[index + 1].isASCIIDigit {
        index += 1
      } else {
        return index
      }
    }
  }

  // MARK: - What ends somewhere

  /// Returns the end of the line at an index, before what ends it.
  func endOfLine(from start: Int) -> Int { bytes.endOfLine(from: start) }

  /// Returns the index behind a mark, or the end of the code.
  func end(after mark: StaticString, from start: Int) -> Int {
    var index = start
    let first = mark.utf8Start[0]
    while let found = bytes.firstIndex(of: first, in: index..<max(index, bytes.count)) {
      if bytes.hasPrefix(mark, at: found, before: bytes.count) { return found + mark.utf8CodeUnitCount }
      index = found + 1
    }
    return bytes.count
  }

  /// Returns the end of a string whose quotation mark is at an index: behind the next one, or at the end of the line.
  func endOfString(from start: Int) -> Int {
    let mark = bytes[start]
    var index = start + 1
    while index < bytes.count {
      switch bytes[index] {
      case mark: return index + 1
      case Byte.lineFeed, Byte.carriageReturn: return index
      case Byte.backslash: index += 2
      default: index += 1
      }
    }
    return bytes.count
  }

  /// Adds a comment from `/*` to `*/`, which may hold others where they nest.
  mutating func addBlockComment(nests: Bool) {
    var index = position + 2
    var depth = 1
    while index < bytes.count, depth > 0 {
      if bytes[index] == Byte.asterisk, bytes[index + 1] == Byte.slash {
        depth -= 1
        index += 2
      } else if nests, bytes[index] == Byte.slash, bytes[index + 1] == Byte.asterisk {
        depth += 1
        index += 2
      } else {
        index += 1
      }
    }
    add(.comment, to: index)
  }
}

extension UInt8 {
  /// Whether it is part of a word of a programming language.
  var isWordByte: Bool { isASCIIAlphanumeric || self == Byte.underscore || self >= 0x80 }

  /// Whether a word of a programming language may begin with it.
  var beginsWord: Bool { isWordByte && !isASCIIDigit }

  var isASCIIUppercase: Bool { self &- 0x41 < 26 }

  var isLineEnd: Bool { self == Byte.lineFeed || self == Byte.carriageReturn }
}
