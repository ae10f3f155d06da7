/// Makes the document of the blocks that were found.
struct DocumentBuilder {
  let bytes: MarkdownBytes
  let extensions: MarkdownExtensions
  let nodes: [BlockNode]
  let segments: [LineSegment]
  var parser: InlineParser
  var footnotes: FootnoteMap
  var problems: ProblemList
  var tree: InlineTreeBuilder
  var slugs = SlugRegister()
  /// The content of the block at hand, without the markers of quotes and lists.
  var content: [UInt8] = []
  /// Where the content stands in the source.
  var map = SourceMap()
  /// The length of the box of a task before the next words.
  var skippedTaskLength = 0

  init(_ blocks: BlockParser) {
    bytes = blocks.bytes
    extensions = blocks.extensions
    nodes = blocks.nodes
    segments = blocks.segments
    footnotes = blocks.footnotes
    problems = blocks.problems
    var constructs = InlineConstructs.commonMark
    if extensions.contains(.strikethrough) { constructs.insert(.strikethrough) }
    if extensions.contains(.autolinks) { constructs.insert(.autolinks) }
    if extensions.contains(.footnotes) { constructs.insert(.footnotes) }
    parser = InlineParser(
      constructs,
      references: blocks.references,
      footnotes: blocks.footnotes,
      referenceBudget: max(bytes.count, 100_000)
    )
    tree = InlineTreeBuilder(extensions: extensions)
  }

  mutating func build(frontMatter: FrontMatter?) -> MarkdownDocument {
    let blocks = blocks(in: 0)
    let notes = buildFootnotes()
    reportFootnotes()
    let problems = problems.problems.sorted { $0.place < $1.place }
    return MarkdownDocument(frontMatter: frontMatter, blocks: blocks, footnotes: notes, problems: problems)
  }

  /// Builds the footnotes that are referred to; each may refer to more.
  private mutating func buildFootnotes() -> [MarkdownFootnote] {
    var notes: [MarkdownFootnote] = []
    while notes.count < footnotes.numbered.count {
      let definition = footnotes.definitions[footnotes.numbered[notes.count]]
      let node = nodes[definition.node]
      let blocks = blocks(in: definition.node)
      notes.append(MarkdownFootnote(label: definition.label, blocks: blocks, place: node.place))
    }
    for (index, position) in footnotes.numbered.enumerated() {
      notes[index].referenceCount = footnotes.definitions[position].referenceCount
    }
    return notes
  }

  private mutating func reportFootnotes() {
    for definition in footnotes.definitions where definition.number == nil {
      let place = nodes[definition.node].place
      problems.add(.unusedFootnote, "No mark leads to the footnote “\(definition.label)”; it is left out.", at: place)
    }
  }

  // MARK: - Blocks

  mutating func blocks(in index: Int) -> [MarkdownBlock] {
    var blocks: [MarkdownBlock] = []
    var next = nodes[index].firstChild
    while next >= 0 {
      if let block = block(Int(next)) { blocks.append(block) }
      next = nodes[Int(next)].next
    }
    return blocks
  }

  private mutating func block(_ index: Int) -> MarkdownBlock? {
    let node = nodes[index]
    switch node.kind {
    case .document, .item, .footnote, .definitions: return nil
    case .quote: return .quote(.init(blocks: blocks(in: index), place: node.place))
    case .list(let marker): return .list(list(index, marker))
    case .paragraph: return .paragraph(.init(content: inlines(of: node), place: contentPlace(of: node)))
    case .heading(let level): return .heading(heading(node, level: level))
    case .indentedCode: return .code(.init(code: lines(of: node), place: node.place))
    case .fencedCode(let fence):
      let info = Unescaper.string(bytes, Int(fence.infoStart)..<Int(fence.infoEnd))
      return .code(.init(code: lines(of: node), info: info, place: node.place))
    case .html: return .html(.init(markup: lines(of: node), place: node.place))
    case .table: return .table(table(node))
    case .thematicBreak: return .thematicBreak(.init(place: node.place))
    }
  }

  private mutating func heading(_ node: BlockNode, level: Int) -> MarkdownBlock.Heading {
    let content = inlines(of: node)
    let anchor = slugs.slug(for: content.plainText)
    return .init(level: level, content: content, anchor: anchor, place: contentPlace(of: node))
  }

  /// Where the words begin: definitions of labels may stand before them in the same block.
  private func contentPlace(of node: BlockNode) -> MarkdownPlace {
    guard let first = node.segments.first, segments[Int(first)].line > node.firstLine else { return node.place }
    let segment = segments[Int(first)]
    return MarkdownPlace(line: Int(segment.line), column: Int(segment.start - segment.lineStart) + 1)
  }

  /// The lines of a block of code or HTML.
  private mutating func lines(of node: BlockNode) -> String {
    content.removeAll(keepingCapacity: true)
    for segment in segments[Int(node.segments.lowerBound)..<Int(node.segments.upperBound)] {
      for _ in 0..<segment.padding { content.append(Byte.space) }
      content.append(contentsOf: bytes[segment.range])
      content.append(Byte.lineFeed)
    }
    return String(decoding: content, as: UTF8.self)
  }
}
