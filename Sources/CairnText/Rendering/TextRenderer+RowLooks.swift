import Cairn

extension TextRenderer {
  /// Opens a cell around a row that is no cell, for its background and margins.
  func openLooks(of row: ListRowAttributes) {
    guard let index = rows.indices.last else { return }
    rows[index].depthOfLooks = path.count
    var block = CellBlock()
    block.list = rows[index].list
    if let insets = row.insets { block.setMargins(insets) }
    let cell = engine.stores.cells.append(block)
    if let list = block.list { engine.stores.lists[list].cells.append(cell) }
    var node = LayoutNode(.cell, flags: .growsWide)
    node.payload = .cell(cell)
    node.background = background(row.background?.representative)
    open(node)
    open(LayoutNode(.column))
  }

  /// Closes that cell; only now it is known whether the row begins with words.
  func completeLooks() {
    guard let depth = rows.last?.depthOfLooks, path.count > depth + 1 else { return }
    let cell = engine.arena[path[depth]].pointee.cell
    let content = path[depth + 1]
    if engine.arena[content].pointee.childCount > 0 {
      engine.stores.cells[cell].text = content
      engine.stores.cells[cell].spansRow = !engine.beginsWithWords(content)
    }
    close(to: depth)
  }
}

extension CellBlock {
  /// Sets margins beyond those that all rows have, which a terminal leaves out.
  mutating func setMargins(_ margins: EdgeInsets) {
    let usual = ContentConfiguration(preset: .cell).directionalLayoutMargins
    indentation += max(CellLength.columnGap(margins.leading - usual.leading), 0)
    trailingMargin = max(CellLength.columnGap(margins.trailing - usual.trailing), 0)
    above = max(CellLength.rowGap(margins.top - usual.top), 0)
    below = max(CellLength.rowGap(margins.bottom - usual.bottom), 0)
  }
}
