/// Writes the rows of a canvas as text, with escape sequences where the options ask for them.
struct CanvasEmitter {
  private let isPlain: Bool
  private let writesLinks: Bool
  private var resolver: StyleResolver
  private let endsLines: Bool
  private(set) var hasLines = false

  /// Creates an emitter; with `endsLines` every line ends with a line feed, else line feeds stand between lines only.
  init(options: TextOptions, endsLines: Bool) {
    isPlain = options.style == .plain
    writesLinks = options.style != .plain && options.hyperlinks == .escapeSequences
    resolver = StyleResolver(style: options.style, appearance: options.appearance)
    self.endsLines = endsLines
  }

  /// Forgets what was remembered of a table of styles that is gone.
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
        emitGlyphs(canvas, canvas.glyphRow(row), 0..<count, to: buffer)
      } else {
        emitStyled(canvas, row, count, styles, links, to: buffer)
      }
      if endsLines { buffer.append(0x0A) }
    }
  }

  /// Writes empty lines.
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
    while start < count {
      let style = styles[start]
      let background = canvas.hasBackgrounds ? backgrounds[start] : 0
      var end = start + 1
      while end < count, styles[end] == style, !canvas.hasBackgrounds || backgrounds[end] == background { end += 1 }
      let pair = StyleResolver.pair(style, background)
      if pair != current {
        buffer.append(resolver.transition(from: current, to: pair, table))
        current = pair
      }
      if writesLinks, table.styles[Int(style)].link != link {
        link = table.styles[Int(style)].link
        buffer.append(links.escapeSequence(for: link))
      }
      emitGlyphs(canvas, glyphs, start..<end, to: buffer)
      start = end
    }
    if link != 0 { buffer.append(links.escapeSequence(for: 0)) }
    if current != 0 { buffer.append(resolver.transition(from: current, to: 0, table)) }
  }

  private func emitGlyphs(_ canvas: Canvas, _ glyphs: UnsafePointer<UInt32>, _ cells: Range<Int>, to buffer: ByteBuffer)
  {
    buffer.reserve(cells.count * 4)
    var end = buffer.end
    var written = 0
    var cell = cells.lowerBound
    while cell < cells.upperBound {
      // Most cells hold ASCII: eight of them are told and narrowed at once.
      if cell &+ 8 <= cells.upperBound {
        let eight = UnsafeRawPointer(glyphs + cell).loadUnaligned(as: SIMD8<UInt32>.self)
        if (eight &- 1).max() < 0x7F {
          let bytes = SIMD8<UInt8>(truncatingIfNeeded: eight)
          UnsafeMutableRawPointer(end + written).storeBytes(of: bytes, as: SIMD8<UInt8>.self)
          written &+= 8
          cell &+= 8
          continue
        }
      }
      let glyph = glyphs[cell]
      if glyph &- 1 < 0x7F {
        end[written] = UInt8(truncatingIfNeeded: glyph)
        written &+= 1
      } else if glyph & Canvas.clusterBit != 0 {
        buffer.advance(by: written)
        buffer.append(canvas.text(of: glyph))
        buffer.reserve((cells.upperBound - cell) * 4)
        end = buffer.end
        written = 0
      } else if glyph != 0 {
        let length = Self.encode(glyph, at: end + written)
        written &+= length
        // Lines of boxes repeat one glyph, whose bytes are copied rather than made again.
        while cell &+ 1 < cells.upperBound, glyphs[cell &+ 1] == glyph {
          for offset in 0..<length { end[written &+ offset] = end[written &+ offset &- length] }
          written &+= length
          cell &+= 1
        }
      }
      cell &+= 1
    }
    buffer.advance(by: written)
  }

  /// Writes a scalar beyond ASCII as UTF-8 and returns the number of bytes.
  @inline(__always)
  private static func encode(_ scalar: UInt32, at target: UnsafeMutablePointer<UInt8>) -> Int {
    func tail(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: scalar >> shift & 0x3F | 0x80) }
    if scalar < 0x800 {
      target[0] = UInt8(truncatingIfNeeded: scalar >> 6 | 0xC0)
      target[1] = tail(0)
      return 2
    }
    if scalar < 0x1_0000 {
      target[0] = UInt8(truncatingIfNeeded: scalar >> 12 | 0xE0)
      target[1] = tail(6)
      target[2] = tail(0)
      return 3
    }
    target[0] = UInt8(truncatingIfNeeded: scalar >> 18 | 0xF0)
    target[1] = tail(12)
    target[2] = tail(6)
    target[3] = tail(0)
    return 4
  }
}
