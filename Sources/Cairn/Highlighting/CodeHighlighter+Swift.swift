extension CodeHighlighter {
  /// A string with an interpolation that is open.
  private struct OpenString {
    /// The number of `#` around it.
    let hashes: Int
    let isMultiline: Bool
    /// The number of parentheses that are open in the interpolation.
    var parentheses = 0
  }

  mutating func readSwift() {
    var strings: [OpenString] = []
    while !isAtEnd {
      switch next {
      case Byte.slash where bytes[position + 1] == Byte.slash: add(.comment, to: endOfLine(from: position))
      case Byte.slash where bytes[position + 1] == Byte.asterisk: addBlockComment(nests: true)
      case Byte.quotationMark, Byte.numberSign: readSwiftMark(&strings)
      case Byte.leftParenthesis:
        if let last = strings.indices.last { strings[last].parentheses += 1 }
        add(nil, to: position + 1)
      case Byte.rightParenthesis: readSwiftParenthesis(&strings)
      case Byte.at where bytes[position + 1].beginsWord: add(.annotation, to: endOfWord(from: position + 1))
      case Byte.backtick: add(nil, to: endOfQuotedName())
      case Byte.period where bytes[position + 1].beginsWord: add(nil, to: endOfMember())
      case let byte where byte.isASCIIDigit: add(.number, to: endOfNumber(from: position))
      case let byte where byte.beginsWord: readSwiftWord()
      default: add(nil, to: position + 1)
      }
    }
  }

  private mutating func readSwiftWord() {
    let end = endOfWord(from: position)
    if isOne(of: Self.swiftKeywords, position..<end) {
      add(.keyword, to: end)
    } else {
      add(next.isASCIIUppercase ? .type : nil, to: end)
    }
  }

  /// Returns the end of a name between backticks on one line.
  private func endOfQuotedName() -> Int {
    let end = end(from: position + 1) { $0 != Byte.backtick && !$0.isLineEnd }
    return bytes[end] == Byte.backtick ? end + 1 : end
  }

  /// Returns the end of the member at the position, unless it is a type or what every value has.
  private func endOfMember() -> Int {
    let end = endOfWord(from: position + 1)
    let isKnown = bytes[position + 1].isASCIIUppercase || isOne(of: ["self", "init"], position + 1..<end)
    return isKnown ? position + 1 : end
  }

  // MARK: Strings

  /// Reads what begins with `"` or `#`: a string, or a word such as `#if`.
  private mutating func readSwiftMark(_ strings: inout [OpenString]) {
    let mark = end(from: position) { $0 == Byte.numberSign }
    guard bytes[mark] == Byte.quotationMark else {
      return add(bytes[mark].beginsWord ? .annotation : nil, to: endOfWord(from: mark))
    }
    let isMultiline = bytes[mark + 1] == Byte.quotationMark && bytes[mark + 2] == Byte.quotationMark
    let string = OpenString(hashes: mark - position, isMultiline: isMultiline)
    readSwiftString(string, from: mark + (isMultiline ? 3 : 1), &strings)
  }

  /// Ends an interpolation, or takes the parenthesis as it is.
  private mutating func readSwiftParenthesis(_ strings: inout [OpenString]) {
    guard let last = strings.indices.last else { return add(nil, to: position + 1) }
    strings[last].parentheses -= 1
    guard strings[last].parentheses == 0 else { return add(nil, to: position + 1) }
    let string = strings.removeLast()
    readSwiftString(string, from: position + 1, &strings)
  }

  /// Reads a string up to its end, or to an interpolation.
  private mutating func readSwiftString(_ string: OpenString, from start: Int, _ strings: inout [OpenString]) {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte == Byte.quotationMark, let end = endOfSwiftString(string, at: index) { return add(.string, to: end) }
      if byte.isLineEnd, !string.isMultiline { return add(.string, to: index) }
      index += 1
      guard byte == Byte.backslash, hasHashes(string.hashes, at: index) else { continue }
      index += string.hashes + 1
      guard bytes[index - 1] == Byte.leftParenthesis else { continue }
      var open = string
      open.parentheses = 1
      strings.append(open)
      return add(.string, to: index)
    }
    add(.string, to: bytes.count)
  }

  private func endOfSwiftString(_ string: OpenString, at index: Int) -> Int? {
    var end = index + 1
    if string.isMultiline {
      guard bytes[index + 1] == Byte.quotationMark, bytes[index + 2] == Byte.quotationMark else { return nil }
      end = index + 3
    }
    return hasHashes(string.hashes, at: end) ? end + string.hashes : nil
  }

  private func hasHashes(_ count: Int, at index: Int) -> Bool {
    var found = 0
    while found < count, bytes[index + found] == Byte.numberSign { found += 1 }
    return found == count
  }

  private static let swiftKeywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch", "class",
    "consuming", "continue", "convenience", "default", "defer", "deinit", "didSet", "do", "dynamic", "each", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard", "if", "import",
    "in", "indirect", "infix", "init", "inout", "internal", "is", "isolated", "lazy", "let", "macro", "mutating", "nil",
    "nonisolated", "nonmutating", "open", "operator", "optional", "override", "package", "postfix", "precedencegroup",
    "prefix", "private", "protocol", "public", "repeat", "required", "rethrows", "return", "self", "sending", "set",
    "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias",
    "unowned",
    "var", "weak", "where", "while", "willSet", "yield", "Any", "Self",
  ]
}
