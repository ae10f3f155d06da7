import Cairn

extension Painter {
  /// Draws the lines of a table, or the headers beside the values of its rows.
  mutating func paintTable(_ index: NodeIndex, clip: CellRect) {
    let node = engine.arena[index].pointee
    let table = engine.stores.tables[node.table]
    guard let arrangement = table.arrangement else { return }
    let characters = table.border == .ascii ? CharacterRepertoire(isASCII: true) : engine.characters
    let rows = clip.y - node.rect.y..<max(clip.maxY - node.rect.y, clip.y - node.rect.y)
    for rule in Self.visible(arrangement.rules, in: rows, top: \.top, height: { _ in 1 }) {
      paint(rule, of: table, arrangement, node, characters, clip)
    }
    if arrangement.isStacked {
      paintLabels(arrangement, rows, node, clip)
    } else if table.isBoxed {
      paintBars(of: index, table, arrangement, characters, clip)
    }
  }

  /// Returns those of some parts, which follow one another from top to bottom, that may lie in some rows.
  private static func visible<Part>(
    _ parts: [Part],
    in rows: Range<Int32>,
    top: (Part) -> Int32,
    height: (Part) -> Int32
  ) -> ArraySlice<Part> {
    func first(_ condition: (Part) -> Bool) -> Int {
      var (low, high) = (0, parts.count)
      while low < high {
        let middle = (low + high) / 2
        if condition(parts[middle]) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let start = first { top($0) + height($0) > rows.lowerBound }
    return parts[start..<max(first { top($0) >= rows.upperBound }, start)]
  }

  /// Returns the cells of the lines between columns and at both edges.
  private func bars(of table: TableBlock, _ arrangement: TableArrangement, _ node: LayoutNode) -> [Int32] {
    guard table.isBoxed, let last = arrangement.leading.indices.last else { return [] }
    let edges = arrangement.leading.map { $0 - 2 } + [arrangement.leading[last] + arrangement.widths[last] + 1]
    let isMirrored = node.flags.contains(.rightToLeft)
    return edges.map { isMirrored ? node.rect.maxX - 1 - $0 : node.rect.x + $0 }
  }

  private func paint(
    _ rule: TableArrangement.Rule,
    of table: TableBlock,
    _ arrangement: TableArrangement,
    _ node: LayoutNode,
    _ characters: CharacterRepertoire,
    _ clip: CellRect
  ) {
    let row = node.rect.y + rule.top
    let bars = bars(of: table, arrangement, node).sorted()
    let isMirrored = node.flags.contains(.rightToLeft)
    let width = arrangement.isStacked ? arrangement.size.width : arrangement.width(of: 0..<arrangement.widths.count)
    let start = bars.first ?? (isMirrored ? node.rect.maxX - width : node.rect.x)
    let end = bars.last.map { $0 + 1 } ?? start + width
    let line = CellRect(x: start, y: row, width: end - start, height: 1)
    canvas.put(characters.horizontalLine, in: line, style: node.style, clip: clip)
    for (position, x) in bars.enumerated() {
      let isEdge = position == 0 || position == bars.count - 1
      let crossing = CharacterRepertoire.Crossing(
        up: isEdge ? !rule.isFirst : rule.hasColumnsAbove,
        down: isEdge ? !rule.isLast : rule.hasColumnsBelow,
        left: position > 0,
        right: position < bars.count - 1
      )
      let glyph = characters.glyph(of: crossing, isRound: table.border == .rounded)
      canvas.put(glyph, columns: 1, x: x, row: row, style: node.style, clip: clip)
    }
  }

  /// Draws the lines between columns; beside the title of some rows, only those at the edges.
  private mutating func paintBars(
    of index: NodeIndex,
    _ table: TableBlock,
    _ arrangement: TableArrangement,
    _ characters: CharacterRepertoire,
    _ clip: CellRect
  ) {
    let node = engine.arena[index].pointee
    let bars = bars(of: table, arrangement, node)
    forEachChild(of: index, in: clip) { painter, row in
      let child = painter.engine.arena[row].pointee
      guard child.kind == .tableRow else { return }
      for (position, x) in bars.enumerated() {
        if child.isTitleOfRows, position > 0, position < bars.count - 1 { continue }
        let bar = CellRect(x: x, y: child.rect.y, width: 1, height: child.rect.height)
        painter.canvas.put(characters.verticalLine, in: bar, style: node.style, clip: clip)
      }
    }
  }

  private func paintLabels(
    _ arrangement: TableArrangement,
    _ rows: Range<Int32>,
    _ node: LayoutNode,
    _ clip: CellRect
  ) {
    let isMirrored = node.flags.contains(.rightToLeft)
    for label in Self.visible(arrangement.labels, in: rows, top: \.top, height: \.size.height) {
      let x = isMirrored ? node.rect.maxX - label.size.width : node.rect.x
      let rect = CellRect(x: x, y: node.rect.y + label.top, width: label.size.width, height: label.size.height)
      engine.stores.texts[label.text].draw(in: rect, isMirrored: isMirrored, on: canvas, clip: clip)
    }
  }
}
