extension InlineMarkdown {
  /// Makes a link from the last `[` to a `]`, if a destination follows, and returns the end of the link.
  mutating func closeBracket(at index: Int) -> Int {
    guard let bracket = brackets.popLast() else { return append(tokens: index..<index + 1) }
    let isActive = brackets.count >= inactiveBracketCount
    inactiveBracketCount = min(inactiveBracketCount, brackets.count)
    guard isActive, let link = destination(at: index + 1) else { return append(tokens: index..<index + 1) }
    matchEmphasis(from: bracket.firstDelimiter)
    nodes[bracket.node] = .linkStart(link.destination)
    nodes.append(.linkEnd)
    inactiveBracketCount = brackets.count
    return link.end
  }

  /// Reads `(destination "title")`; the title may be missing and is dropped.
  private func destination(at start: Int) -> (destination: String, end: Int)? {
    guard start < tokens.count, tokens[start].is("(") else { return nil }
    var index = skippingSpace(from: start + 1)
    var destination = ""
    if index < tokens.count, tokens[index].is("<") {
      guard let end = readBracketed(from: index + 1, into: &destination) else { return nil }
      index = end
    } else {
      guard let end = readBare(from: index, into: &destination) else { return nil }
      index = end
    }
    let afterSpace = skippingSpace(from: index)
    if afterSpace > index {
      index = skippingTitle(from: afterSpace)
      index = skippingSpace(from: index)
    }
    guard index < tokens.count, tokens[index].is(")") else { return nil }
    return (destination, index + 1)
  }

  private func readBracketed(from start: Int, into destination: inout String) -> Int? {
    var index = start
    while index < tokens.count, !tokens[index].isNewline, !tokens[index].is("<") {
      guard !tokens[index].is(">") else { return index + 1 }
      index = read(at: index, into: &destination)
    }
    return nil
  }

  private func readBare(from start: Int, into destination: inout String) -> Int? {
    var index = start
    var depth = 0
    while index < tokens.count, !tokens[index].isBlank {
      if tokens[index].is("(") {
        depth += 1
        // The limit keeps the time linear for many links that never close.
        guard depth <= 32 else { return nil }
      } else if tokens[index].is(")") {
        guard depth > 0 else { break }
        depth -= 1
      }
      index = read(at: index, into: &destination)
    }
    return depth == 0 ? index : nil
  }

  /// Adds one character or value to a destination and returns the index behind it.
  private func read(at index: Int, into destination: inout String) -> Int {
    var index = index
    if tokens[index].is("\\"), index + 1 < tokens.count, tokens[index + 1].isASCIIPunctuation { index += 1 }
    switch tokens[index] {
    case .character(let character): destination.append(character)
    case .value(let value): destination += value.plainText
    }
    return index + 1
  }

  private func skippingTitle(from start: Int) -> Int {
    guard start < tokens.count, case .character(let quote) = tokens[start] else { return start }
    let closing: Character
    switch quote {
    case "\"", "'": closing = quote
    case "(": closing = ")"
    default: return start
    }
    var index = start + 1
    while index < tokens.count, !tokens[index].is(closing), quote == closing || !tokens[index].is(quote) {
      index += tokens[index].is("\\") ? 2 : 1
    }
    return min(index + 1, tokens.count)
  }

  private func skippingSpace(from start: Int) -> Int {
    var index = start
    while index < tokens.count, tokens[index].isBlank { index += 1 }
    return index
  }
}

extension InlineMarkdown.Token {
  /// Whether it ends a destination: white space or a control character.
  fileprivate var isBlank: Bool {
    guard case .character(let character) = self else { return false }
    return character.isWhitespace || character.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
  }
}
