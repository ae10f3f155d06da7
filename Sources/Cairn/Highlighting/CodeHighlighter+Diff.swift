extension CodeHighlighter {
  mutating func readDiff() {
    var isHeader = true
    var isBehindOldName = false
    while !isAtEnd {
      let lineEnd = endOfLine(from: position)
      let line = position..<lineEnd
      if isHeader, isBehindOldName || isOldName(line) {
        add(.keyword, to: lineEnd)
        isBehindOldName.toggle()
      } else {
        add(diffToken(of: line, isHeader: &isHeader), to: lineEnd)
      }
      if !isAtEnd { add(nil, to: position + 1) }
    }
  }

  /// Whether a line is the name of the old file: that of the new one stands below it.
  private func isOldName(_ line: Range<Int>) -> Bool {
    bytes.hasPrefix("--- ", at: line.lowerBound, before: line.upperBound)
      && bytes.hasPrefix("+++ ", at: line.upperBound + 1, before: bytes.count)
  }

  /// Returns what a line of a diff is; names of files stand before the first `@@` and again behind `diff`.
  private func diffToken(of line: Range<Int>, isHeader: inout Bool) -> CodeToken? {
    func begins(with mark: StaticString) -> Bool { bytes.hasPrefix(mark, at: line.lowerBound, before: line.upperBound) }
    if begins(with: "@@") {
      isHeader = false
      return .annotation
    }
    if begins(with: "diff ") || begins(with: "index ") {
      isHeader = true
      return .comment
    }
    switch bytes[line.lowerBound] {
    case Byte.plus: return .inserted
    case Byte.hyphen: return .deleted
    default: return nil
    }
  }
}
