extension DocumentBuilder {
  /// Reads the words of a paragraph or heading.
  mutating func inlines(of node: BlockNode) -> [MarkdownInline] {
    map.removeAll()
    if node.segments.count == 1, let first = node.segments.first, segments[Int(first)].padding == 0 {
      let segment = segments[Int(first)]
      let range = wordRange(segment)
      map.append(segment, at: 0, from: range.lowerBound)
      return readContent(bytes[range.lowerBound..<bytes.trimmingSpaces(range).upperBound])
    }
    content.empty()
    for index in node.segments {
      let segment = segments[Int(index)]
      let range = wordRange(segment)
      if !content.isEmpty { content.append(Byte.lineFeed) }
      for _ in 0..<segment.padding { content.append(Byte.space) }
      map.append(segment, at: content.count, from: range.lowerBound)
      content.append(contentsOf: bytes[range])
    }
    while let last = content.last, last.isSpaceOrTab { content.removeLast() }
    return readContent()
  }

  /// The words of a line, without the box of a task before them.
  private mutating func wordRange(_ segment: LineSegment) -> Range<Int> {
    defer { skippedTaskLength = 0 }
    return segment.range.dropFirst(skippedTaskLength)
  }

  /// Reads the content that was gathered.
  mutating func readContent() -> [MarkdownInline] {
    var content: [UInt8] = []
    swap(&content, &self.content)
    defer { swap(&content, &self.content) }
    return content.withUnsafeBufferPointer { readContent($0) }
  }

  /// Reads a content whose bytes stay where they are.
  private mutating func readContent(_ buffer: UnsafeBufferPointer<UInt8>) -> [MarkdownInline] {
    parser.parse(MarkdownBytes(buffer))
    let inlines = tree.build(parser, map: map, footnotes: &footnotes)
    reportProblems(MarkdownBytes(buffer))
    return inlines
  }

  private mutating func reportProblems(_ content: MarkdownBytes) {
    if tree.isTooDeep, let place = map.place(of: 0) {
      problems.add(.tooDeep, "Emphasis is nested too deep; the innermost shows its words only.", at: place)
    }
    if parser.referenceBudget < 0, let place = map.place(of: 0) {
      problems.add(.tooManyReferences, "Labels are used too often; from here on, long ones are no links.", at: place)
      parser.referenceBudget = 0
    }
    for undefined in parser.undefinedLabels {
      let label = content.string(undefined.label)
      guard let place = map.place(of: undefined.label.lowerBound - (undefined.isFootnote ? 2 : 1)) else { continue }
      if undefined.isFootnote {
        problems.add(.undefinedFootnote, "The footnote “\(label)” is not defined.", at: place)
      } else {
        problems.add(.undefinedReference, "The label “\(label)” is not defined.", at: place)
      }
    }
  }
}
