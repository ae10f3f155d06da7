import Cairn

extension TextRenderer {
  /// Puts the number of an item, or room for one, before the next view, unless it is there already.
  func openNumber(ofRow index: Int) {
    guard options.numbersItems, let number = rows[index].number.take(), number > 0 || rows[index].list != nil else {
      return
    }
    let words = number > 0 ? String(number) : ""
    var row = LayoutNode(.row, flags: [.hasSpacing, .growsWide, .keepsLead])
    row.lengths.width = 1
    let line = open(row)
    var frame = LayoutNode(.fixedFrame, flags: .fixesWidth)
    frame.lengths.width = Int32(clamping: words.utf8.count)
    frame.horizontal = .trailing
    frame.vertical = .top
    let depth = path.count
    let column = open(frame)
    leaf(words, style: style(.secondaryLabel))
    close(to: depth)
    guard let list = rows[index].list else { return }
    rows[index].numberColumns = frame.lengths.width + 1
    engine.stores.lists[list].numbers.append(ListBlock.Number(line: line, column: column))
  }

  /// Makes the numbers of a complete list as wide as the longest.
  func alignNumbers(of list: ListBlock) {
    let width = list.numbers.reduce(0) { max($0, engine.arena[$1.column].pointee.lengths.width) }
    for number in list.numbers {
      engine.arena[number.column].pointee.lengths.width = width
      if width == 0 { engine.arena[number.line].pointee.lengths.width = 0 }
    }
  }
}
