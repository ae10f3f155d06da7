/// The calls that the footnotes of a Markdown document make.
///
/// Each has the name that its marks lead to, and leads back to those marks that are in the document.
struct FootnoteCalls {
  private let calls: MarkdownCalls
  private let footnotes: [MarkdownFootnote]
  /// For each footnote, the numbers of its marks.
  private let marks: [[Int]]

  init(_ calls: MarkdownCalls, _ document: MarkdownDocument) {
    self.calls = calls
    footnotes = document.footnotes
    marks = Self.marks(in: document)
  }

  /// Returns the numbers of marks for each footnote; documents that were made by hand may be nested without end.
  private static func marks(in document: MarkdownDocument) -> [[Int]] {
    var marks = Array(repeating: [Int](), count: document.footnotes.count)
    var blocks = document.blocks + document.footnotes.flatMap(\.blocks)
    while let block = blocks.popLast() {
      blocks += block.children
      var inlines = block.inlines
      while let inline = inlines.popLast() {
        inlines += inline.children
        guard case .footnoteReference(let mark) = inline, marks.indices.contains(mark.number - 1) else { continue }
        marks[mark.number - 1].append(mark.occurrence)
      }
    }
    return marks.map { $0.sorted() }
  }

  /// The name of the footnote with a number, from 1; with a colon, no heading has such a name.
  static func name(of number: Int) -> String { "footnote:\(number)" }

  /// The name of a footnote's mark.
  static func name(of mark: MarkdownInline.FootnoteReference) -> String { name(mark.number, mark.occurrence) }

  private static func name(_ number: Int, _ occurrence: Int) -> String {
    name(of: number) + (occurrence == 1 ? ":mark" : ":mark:\(occurrence)")
  }

  func render() {
    let renderer = calls.renderer
    renderer.divider()
    renderer.begin(.prose(.list(ProseListDescription(start: 1, isTight: false))))
    for (position, footnote) in footnotes.enumerated() {
      renderer.beginAttribute(.identifier(Self.name(of: position + 1)))
      renderer.begin(.prose(.item(ProseItemDescription(number: position + 1, isTight: false))))
      render(footnote.blocks, number: position + 1)
      renderer.end()
      renderer.endAttribute()
    }
    renderer.end()
  }

  /// Renders a footnote, and the ways back behind its last words.
  private func render(_ blocks: [MarkdownBlock], number: Int) {
    let ways = marks[number - 1].map { mark in
      TextRun(string: "", destination: "#" + Self.name(number, mark), role: .wayBack(mark))
    }
    if case .paragraph(let last) = blocks.last {
      calls.render(Array(blocks.dropLast()))
      calls.render(last.content, end: ways)
    } else {
      calls.render(blocks)
      if !ways.isEmpty { calls.renderer.text(Text(runs: ways)) }
    }
  }
}
