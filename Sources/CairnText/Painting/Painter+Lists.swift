import Cairn

extension Painter {
  /// Draws what marks a row as chosen, and the dots that lead to its value.
  func paintCell(_ node: LayoutNode, clip: CellRect) {
    let block = engine.stores.cells[node.cell]
    let isMirrored = node.flags.contains(.rightToLeft)
    if let marker = engine.characters.marker(block.marker, isMirrored: isMirrored) {
      let distance: Int32 = block.list == nil ? 0 : CellLength.indentation
      let x = isMirrored ? node.rect.maxX - 1 + distance : node.rect.x - distance
      let top = block.marker == .bar ? node.rect.y : node.rect.y + block.above
      let rows = block.marker == .bar ? node.rect.height : 1
      for row in top..<top + rows { canvas.put(marker, x: x, row: row, style: block.markerStyle, clip: clip) }
    }
    guard let leader = block.arrangement?.1.leader else { return }
    let glyph = engine.characters.leaderGlyph
    let x = isMirrored ? node.rect.maxX - leader.maxX : node.rect.x + leader.x
    let rect = CellRect(x: x, y: node.rect.y + leader.y, width: leader.width, height: 1)
    canvas.put(glyph, in: rect, style: node.style, clip: clip)
  }

  /// Draws the lines between the rows of a list.
  mutating func paintSeparators(_ index: NodeIndex, clip: CellRect) {
    let list = engine.list(index)
    guard !list.separators.isEmpty else { return }
    var previous: NodeIndex?
    forEachChild(of: index, in: clip, neighbours: 1) { painter, row in
      if let previous, let line = list.line(between: previous, and: row) {
        painter.paint(line, beside: previous, row: painter.engine.arena[row].pointee.rect.y - 1, of: index, clip: clip)
      }
      previous = row
    }
  }

  private func paint(_ line: ListBlock.Line, beside child: NodeIndex, row: Int32, of index: NodeIndex, clip: CellRect) {
    let node = engine.arena[index].pointee
    let place = engine.arena[child].pointee.rect
    let isMirrored = node.flags.contains(.rightToLeft)
    var leading = line.leading ?? 0
    if line.leading == nil, let text = engine.cell(in: child)?.text {
      let words = engine.arena[text].pointee.rect
      leading = isMirrored ? place.maxX - words.maxX : words.x - place.x
    }
    let start = isMirrored ? node.rect.x + line.trailing : place.x + leading
    let end = isMirrored ? place.maxX - leading : node.rect.maxX - line.trailing
    let rect = CellRect(x: start, y: row, width: end - start, height: 1)
    guard !rect.isEmpty else { return }
    canvas.put(engine.characters.horizontalLine, in: rect, style: line.style, clip: clip)
  }
}
