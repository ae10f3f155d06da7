extension MarkdownBytes {
  /// Returns the content of a code span: one space or line end at both ends does not count, unless all are spaces.
  func codeContent(_ range: Range<Int>) -> Range<Int> {
    func isSpace(_ byte: UInt8) -> Bool { byte == Byte.space || byte == Byte.lineFeed }
    guard range.count > 1, isSpace(self[range.lowerBound]), isSpace(self[range.upperBound - 1]),
      self[range].contains(where: { !isSpace($0) })
    else { return range }
    return range.lowerBound + 1..<range.upperBound - 1
  }
}

/// Finds the ends of code spans without reading any part of a content twice in vain.
///
/// The first search that fails has seen all runs of backticks. It keeps the last place of each length, so that every
/// later search either succeeds or fails at once.
struct CodeSpanEnds {
  /// The last run of each length, by length; 0 where there is none.
  private var lastStarts: [Int] = []
  private var isComplete = false

  /// Forgets the content before.
  mutating func begin() {
    guard isComplete else { return }
    lastStarts.removeAll(keepingCapacity: true)
    isComplete = false
  }

  /// Returns the start of the first run of a length from an index on.
  mutating func start(ofLength length: Int, from start: Int, in bytes: MarkdownBytes) -> Int? {
    if isComplete {
      guard length < lastStarts.count, lastStarts[length] >= start else { return nil }
    }
    var index = start
    while let run = nextRun(from: index, in: bytes) {
      if run.count == length { return run.lowerBound }
      index = run.upperBound
    }
    complete(from: start, in: bytes)
    return nil
  }

  private func nextRun(from start: Int, in bytes: MarkdownBytes) -> Range<Int>? {
    guard let first = bytes.firstIndex(of: Byte.backtick, in: start..<max(start, bytes.count)) else { return nil }
    var end = first
    while bytes[end] == Byte.backtick {
      end += 1
    }
    return first..<end
  }

  private mutating func complete(from start: Int, in bytes: MarkdownBytes) {
    isComplete = true
    var index = start
    while let run = nextRun(from: index, in: bytes) {
      while lastStarts.count <= run.count {
        lastStarts.append(0)
      }
      lastStarts[run.count] = run.lowerBound
      index = run.upperBound
    }
  }
}
