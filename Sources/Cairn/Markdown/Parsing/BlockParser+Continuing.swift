extension BlockParser {
  private enum Continuation {
    case continues
    case ends
    /// The line is used up and ends the block.
    case endsWithLine
  }

  /// Finds the open blocks that the line continues; returns whether anything is left of the line.
  mutating func continueOpenBlocks() -> Bool {
    matchedCount = 1
    while matchedCount < open.count {
      cursor.findContent(in: bytes)
      switch continuation(of: Int(open[matchedCount])) {
      case .continues: matchedCount += 1
      case .ends: return true
      case .endsWithLine:
        close(downTo: matchedCount)
        return false
      }
    }
    return true
  }

  private mutating func continuation(of index: Int) -> Continuation {
    switch nodes[index].kind {
    case .document, .list: return .continues
    case .quote:
      guard !cursor.isIndented, bytes[cursor.content] == Byte.greater, !cursor.isBlank else { return .ends }
      skipQuoteMarker()
      nodes[index].lastLine = line
      return .continues
    case .item(let indent): return continuation(indent: indent.contentOffset, hasChildren: nodes[index].firstChild >= 0)
    case .footnote: return continuation(indent: 4, hasChildren: true)
    case .paragraph, .table: return cursor.isBlank ? .ends : .continues
    case .indentedCode:
      if cursor.isIndented {
        cursor.advance(columns: 4, in: bytes)
      } else if cursor.isBlank {
        cursor.advanceToContent()
      } else {
        return .ends
      }
      return .continues
    case .fencedCode(let fence): return continuation(of: fence)
    case .html(let rule): return cursor.isBlank && rule.endsAtBlankLine ? .ends : .continues
    case .heading, .thematicBreak, .definitions: return .ends
    }
  }

  mutating func skipQuoteMarker() {
    cursor.advanceToContent()
    cursor.advance(bytes: 1)
    if bytes[cursor.offset].isSpaceOrTab {
      cursor.advance(columns: 1, in: bytes)
    }
  }

  private mutating func continuation(indent: Int, hasChildren: Bool) -> Continuation {
    guard !cursor.isBlank || hasChildren else { return .ends }
    if cursor.indent >= indent {
      cursor.advance(columns: indent, in: bytes)
    } else if cursor.isBlank {
      cursor.advanceToContent()
    } else {
      return .ends
    }
    return .continues
  }

  private mutating func continuation(of fence: Fence) -> Continuation {
    if !cursor.isIndented, bytes[cursor.content] == fence.byte {
      var end = cursor.content
      while end < cursor.lineEnd, bytes[end] == fence.byte {
        end += 1
      }
      let isLongEnough = end - cursor.content >= Int(fence.length)
      if isLongEnough, bytes.skippingSpaces(from: end, before: cursor.lineEnd) == cursor.lineEnd {
        nodes[Int(open[matchedCount])].lastLine = line
        return .endsWithLine
      }
    }
    var rest = Int(fence.indent)
    while rest > 0, cursor.offset < cursor.lineEnd, bytes[cursor.offset].isSpaceOrTab {
      cursor.advance(columns: 1, in: bytes)
      rest -= 1
    }
    return .continues
  }
}
