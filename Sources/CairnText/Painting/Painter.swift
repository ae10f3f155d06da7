import Cairn

/// A painter that draws placed nodes on a canvas, one band of rows after the other.
struct Painter {
  let engine: LayoutEngine
  let canvas: Canvas
  /// The descriptions of pictures; they show only if nothing was drawn in front of them.
  private var descriptions: [(node: NodeIndex, clip: CellRect)] = []
  /// The drawn pictures; they show only above everything that was drawn in front of them.
  private var pictures: [(node: NodeIndex, clip: CellRect)] = []

  /// The indices of the containers with many children.
  private var indices: [NodeIndex: ChildIndex] = [:]
  /// The number of visited nodes, for tests.
  private(set) var visits = 0

  init(engine: LayoutEngine, canvas: Canvas) {
    self.engine = engine
    self.canvas = canvas
  }

  /// Forgets all earlier nodes.
  mutating func beginPart() { indices.removeAll() }

  /// Calls a closure for each child that may lie in the rows of a rectangle, and for a number of neighbours.
  @inline(__always)
  mutating func forEachChild(
    of index: NodeIndex,
    in clip: CellRect,
    neighbours: Int = 0,
    _ body: (inout Painter, NodeIndex) -> Void
  ) {
    let node = engine.arena[index]
    guard node.pointee.childCount >= ChildIndex.least, !engine.hasOverflow else {
      var next = node.pointee.firstChild
      while let child = next {
        body(&self, child)
        next = engine.arena[child].pointee.next
      }
      return
    }
    let children = indices[index] ?? ChildIndex(of: index, in: engine)
    indices[index] = children
    for position in children.positions(in: clip, neighbours: neighbours) { body(&self, children.children[position]) }
  }

  /// Draws the part of a node that lies in the rows of the canvas.
  mutating func paint(_ index: NodeIndex) {
    descriptions.removeAll(keepingCapacity: true)
    pictures.removeAll(keepingCapacity: true)
    paint(index, clip: canvas.bounds)
    for (node, clip) in pictures { paintPicture(node, clip: clip) }
    for (node, clip) in descriptions { paintDescription(node, clip: clip) }
  }

  mutating func paint(_ index: NodeIndex, clip: CellRect) {
    visits += 1
    // Painting appends no nodes, so the pointer stays valid and nothing has to be copied.
    let node = engine.arena[index]
    guard !node.pointee.flags.contains(.hidden) else { return }
    let rect = node.pointee.rect
    let isOutside = rect.y >= clip.maxY || rect.maxY <= clip.y
    if isOutside, !engine.hasOverflow { return }
    if node.pointee.background != 0 { canvas.fill(rect, background: node.pointee.background, clip: clip) }
    guard let inner = paintItself(index, clip: clip) else { return }
    forEachChild(of: index, in: inner) { $0.paint($1, clip: inner) }
  }

  /// Draws a node without its children.
  ///
  /// - Returns: The rectangle for the children; `nil` if they do not show.
  @inline(__always)
  private mutating func paintItself(_ index: NodeIndex, clip: CellRect) -> CellRect? {
    let node = engine.arena[index]
    switch node.pointee.kind {
    case .text: paintText(index, clip: clip)
    case .image: paintImage(index, clip: clip)
    case .picture: pictures.append((index, clip))
    case .divider: paintDivider(node.pointee, clip: clip)
    case .shape where node.pointee.flags.contains(.isOutline): paintBox(node.pointee, clip: clip)
    case .border: paintBox(node.pointee, clip: clip)
    case .progress: paintProgress(node.pointee, clip: clip)
    case .bracket: paintBrackets(node.pointee, clip: clip)
    case .tree: paintGuides(index, clip: clip)
    case .table: paintTable(index, clip: clip)
    case .padding where node.pointee.flags.contains(.hasBar): paintBar(node.pointee, clip: clip)
    case .flow:
      paintNote(hidden: node.pointee.hiddenItems, row: node.pointee.rect.height / 2, of: node.pointee, clip: clip)
    case .compositional:
      paintSection(index, clip: clip)
      return nil
    case .list: paintSeparators(index, clip: clip)
    case .cell: paintCell(node.pointee, clip: clip)
    case .split: paintSplit(index, clip: clip)
    case .badged where node.pointee.flags.contains(.isMarked):
      paintMarked(index, clip: clip)
      return nil
    case .clip: return clip.intersection(node.pointee.rect)
    case .fixedFrame:
      let (flags, rect) = (node.pointee.flags, node.pointee.rect)
      let isNothing = flags.contains(.fixesWidth) && rect.width == 0
      if isNothing || flags.contains(.fixesHeight) && rect.height == 0 { return nil }
    default: break
    }
    return clip
  }

