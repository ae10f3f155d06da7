extension CodeHighlighter {
  mutating func readDiff() {
    var isHeader = true
    while !isAtEnd {
      let lineEnd = endOfLine(from: position)
      add(diffToken(of: position..<lineEnd, isHeader: &isHeader), to: lineEnd)
      if !isAtEnd { add(nil, to: position + 1) }
    }
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
    if isHeader, begins(with: "--- ") || begins(with: "+++ ") { return .keyword }
    switch bytes[line.lowerBound] {
    case Byte.plus: return .inserted
    case Byte.hyphen: return .deleted
    default: return nil
    }
  }
}
