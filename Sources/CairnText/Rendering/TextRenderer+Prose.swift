import Cairn

extension TextRenderer {
  func openProse(_ prose: ProseDescription, _ opened: inout OpenContainer) {
    switch prose {
    case .flow, .footnotes:
      var column = LayoutNode(.column, flags: [.isBlock, .hasSpacing])
      column.lengths.height = 1
      opened.node = open(column)
    case .paragraph: opened.node = open(LayoutNode(.flow, flags: [.flowsWords, .hasSpacing]))
    case .heading:
      opened.outerStyle = inherited
      inherited.weight = .bold
      opened.node = open(LayoutNode(.column, flags: .isBlock))
    case .list(let list): openProseList(list, &opened)
    case .item(let item): openProseItem(item, &opened)
    case .quote:
      opened.role = .quote
      var bar = LayoutNode(.padding, flags: [.hasBar, .isBlock])
      bar.lengths.leading = CellLength.indentation
      bar.style = style(.tertiaryLabel)
      open(bar)
      opened.node = open(LayoutNode(.column))
    case .code:
      opened.role = .code
      var padding = LayoutNode(.padding, flags: .isBlock)
      padding.lengths.leading = 2 * CellLength.indentation
      open(padding)
      opened.node = open(LayoutNode(.column))
    case .descriptions:
      opened.role = .proseList
      opened.node = open(LayoutNode(.column, flags: .isBlock))
    case .description:
      opened.role = .description
      opened.node = open(LayoutNode(.hanging, flags: .hasLeadingMark))
    case .figure:
      opened.role = .figure
      opened.node = open(LayoutNode(.column, flags: .isBlock))
    case .article:
      var column = LayoutNode(.column, flags: [.isBlock, .hasSpacing])
      column.lengths.height = 1
      opened.node = open(column)
    case .aside(let kind): openAside(kind, &opened)
    case .navigation: opened.node = open(LayoutNode(.column, flags: .isBlock))
    case .time: opened.node = open(LayoutNode(.column))
    }
  }

  private func openAside(_ kind: AsideKind, _ opened: inout OpenContainer) {
    opened.role = .aside
    var bar = LayoutNode(.padding, flags: [.hasBar, .isBlock])
    bar.lengths.leading = CellLength.indentation
    bar.style = style(Self.color(of: kind))
    open(bar)
    opened.node = open(LayoutNode(.column))
  }

  private static func color(of kind: AsideKind) -> Color {
    switch kind {
    case .note: .blue
    case .tip: .green
    case .warning: .orange
    }
  }

  // MARK: - Lists

  private func openProseList(_ list: ProseListDescription, _ opened: inout OpenContainer) {
    var column = LayoutNode(.column)
    if containers.last?.role != .proseItem { column.flags.insert(.isBlock) }
    if !list.isTight {
      column.flags.insert(.hasSpacing)
      column.lengths.height = 1
    }
    opened.role = .proseList
    opened.node = open(column)
  }

  private func openProseItem(_ item: ProseItemDescription, _ opened: inout OpenContainer) {
    opened.role = .proseItem
    opened.node = open(LayoutNode(.hanging))
    var marker = LayoutNode(.text)
    marker.payload = .text(engine.stores.texts.append(TextBlock(mark(of: item), style: wordStyle)))
    append(marker)
    var column = LayoutNode(.column)
    if !item.isTight {
      column.flags.insert(.hasSpacing)
      column.lengths.height = 1
    }
    open(column)
  }

  /// Returns what stands before an item.
  private func mark(of item: ProseItemDescription) -> String {
    let number = item.number.map { "\($0)." }
    guard let task = item.task else { return number ?? engine.characters.bullet }
    let box = engine.characters.control(.multiple, isOn: task == .done)
    return number.map { "\($0) \(box)" } ?? box
  }

  /// Makes the marks of a list's items as wide as the widest one, so that their words begin in one column.
  func completeProseList(_ list: NodeIndex) {
    var width: Int32 = 0
    engine.forEachChild(list) { item in
      guard engine.arena[item].pointee.kind == .hanging else { return }
      width = max(width, engine.measure(engine.arena[item].pointee.firstChild, .ideal).width)
    }
    engine.forEachChild(list) { item in
      guard engine.arena[item].pointee.kind == .hanging else { return }
      // Terms of a list are words, which need more room to stand apart than marks do.
      let gap: Int32 = engine.arena[item].pointee.flags.contains(.hasLeadingMark) ? 2 : 1
      engine.arena[item].pointee.lengths.width = width + gap
    }
  }

  // MARK: - Code

  /// Makes a text for each line of code; a long line goes on below its own words.
  func code(_ text: Text) {
    for line in CodeLines(text).lines {
      let depth = path.count
      if line.indentation > 0, !line.runs.isEmpty {
        var padding = LayoutNode(.padding)
        padding.lengths.leading = Int32(clamping: line.indentation)
        open(padding)
      }
      leaf(line)
      close(to: depth)
    }
  }

  private func leaf(_ line: CodeLines.Line) {
    guard line.runs.contains(where: { $0.token != nil }) else {
      return leaf(shown(line.runs.reduce(into: "") { $0 += $1.string }), style: wordStyle)
    }
    let pieces = line.runs.map { run in
      ParagraphRun(shown(run.string), style: Int(wordStyle(run.token.map(style) ?? TextStyle())))
    }
    leaf(Paragraph(pieces))
  }

  /// Returns the look of a piece of code; where there are few colours, users choose their shades.
  private func style(of token: CodeToken) -> TextStyle {
    TextStyle(color: options.style == .ansi16 ? token.namedColor : token.color)
  }
}
