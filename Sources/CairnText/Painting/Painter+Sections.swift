import Cairn

extension Painter {
  /// Draws a section that has a layout: its border, its parts in the order of their depth, and what it hides.
  mutating func paintSection(_ index: NodeIndex, clip: CellRect) {
    let node = engine.arena[index].pointee
    guard let arrangement = engine.stores.sections[node.section].arrangement else { return }
    let clip = clip.intersection(node.rect)
    if let box = arrangement.box {
      paintFrame(placed(box, in: node), style: node.style, hasRoundCorners: false, clip: clip)
    }
    paintDecorations(of: arrangement, in: node, clip: clip)
    if arrangement.drawingOrder.isEmpty {
      forEachChild(of: index, in: clip) { $0.paint($1, clip: clip) }
    }
    for position in arrangement.drawn(in: clip, of: node) {
      let part = arrangement.parts[Int(position)]
      let place = placed(part.rect, in: node)
      if part.isInFront { canvas.put(Canvas.blank, in: place, style: 0, clip: clip) }
      guard part.isCut else {
        paint(part.node, clip: clip)
        continue
      }
      paint(part.node, clip: clip.intersection(place))
      paintCut(place, style: node.style, isMirrored: node.flags.contains(.rightToLeft), clip: clip)
    }
    if let note = arrangement.note { paintNote(hidden: note.hidden, row: note.row, of: node, clip: clip) }
  }

  /// Draws the views behind a section where no part of the section covers them.
  private mutating func paintDecorations(of arrangement: SectionArrangement, in node: LayoutNode, clip: CellRect) {
    guard !arrangement.decorations.isEmpty else { return }
    for decoration in arrangement.decorations {
      let place = clip.intersection(placed(decoration.rect, in: node))
      if decoration.hasRoom { paint(decoration.node, clip: place) } else { paintFills(decoration.node, clip: place) }
    }
    for position in arrangement.drawn(in: clip, of: node) {
      blank(placed(arrangement.parts[Int(position)].rect, in: node), clip: clip)
    }
  }

  /// Removes everything behind a part, and words that it covers in part, because nobody can read half a word.
  private func blank(_ place: CellRect, clip: CellRect) {
    canvas.put(Canvas.blank, in: place, style: 0, clip: clip)
    let area = place.intersection(clip)
    for row in area.y..<max(area.maxY, area.y) {
      for (start, step) in [(area.x - 1, Int32(-1)), (area.maxX, 1)] {
        var x = start
        while x >= clip.x, x < clip.maxX, canvas.holdsWord(row, at: x) {
          canvas.put(Canvas.blank, columns: 1, x: x, row: row, style: 0, clip: clip)
          x += step
        }
      }
    }
  }

  /// Draws only the backgrounds of a view and of the views in it.
  private mutating func paintFills(_ index: NodeIndex, clip: CellRect) {
    let node = engine.arena[index].pointee
    canvas.fill(node.rect, background: node.background, clip: clip)
    forEachChild(of: index, in: clip) { $0.paintFills($1, clip: clip) }
  }

  /// The place of something whose distance is counted from the leading edge.
  private func placed(_ rect: CellRect, in node: LayoutNode) -> CellRect {
    let isMirrored = node.flags.contains(.rightToLeft)
    return CellRect(
      x: isMirrored ? node.rect.maxX - rect.maxX : node.rect.x + rect.x,
      y: node.rect.y + rect.y,
      width: rect.width,
      height: rect.height
    )
  }

  /// Draws an ellipsis behind the last thing on the last line of what is cut.
  private func paintCut(_ place: CellRect, style: UInt16, isMirrored: Bool, clip: CellRect) {
    let row = place.maxY - 1
    let clip = clip.intersection(place)
    guard clip.width > 0, row >= clip.y, row < clip.maxY else { return }
    let marker = engine.characters.ellipsis
    let width = Int32(marker.columns())
    var x = isMirrored ? clip.x : clip.maxX - width
    let step: Int32 = isMirrored ? 1 : -1
    while clip.x <= x + step, x + step + width <= clip.maxX, canvas.isBlank(row, from: x + step, count: width) {
      x += step
    }
    canvas.put(marker, x: max(x, clip.x), row: row, style: style, clip: clip)
  }

  /// Draws a view and the badge that a layout fastens to it, in brackets.
  mutating func paintMarked(_ index: NodeIndex, clip: CellRect) {
    forEachChild(of: index, in: clip) { $0.paint($1, clip: clip) }
    let badge = engine.arena[index].pointee.firstChild.flatMap { engine.arena[$0].pointee.next }
    guard let badge, engine.needsBrackets(badge), let text = engine.firstText(in: badge) else { return }
    let rect = engine.arena[badge].pointee.rect
    let style = engine.stores.texts[text].style
    canvas.put("[", x: rect.x - 1, row: rect.y, style: style, clip: clip)
    canvas.put("]", x: rect.maxX, row: rect.y, style: style, clip: clip)
  }

  /// Draws the line between a sidebar and what stands beside it.
  func paintSplit(_ index: NodeIndex, clip: CellRect) {
    let node = engine.arena[index].pointee
    guard let sidebar = engine.sidebarWidth(of: index, within: node.rect.width) else { return }
    let x = node.flags.contains(.rightToLeft) ? node.rect.maxX - sidebar - 2 : node.rect.x + sidebar + 1
    let line = CellRect(x: x, y: node.rect.y, width: 1, height: node.rect.height)
    canvas.put(engine.characters.verticalLine, in: line, style: node.style, clip: clip)
  }
}