  // MARK: - Texts

  private func paintText(_ index: NodeIndex, clip: CellRect) {
    let node = engine.arena[index]
    let isMirrored = node.pointee.flags.contains(.rightToLeft)
    paintLines(node.pointee.text, in: node.pointee.rect, isMirrored: isMirrored, clip: clip)
  }

  private func paintLines(_ text: NodeStore<TextBlock>.Index, in rect: CellRect, isMirrored: Bool, clip: CellRect) {
    engine.stores.texts[text].draw(in: rect, isMirrored: isMirrored, on: canvas, clip: clip)
  }

  // MARK: - Pictures

  private mutating func paintImage(_ index: NodeIndex, clip: CellRect) {
    let node = engine.arena[index].pointee
    guard node.flags.contains(.isOutline) else { return paintText(index, clip: clip) }
    if node.rect.height >= 3, node.rect.width >= 4 { paintBox(node, clip: clip) }
    descriptions.append((index, clip))
  }

  private func paintDescription(_ index: NodeIndex, clip: CellRect) {
    let node = engine.arena[index].pointee
    var room = node.rect
    var text = node.text
    if room.height >= 3, room.width >= 4 {
      room = CellRect(x: room.x + 1, y: room.y + 1, width: room.width - 2, height: room.height - 2)
      if case .image(let words) = node.payload { text = words.boxed }
    }
    let size = engine.stores.texts[text].size(for: Proposal(width: room.width, height: room.height))
    let rect = CellRect(
      x: room.x + max(room.width - size.width, 0) / 2,
      y: room.y + max(room.height - size.height, 0) / 2,
      width: min(size.width, room.width),
      height: min(size.height, room.height)
    )
    // A picture behind something else is its background. Two texts in one place could not be read.
    for row in max(room.y, clip.y)..<max(min(room.maxY, clip.maxY), max(room.y, clip.y)) {
      guard canvas.isBlank(row, from: room.x, count: room.width) else { return }
    }
    paintLines(text, in: rect, isMirrored: false, clip: clip.intersection(room))
  }

  // MARK: - Lines and boxes

  /// Draws the line beside a quotation, unless its words need the room.
  private func paintBar(_ node: LayoutNode, clip: CellRect) {
    guard let inner = node.firstChild.map({ engine.arena[$0].pointee.rect }) else { return }
    let isMirrored = node.flags.contains(.rightToLeft)
    guard isMirrored ? inner.maxX < node.rect.maxX : inner.x > node.rect.x else { return }
    let x = isMirrored ? node.rect.maxX - 1 : node.rect.x
    let bar = CellRect(x: x, y: node.rect.y, width: 1, height: node.rect.height)
    canvas.put(engine.characters.verticalLine, in: bar, style: node.style, clip: clip)
  }

  private func paintDivider(_ node: LayoutNode, clip: CellRect) {
    let isVertical = node.flags.contains(.inRow)
    let glyph = isVertical ? engine.characters.verticalLine : engine.characters.horizontalLine
    canvas.put(glyph, in: node.rect, style: node.style, clip: clip)
  }

  private func paintBox(_ node: LayoutNode, clip: CellRect) {
    guard node.kind != .border || isDrawn(node) else { return }
    paintFrame(node.rect, style: node.style, hasRoundCorners: node.flags.contains(.hasRoundCorners), clip: clip)
  }

  func paintFrame(_ rect: CellRect, style: UInt16, hasRoundCorners: Bool, clip: CellRect) {
    guard rect.width >= 2, rect.height >= 2 else { return }
    let characters = engine.characters
    let corners = hasRoundCorners ? characters.roundCorners : characters.corners
    paintEdge(rect, at: rect.y, corners.topLeft, corners.topRight, style, clip)
    paintEdge(rect, at: rect.maxY - 1, corners.bottomLeft, corners.bottomRight, style, clip)
    paintSide(rect, at: rect.x, style, clip)
    paintSide(rect, at: rect.maxX - 1, style, clip)
  }

