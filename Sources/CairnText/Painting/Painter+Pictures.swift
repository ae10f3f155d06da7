extension Painter {
  /// Draws a picture in the blank rows at the top of its room, so that it has no words in it.
  func paintPicture(_ index: NodeIndex, clip: CellRect) {
    let node = engine.arena[index].pointee
    let room = node.rect.intersection(clip)
    guard !room.isEmpty, room.y == node.rect.y else { return }
    var rows: Int32 = 0
    while rows < room.height, canvas.isBlank(room.y + rows, from: room.x, count: room.width) { rows += 1 }
    guard rows > 0 else { return }
    let blocks = engine.stores.pictures[node.picture].blocks(columns: Int(node.rect.width), rows: Int(rows))
    for (row, glyphs) in blocks.enumerated() {
      for (column, glyph) in glyphs.enumerated() where glyph != Canvas.blank {
        let x = node.rect.x + Int32(column)
        canvas.put(glyph, columns: 1, x: x, row: room.y + Int32(row), style: node.style, clip: clip)
      }
    }
  }
}
