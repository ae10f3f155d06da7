extension CodeHighlighter {
  mutating func readYAML() {
    while !isAtEnd {
      let indentation = bytes.skippingSpaces(from: position, before: bytes.count) - position
      readYAMLLine(indentation: indentation)
    }
  }

  private mutating func readYAMLLine(indentation: Int) {
    let lineEnd = endOfLine(from: position)
    guard indentation == 0, isDocumentMark(position..<lineEnd) else {
      addYAMLMarkers(before: lineEnd)
      addYAMLKey(before: lineEnd)
      let beginsBlock = addYAMLValue(before: lineEnd)
      addYAMLLineEnd(lineEnd)
      if beginsBlock { addYAMLBlock(deeperThan: indentation) }
      return
    }
    add(.annotation, to: lineEnd)
    addYAMLLineEnd(lineEnd)
  }

  private mutating func addYAMLLineEnd(_ lineEnd: Int) {
    add(nil, to: max(position, lineEnd))
    if !isAtEnd, next.isLineEnd { add(nil, to: position + 1) }
  }

  private func isDocumentMark(_ line: Range<Int>) -> Bool {
    let mark = bytes[bytes.trimmingSpaces(line)]
    return mark.elementsEqual("---".utf8) || mark.elementsEqual("...".utf8)
  }

  /// Adds the blanks and the hyphens of lists before the words of a line.
  private mutating func addYAMLMarkers(before lineEnd: Int) {
    add(nil, to: bytes.skippingSpaces(from: position, before: lineEnd))
    while next == Byte.hyphen, bytes[position + 1].isMarkdownSpace || position + 1 >= bytes.count {
      add(nil, to: bytes.skippingSpaces(from: position + 1, before: lineEnd))
    }
  }

  /// Adds a key and its colon, if the line has one.
  private mutating func addYAMLKey(before lineEnd: Int) {
    var index = position
    switch next {
    case Byte.quotationMark, Byte.apostrophe: index = min(endOfString(from: position), lineEnd)
    case Byte.numberSign, Byte.leftBrace, Byte.leftBracket, Byte.ampersand, Byte.asterisk, Byte.exclamationMark: return
    default:
      while index < lineEnd, !isYAMLColon(index), !isYAMLComment(index) { index += 1 }
    }
    guard index < lineEnd, isYAMLColon(index) else { return }
    add(.name, to: index)
    add(nil, to: index + 1)
  }

  /// Adds the words behind a key; returns whether lines of words follow, as after `|`.
  private mutating func addYAMLValue(before lineEnd: Int) -> Bool {
    var isStart = true
    var beginsBlock = false
    while position < lineEnd {
      let byte = next
      beginsBlock = beginsBlock && (byte.isSpaceOrTab || byte == Byte.numberSign)
      switch byte {
      case Byte.space, Byte.tab: add(nil, to: position + 1)
      case Byte.numberSign where isYAMLComment(position): add(.comment, to: lineEnd)
      case Byte.quotationMark where isStart, Byte.apostrophe where isStart:
        add(.string, to: min(endOfString(from: position), lineEnd))
      case Byte.ampersand where isStart, Byte.asterisk where isStart, Byte.exclamationMark where isStart:
        add(.annotation, to: endOfYAMLWord(before: lineEnd))
        continue
      case Byte.bar where isStart, Byte.greater where isStart:
        add(.annotation, to: endOfYAMLWord(before: lineEnd))
        beginsBlock = true
      case Byte.leftBrace, Byte.leftBracket, Byte.comma, Byte.colon:
        add(nil, to: position + 1)
        isStart = true
        continue
      default: addYAMLScalar(before: lineEnd)
      }
      isStart = isStart && byte.isSpaceOrTab
    }
    return beginsBlock
  }

  /// Adds words without quotation marks: a number, a word with a meaning, a key within braces, or other words.
  private mutating func addYAMLScalar(before lineEnd: Int) {
    var end = position + 1
    while end < lineEnd, !Self.endsScalar.contains(bytes[end]), !isYAMLColon(end), !isYAMLComment(end) { end += 1 }
    let words = bytes.trimmingSpaces(position..<end)
    if end < lineEnd, isYAMLColon(end) {
      add(.name, to: end)
      add(nil, to: end + 1)
    } else if isOne(of: ["true", "false", "null", "yes", "no", "on", "off", "~"], words) {
      add(.keyword, to: words.upperBound)
    } else {
      let digits = bytes[words.lowerBound] == Byte.hyphen ? words.dropFirst() : words
      let isNumber = bytes[digits.lowerBound].isASCIIDigit && endOfNumber(from: digits.lowerBound) == digits.upperBound
      add(isNumber ? .number : nil, to: words.upperBound)
    }
    add(nil, to: end)
  }

  /// Adds the lines that are indented deeper than a key.
  private mutating func addYAMLBlock(deeperThan indentation: Int) {
    var index = position
    while index < bytes.count {
      let lineEnd = endOfLine(from: index)
      let start = bytes.skippingSpaces(from: index, before: lineEnd)
      guard start == lineEnd || start - index > indentation else { break }
      index = lineEnd + 1
    }
    add(.string, to: index)
  }

  private func endOfYAMLWord(before lineEnd: Int) -> Int {
    min(end(from: position) { !$0.isMarkdownSpace && $0 != Byte.comma && $0 != Byte.rightBracket }, lineEnd)
  }

  /// Whether a colon at an index ends a key.
  private func isYAMLColon(_ index: Int) -> Bool {
    bytes[index] == Byte.colon && (index + 1 >= bytes.count || bytes[index + 1].isMarkdownSpace)
  }

  private func isYAMLComment(_ index: Int) -> Bool {
    bytes[index] == Byte.numberSign && (index == 0 || bytes[index - 1].isMarkdownSpace)
  }

  private static let endsScalar = ByteSet(",[]{}".utf8)
}
