import Cairn

/// What a row that is no cell says about its looks.
extension TextRenderer {
  /// Opens a cell around a row that is none, to have its background and its margins.
  func openLooks(of row: ListRowAttributes) {
    guard let index = rows.indices.last else { return }
    rows[index].depthOfLooks = path.count
    var node = LayoutNode(.cell, flags: .growsWide)
    node.payload = Int32(clamping: engine.cells.count)
    node.background = background(row.background?.representative)
    var block = CellBlock()
    block.list = rows[index].list
    if let insets = row.insets { block.setMargins(insets) }
    if block.list >= 0 { engine.lists[Int(block.list)].cells.append(node.payload) }
    engine.cells.append(block)
    open(node)
    open(LayoutNode(.column))
  }

  /// Closes the cell around a row that is none, now that it is known what stands in it.
  func completeLooks() {
    guard let depth = rows.last?.depthOfLooks, path.count > depth + 1 else { return }
    let number = Int(engine.arena[path[depth]].pointee.payload)
    let content = path[depth + 1]
    if engine.arena[content].pointee.childCount > 0 {
      engine.cells[number].text = content
      engine.cells[number].spansRow = !engine.beginsWithWords(content)
    }
    close(to: depth)
  }
}

extension CellBlock {
  /// Sets the cells by which margins exceed those of all rows, which a terminal does without.
  mutating func setMargins(_ margins: EdgeInsets) {
    let usual = ContentConfiguration(preset: .cell).directionalLayoutMargins
    indentation += max(CellLength.columnGap(margins.leading - usual.leading), 0)
    trailingMargin = max(CellLength.columnGap(margins.trailing - usual.trailing), 0)
    above = max(CellLength.rowGap(margins.top - usual.top), 0)
    below = max(CellLength.rowGap(margins.bottom - usual.bottom), 0)
  }
}
