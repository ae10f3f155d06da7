extension BlockParser {
  /// Does what is due when a block ends.
  mutating func finish(_ index: Int) {
    switch nodes[index].kind {
    case .paragraph:
      readDefinitions(of: index)
      if nodes[index].segments.isEmpty {
        nodes[index].kind = .definitions
      }
    case .indentedCode: dropBlankLines(of: index)
    default: break
    }
  }

  /// Blank lines at the end of indented code do not belong to it.
  private mutating func dropBlankLines(of index: Int) {
    var lines = nodes[index].segments
    while let last = lines.last, isBlank(segments[Int(last)].range) {
      lines = lines.dropLast()
    }
    nodes[index].segments = lines
    if let last = lines.last {
      nodes[index].lastLine = segments[Int(last)].line
    }
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    bytes.skippingSpaces(from: range.lowerBound, before: range.upperBound) == range.upperBound
  }

  /// Takes the definitions of link labels from the beginning of a paragraph.
  mutating func readDefinitions(of index: Int) {
    let lines = nodes[index].segments
    guard let first = lines.first, bytes[Int(segments[Int(first)].start)] == Byte.leftBracket else { return }
    var content: [UInt8] = []
    for line in lines {
      content.append(contentsOf: bytes[segments[Int(line)].range])
      content.append(Byte.lineFeed)
    }
    let lineCount = content.withUnsafeBufferPointer { buffer in
      readDefinitions(MarkdownBytes(buffer), in: lines)
    }
    nodes[index].segments = lines.dropFirst(lineCount)
  }

  /// Reads definitions until something else comes, and returns how many lines they take.
  private mutating func readDefinitions(_ content: MarkdownBytes, in lines: Range<Int32>) -> Int {
    var start = 0
    var lineCount = 0
    while let definition = LinkScanner.definition(content, at: start) {
      let segment = segments[Int(lines.lowerBound) + lineCount]
      let label = content.string(definition.label)
      let isNew = references.add(
        label: content[definition.label],
        LinkTarget(destination: definition.destination, title: definition.title)
      )
      if !isNew {
        let place = MarkdownPlace(line: Int(segment.line), column: Int(segment.start - segment.lineStart) + 1)
        problems.add(.repeatedDefinition, "The label “\(label)” is defined before.", at: place)
      }
      lineCount += content[start..<definition.end].reduce(0) { $1 == Byte.lineFeed ? $0 + 1 : $0 }
      start = definition.end
    }
    return lineCount
  }

  /// Takes note of a block of code that goes on to the end of the text.
  mutating func reportOpenCode() {
    guard case .fencedCode = nodes[tip].kind else { return }
    problems.add(.unclosedCode, "The code has no fence at its end. Close it with the fence.", at: nodes[tip].place)
  }
}
