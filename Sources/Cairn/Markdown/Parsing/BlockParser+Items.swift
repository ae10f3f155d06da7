extension BlockParser {
  /// Opens an item of a list, and the list if the item continues none.
  mutating func openItem() -> Opening? {
    guard let (marker, length) = listMarker(), hasRoom() else { return nil }
    let isEmpty = bytes.skippingSpaces(from: cursor.content + length, before: cursor.lineEnd) == cursor.lineEnd
    guard !continuesParagraph || !isEmpty else { return nil }
    close(downTo: matchedCount)
    if case .list(let open) = nodes[tip].kind, open.continues(with: marker) {
    } else {
      add(.list(marker))
    }
    let markerOffset = cursor.indent
    add(.item(ItemIndent(markerOffset: markerOffset, padding: length + 1)))
    cursor.advanceToContent()
    cursor.advance(bytes: length)
    let padding = length + skipSpaceBehindMarker(isEmpty: isEmpty)
    nodes[tip].kind = .item(ItemIndent(markerOffset: markerOffset, padding: padding))
    return .blocks
  }

  /// Skips the space behind a marker and returns its columns; five or more are one column and indented code.
  private mutating func skipSpaceBehindMarker(isEmpty: Bool) -> Int {
    let behindMarker = cursor
    cursor.findContent(in: bytes)
    let width = cursor.indent
    guard !isEmpty, (1...4).contains(width) else {
      cursor = behindMarker
      if cursor.offset < cursor.lineEnd {
        cursor.advance(columns: 1, in: bytes)
      }
      return 1
    }
    cursor.advance(columns: width, in: bytes)
    return width
  }

  /// Returns the marker at the content and its length in bytes.
  private func listMarker() -> (marker: ListMarker, length: Int)? {
    let first = bytes[cursor.content]
    guard first.isASCIIDigit else {
      guard endsMarker(at: cursor.content + 1) else { return nil }
      return (.bullet(first), 1)
    }
    var number = 0
    var end = cursor.content
    while end < cursor.lineEnd, bytes[end].isASCIIDigit, end - cursor.content < 9 {
      number = number * 10 + Int(bytes[end] & 0x0F)
      end += 1
    }
    let delimiter = bytes[end]
    guard delimiter == Byte.period || delimiter == Byte.rightParenthesis, endsMarker(at: end + 1),
      !continuesParagraph || number == 1
    else { return nil }
    return (.number(start: number, delimiter: delimiter), end + 1 - cursor.content)
  }

  private func endsMarker(at index: Int) -> Bool {
    index >= cursor.lineEnd || bytes[index].isSpaceOrTab
  }

  /// Opens a footnote, `[^label]: words`.
  mutating func openFootnote() -> Opening? {
    guard extensions.contains(.footnotes),
      let label = FootnoteMap.label(bytes, at: cursor.content, before: cursor.lineEnd),
      label.upperBound + 1 < cursor.lineEnd, bytes[label.upperBound + 1] == Byte.colon, hasRoom()
    else { return nil }
    let place = place
    add(.footnote)
    let isNew = footnotes.add(bytes.string(label), node: tip)
    if !isNew {
      problems.add(.repeatedDefinition, "The footnote “\(bytes.string(label))” is defined before.", at: place)
    }
    cursor.advanceToContent()
    cursor.advance(bytes: label.upperBound + 2 - cursor.content)
    cursor.findContent(in: bytes)
    cursor.advanceToContent()
    return .blocks
  }
}
