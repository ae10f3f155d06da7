/// Reads the inline Markdown of a literal: emphasis, code, strikethrough, links and backslash escapes.
///
/// The rules are CommonMark's where these few constructs are concerned (https://spec.commonmark.org/0.31.2/#inlines);
/// what does not close shows as it is. Values stand as opaque tokens, so nothing in them is ever markup.
struct InlineMarkdown {
  private enum Token {
    case character(Character)
    case value(Text)
  }

  private var tokens: [Token] = []
  private var runs: [TextRun] = []

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

  mutating func append(markup: String) {
    tokens.append(contentsOf: markup.map(Token.character))
  }

  mutating func append(value: Text) {
    tokens.append(.value(value))
  }

  mutating func finish() -> [TextRun] {
    parse(tokens[...], style: TextStyle(), destination: nil, depth: 0)
    return runs.isEmpty ? [TextRun(string: "")] : runs
  }

  private mutating func parse(_ tokens: ArraySlice<Token>, style: TextStyle, destination: String?, depth: Int) {
    var rest = tokens
    while let token = rest.first {
      guard case .character(let character) = token else {
        emit(token, style, destination)
        rest.removeFirst()
        continue
      }
      if character == "\\", let next = rest.dropFirst().first, isPunctuation(next) {
        emit(next, style, destination)
        rest.removeFirst(2)
      } else if let span = span(opening: character, in: rest, inLink: destination != nil), depth < 32 {
        var inner = style
        inner.traits.formUnion(span.traits)
        if span.traits == .code {
          for token in span.content { emit(token, inner, destination) }
        } else {
          parse(span.content, style: inner, destination: span.destination ?? destination, depth: depth + 1)
        }
        rest = rest[span.end...]
      } else {
        let run = rest.prefix { `is`($0, character) }
        for token in run { emit(token, style, destination) }
        rest = rest[run.endIndex...]
      }
    }
  }

  private struct Span {
    var traits: TextStyle.Traits
    var destination: String?
    var content: ArraySlice<Token>
    var end: Int
  }

  private func span(opening character: Character, in tokens: ArraySlice<Token>, inLink: Bool) -> Span? {
    switch character {
    case "`": delimited(by: "`", maximum: .max, in: tokens) { _ in .code }
    case "*", "_":
      delimited(by: character, maximum: 3, in: tokens) { [.italic, .bold, [.bold, .italic]][$0 - 1] }
    case "~": delimited(by: "~", maximum: 2, in: tokens) { _ in .strikethrough }
    case "[" where !inLink: link(in: tokens)
    default: nil
    }
  }

  private func delimited(
    by delimiter: Character,
    maximum: Int,
    in tokens: ArraySlice<Token>,
    traits: (Int) -> TextStyle.Traits
  ) -> Span? {
    let length = tokens.prefix { `is`($0, delimiter) }.count
    guard length <= maximum else { return nil }
    let start = tokens.startIndex + length
    guard delimiter == "`" || canOpen(delimiter, at: tokens.startIndex, content: start) else { return nil }
    var index = start
    while index < tokens.endIndex {
      if delimiter != "`", `is`(tokens[index], "\\") {
        index += 2
        continue
      }
      let run = tokens[index...].prefix { `is`($0, delimiter) }.count
      if run == length, index > start, delimiter == "`" || canClose(delimiter, content: index - 1, end: index + run) {
        return Span(traits: traits(length), content: tokens[start..<index], end: index + run)
      }
      index += max(run, 1)
    }
    return nil
  }

  private func canOpen(_ delimiter: Character, at index: Int, content: Int) -> Bool {
    guard content < tokens.endIndex, !isSpace(tokens[content]) else { return false }
    return delimiter != "_" || index == 0 || !isWord(tokens[index - 1])
  }

  private func canClose(_ delimiter: Character, content: Int, end: Int) -> Bool {
    guard !isSpace(tokens[content]) else { return false }
    return delimiter != "_" || end >= tokens.endIndex || !isWord(tokens[end])
  }

  private func link(in tokens: ArraySlice<Token>) -> Span? {
    var depth = 0
    for index in tokens.indices {
      if `is`(tokens[index], "[") { depth += 1 }
      guard `is`(tokens[index], "]") else { continue }
      depth -= 1
      guard depth == 0 else { continue }
      guard index + 1 < tokens.endIndex, `is`(tokens[index + 1], "("),
        let close = tokens[(index + 1)...].firstIndex(where: { `is`($0, ")") })
      else { return nil }
      let destination = tokens[(index + 2)..<close].reduce(into: "") { text, token in
        switch token {
        case .character(let character): text.append(character)
        case .value(let value): text += value.plainText
        }
      }
      let content = tokens[(tokens.startIndex + 1)..<index]
      return Span(traits: [], destination: destination, content: content, end: close + 1)
    }
    return nil
  }

  private mutating func emit(_ token: Token, _ style: TextStyle, _ destination: String?) {
    switch token {
    case .character(let character):
      if let last = runs.indices.last, runs[last].style == style, runs[last].destination == destination {
        runs[last].string.append(character)
      } else {
        runs.append(TextRun(string: String(character), style: style, destination: destination))
      }
    case .value(let text):
      for run in text.allRuns {
        let run = TextRun(
          string: run.string,
          style: run.style.inheriting(style),
          destination: run.destination ?? destination
        )
        if let last = runs.indices.last, runs[last].style == run.style, runs[last].destination == run.destination {
          runs[last].string += run.string
        } else {
          runs.append(run)
        }
      }
    }
  }

  private func `is`(_ token: Token, _ character: Character) -> Bool {
    if case .character(character) = token { true } else { false }
  }

  private func isSpace(_ token: Token) -> Bool {
    if case .character(let character) = token { character.isWhitespace } else { false }
  }

  private func isWord(_ token: Token) -> Bool {
    switch token {
    case .character(let character): character.isLetter || character.isNumber
    case .value: true
    }
  }

  private func isPunctuation(_ token: Token) -> Bool {
    guard case .character(let character) = token, let value = character.asciiValue else { return false }
    return (33...47).contains(value) || (58...64).contains(value) || (91...96).contains(value)
      || (123...126).contains(value)
  }
}
