extension InlineMarkdown {
  /// A run of `*`, `_` or `~` that may open and close emphasis.
  struct Delimiter {
    var character: Character
    /// The number of characters that are not used up yet; the rest at the end shows as it is.
    var count: Int
    let length: Int
    var canOpen: Bool
    var canClose: Bool
    var opened = Depths()
    var closed = Depths()
  }

  /// How many spans of each kind begin, end or are open.
  struct Depths: Hashable {
    var italic = 0
    var bold = 0
    var strikethrough = 0
    var code = 0

    static func += (left: inout Depths, right: Depths) {
      left.italic += right.italic
      left.bold += right.bold
      left.strikethrough += right.strikethrough
    }

    static func -= (left: inout Depths, right: Depths) {
      left.italic -= right.italic
      left.bold -= right.bold
      left.strikethrough -= right.strikethrough
    }
  }

  /// A kind of closer; all closers of a kind match the same openers.
  private struct CloserKind: Hashable {
    var character: Character
    var canOpen: Bool
    var length: Int

    init(_ delimiter: Delimiter) {
      character = delimiter.character
      canOpen = delimiter.canOpen
      length = delimiter.character == "~" ? delimiter.length : delimiter.length % 3
    }
  }

  mutating func readDelimiter(_ character: Character, at index: Int) -> Int {
    let end = endOfRun(of: character, at: index)
    let before = Neighbour(index > 0 ? tokens[index - 1] : nil)
    let after = Neighbour(end < tokens.count ? tokens[end] : nil)
    let isLeftFlanking = after != .space && (after == .word || before != .word)
    let isRightFlanking = before != .space && (before == .word || after != .word)
    let isUnderscore = character == "_"
    let delimiter = Delimiter(
      character: character,
      count: end - index,
      length: end - index,
      canOpen: isLeftFlanking && (!isUnderscore || !isRightFlanking || before == .punctuation),
      canClose: isRightFlanking && (!isUnderscore || !isLeftFlanking || after == .punctuation)
    )
    guard delimiter.canOpen || delimiter.canClose, character != "~" || delimiter.length <= 2 else {
      return append(tokens: index..<end)
    }
    openDelimiters.append(delimiters.count)
    nodes.append(.delimiter(delimiters.count))
    delimiters.append(delimiter)
    return end
  }

  /// Pairs the open delimiters from a position on and removes them from the open ones.
  mutating func matchEmphasis(from start: Int) {
    var openers: [Int] = []
    // A kind of closer finds no opener below its floor. Floors keep the search linear.
    var floors: [CloserKind: Int] = [:]
    for index in openDelimiters[start...] {
      let kind = CloserKind(delimiters[index])
      while delimiters[index].canClose, delimiters[index].count > 0 {
        let floor = min(floors[kind] ?? 0, openers.count)
        guard let position = openers[floor...].lastIndex(where: { opens($0, index) }) else {
          floors[kind] = openers.count
          break
        }
        openers.removeSubrange((position + 1)...)
        pair(openers[position], index)
        if delimiters[openers[position]].count == 0 { openers.removeLast() }
        for (kind, floor) in floors where floor > openers.count { floors[kind] = openers.count }
      }
      if delimiters[index].canOpen, delimiters[index].count > 0 { openers.append(index) }
    }
    openDelimiters.removeSubrange(start...)
  }

  private func opens(_ opener: Int, _ closer: Int) -> Bool {
    let opener = delimiters[opener]
    let closer = delimiters[closer]
    guard opener.character == closer.character else { return false }
    guard opener.character != "~" else { return opener.length == closer.length }
    // CommonMark's rule of three, for delimiters that can both open and close.
    let isAmbiguous = opener.canClose || closer.canOpen
    return !isAmbiguous || !(opener.length + closer.length).isMultiple(of: 3)
      || (opener.length.isMultiple(of: 3) && closer.length.isMultiple(of: 3))
  }

  private mutating func pair(_ opener: Int, _ closer: Int) {
    var span = Depths()
    let count: Int
    if delimiters[opener].character == "~" {
      span.strikethrough = 1
      count = delimiters[opener].count
    } else if delimiters[opener].count >= 2, delimiters[closer].count >= 2 {
      span.bold = 1
      count = 2
    } else {
      span.italic = 1
      count = 1
    }
    delimiters[opener].count -= count
    delimiters[opener].opened += span
    delimiters[closer].count -= count
    delimiters[closer].closed += span
  }
}

/// The kind of character beside a delimiter.
private enum Neighbour {
  case space, punctuation, word

  init(_ token: InlineMarkdown.Token?) {
    switch token {
    case .character(let character) where character.isWhitespace: self = .space
    case .character(let character) where character.isPunctuation || character.isSymbol: self = .punctuation
    case .character, .value: self = .word
    case nil: self = .space
    }
  }
}
