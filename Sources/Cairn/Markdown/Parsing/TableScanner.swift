/// Finds the cells of the rows of GitHub's tables.
enum TableScanner {
  /// Returns the number of columns if a line is a delimiter row, such as `| :-- | --: |`.
  static func columnCount(ofDelimiters bytes: MarkdownBytes, in line: Range<Int>) -> Int? {
    // Most lines that are none end here.
    for byte in bytes[line] where !isDelimiterByte(byte) { return nil }
    let cells = cells(bytes, in: line, limit: .max)
    guard !cells.isEmpty, cells.allSatisfy({ isDelimiter(bytes, $0) }) else { return nil }
    return cells.count
  }

  /// Returns the alignments of a delimiter row.
  static func alignments(_ bytes: MarkdownBytes, in line: Range<Int>) -> [MarkdownBlock.Table.Alignment?] {
    cells(bytes, in: line, limit: .max).map { cell in
      let isLeading = bytes[cell.lowerBound] == Byte.colon
      let isTrailing = bytes[cell.upperBound - 1] == Byte.colon
      guard isLeading || isTrailing else { return nil }
      guard isLeading && isTrailing else { return isLeading ? .leading : .trailing }
      return .center
    }
  }

  /// Returns the cells of a row without the space around their words, at most so many.
  static func cells(_ bytes: MarkdownBytes, in line: Range<Int>, limit: Int) -> [Range<Int>] {
    let line = bytes.trimmingSpaces(line)
    var cells: [Range<Int>] = []
    var start = line.lowerBound
    if start < line.upperBound, bytes[start] == Byte.bar {
      start += 1
    }
    while start < line.upperBound, cells.count < limit {
      let end = endOfCell(bytes, in: start..<line.upperBound)
      cells.append(bytes.trimmingSpaces(start..<end))
      start = end + 1
    }
    return cells
  }

  private static func endOfCell(_ bytes: MarkdownBytes, in range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index < range.upperBound, bytes[index] != Byte.bar {
      let isEscaped = bytes[index] == Byte.backslash && bytes[index + 1] == Byte.bar
      index += isEscaped ? 2 : 1
    }
    return min(index, range.upperBound)
  }

  private static func isDelimiterByte(_ byte: UInt8) -> Bool {
    byte.isSpaceOrTab || byte == Byte.hyphen || byte == Byte.colon || byte == Byte.bar
  }

  private static func isDelimiter(_ bytes: MarkdownBytes, _ cell: Range<Int>) -> Bool {
    var start = cell.lowerBound
    var end = cell.upperBound
    if start < end, bytes[start] == Byte.colon { start += 1 }
    if start < end, bytes[end - 1] == Byte.colon { end -= 1 }
    return start < end && bytes[start..<end].allSatisfy { $0 == Byte.hyphen }
  }
}
