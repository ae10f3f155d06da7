extension CodeHighlighter {
  mutating func readJSON() {
    while !isAtEnd {
      switch next {
      case Byte.quotationMark, Byte.apostrophe: readJSONString()
      case Byte.slash where bytes[position + 1] == Byte.slash: add(.comment, to: endOfLine(from: position))
      case Byte.slash where bytes[position + 1] == Byte.asterisk: addBlockComment(nests: false)
      case let byte where byte.isASCIIDigit || byte == Byte.hyphen && bytes[position + 1].isASCIIDigit:
        add(.number, to: endOfNumber(from: position + 1))
      case let byte where byte.beginsWord:
        let end = endOfWord(from: position)
        add(isOne(of: ["true", "false", "null"], position..<end) ? .keyword : nil, to: end)
      default: add(nil, to: position + 1)
      }
    }
  }

  /// Reads a string, which is a key if a colon follows.
  private mutating func readJSONString() {
    let end = endOfString(from: position)
    let following = self.end(from: end) { $0.isMarkdownSpace }
    add(bytes[following] == Byte.colon ? .name : .string, to: end)
  }
}
