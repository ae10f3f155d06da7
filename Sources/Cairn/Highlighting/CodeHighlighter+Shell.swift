extension CodeHighlighter {
  /// What is known about the words of a shell that are read.
  private struct ShellState {
    /// Whether a command or a word of the shell may begin.
    var beginsCommand = true
    /// Whether a comment may begin.
    var beginsWord = true
    /// Whether a quotation mark was found that nothing ends, so that no other of its kind is one either.
    var hasOpenApostrophe = false
    var hasOpenQuotation = false
    /// The word that ends the lines which follow.
    var documentEnd: Range<Int>?
  }

  mutating func readShell() {
    var state = ShellState()
    while !isAtEnd { readShell(&state) }
  }

  private mutating func readShell(_ state: inout ShellState) {
    let byte = next
    switch byte {
    case Byte.numberSign where state.beginsWord: add(.comment, to: endOfLine(from: position))
    case Byte.apostrophe: addShellString(&state.hasOpenApostrophe, escapes: false)
    case Byte.quotationMark: addShellString(&state.hasOpenQuotation, escapes: true)
    case UInt8(ascii: "$"): addVariable()
    case Byte.backslash: add(nil, to: position + 2)
    case Byte.less where bytes[position + 1] == Byte.less: readDocumentMark(&state)
    case Byte.lineFeed, Byte.carriageReturn:
      add(nil, to: position + 1)
      if let end = state.documentEnd { addDocument(until: end) }
      state.documentEnd = nil
    case _ where byte.beginsWord || byte == Byte.hyphen: return readShellWord(&state)
    default: add(nil, to: position + 1)
    }
    let separates = byte.isLineEnd || Self.separators.contains(byte)
    state.beginsWord = separates || byte.isSpaceOrTab
    state.beginsCommand = separates || state.beginsCommand && byte.isSpaceOrTab
  }

  private mutating func readShellWord(_ state: inout ShellState) {
    let end = end(from: position) { $0.isWordByte || $0 == Byte.hyphen || $0 == Byte.period || $0 == Byte.slash }
    let begins = state.beginsCommand
    state.beginsWord = false
    state.beginsCommand = false
    if begins, bytes[end] == Byte.equals {
      add(.name, to: end)
    } else if begins, isOne(of: Self.shellKeywords, position..<end) {
      state.beginsCommand = true
      add(.keyword, to: end)
    } else {
      add(nil, to: end)
    }
  }

  // MARK: Strings

  /// Adds words between quotation marks, or the mark alone if nothing ends it.
  private mutating func addShellString(_ isOpen: inout Bool, escapes: Bool) {
    let mark = next
    var index = position + 1
    while !isOpen, index < bytes.count, bytes[index] != mark {
      index += escapes && bytes[index] == Byte.backslash ? 2 : 1
    }
    isOpen = isOpen || index >= bytes.count
    add(isOpen ? nil : .string, to: isOpen ? position + 1 : index + 1)
  }

  /// Adds `$name`, `${…}`, `$1` or the like; a lone `$` is mostly that of a prompt.
  private mutating func addVariable() {
    let start = position + 1
    switch bytes[start] {
    case Byte.leftBrace:
      let end = end(from: start) { $0 != Byte.rightBrace && !$0.isLineEnd }
      add(.name, to: end + (bytes[end] == Byte.rightBrace ? 1 : 0))
    case let byte where byte.beginsWord: add(.name, to: endOfWord(from: start))
    case let byte where byte.isASCIIDigit || Self.parameters.contains(byte): add(.name, to: start + 1)
    default: add(nil, to: start)
    }
  }

  /// Takes note of `<<WORD`, behind whose line a document begins.
  private mutating func readDocumentMark(_ state: inout ShellState) {
    var index = position + 2
    if bytes[index] == Byte.hyphen { index += 1 }
    let mark = bytes[index] == Byte.quotationMark || bytes[index] == Byte.apostrophe ? bytes[index] : 0
    if mark != 0 { index += 1 }
    let end = endOfWord(from: index)
    guard bytes[index].beginsWord, mark == 0 || bytes[end] == mark else { return add(nil, to: position + 2) }
    state.documentEnd = index..<end
    add(nil, to: mark == 0 ? end : end + 1)
  }

  /// Adds lines up to one that is a word only; without one, all lines.
  private mutating func addDocument(until word: Range<Int>) {
    var index = position
    while index < bytes.count {
      let lineEnd = endOfLine(from: index)
      let line = bytes.trimmingSpaces(index..<lineEnd)
      if line.count == word.count, bytes[line].elementsEqual(bytes[word]) { break }
      index = lineEnd + 1
    }
    add(.string, to: index)
  }

  private static let separators = ByteSet(";&|(){}`!".utf8)
  private static let parameters = ByteSet("@*#?$!-".utf8)

  private static let shellKeywords: Set<String> = [
    "case", "do", "done", "elif", "else", "esac", "export", "fi", "for", "function", "if", "in", "local", "readonly",
    "return", "select", "set", "then", "time", "until", "while",
  ]
}
