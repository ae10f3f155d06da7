/// The first pass over a Markdown text: finds its blocks and the definitions of labels, line by line.
///
/// The method is the one of the specification's appendix: each line first continues open blocks, then may open new
/// ones, and what is left of it is content.
struct BlockParser {
  let bytes: MarkdownBytes
  let extensions: MarkdownExtensions
  var nodes: [BlockNode]
  var segments: [LineSegment] = []
  var references = ReferenceMap()
  var footnotes = FootnoteMap()
  var problems = ProblemList()
  var cursor = LineCursor()
  /// The blocks that may go on, outermost first.
  var open: [Int32] = [0]
  /// The number of open blocks that the current line continues.
  var matchedCount = 1
  /// The number of quotes, items and footnotes among the open blocks.
  var depth = 0
  var line: Int32

  init(_ bytes: MarkdownBytes, extensions: MarkdownExtensions, firstLine: Int32, problems: ProblemList) {
    self.bytes = bytes
    self.extensions = extensions
    self.problems = problems
    line = firstLine - 1
    nodes = [BlockNode(.document, line: firstLine, column: 1, firstSegment: 0)]
    segments.reserveCapacity(bytes.count / 40 + 16)
  }

  mutating func parse(from start: Int) {
    var index = start
    while index < bytes.count {
      let lineStart = index
      index = bytes.endOfLine(from: index)
      readLine(lineStart..<index)
      if bytes[index] == Byte.carriageReturn, bytes[index + 1] == Byte.lineFeed {
        index += 1
      }
      index += 1
    }
    reportOpenCode()
    close(downTo: 0)
  }

  private mutating func readLine(_ range: Range<Int>) {
    line += 1
    cursor.begin(at: range.lowerBound, end: range.upperBound)
    guard continueOpenBlocks() else { return }
    let hasUnmatched = matchedCount < open.count
    guard openBlocks() else { return }
    addContent(isLazyPossible: hasUnmatched && matchedCount < open.count)
  }

  // MARK: - The tree

  var tip: Int { Int(open[open.count - 1]) }

  func kind(at position: Int) -> BlockNode.Kind { nodes[Int(open[position])].kind }

  /// Adds a block to the innermost block that the line continues, and closes those that it does not.
  mutating func add(_ kind: BlockNode.Kind) {
    close(downTo: matchedCount)
    while open.count > 1, !canHold(nodes[tip].kind, kind) {
      close(downTo: open.count - 1)
    }
    let index = Int32(truncatingIfNeeded: nodes.count)
    let column = Int32(truncatingIfNeeded: cursor.content - cursor.lineStart + 1)
    let node = BlockNode(kind, line: line, column: column, firstSegment: Int32(truncatingIfNeeded: segments.count))
    let parent = tip
    if nodes[parent].lastChild >= 0 {
      nodes[Int(nodes[parent].lastChild)].next = index
    } else {
      nodes[parent].firstChild = index
    }
    nodes[parent].lastChild = index
    nodes.append(node)
    open.append(index)
    matchedCount = open.count
    if node.isLevel { depth += 1 }
  }

  private func canHold(_ parent: BlockNode.Kind, _ child: BlockNode.Kind) -> Bool {
    switch (parent, child) {
    case (.list, .item): true
    case (.list, _), (_, .item): false
    case (.document, _), (.quote, _), (.item, _), (.footnote, _): true
    default: false
    }
  }

  /// Closes the innermost open blocks until so many are left.
  mutating func close(downTo count: Int) {
    while open.count > count {
      let index = Int(open.removeLast())
      finish(index)
      if nodes[index].isLevel { depth -= 1 }
      if let parent = open.last {
        nodes[Int(parent)].lastLine = max(nodes[Int(parent)].lastLine, nodes[index].lastLine)
      }
    }
    matchedCount = min(matchedCount, count)
  }

  // MARK: - Content

  /// Adds what is left of the line to the tip, or makes a paragraph of it.
  private mutating func addContent(isLazyPossible: Bool) {
    cursor.findContent(in: bytes)
    if isLazyPossible, !cursor.isBlank, nodes[tip].kind == .paragraph {
      // The spaces before a lazy line count in code spans and tags, as in the other parsers.
      appendSegment()
      return
    }
    close(downTo: matchedCount)
    switch nodes[tip].kind {
    case .paragraph, .table:
      cursor.advanceToContent()
      appendSegment()
    case .indentedCode, .fencedCode: appendSegment()
    case .html(let rule):
      appendLine(ofHTML: tip)
      if rule.ends(bytes, in: cursor.offset..<cursor.lineEnd) {
        close(downTo: open.count - 1)
      }
    default:
      guard !cursor.isBlank else { return }
      add(.paragraph)
      cursor.advanceToContent()
      appendSegment()
    }
  }

  /// Adds the rest of the line to raw HTML; blank lines at its end part it from what follows.
  private mutating func appendLine(ofHTML index: Int) {
    let lastLine = nodes[index].lastLine
    appendSegment()
    if cursor.isBlank { nodes[index].lastLine = lastLine }
  }

  /// Adds the rest of the line to the content of the tip.
  private mutating func appendSegment() {
    append(cursor.segment(line: line))
  }

  mutating func append(_ segment: LineSegment) {
    segments.append(segment)
    let index = tip
    nodes[index].segments = nodes[index].segments.lowerBound..<Int32(truncatingIfNeeded: segments.count)
    nodes[index].lastLine = line
  }
}
