extension BlockParser {
  /// Makes a table of the last line of a paragraph if the line is the delimiter row below it.
  mutating func openTable() -> Opening? {
    guard extensions.contains(.tables), continuesParagraph else { return nil }
    let index = tip
    guard let header = nodes[index].segments.last,
      let columnCount = TableScanner.columnCount(
        ofDelimiters: bytes,
        in: cursor.content..<cursor.lineEnd
      ),
      TableScanner.cells(bytes, in: segments[Int(header)].range, limit: columnCount + 1).count == columnCount
    else { return nil }
    readDefinitions(of: index)
    guard !nodes[index].segments.isEmpty else { return nil }
    let lines = nodes[index].segments
    nodes[index].segments = lines.lowerBound..<lines.upperBound - 1
    nodes[index].lastLine = line - 2
    if lines.count == 1 {
      nodes[index].kind = .table
      nodes[index].lastLine = line
    } else {
      matchedCount = open.count - 1
      add(.table)
      let head = segments[Int(header)]
      nodes[tip].firstLine = head.line
      nodes[tip].column = head.start - head.lineStart + 1
    }
    nodes[tip].segments = lines.upperBound - 1..<lines.upperBound
    cursor.advanceToContent()
    append(cursor.segment(line: line))
    return .nothing
  }
}

extension LineSegment {
  var range: Range<Int> { Int(start)..<max(Int(start), Int(end)) }
}
