extension DocumentBuilder {
  mutating func table(_ node: BlockNode) -> MarkdownBlock.Table {
    let lines = node.segments.map { segments[Int($0)] }
    let alignments = lines.count > 1 ? TableScanner.alignments(bytes, in: lines[1].range) : []
    // Footnotes are numbered in the order in which cells are read.
    let header = lines.first.map { cells($0, columnCount: alignments.count) } ?? []
    var rows: [[MarkdownBlock.TableCell]] = []
    for line in lines.dropFirst(2) {
      rows.append(cells(line, columnCount: alignments.count))
    }
    return .init(alignments: alignments, header: header, rows: rows, place: node.place)
  }

  private mutating func cells(_ line: LineSegment, columnCount: Int) -> [MarkdownBlock.TableCell] {
    var ranges = TableScanner.cells(bytes, in: line.range, limit: columnCount + 1)
    if ranges.count > columnCount {
      let extra = ranges.removeLast()
      let place = MarkdownPlace(line: Int(line.line), column: extra.lowerBound - Int(line.lineStart) + 1)
      problems.add(.extraCells, "The row has more cells than the table has columns; they are left out.", at: place)
    }
    return ranges.map { cell($0, line) }
  }

  private mutating func cell(_ range: Range<Int>, _ line: LineSegment) -> MarkdownBlock.TableCell {
    content.removeAll(keepingCapacity: true)
    map.removeAll()
    map.append(line, at: 0, from: range.lowerBound)
    for index in range {
      // A bar in a cell is written `\|`, in code too.
      if bytes[index] == Byte.backslash, bytes[index + 1] == Byte.bar, index + 1 < range.upperBound { continue }
      content.append(bytes[index])
    }
    let place = map.place(of: 0)
    return .init(content: readContent(), place: place)
  }
}