  private func paintEdge(
    _ rect: CellRect,
    at row: Int32,
    _ left: UInt32,
    _ right: UInt32,
    _ style: UInt16,
    _ clip: CellRect
  ) {
    let line = CellRect(x: rect.x + 1, y: row, width: rect.width - 2, height: 1)
    canvas.put(engine.characters.horizontalLine, in: line, style: style, clip: clip)
    canvas.put(left, columns: 1, x: rect.x, row: row, style: style, clip: clip)
    canvas.put(right, columns: 1, x: rect.maxX - 1, row: row, style: style, clip: clip)
  }

  private func paintSide(_ rect: CellRect, at x: Int32, _ style: UInt16, _ clip: CellRect) {
    let side = CellRect(x: x, y: rect.y + 1, width: 1, height: rect.height - 2)
    canvas.put(engine.characters.verticalLine, in: side, style: style, clip: clip)
  }

  /// Returns whether a border has room; it has none if its content needs all of it.
  private func isDrawn(_ node: LayoutNode) -> Bool {
    guard let child = node.firstChild else { return false }
    let inner = engine.arena[child].pointee.rect
    return inner.x > node.rect.x || inner.width < node.rect.width || node.lengths.horizontal == 0
  }

  private func paintBrackets(_ node: LayoutNode, clip: CellRect) {
    guard isDrawn(node) else { return }
    canvas.put("[ ", x: node.rect.x, row: node.rect.y, style: node.style, clip: clip)
    canvas.put(" ]", x: node.rect.maxX - 2, row: node.rect.maxY - 1, style: node.style, clip: clip)
  }

  private mutating func paintGuides(_ index: NodeIndex, clip: CellRect) {
    let node = engine.arena[index].pointee
    let isMirrored = node.flags.contains(.rightToLeft)
    guard let first = node.firstChild.map({ engine.arena[$0].pointee.rect }) else { return }
    guard isMirrored ? first.maxX < node.rect.maxX : first.x > node.rect.x else { return }
    let x = isMirrored ? node.rect.maxX - LayoutEngine.guideWidth : node.rect.x
    forEachChild(of: index, in: clip) { painter, child in
      let (engine, canvas) = (painter.engine, painter.canvas)
      let rect = engine.arena[child].pointee.rect
      let isLast = engine.arena[child].pointee.next == nil
      let guides = engine.characters.guides(isLast: isLast, isMirrored: isMirrored)
      for row in max(rect.y, clip.y)..<max(min(rect.maxY, clip.maxY), max(rect.y, clip.y)) {
        canvas.put(row == rect.y ? guides.first : guides.below, x: x, row: row, style: node.style, clip: clip)
      }
    }
  }

  /// Draws the number of hidden items at the end of a row.
  func paintNote(hidden: Int, row: Int32, of node: LayoutNode, clip: CellRect) {
    guard hidden > 0 else { return }
    let note = engine.characters.more + String(hidden)
    let x = node.flags.contains(.rightToLeft) ? node.rect.x : node.rect.maxX - Int32(note.columns())
    canvas.put(note, x: x, row: node.rect.y + row, style: node.style, clip: clip)
  }

  private func paintProgress(_ node: LayoutNode, clip: CellRect) {
    let progress = engine.stores.progress[node.progress]
    let arrangement = engine.arrangement(of: progress, within: node.rect.width)
    let rect = node.rect
    let isStacked = arrangement.isStacked && rect.height > 1
    let clip = clip.intersection(rect)
    let label = engine.progressLabel(progress, within: rect.width, isStacked: isStacked)
    if let words = progress.label {
      let place = CellRect(x: rect.x, y: rect.y, width: label.width, height: label.height)
      paintLines(words, in: place, isMirrored: false, clip: clip)
    }
    let row = isStacked ? rect.y + label.height : rect.y
    let start = isStacked || progress.label == nil ? rect.x : rect.x + label.width + 1
    let done = progress.doneCells(of: arrangement.bar)
    let bar = CellRect(x: start, y: row, width: done, height: 1)
    canvas.put(engine.characters.doneBar, in: bar, style: progress.doneStyle, clip: clip)
    let open = CellRect(x: start + done, y: row, width: arrangement.bar - done, height: 1)
    canvas.put(engine.characters.openBar, in: open, style: progress.openStyle, clip: clip)
    canvas.put(progress.amount, x: start + arrangement.bar + 1, row: row, style: node.style, clip: clip)
  }
}
