import Cairn

extension TextBlock {
  /// Draws the text in a rectangle, line below line.
  mutating func draw(in rect: CellRect, isMirrored: Bool, on canvas: Canvas, clip: CellRect) {
    if lineWidth >= 0, lineWidth <= rect.width { return drawLine(in: rect, isMirrored, canvas, clip) }
    prepareLines(width: max(rect.width, 1), height: rect.height > 0 ? rect.height : 1)
    guard !isASCII || cache.lines.last?.elision != nil else { return drawASCII(in: rect, isMirrored, canvas, clip) }
    let paragraph = paragraph
    forEachLine(in: rect, isMirrored, clip) { line, x, row in
      paragraph.draw(line, on: canvas, x: x, row: row, clip: clip)
    }
  }

  private func drawLine(in rect: CellRect, _ isMirrored: Bool, _ canvas: Canvas, _ clip: CellRect) {
    let x = rect.x + indent(rect.width - lineWidth, isMirrored)
    string.utf8.withContiguousStorageIfAvailable { bytes in
      if isASCII {
        canvas.put(ascii: bytes, x: x, row: rect.y, style: style, clip: clip)
      } else {
        canvas.put(bytes, x: x, row: rect.y, style: style, clip: clip, lineStart: x)
      }
    }
  }

  private func drawASCII(in rect: CellRect, _ isMirrored: Bool, _ canvas: Canvas, _ clip: CellRect) {
    string.utf8.withContiguousStorageIfAvailable { bytes in
      forEachLine(in: rect, isMirrored, clip) { line, x, row in
        let part = UnsafeBufferPointer(rebasing: bytes[line.range])
        canvas.put(ascii: part, x: x, row: row, style: style, clip: clip)
      }
    }
  }

  /// Calls a closure for each line that can be seen with the cell in which it begins.
  @inline(__always)
  private func forEachLine(
    in rect: CellRect,
    _ isMirrored: Bool,
    _ clip: CellRect,
    _ body: (ParagraphLine, Int32, Int32) -> Void
  ) {
    for number in lineNumbers(from: clip.y - rect.y, to: clip.maxY - rect.y) {
      let line = cache.lines[number]
      let row = rect.y + Int32(truncatingIfNeeded: number) * (1 + limits.lineGap)
      body(line, rect.x + indent(rect.width - Int32(clamping: line.width), isMirrored), row)
    }
  }

  /// The lines in some rows below the first; bands are drawn one by one, so that those above are not looked at each time.
  func lineNumbers(from top: Int32, to bottom: Int32) -> Range<Int> {
    let step = Int(1 + limits.lineGap)
    func number(_ row: Int32) -> Int { min(max((Int(row) + step - 1) / step, 0), cache.lines.count) }
    let first = number(top)
    return first..<max(number(bottom), first)
  }

  private func indent(_ room: Int32, _ isMirrored: Bool) -> Int32 {
    switch limits.alignment {
    case .leading: isMirrored ? max(room, 0) : 0
    case .center: max(room, 0) / 2
    case .trailing: isMirrored ? 0 : max(room, 0)
    }
  }
}
