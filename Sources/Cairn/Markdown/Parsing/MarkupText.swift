/// The words of raw HTML, for outputs that are no pages.
struct MarkupText {
  private let bytes: MarkdownBytes
  private var words: [UInt8] = []
  private var failed = FailedMarks()

  private init(_ bytes: MarkdownBytes) { self.bytes = bytes }

  /// Returns what stands between the tags of some markup, with one space in place of each white space.
  ///
  /// The content of scripts and style sheets is no words.
  static func words(of markup: String) -> String {
    var markup = markup
    return markup.withUTF8 { buffer in
      var reader = MarkupText(MarkdownBytes(buffer))
      return reader.read()
    }
  }

  /// Whether some markup is a tag that ends a line.
  static func isLineBreak(_ markup: String) -> Bool {
    let name = markup.utf8.dropFirst().prefix { $0.isASCIIAlphanumeric || $0 == Byte.hyphen }
    return markup.utf8.first == Byte.less && name.map(\.lowercased) == Array("br".utf8)
  }

  /// Whether some markup is one comment and nothing else.
  static func isComment(_ markup: String) -> Bool {
    var bytes = markup.utf8[...]
    while bytes.last?.isMarkdownSpace == true { bytes.removeLast() }
    guard bytes.starts(with: "<!--".utf8) else { return false }
    // `<!-->` and `<!--->` are comments too.
    var index = bytes.index(bytes.startIndex, offsetBy: 2)
    while index < bytes.endIndex {
      let rest = bytes[index...]
      if rest.starts(with: "-->".utf8) { return rest.count == 3 }
      index = bytes.index(after: index)
    }
    return false
  }

  private mutating func read() -> String {
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case Byte.less: index = endOfMarkup(at: index)
      case Byte.ampersand:
        let reference = EntityScanner.reference(bytes, at: index)
        words.append(contentsOf: (reference?.value ?? "&").utf8)
        index = reference?.end ?? index + 1
      default:
        append(bytes[index])
        index += 1
      }
    }
    while words.last == Byte.space { words.removeLast() }
    return String(decoding: words, as: UTF8.self)
  }

  private mutating func append(_ byte: UInt8) {
    guard byte.isMarkdownSpace else { return words.append(byte) }
    if let last = words.last, last != Byte.space { words.append(Byte.space) }
  }

  /// Returns the index behind a tag, a comment or the like; a `<` that begins none is a word.
  private mutating func endOfMarkup(at start: Int) -> Int {
    for (tag, end) in [("<script", "</script"), ("<style", "</style")] as [(StaticString, StaticString)]
    where bytes.hasPrefix(tag, at: start, before: bytes.count) {
      var index = start + 1
      while index < bytes.count, !bytes.hasPrefix(end, at: index, before: bytes.count) { index += 1 }
      return index
    }
    guard let end = HTMLScanner.end(bytes, at: start, failed: &failed) else {
      words.append(Byte.less)
      return start + 1
    }
    return end
  }
}
