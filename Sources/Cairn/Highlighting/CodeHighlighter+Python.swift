extension CodeHighlighter {
  mutating func readPython() {
    var isLineStart = true
    while !isAtEnd {
      let byte = next
      switch byte {
      case Byte.numberSign: add(.comment, to: endOfLine(from: position))
      case Byte.quotationMark, Byte.apostrophe: add(.string, to: endOfPythonString(from: position))
      case Byte.at where isLineStart && bytes[position + 1].beginsWord:
        add(.annotation, to: end(from: position + 1) { $0.isWordByte || $0 == Byte.period })
      case _ where byte.isASCIIDigit: add(.number, to: endOfNumber(from: position))
      case _ where byte.beginsWord: readPythonWord()
      default: add(nil, to: position + 1)
      }
      isLineStart = byte.isLineEnd || isLineStart && byte.isSpaceOrTab
    }
  }

  private mutating func readPythonWord() {
    let end = endOfWord(from: position)
    let isMark = bytes[end] == Byte.quotationMark || bytes[end] == Byte.apostrophe
    if isMark, end - position <= 2, bytes[position..<end].allSatisfy({ Self.stringPrefixes.contains($0.lowercased) }) {
      add(.string, to: endOfPythonString(from: end))
    } else if isOne(of: Self.pythonKeywords, position..<end) {
      add(.keyword, to: end)
    } else {
      // Names in capitals are constants.
      let isType = next.isASCIIUppercase && bytes[position..<end].contains { $0.isASCIILetter && !$0.isASCIIUppercase }
      add(isType ? .type : nil, to: end)
    }
  }

  /// Returns the end of a string, which goes over several lines between three quotation marks.
  private func endOfPythonString(from start: Int) -> Int {
    let mark = bytes[start]
    guard bytes[start + 1] == mark, bytes[start + 2] == mark else { return endOfString(from: start) }
    var index = start + 3
    while index < bytes.count {
      if bytes[index] == mark, bytes[index + 1] == mark, bytes[index + 2] == mark { return index + 3 }
      index += bytes[index] == Byte.backslash ? 2 : 1
    }
    return bytes.count
  }

  private static let stringPrefixes = ByteSet("rbfut".utf8)

  private static let pythonKeywords: Set<String> = [
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "case", "class", "continue", "def",
    "del", "elif", "else", "except", "finally", "for", "from", "global", "if", "import", "in", "is", "lambda", "match",
    "nonlocal", "not", "or", "pass", "raise", "return", "self", "try", "while", "with", "yield",
  ]
}
