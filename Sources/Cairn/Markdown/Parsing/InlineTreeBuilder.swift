/// Makes the tree of inlines of the events of an ``InlineParser``.
struct InlineTreeBuilder {
  /// A span that is open.
  private struct Frame {
    /// The number of finished inlines before it.
    var start: Int
    /// The event or span that began it.
    var kind: Kind
  }

  private enum Kind {
    case span(InlineSpan)
    case link(target: Int, place: Int)
    case image(target: Int, place: Int)
    /// A span that is nested too deep: what it holds is added to what is around it.
    case transparent
  }

  /// The inlines whose span is not finished, outermost first.
  private var pending: [MarkdownInline] = []
  private var frames: [Frame] = []
  /// Words that do not stand in one piece in the content.
  private var words: [UInt8] = []
  /// Words that stand in one piece in the content; there are none in `words` then.
  private var piece = 0..<0
  private var bytes = MarkdownBytes.none
  private var linkDepth = 0
  private var imageDepth = 0
  private let findsMail: Bool
  /// Whether a span was nested too deep.
  private(set) var isTooDeep = false

  init(extensions: MarkdownExtensions) {
    findsMail = extensions.contains(.autolinks)
  }

  /// Makes a tree of the events that a parser has found.
  mutating func build(
    _ parser: InlineParser,
    map: SourceMap,
    footnotes: inout FootnoteMap
  ) -> [MarkdownInline] {
    isTooDeep = false
    linkDepth = 0
    imageDepth = 0
    bytes = parser.bytes
    for event in parser.events {
      add(event, parser, map, &footnotes)
    }
    flushWords()
    while !frames.isEmpty { finishSpan(parser, map) }
    return takePending(from: 0)
  }

  /// Takes the last finished inlines out.
  ///
  /// The copy has the memory that it needs. The list itself has as much as the longest content needed, so none of it may
  /// leave with them: `Array` of a whole slice would share it.
  private mutating func takePending(from start: Int) -> [MarkdownInline] {
    var inlines: [MarkdownInline] = []
    inlines.reserveCapacity(pending.count - start)
    inlines.append(contentsOf: pending[start...])
    pending.removeSubrange(start...)
    return inlines
  }

  private mutating func add(
    _ event: InlineEvent,
    _ parser: InlineParser,
    _ map: SourceMap,
    _ footnotes: inout FootnoteMap
  ) {
    switch event {
    case .text(let range): addWords(range)
    case .decoded(let range):
      gatherWords()
      words.append(contentsOf: parser.decoded[range])
    case .softBreak: append(.softBreak)
    case .hardBreak: append(.hardBreak)
    case .code(let range): append(.code(code(parser.bytes, range)))
    case .html(let range):
      append(.html(MarkdownInline.HTML(markup: parser.bytes.string(range), place: map.place(of: range.lowerBound))))
    case .autolink(let range, let kind): addAutolink(parser.bytes, range, kind, map)
    case .delimiter(let index): addDelimiters(index, parser, map)
    case .linkStart(let target, let place): begin(.link(target: target, place: place))
    case .imageStart(let target, let place): begin(.image(target: target, place: place))
    case .linkEnd, .imageEnd:
      flushWords()
      finishSpan(parser, map)
    case .footnote(let label):
      // A description holds no links.
      guard imageDepth == 0 else { return addWords(label.lowerBound - 2..<label.upperBound + 1) }
      guard let reference = footnotes.refer(to: parser.bytes.string(label)) else { return }
      append(
        .footnoteReference(
          MarkdownInline.FootnoteReference(
            number: reference.number,
            occurrence: reference.occurrence,
            place: map.place(of: label.lowerBound - 2)
          )
        )
      )
    }
  }

  // MARK: - Words

  private mutating func append(_ inline: MarkdownInline) {
    flushWords()
    pending.append(inline)
  }

  /// Adds words of the content.
  private mutating func addWords(_ range: Range<Int>) {
    if piece.isEmpty, words.isEmpty {
      piece = range
    } else if range.lowerBound == piece.upperBound, !piece.isEmpty {
      piece = piece.lowerBound..<range.upperBound
    } else {
      gatherWords()
      words.append(contentsOf: bytes[range])
    }
  }

  /// Moves the words that stand in one piece, as others follow that do not.
  private mutating func gatherWords() {
    guard !piece.isEmpty else { return }
    words.append(contentsOf: bytes[piece])
    piece = 0..<0
  }

