/// Writes the glyphs of cells as UTF-8.
enum GlyphWriter {
  /// Writes some cells of a row, second halves of wide glyphs left out.
  static func write(
    _ glyphs: UnsafePointer<UInt32>,
    _ cells: Range<Int>,
    of canvas: Canvas,
    to buffer: ByteBuffer
  ) {
    buffer.reserve(room(for: cells.count))
    var end = buffer.end
    var cell = cells.lowerBound
    while cell < cells.upperBound {
      // Most cells hold ASCII: eight of them are told and narrowed at once.
      if cell &+ 8 <= cells.upperBound {
        let eight = UnsafeRawPointer(glyphs + cell).loadUnaligned(as: SIMD8<UInt32>.self)
        if (eight &- 1).max() < 0x7F {
          let bytes = SIMD8<UInt8>(truncatingIfNeeded: eight)
          UnsafeMutableRawPointer(end).storeBytes(of: bytes, as: SIMD8<UInt8>.self)
          end += 8
          cell &+= 8
          continue
        }
      }
      let glyph = glyphs[cell]
      cell &+= 1
      if glyph &- 1 < 0x7F {
        end[0] = UInt8(truncatingIfNeeded: glyph)
        end += 1
      } else if glyph & Canvas.clusterBit != 0 {
        buffer.advance(to: end)
        buffer.append(canvas.text(of: glyph))
        buffer.reserve(room(for: cells.upperBound &- cell))
        end = buffer.end
      } else if glyph != 0 {
        let encoded = Encoded(glyph)
        end = encoded.store(at: end)
        while cell < cells.upperBound, glyphs[cell] == glyph {
          end = encoded.store(at: end)
          cell &+= 1
        }
      }
    }
    buffer.advance(to: end)
  }

  /// The bytes that so many cells need at most, with those that are stored in vain behind the last.
  private static func room(for cells: Int) -> Int { cells * 4 + 4 }

  /// A scalar beyond ASCII as UTF-8.
  ///
  /// Lines of boxes repeat one glyph, so that the bytes are made once and always stored four at a time.
  private struct Encoded {
    private let bytes: UInt32
    private let length: Int

    @inline(__always)
    init(_ scalar: UInt32) {
      func tail(_ shift: UInt32) -> UInt32 { scalar >> shift & 0x3F | 0x80 }
      if scalar < 0x800 {
        bytes = scalar >> 6 | 0xC0 | tail(0) << 8
        length = 2
      } else if scalar < 0x1_0000 {
        bytes = scalar >> 12 | 0xE0 | tail(6) << 8 | tail(0) << 16
        length = 3
      } else {
        bytes = scalar >> 18 | 0xF0 | tail(12) << 8 | tail(6) << 16 | tail(0) << 24
        length = 4
      }
    }

    @inline(__always)
    func store(at target: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
      UnsafeMutableRawPointer(target).storeBytes(of: bytes.littleEndian, as: UInt32.self)
      return target + length
    }
  }
}
