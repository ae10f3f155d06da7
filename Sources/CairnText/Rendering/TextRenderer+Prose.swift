import Cairn

extension TextRenderer {
  func openProse(_ prose: ProseDescription, _ opened: inout OpenContainer) {
    switch prose {
    case .flow:
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
      if engine.arena[item].pointee.kind == .hanging { engine.arena[item].pointee.lengths.width = width + 1 }
    }
  }

  // MARK: - Code

  /// Makes a text for each line of code; a long line goes on below its own words.
  func codeLines(_ code: String) {
    for line in code.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let expanded = Self.expandingTabs(in: line)
      let words = expanded.drop { $0 == " " }
      let depth = path.count
      if words.count < expanded.count, !words.isEmpty {
        var padding = LayoutNode(.padding)
        padding.lengths.leading = Int32(clamping: expanded.count - words.count)
        open(padding)
      }
      leaf(shown(String(words)), style: wordStyle)
      close(to: depth)
    }
  }

  /// Returns a line with blanks in place of tabs, which end at each fourth column.
  private static func expandingTabs(in line: Substring) -> String {
    guard line.utf8.contains(0x09) else { return String(line) }
    var result = ""
    for character in line {
      if character == "\t" {
        result += String(repeating: " ", count: 4 - result.columns() % 4)
      } else {
        result.append(character)
      }
    }
    return result
  }
}
