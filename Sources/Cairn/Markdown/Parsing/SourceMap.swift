/// Where the bytes of a content stand in the source.
struct SourceMap {
  private struct Entry {
    /// Where a line begins in the content.
    var start: Int
    var line: Int
    /// The column of its first byte, from 1.
    var column: Int
  }

  private var entries: [Entry] = []

  mutating func removeAll() {
    entries.empty()
  }

  /// Adds a line of the content, which begins where the content had so many bytes.
  mutating func append(_ segment: LineSegment, at start: Int, from sourceIndex: Int) {
    entries.append(
      Entry(start: start, line: Int(segment.line), column: sourceIndex - Int(segment.lineStart) + 1)
    )
  }

  /// Returns the place of a byte of the content.
  func place(of index: Int) -> MarkdownPlace? {
    var low = 0
    var high = entries.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if entries[middle].start <= index {
        low = middle
      } else {
        high = middle
      }
    }
    guard low < entries.count else { return nil }
    return MarkdownPlace(line: entries[low].line, column: entries[low].column + index - entries[low].start)
  }
}
