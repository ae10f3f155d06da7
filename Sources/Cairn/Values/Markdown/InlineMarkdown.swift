/// A parser of a literal's inline Markdown: emphasis, code, strikethrough, links and backslash escapes.
///
/// The rules for these constructs are CommonMark's (https://spec.commonmark.org/0.31.2/#inlines). Markup that does not
/// close shows as it is. Interpolated values are opaque tokens, so nothing in them is ever markup. Time and memory grow
/// linearly with the length of any input.
struct InlineMarkdown {
  enum Token {
    case character(Character)
    case value(Text)
  }

  /// A part of the text in reading order.
  enum Node {
    case tokens(Range<Int>)
    case code(Range<Int>)
    case delimiter(Int)
    case linkStart(String)
    case linkEnd
  }

  /// A `[` that may turn out to begin a link.
  struct Bracket {
    var node: Int
    var firstDelimiter: Int
  }

  private(set) var tokens: [Token] = []
  var nodes: [Node] = []
  var delimiters: [Delimiter] = []
  /// The delimiters that may still open or close emphasis, in order.
  var openDelimiters: [Int] = []
  var brackets: [Bracket] = []
  /// The number of first brackets that contain a link; they cannot begin another one.
  var inactiveBracketCount = 0
  private var codeRuns = BacktickRuns()

  /// Whether a string holds a character that could be markup.
  static func mayHoldMarkup(_ string: String) -> Bool {
    string.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
        UInt8(ascii: "\\"):
        true
      default: false
      }
    }
  }

  mutating func append(markup: String) { tokens.append(contentsOf: markup.map(Token.character)) }

  mutating func append(value: Text) { tokens.append(.value(value)) }

  mutating func finish() -> [TextRun] {
    codeRuns = BacktickRuns(in: tokens)
    var index = 0
    while index < tokens.count { index = readNode(at: index) }
    matchEmphasis(from: 0)
    var writer = InlineMarkdownWriter()
    for node in nodes { write(node, to: &writer) }
    return writer.finish()
  }

  /// Reads what begins at an index and returns where it ends.
  private mutating func readNode(at index: Int) -> Int {
    guard case .character(let character) = tokens[index] else { return append(tokens: index..<index + 1) }
    switch character {
    case "\\" where tokens.indices.contains(index + 1) && tokens[index + 1].isASCIIPunctuation:
      return append(tokens: index + 1..<index + 2)
    case "`": return readCode(at: index)
    case "*", "_", "~": return readDelimiter(character, at: index)
    case "[":
      brackets.append(Bracket(node: nodes.count, firstDelimiter: openDelimiters.count))
      nodes.append(.tokens(index..<index + 1))
      return index + 1
    case "]": return closeBracket(at: index)
    default: return append(tokens: index..<index + 1)
    }
  }

  /// Adds tokens that show as they are and returns where they end.
  mutating func append(tokens range: Range<Int>) -> Int {
    if brackets.last?.node != nodes.count - 1, case .tokens(let last) = nodes.last, last.upperBound == range.lowerBound
    {
      nodes[nodes.count - 1] = .tokens(last.lowerBound..<range.upperBound)
    } else {
      nodes.append(.tokens(range))
    }
    return range.upperBound
  }

  private mutating func readCode(at index: Int) -> Int {
    let start = endOfRun(of: "`", at: index)
    guard let end = codeRuns.start(ofLength: start - index, from: start) else { return append(tokens: index..<start) }
    var content = start..<end
    let isPadded = tokens[start].isSpace && tokens[end - 1].isSpace && !tokens[content].allSatisfy(\.isSpace)
    if isPadded { content = start + 1..<end - 1 }
    nodes.append(.code(content))
    return end + (start - index)
  }

  func endOfRun(of character: Character, at index: Int) -> Int {
    var end = index
    while end < tokens.count, tokens[end].is(character) { end += 1 }
    return end
  }

  private func write(_ node: Node, to writer: inout InlineMarkdownWriter) {
    switch node {
    case .tokens(let range):
      for token in tokens[range] { writer.write(token) }
    case .code(let range):
      writer.depths.code += 1
      for token in tokens[range] { writer.write(token.isNewline ? .character(" ") : token) }
      writer.depths.code -= 1
    case .delimiter(let index):
      let delimiter = delimiters[index]
      writer.depths -= delimiter.closed
      for _ in 0..<delimiter.count { writer.write(.character(delimiter.character)) }
      writer.depths += delimiter.opened
    case .linkStart(let destination): writer.destination = destination
    case .linkEnd: writer.destination = nil
    }
  }
}

extension InlineMarkdown.Token {
  func `is`(_ character: Character) -> Bool {
    if case .character(character) = self { true } else { false }
  }

  var isSpace: Bool { `is`(" ") || isNewline }

  var isNewline: Bool {
    if case .character(let character) = self { character.isNewline } else { false }
  }

  var isASCIIPunctuation: Bool {
    guard case .character(let character) = self, let value = character.asciiValue else { return false }
    return (33...47).contains(value) || (58...64).contains(value) || (91...96).contains(value)
      || (123...126).contains(value)
  }
}
