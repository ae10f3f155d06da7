/// Where the parser is in a line; tabs count to columns that are multiples of four.
struct LineCursor {
  /// Where the line begins in the source.
  private(set) var lineStart = 0
  /// Where it ends, before the line feed.
  private(set) var lineEnd = 0
  private(set) var offset = 0
  private(set) var column = 0
  /// Whether a part of the tab at the offset is used up.
  private(set) var isInsideTab = false
  /// Where the next character stands that is no space or tab.
  private(set) var content = 0
  /// The columns from here to the content.
  private(set) var indent = 0

  /// Whether nothing but spaces and tabs follows.
  var isBlank: Bool { content >= lineEnd }
  /// Whether the content is indented as code is.
  var isIndented: Bool { indent >= 4 }

  mutating func begin(at start: Int, end: Int) {
    lineStart = start
    lineEnd = end
    offset = start
    column = 0
    isInsideTab = false
  }

  /// Looks for the next character that is no space or tab.
  @inline(__always)
  mutating func findContent(in bytes: MarkdownBytes) {
    var index = offset
    var end = column
    while index < lineEnd {
      let byte = bytes[index]
      if byte == Byte.space {
        end += 1
      } else if byte == Byte.tab {
        end += 4 - end % 4
      } else {
        break
      }
      index += 1
    }
    content = index
    indent = end - column
  }

  /// Goes to the content that was found.
  mutating func advanceToContent() {
    column += indent
    offset = content
    indent = 0
    isInsideTab = false
  }

  /// Goes on by bytes that are no tabs.
  mutating func advance(bytes count: Int) {
    offset = min(offset + count, lineEnd)
    column += count
    isInsideTab = false
  }

  /// Goes on by columns, maybe into a tab.
  mutating func advance(columns count: Int, in bytes: MarkdownBytes) {
    var rest = count
    while rest > 0, offset < lineEnd {
      guard bytes[offset] == Byte.tab else {
        advance(bytes: 1)
        rest -= 1
        continue
      }
      let width = 4 - column % 4
      isInsideTab = width > rest
      let step = min(rest, width)
      column += step
      offset += isInsideTab ? 0 : 1
      rest -= step
    }
  }

  /// Goes to the end of the line.
  mutating func advanceToEnd() {
    offset = lineEnd
    isInsideTab = false
  }

  /// The rest of the line; the rest of a tab becomes spaces.
  func segment(line: Int32) -> LineSegment {
    LineSegment(
      start: Int32(truncatingIfNeeded: isInsideTab ? offset + 1 : offset),
      end: Int32(truncatingIfNeeded: lineEnd),
      lineStart: Int32(truncatingIfNeeded: lineStart),
      line: line,
      padding: isInsideTab ? UInt8(4 - column % 4) : 0
    )
  }
}
