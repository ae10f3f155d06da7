/// The calls that the footnotes of a Markdown document make.
///
/// Each leads back to those of its marks that are in the document.
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

  /// The address of a footnote, for backends that do not name footnotes themselves.
  static func destination(_ footnote: Int) -> String { "#footnote:\(footnote)" }

  func render() {
    let renderer = calls.renderer
    renderer.begin(.prose(.footnotes))
    renderer.divider()
    renderer.begin(.prose(.list(ProseListDescription(start: 1, isTight: false))))
    for (position, footnote) in footnotes.enumerated() {
      let number = position + 1
      renderer.begin(.prose(.item(ProseItemDescription(number: number, isTight: false, footnote: number))))
      render(footnote.blocks, number: number)
      renderer.end()
    }
    renderer.end()
    renderer.end()
  }

  /// Renders a footnote, and the ways back behind its last words.
  private func render(_ blocks: [MarkdownBlock], number: Int) {
    let ways = marks[number - 1].map { mark in
      TextRun(
        string: "",
        destination: Self.destination(number),
        role: .wayBack(footnote: number, mark: mark)
      )
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
