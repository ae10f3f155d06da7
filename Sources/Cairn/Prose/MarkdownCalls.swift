/// The calls that a Markdown document makes.
struct MarkdownCalls {
  let renderer: any Renderer
  private let allowsHTML: Bool
  /// What is added to the levels of headings.
  private let levelShift: Int

  init(for renderer: any Renderer, allowsHTML: Bool) {
    self.renderer = renderer
    self.allowsHTML = allowsHTML
    levelShift = renderer.environment.headingLevel - 1
  }

  func render(_ document: MarkdownDocument) {
    for diagnostic in document.diagnostics { renderer.report(diagnostic) }
    renderer.begin(.prose(.flow(anchors: document.headings.map(\.anchor))))
    render(document.blocks)
    if !document.footnotes.isEmpty { FootnoteCalls(self, document).render() }
    renderer.end()
  }

  func render(_ blocks: [MarkdownBlock]) {
    guard renderer._enter(Nesting.prose) else { return }
    for block in blocks { render(block) }
    renderer._leave(Nesting.prose)
  }

  private func render(_ block: MarkdownBlock) {
    switch block {
    case .paragraph(let paragraph): render(paragraph.content)
    case .heading(let heading): render(heading)
    case .quote(let quote): render(quote)
    case .list(let list): render(list)
    case .code(let code):
      // The block leaves out the line feed behind the last line.
      CodeBlock(code.code, language: code.language.map(CodeLanguage.name(inFence:)))._render(into: renderer)
    case .table(let table): render(table)
    case .html(let html): render(html)
    case .thematicBreak: renderer.divider()
    }
  }

  @inline(never)
  private func render(_ heading: MarkdownBlock.Heading) {
    guard !heading.content.isEmpty else { return renderer.report(.emptyHeading(in: heading.place)) }
    let level = min(max(heading.level, 1), 6) + levelShift
    let description = HeadingDescription(level: level, anchor: heading.anchor, place: heading.place)
    renderer.begin(.prose(.heading(description)))
    render(heading.content)
    renderer.end()
  }

  @inline(never)
  private func render(_ quote: MarkdownBlock.Quote) {
    if let (kind, blocks) = quote.aside { return render(blocks, as: kind) }
    renderer.begin(.prose(.quote(hasSource: false)))
    renderer.begin(.slot(.content))
    render(quote.blocks)
    renderer.end()
    renderer.end()
  }

  @inline(never)
  private func render(_ blocks: [MarkdownBlock], as kind: AsideKind) {
    renderer.begin(.prose(.aside(kind)))
    renderer.slot(.title, Text(verbatim: kind.title(in: renderer.environment.locale)))
    renderer.begin(.slot(.content))
    render(blocks)
    renderer.end()
    renderer.end()
  }

  @inline(never)
  private func render(_ html: MarkdownBlock.HTML) {
    guard allowsHTML else {
      // A comment shows nowhere.
      if MarkupText.isComment(html.markup) { return }
      renderer.report(.rawHTML(at: html.place))
      return CodeBlock(html.markup)._render(into: renderer)
    }
    let words = MarkupText.words(of: html.markup)
    renderer.markup(MarkupDescription(html: html.markup, alternative: words, isPiece: true))
  }

  // MARK: Lists

  @inline(never)
  private func render(_ list: MarkdownBlock.List) {
    var description = ProseListDescription(isTight: list.isTight)
    if case .number(let start) = list.marker { description.start = start }
    renderer.begin(.prose(.list(description)))
    for (position, item) in list.items.enumerated() {
      var itemDescription = ProseItemDescription(number: description.number(at: position), isTight: list.isTight)
      itemDescription.task = item.task.map { $0 == .done ? .done : .open }
      renderer.begin(.prose(.item(itemDescription)))
      render(item.blocks)
      renderer.end()
    }
    renderer.end()
  }

  // MARK: Tables

  @inline(never)
  private func render(_ table: MarkdownBlock.Table) {
    let columns = table.header.indices.map { position in
      TableColumnDescription(
        title: table.header[position].content.plainText,
        alignment: TableColumnAlignment(ofColumn: position, in: table)
      )
    }
    let calls = TableCalls(caption: nil, columns: columns, renderer)
    calls.begin()
    calls.group(.header) { render(table.header, .columnHeader, calls) }
    if !table.rows.isEmpty {
      calls.group(.body) {
        for row in table.rows { render(Array(row.prefix(columns.count)), .value, calls) }
      }
    }
    calls.end()
  }

  private func render(_ row: [MarkdownBlock.TableCell], _ kind: TableCellDescription.Kind, _ calls: TableCalls) {
    calls.row {
      for (position, cell) in row.enumerated() {
        let isEmptyHeader = kind == .columnHeader && cell.content.isEmpty
        calls.cell(isEmptyHeader ? .value : kind, column: position) {
          if !cell.content.isEmpty { render(cell.content) }
        }
      }
      calls.fillRow(from: row.count)
    }
  }

  // MARK: Words

  /// Renders words as one view: a text, a picture, or a paragraph of several of them.
  ///
  /// - Parameters:
  ///   - content: The words.
  ///   - end: What follows in the same lines.
  @inline(never)
  func render(_ content: [MarkdownInline], end: [TextRun] = []) {
    if content.count == 1, end.isEmpty, case .text(let words) = content[0] {
      return renderer.text(Text(verbatim: words))
    }
    var pieces = MarkdownPieces(for: renderer, allowsHTML: allowsHTML)
    pieces.append(content, end: end)
    guard !pieces.pieces.isEmpty else {
      return renderer.text(pieces.runs.isEmpty ? Text(verbatim: "") : Text(runs: pieces.runs))
    }
    if pieces.pieces.count == 1 { return render(pieces.pieces[0]) }
    renderer.begin(.prose(.paragraph))
    for piece in pieces.pieces { render(piece) }
    renderer.end()
  }

  private func render(_ piece: MarkdownPieces.Piece) {
    switch piece {
    case .words(let runs): renderer.text(Text(runs: runs))
    case .picture(let image, let destination, let place):
      renderer._sourcePlace = place
      if let destination { renderer.begin(.link(LinkDescription(destination: destination))) }
      renderer.image(image)
      if destination != nil { renderer.end() }
      renderer._sourcePlace = nil
    }
  }
}
