extension InlineParser {
  /// Reads a run of `*`, `_` or `~`.
  mutating func readDelimiters(_ byte: UInt8) {
    var end = position
    while bytes[end] == byte {
      end += 1
    }
    let before = Neighbour(before: position, in: bytes)
    let after = Neighbour(at: end, in: bytes)
    let isLeftFlanking = after != .space && (after == .word || before != .word)
    let isRightFlanking = before != .space && (before == .word || after != .word)
    let isUnderscore = byte == Byte.underscore
    let length = end - position
    let run = DelimiterList.Run(
      byte: byte,
      length: length,
      count: length,
      canOpen: isLeftFlanking && (!isUnderscore || !isRightFlanking || before == .punctuation),
      canClose: isRightFlanking && (!isUnderscore || !isLeftFlanking || after == .punctuation)
    )
    guard run.canOpen || run.canClose, byte != Byte.tilde || length <= 2 else {
      position = end
      return
    }
    append(.delimiter(delimiters.append(run)), end: end)
  }
}

/// The kind of character beside a run of delimiters.
private enum Neighbour {
  case space, punctuation, word

  init(before index: Int, in bytes: MarkdownBytes) {
    guard index > 0 else {
      self = .space
      return
    }
    guard bytes[index - 1] >= 0x80 else {
      self.init(ascii: bytes[index - 1])
      return
    }
    var start = index - 1
    while start > 0, index - start < 4, bytes[start] & 0xC0 == 0x80 {
      start -= 1
    }
    self.init(scalarAt: start, in: bytes)
  }

  init(at index: Int, in bytes: MarkdownBytes) {
    guard index < bytes.count else {
      self = .space
      return
    }
    guard bytes[index] >= 0x80 else {
      self.init(ascii: bytes[index])
      return
    }
    self.init(scalarAt: index, in: bytes)
  }

  private init(ascii byte: UInt8) {
    if byte.isMarkdownSpace || byte == 0x0C {
      self = .space
    } else {
      self = byte.isASCIIPunctuation ? .punctuation : .word
    }
  }

  private init(scalarAt index: Int, in bytes: MarkdownBytes) {
    guard bytes[index] != Byte.value else {
      self = .word
      return
    }
    let text = String(decoding: bytes[index..<index + 4], as: UTF8.self)
    switch text.unicodeScalars.first?.properties.generalCategory {
    case .spaceSeparator: self = .space
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      self = .punctuation
    default: self = .word
    }
  }
}