  private mutating func flushWords() {
    if !piece.isEmpty {
      if findsMail, linkDepth == 0, bytes.firstIndex(of: Byte.at, in: piece) != nil {
        gatherWords()
      } else {
        pending.append(.text(bytes.string(piece)))
        piece = 0..<0
      }
    }
    guard !words.isEmpty else { return }
    if findsMail, linkDepth == 0, words.contains(Byte.at) {
      flushWordsWithMail()
    } else {
      pending.append(.text(String(decoding: words, as: UTF8.self)))
    }
    words.empty()
  }

  private mutating func flushWordsWithMail() {
    let pieces: [MarkdownInline] = words.withUnsafeBufferPointer { buffer in
      let bytes = MarkdownBytes(buffer)
      var pieces: [MarkdownInline] = []
      var start = 0
      while let range = MailFinder.next(bytes, from: start) {
        if range.lowerBound > start { pieces.append(.text(bytes.string(start..<range.lowerBound))) }
        pieces.append(.link(mailLink(bytes.string(range))))
        start = range.upperBound
      }
      if start < bytes.count { pieces.append(.text(bytes.string(start..<bytes.count))) }
      return pieces
    }
    pending.append(contentsOf: pieces)
  }

  private func mailLink(_ address: String) -> MarkdownInline.Link {
    let hasScheme = address.contains(":")
    return MarkdownInline.Link(destination: hasScheme ? address : "mailto:" + address, content: [.text(address)])
  }

  private mutating func addAutolink(_ bytes: MarkdownBytes, _ range: Range<Int>, _ kind: Autolink, _ map: SourceMap) {
    let isBare = kind == .bareAddress || kind == .bareWeb
    guard !isBare || linkDepth == 0 else {
      addWords(range)
      return
    }
    // References are recognised everywhere but in code; escapes are not, in addresses without brackets around their words.
    let address = Unescaper.string(bytes, range, resolvesEscapes: false)
    let destination =
      switch kind {
      case .address, .bareAddress: address
      case .mail: "mailto:" + address
      case .bareWeb: "http://" + address
      }
    let link = MarkdownInline.Link(
      destination: destination,
      content: [.text(address)],
      place: map.place(of: range.lowerBound)
    )
    append(.link(link))
  }

  /// The code of a span, in which line ends are spaces.
  private func code(_ bytes: MarkdownBytes, _ range: Range<Int>) -> String {
    let range = bytes.codeContent(range)
    guard bytes[range].contains(Byte.lineFeed) else { return bytes.string(range) }
    return String(decoding: bytes[range].map { $0 == Byte.lineFeed ? Byte.space : $0 }, as: UTF8.self)
  }

  // MARK: - Spans

  private mutating func addDelimiters(_ index: Int, _ parser: InlineParser, _ map: SourceMap) {
    let run = parser.delimiters.runs[index]
    var closed = run.firstClosed
    if closed >= 0 { flushWords() }
    while closed >= 0 {
      finishSpan(parser, map)
      closed = parser.delimiters.links[Int(closed)].next
    }
    if run.count > 0 {
      gatherWords()
      words.append(contentsOf: repeatElement(run.byte, count: run.count))
    }
    var opened = run.firstOpened
    while opened >= 0 {
      let link = parser.delimiters.links[Int(opened)]
      begin(.span(link.span))
      opened = link.next
    }
  }

  private mutating func begin(_ kind: Kind) {
    flushWords()
    var kind = kind
    if frames.count >= MarkdownDocument.maximumDepth {
      isTooDeep = true
      if case .link = kind {} else { kind = .transparent }
    }
    if case .link = kind { linkDepth += 1 }
    if case .image = kind { imageDepth += 1 }
    frames.append(Frame(start: pending.count, kind: kind))
  }

  private mutating func finishSpan(_ parser: InlineParser, _ map: SourceMap) {
    guard let frame = frames.popLast() else { return }
    if case .transparent = frame.kind { return }
    let content = takePending(from: frame.start)
    pending.append(inline(frame.kind, content, parser, map))
    if case .link = frame.kind { linkDepth -= 1 }
    if case .image = frame.kind { imageDepth -= 1 }
  }

  private func inline(
    _ kind: Kind,
    _ content: [MarkdownInline],
    _ parser: InlineParser,
    _ map: SourceMap
  ) -> MarkdownInline {
    switch kind {
    case .span(.emphasis): return .emphasis(content)
    case .span(.strong): return .strong(content)
    case .span(.strikethrough): return .strikethrough(content)
    case .link(let index, let place):
      let target = parser.targets[index]
      let place = map.place(of: place)
      return .link(.init(destination: target.destination, title: target.title, content: content, place: place))
    case .image(let index, let place):
      let target = parser.targets[index]
      let place = map.place(of: place)
      return .image(.init(source: target.destination, title: target.title, content: content, place: place))
    case .transparent: return .text("")
    }
  }
}
