/// A writer of a canvas's rows as text, with escape sequences if the options ask for them.
struct CanvasEmitter {
  private let isPlain: Bool
  private let writesLinks: Bool
  private var resolver: StyleResolver
  private let endsLines: Bool
  private(set) var hasLines = false

  /// Creates an emitter; without `endsLines` there is no line feed after the last line.
  init(options: TextOptions, endsLines: Bool) {
    isPlain = options.style == .plain
    writesLinks = options.style != .plain && options.hyperlinks == .escapeSequences
    resolver = StyleResolver(style: options.style, appearance: options.appearance)
    self.endsLines = endsLines
  }

  /// Forgets the escape sequences of an old table of styles.
  mutating func forgetStyles(_ options: TextOptions) {
    resolver = StyleResolver(style: options.style, appearance: options.appearance)
  }

  /// Writes all rows of a canvas.
  mutating func emit(_ canvas: Canvas, _ styles: StyleTable, _ links: LinkTable, to buffer: ByteBuffer) {
    for row in canvas.rows {
      beginLine(buffer)
      let count = canvas.usedWidth(row)
      buffer.reserve(count * 4 + 1)
      if isPlain {
        GlyphWriter.write(canvas.glyphRow(row), 0..<count, of: canvas, to: buffer)
      } else {
        emitStyled(canvas, row, count, styles, links, to: buffer)
      }
      if endsLines { buffer.append(0x0A) }
    }
  }

  mutating func emitBlankLines(_ count: Int32, to buffer: ByteBuffer) {
    for _ in 0..<max(count, 0) {
      beginLine(buffer)
      if endsLines { buffer.append(0x0A) }
    }
  }

  private mutating func beginLine(_ buffer: ByteBuffer) {
    if hasLines, !endsLines { buffer.append(0x0A) }
    hasLines = true
  }

  private mutating func emitStyled(
    _ canvas: Canvas,
    _ row: Int32,
    _ count: Int,
    _ table: StyleTable,
    _ links: LinkTable,
    to buffer: ByteBuffer
  ) {
    let glyphs = canvas.glyphRow(row)
    let styles = canvas.styleRow(row)
    let backgrounds = canvas.backgroundRow(row)
    var current: UInt32 = 0
    var link: Int32 = 0
    var start = 0
    let behind = canvas.hasBackgrounds ? backgrounds : nil
    while start < count {
      let style = styles[start]
      let background = behind?[start] ?? 0
      var end = Self.runEnd(styles, from: start, to: count)
      if let behind { end = Self.runEnd(behind, from: start, to: end) }
      let pair = StyleResolver.pair(style, background)
      if pair != current {
        resolver.append(from: current, to: pair, table, buffer)
        current = pair
      }
      if writesLinks, table.styles[Int(style)].link != link {
        link = table.styles[Int(style)].link
        buffer.append(links.escapeSequence(for: link))
      }
      GlyphWriter.write(glyphs, start..<end, of: canvas, to: buffer)
      start = end
    }
    if link != 0 { buffer.append(links.escapeSequence(for: 0)) }
    if current != 0 { resolver.append(from: current, to: 0, table, buffer) }
  }

  /// Returns the end of the cells with the same number as the first one.
  @inline(__always)
  private static func runEnd(_ numbers: UnsafePointer<UInt16>, from start: Int, to limit: Int) -> Int {
    let number = numbers[start]
    let four = UInt64(number) &* 0x0001_0001_0001_0001
    var end = start &+ 1
    while end &+ 4 <= limit, UnsafeRawPointer(numbers + end).loadUnaligned(as: UInt64.self) == four { end &+= 4 }
    while end < limit, numbers[end] == number { end &+= 1 }
    return end
  }
}
