extension BlockParser {
  /// What a line holds behind the beginning of a block.
  enum Opening {
    /// Blocks that the block holds.
    case blocks
    /// Content of the block.
    case content
    /// Nothing.
    case nothing
  }

  /// Opens the blocks that begin in the line; returns whether content may be left of it.
  mutating func openBlocks() -> Bool {
    while canOpenBlocks {
      cursor.findContent(in: bytes)
      guard !cursor.isBlank else { return true }
      guard !cursor.isIndented else {
        openIndentedCode()
        return true
      }
      switch openBlock(bytes[cursor.content]) {
      case .blocks: continue
      case .content, nil: return true
      case .nothing: return false
      }
    }
    return true
  }

  /// Whether the innermost block that the line continues can hold blocks or can be interrupted by one.
  private var canOpenBlocks: Bool {
    let node = nodes[Int(open[matchedCount - 1])]
    return node.isContainer || node.kind == .paragraph || node.kind == .table
  }

  var continuesParagraph: Bool { kind(at: matchedCount - 1) == .paragraph }

  private mutating func openIndentedCode() {
    guard nodes[tip].kind != .paragraph else { return }
    cursor.advance(columns: 4, in: bytes)
    add(.indentedCode)
  }

  /// Opens the block that begins with a byte, if one does.
  private mutating func openBlock(_ byte: UInt8) -> Opening? {
    switch byte {
    case Byte.greater: openQuote()
    case Byte.numberSign: openHeading()
    case Byte.backtick, Byte.tilde: openFence(byte)
    case Byte.less: openHTML()
    case Byte.equals: openUnderline(byte)
    case Byte.hyphen: openUnderline(byte) ?? openThematicBreak(byte) ?? openItem() ?? openTable()
    case Byte.asterisk: openThematicBreak(byte) ?? openItem()
    case Byte.underscore: openThematicBreak(byte)
    case Byte.plus, 0x30...0x39: openItem()
    case Byte.leftBracket: openFootnote()
    case Byte.bar, Byte.colon: openTable()
    default: nil
    }
  }

  /// Whether one more level fits; takes note if not.
  mutating func hasRoom() -> Bool {
    guard depth >= MarkdownDocument.maximumDepth else { return true }
    problems.add(.tooDeep, "Quotes and lists are nested too deep; what is below is shown as words.", at: place)
    return false
  }

  var place: MarkdownPlace {
    MarkdownPlace(line: Int(line), column: cursor.content - cursor.lineStart + 1)
  }

  private mutating func openQuote() -> Opening? {
    guard hasRoom() else { return nil }
    add(.quote)
    skipQuoteMarker()
    return .blocks
  }

  private mutating func openHeading() -> Opening? {
    var end = cursor.content
    while end < cursor.lineEnd, bytes[end] == Byte.numberSign {
      end += 1
    }
    let level = end - cursor.content
    guard level <= 6, end == cursor.lineEnd || bytes[end].isSpaceOrTab else { return nil }
    add(.heading(level: level))
    let content = headingContent(end..<cursor.lineEnd)
    var segment = cursor.segment(line: line)
    segment.start = Int32(truncatingIfNeeded: content.lowerBound)
    segment.end = Int32(truncatingIfNeeded: content.upperBound)
    segment.padding = 0
    addLine(segment)
    return .nothing
  }

  /// The words of a heading without the number signs behind them.
  private func headingContent(_ range: Range<Int>) -> Range<Int> {
    let content = bytes.trimmingSpaces(range)
    var end = content.upperBound
    while end > content.lowerBound, bytes[end - 1] == Byte.numberSign {
      end -= 1
    }
    guard end < content.upperBound else { return content }
    guard end > content.lowerBound else { return end..<end }
    return bytes[end - 1].isSpaceOrTab ? bytes.trimmingSpaces(content.lowerBound..<end) : content
  }

  /// Gives the block that was just added its only line, and closes it.
  private mutating func addLine(_ segment: LineSegment) {
    append(segment)
    close(downTo: open.count - 1)
  }

  private mutating func openFence(_ byte: UInt8) -> Opening? {
    var end = cursor.content
    while end < cursor.lineEnd, bytes[end] == byte {
      end += 1
    }
    let length = end - cursor.content
    guard length >= 3 else { return nil }
    let info = bytes.trimmingSpaces(end..<cursor.lineEnd)
    guard byte == Byte.tilde || bytes.firstIndex(of: byte, in: info) == nil else { return nil }
    let fence = Fence(
      byte: byte,
      length: Int32(truncatingIfNeeded: length),
      indent: Int32(truncatingIfNeeded: cursor.indent),
      infoStart: Int32(truncatingIfNeeded: info.lowerBound),
      infoEnd: Int32(truncatingIfNeeded: info.upperBound)
    )
    add(.fencedCode(fence))
    return .nothing
  }

  private mutating func openHTML() -> Opening? {
    let canInterrupt = nodes[tip].kind != .paragraph
    let rule = HTMLBlockRule(bytes, at: cursor.content, before: cursor.lineEnd, canInterrupt: canInterrupt)
    guard let rule else { return nil }
    add(.html(rule))
    return .content
  }

  /// Makes a heading of the paragraph that is underlined.
  private mutating func openUnderline(_ byte: UInt8) -> Opening? {
    guard continuesParagraph else { return nil }
    var end = cursor.content
    while end < cursor.lineEnd, bytes[end] == byte {
      end += 1
    }
    guard bytes.skippingSpaces(from: end, before: cursor.lineEnd) == cursor.lineEnd else { return nil }
    let index = tip
    readDefinitions(of: index)
    guard !nodes[index].segments.isEmpty else { return nil }
    nodes[index].kind = .heading(level: byte == Byte.equals ? 1 : 2)
    nodes[index].lastLine = line
    close(downTo: open.count - 1)
    return .nothing
  }

  private mutating func openThematicBreak(_ byte: UInt8) -> Opening? {
    var count = 0
    for index in cursor.content..<cursor.lineEnd {
      if bytes[index] == byte {
        count += 1
      } else if !bytes[index].isSpaceOrTab {
        return nil
      }
    }
    guard count >= 3 else { return nil }
    add(.thematicBreak)
    close(downTo: open.count - 1)
    return .nothing
  }
}
