extension Paragraph {
  /// Draws a line from its first column on.
  func draw(_ line: ParagraphLine, on canvas: Canvas, x: Int32, row: Int32, clip: CellRect) {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      if styleChanges.isEmpty, !hasSoftHyphens, line.elision == nil {
        let part = UnsafeBufferPointer(rebasing: bytes[line.range])
        let style = UInt16(truncatingIfNeeded: firstStyle)
        canvas.put(part, x: x, row: row, style: style, clip: clip, lineStart: x)
        return
      }
      var column = x
      for piece in pieces(of: line) {
        let style = UInt16(truncatingIfNeeded: piece.style)
        switch piece.content {
        case .marker(let marker):
          column = canvas.put(marker, x: column, row: row, style: style, clip: clip, lineStart: x)
        case .text(let range):
          let part = UnsafeBufferPointer(rebasing: bytes[range])
          column = canvas.put(part, x: column, row: row, style: style, clip: clip, lineStart: x)
        }
      }
    }
  }
}
