/// Makes the runs of a literal's inline Markdown.
///
/// The parser is that of documents, and looks for emphasis, code, strikethrough, links and backslash escapes only.
/// Markup that does not close shows as it is. Each value is one byte for the parser, so nothing in it is ever markup.
/// Time and memory grow linearly with the length of any literal.
struct LiteralReader {
  /// How many spans of each kind are open.
  private struct Depths: Equatable {
    var emphasis = 0
    var strong = 0
    var strikethrough = 0

    var style: TextStyle {
      var style = TextStyle()
      if emphasis > 0 { style.traits.insert(.italic) }
      if strong > 0 { style.traits.insert(.bold) }
      if strikethrough > 0 { style.traits.insert(.strikethrough) }
      return style
    }

    mutating func add(_ count: Int, of span: InlineSpan) {
      switch span {
      case .emphasis: emphasis += count
      case .strong: strong += count
      case .strikethrough: strikethrough += count
      }
    }
  }

  private let values: [Text]
  /// Where the values stand, in order.
  private var valuePositions: [Int] = []
  private var depths = Depths()
  private var destination: String?
  private var runs: [TextRun] = []

  private init(_ values: [Text]) { self.values = values }

  static func runs(of pieces: [LocalizedStringKey.Piece]) -> [TextRun] {
    var source: [UInt8] = []
    var values: [Text] = []
    for piece in pieces {
      switch piece {
      case .literal(let words): source.append(contentsOf: words.utf8)
      case .value(let text):
        source.append(Byte.value)
        values.append(text)
      }
    }
    let isInflected = InflectionMarkup.remove(from: &source)
    let runs = source.withUnsafeBufferPointer { buffer in
      var reader = LiteralReader(values)
      return reader.read(MarkdownBytes(buffer))
    }
    return isInflected ? runs + [TextRun(string: "", role: .uninflected)] : runs
  }

  private mutating func read(_ bytes: MarkdownBytes) -> [TextRun] {
    valuePositions = values.isEmpty ? [] : (0..<bytes.count).filter { bytes[$0] == Byte.value }
    var parser = InlineParser(.literal)
    parser.parse(bytes)
    for event in parser.events { add(event, parser) }
    return runs.isEmpty ? [TextRun(string: "")] : runs
  }

  private mutating func add(_ event: InlineEvent, _ parser: InlineParser) {
    switch event {
    case .text(let range): add(range, parser.bytes, depths.style)
    case .code(let range): addCode(parser.bytes.codeContent(range), parser.bytes)
    case .delimiter(let index): addDelimiters(index, parser)
    case .linkStart(let target, _): destination = address(parser.targets[target], parser.bytes)
    case .linkEnd: destination = nil
    case .decoded, .softBreak, .hardBreak, .html, .autolink, .imageStart, .imageEnd, .footnote:
      assertionFailure("The parser found what literals do not hold")
    }
  }

  // MARK: - Words

  private mutating func add(_ range: Range<Int>, _ bytes: MarkdownBytes, _ style: TextStyle) {
    var start = range.lowerBound
    for position in positions(in: range) {
      add(bytes.string(start..<valuePositions[position]), style)
      add(values[position], style)
      start = valuePositions[position] + 1
    }
    add(bytes.string(start..<range.upperBound), style)
  }

  private mutating func add(_ words: String, _ style: TextStyle) {
    add(TextRun(string: words, style: style, destination: destination))
  }

  private mutating func add(_ value: Text, _ style: TextStyle) {
    for var run in value.allRuns {
      run.style = run.style.inheriting(style)
      run.destination = run.destination ?? destination
      add(run)
    }
  }

  /// Adds a run, or its words to the last one, if that looks alike and leads to the same place.
  private mutating func add(_ run: TextRun) {
    if let last = runs.indices.last, runs[last].style == run.style, runs[last].destination == run.destination,
      runs[last].role == run.role, run.symbolName == nil
    {
      runs[last].string += run.string
    } else if !run.string.isEmpty || run.role != nil {
      runs.append(run)
    }
  }

  /// Adds the code of a span, in which the ends of lines are spaces.
  private mutating func addCode(_ range: Range<Int>, _ bytes: MarkdownBytes) {
    var style = depths.style
    style.traits.insert(.code)
    var start = range.lowerBound
    while let end = bytes.firstIndex(of: Byte.lineFeed, in: start..<range.upperBound) {
      add(start..<end, bytes, style)
      add(" ", style)
      start = end + 1
    }
    add(start..<range.upperBound, bytes, style)
  }

  // MARK: - Spans

  private mutating func addDelimiters(_ index: Int, _ parser: InlineParser) {
    let run = parser.delimiters.runs[index]
    var closed = run.firstClosed
    while closed >= 0 {
      let link = parser.delimiters.links[Int(closed)]
      depths.add(-1, of: link.span)
      closed = link.next
    }
    add(String(decoding: repeatElement(run.byte, count: run.count), as: UTF8.self), depths.style)
    var opened = run.firstOpened
    while opened >= 0 {
      let link = parser.delimiters.links[Int(opened)]
      depths.add(1, of: link.span)
      opened = link.next
    }
  }

  /// Returns where a link leads, with the words of values in their places.
  private func address(_ target: LinkTarget, _ bytes: MarkdownBytes) -> String {
    guard let range = target.place else { return target.destination }
    var start = range.lowerBound
    var address = ""
    for position in positions(in: range) {
      address += Unescaper.string(bytes, start..<valuePositions[position], resolvesReferences: false)
      address += values[position].plainText
      start = valuePositions[position] + 1
    }
    return address + Unescaper.string(bytes, start..<range.upperBound, resolvesReferences: false)
  }

  /// Returns the numbers of the values in a range.
  private func positions(in range: Range<Int>) -> Range<Int> {
    firstPosition(from: range.lowerBound)..<firstPosition(from: range.upperBound)
  }

  private func firstPosition(from index: Int) -> Int {
    var low = 0
    var high = valuePositions.count
    while low < high {
      let middle = (low + high) / 2
      if valuePositions[middle] < index {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
