extension MarkdownBlock {
  /// The blocks that this one holds: those of a quote, or of all items of a list.
  public var children: [MarkdownBlock] {
    switch self {
    case .quote(let quote): quote.blocks
    case .list(let list): list.items.flatMap(\.blocks)
    case .paragraph, .heading, .code, .table, .html, .thematicBreak: []
    }
  }

  /// The words of a paragraph or heading, or of all cells of a table.
  public var inlines: [MarkdownInline] {
    switch self {
    case .paragraph(let paragraph): paragraph.content
    case .heading(let heading): heading.content
    case .table(let table): (table.header + table.rows.joined()).flatMap(\.content)
    case .quote, .list, .code, .html, .thematicBreak: []
    }
  }

  /// Where the block begins in the source.
  public var place: MarkdownPlace? {
    switch self {
    case .paragraph(let paragraph): paragraph.place
    case .heading(let heading): heading.place
    case .quote(let quote): quote.place
    case .list(let list): list.place
    case .code(let code): code.place
    case .table(let table): table.place
    case .html(let html): html.place
    case .thematicBreak(let rule): rule.place
    }
  }
}
