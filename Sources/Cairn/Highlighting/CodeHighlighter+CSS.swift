extension CodeHighlighter {
  /// Where in a style sheet the position is.
  private struct CSSState {
    /// The number of open braces.
    var depth = 0
    /// Whether the value of a property is read.
    var isValue = false
    /// Whether a selector, a property or an at-rule may begin.
    var isStart = true
    /// Whether the words of an at-rule are read, such as a media query.
    var isQuery = false
  }

  mutating func readCSS() {
    var state = CSSState()
    while !isAtEnd {
      if next == Byte.slash, bytes[position + 1] == Byte.asterisk {
        addBlockComment(nests: false)
      } else if next.isMarkdownSpace {
        add(nil, to: position + 1)
      } else {
        readCSS(&state)
      }
    }
  }

  private mutating func readCSS(_ state: inout CSSState) {
    let isStart = state.isStart
    state.isStart = false
    switch next {
    case Byte.quotationMark, Byte.apostrophe: add(.string, to: endOfString(from: position))
    case Byte.leftBrace, Byte.rightBrace, Byte.semicolon: endStatement(&state)
    case Byte.at where isStart:
      state.isQuery = true
      add(.keyword, to: endOfCSSName(from: position + 1))
    case Byte.exclamationMark: add(.keyword, to: endOfCSSName(from: position + 1))
    case Byte.hyphen where bytes[position + 1] == Byte.hyphen && !isStart:
      add(.name, to: endOfCSSName(from: position))
    case let byte where beginsCSSNumber(byte): add(.number, to: endOfCSSNumber())
    case let byte where byte.isCSSNameByte: readCSSName(&state, isStart: isStart)
    case Byte.numberSign where state.isValue: add(.number, to: endOfCSSName(from: position + 1))
    case Byte.numberSign, Byte.period: add(isSelector(state) ? .type : nil, to: endOfCSSName(from: position + 1))
    case Byte.colon where isSelector(state):
      let name = end(from: position) { $0 == Byte.colon }
      add(.annotation, to: endOfCSSName(from: name))
    default: add(nil, to: position + 1)
    }
  }

  private mutating func endStatement(_ state: inout CSSState) {
    if next == Byte.leftBrace { state.depth += 1 }
    if next == Byte.rightBrace { state.depth = max(state.depth - 1, 0) }
    state.isStart = true
    state.isValue = false
    state.isQuery = false
    add(nil, to: position + 1)
  }

  private func isSelector(_ state: CSSState) -> Bool { !state.isValue && !state.isQuery }

  /// Reads a name: that of a property if a statement begins with it and a value follows.
  private mutating func readCSSName(_ state: inout CSSState, isStart: Bool) {
    let end = endOfCSSName(from: position)
    let colon = self.end(from: end) { $0.isMarkdownSpace }
    guard bytes[colon] == Byte.colon, isStart && state.depth > 0 && isDeclaration(from: colon) || state.isQuery else {
      return add(isSelector(state) ? .keyword : nil, to: end)
    }
    state.isValue = !state.isQuery
    add(.name, to: end)
    add(nil, to: colon + 1)
  }

  /// Returns whether the value of a property is behind a colon, and not the rest of a selector.
  ///
  /// It looks at most to the end of the statement, and once for each.
  private func isDeclaration(from colon: Int) -> Bool {
    let end = end(from: colon) { $0 != Byte.leftBrace && $0 != Byte.rightBrace && $0 != Byte.semicolon }
    return bytes[end] != Byte.leftBrace
  }

  private func endOfCSSName(from start: Int) -> Int { end(from: start, while: \.isCSSNameByte) }

  private func beginsCSSNumber(_ byte: UInt8) -> Bool {
    let next = bytes[position + 1]
    switch byte {
    case Byte.period: return next.isASCIIDigit
    case Byte.hyphen, Byte.plus: return next.isASCIIDigit || next == Byte.period && bytes[position + 2].isASCIIDigit
    default: return byte.isASCIIDigit
    }
  }

  /// Returns the end of a number with its unit.
  private func endOfCSSNumber() -> Int {
    let end = end(from: position + 1) { $0.isASCIIAlphanumeric || $0 == Byte.period }
    return bytes[end] == UInt8(ascii: "%") ? end + 1 : end
  }
}

extension UInt8 {
  fileprivate var isCSSNameByte: Bool { isWordByte || self == Byte.hyphen }
}
