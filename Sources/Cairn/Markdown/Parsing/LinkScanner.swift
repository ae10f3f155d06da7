/// Reads the parts of links: labels, destinations, titles and whole definitions.
enum LinkScanner {
  /// The definition of a label, `[label]: destination "title"`.
  struct Definition {
    var label: Range<Int>
    var destination: String
    var title: String?
    /// The index behind the line's end.
    var end: Int
  }

  /// Returns the end of a label that begins with the `[` at an index, behind its `]`; `nil` if it is none.
  static func label(_ bytes: MarkdownBytes, at start: Int) -> Int? {
    var index = start + 1
    var length = 0
    while index < bytes.count, length <= 999 {
      switch bytes[index] {
      case Byte.rightBracket: return index + 1
      case Byte.leftBracket: return nil
      case Byte.backslash where bytes[index + 1].isASCIIPunctuation:
        index += 2
        length += 2
      case 0x80...0xBF: index += 1
      default:
        index += 1
        length += 1
      }
    }
    return nil
  }

  /// Returns the destination at an index, as it stands there, and the index behind it.
  static func destination(_ bytes: MarkdownBytes, at start: Int) -> (range: Range<Int>, end: Int)? {
    bytes[start] == Byte.less
      ? bracketedDestination(bytes, at: start) : bareDestination(bytes, at: start).map { (start..<$0, $0) }
  }

  private static func bracketedDestination(_ bytes: MarkdownBytes, at start: Int) -> (range: Range<Int>, end: Int)? {
    var index = start + 1
    while index < bytes.count {
      switch bytes[index] {
      case Byte.greater: return (start + 1..<index, index + 1)
      case Byte.less, Byte.lineFeed, Byte.carriageReturn: return nil
      case Byte.backslash where bytes[index + 1].isASCIIPunctuation: index += 2
      default: index += 1
      }
    }
    return nil
  }

  private static func bareDestination(_ bytes: MarkdownBytes, at start: Int) -> Int? {
    var index = start
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case Byte.space, 0x00...0x1F, 0x7F: return depth == 0 ? index : nil
      case Byte.leftParenthesis:
        depth += 1
        // The limit keeps the time linear for many links that never close.
        guard depth <= 32 else { return nil }
        index += 1
      case Byte.rightParenthesis:
        guard depth > 0 else { return index }
        depth -= 1
        index += 1
      case Byte.backslash where bytes[index + 1].isASCIIPunctuation: index += 2
      default: index += 1
      }
    }
    return depth == 0 ? index : nil
  }

  /// Returns the title at an index without its quotes, and the index behind it.
  static func title(_ bytes: MarkdownBytes, at start: Int) -> (range: Range<Int>, end: Int)? {
    let opening = bytes[start]
    let closing = opening == Byte.leftParenthesis ? Byte.rightParenthesis : opening
    guard opening == Byte.leftParenthesis || opening == Byte.quotationMark || opening == Byte.apostrophe else {
      return nil
    }
    var index = start + 1
    while index < bytes.count {
      switch bytes[index] {
      case closing: return (start + 1..<index, index + 1)
      case opening: return nil
      case Byte.backslash where bytes[index + 1].isASCIIPunctuation: index += 2
      default: index += 1
      }
    }
    return nil
  }

  /// Returns the index of the next byte that is no white space.
  static func skippingSpace(_ bytes: MarkdownBytes, from start: Int) -> Int {
    var index = start
    while bytes[index].isMarkdownSpace {
      index += 1
    }
    return index
  }
}

extension LinkScanner {
  /// Returns the definition that begins at an index, or `nil`.
  static func definition(_ bytes: MarkdownBytes, at start: Int) -> Definition? {
    var start = start
    // Only lazy lines still begin with spaces; up to three may stand before a definition.
    for _ in 0..<3 where bytes[start] == Byte.space { start += 1 }
    guard bytes[start] == Byte.leftBracket, let labelEnd = label(bytes, at: start), bytes[labelEnd] == Byte.colon else {
      return nil
    }
    let label = start + 1..<labelEnd - 1
    guard bytes[label].contains(where: { !$0.isMarkdownSpace }) else { return nil }
    let destinationStart = skippingSpace(bytes, from: labelEnd + 1)
    guard let (destination, destinationEnd) = destination(bytes, at: destinationStart),
      destinationEnd > destinationStart
    else { return nil }
    var definition = Definition(label: label, destination: Unescaper.string(bytes, destination), title: nil, end: 0)
    if let (title, end) = titleOfDefinition(bytes, behind: destinationEnd) {
      definition.title = Unescaper.string(bytes, title)
      definition.end = end
      return definition
    }
    guard let end = endOfLine(bytes, from: destinationEnd) else { return nil }
    definition.end = end
    return definition
  }

  /// Returns a title with nothing else behind it on its line.
  private static func titleOfDefinition(_ bytes: MarkdownBytes, behind start: Int) -> (Range<Int>, end: Int)? {
    let titleStart = skippingSpace(bytes, from: start)
    guard titleStart > start, let (range, titleEnd) = title(bytes, at: titleStart),
      let end = endOfLine(bytes, from: titleEnd)
    else { return nil }
    return (range, end)
  }

  /// Returns the index behind the end of a line if only spaces stand before it.
  private static func endOfLine(_ bytes: MarkdownBytes, from start: Int) -> Int? {
    let end = bytes.skippingSpaces(from: start, before: bytes.count)
    guard end < bytes.count else { return end }
    return bytes[end] == Byte.lineFeed ? end + 1 : nil
  }
}
