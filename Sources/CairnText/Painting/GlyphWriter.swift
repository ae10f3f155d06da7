/// The writing of glyphs as UTF-8.
enum GlyphWriter {
  /// Writes a range of cells in a row, without the second halves of wide glyphs.
  static func write(_ glyphs: UnsafePointer<UInt32>, _ cells: Range<Int>, of canvas: Canvas, to buffer: ByteBuffer) {
    buffer.reserve(room(for: cells.count))
    var end = buffer.end
    var cell = cells.lowerBound
    while cell < cells.upperBound {
      // Most cells hold ASCII, so eight of them are tested and written at once.
      if cell &+ 8 <= cells.upperBound, isASCII(glyphs + cell) {
        let eight = UnsafeRawPointer(glyphs + cell).loadUnaligned(as: SIMD8<UInt32>.self)
        let bytes = SIMD8<UInt8>(truncatingIfNeeded: eight)
        UnsafeMutableRawPointer(end).storeBytes(of: bytes, as: SIMD8<UInt8>.self)
        end += 8
        cell &+= 8
        continue
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
        let encoded = EncodedGlyph(glyph)
        end = encoded.store(at: end)
        // Lines of boxes repeat one glyph.
        while cell &+ 2 <= cells.upperBound, encoded.isPair(glyphs + cell) {
          end = encoded.storePair(at: end)
          cell &+= 2
        }
      }
    }
    buffer.advance(to: end)
  }

  /// Returns the greatest number of bytes for a number of cells, with room for the bytes that are stored too many.
  private static func room(for cells: Int) -> Int { cells * 4 + 8 }

  /// Returns whether eight cells hold ASCII other than zero.
  @inline(__always)
  private static func isASCII(_ glyphs: UnsafePointer<UInt32>) -> Bool {
    let cells = UnsafeRawPointer(glyphs)
    func pair(_ number: Int) -> UInt64 {
      let pair = cells.loadUnaligned(fromByteOffset: number << 3, as: UInt64.self)
      // Subtracting from zero borrows into bits that ASCII does not have.
      return pair | (pair &- 0x0000_0001_0000_0001)
    }
    return (pair(0) | pair(1) | pair(2) | pair(3)) & 0xFFFF_FF80_FFFF_FF80 == 0
  }
}

/// A scalar beyond ASCII as UTF-8, made once for a run of equal glyphs; each store writes four bytes.
private struct EncodedGlyph {
  private let bytes: UInt64
  private let length: Int
  private let pair: UInt64

  @inline(__always)
  init(_ scalar: UInt32) {
    func tail(_ shift: UInt32) -> UInt32 { scalar >> shift & 0x3F | 0x80 }
    let encoded: UInt32
    if scalar < 0x800 {
      encoded = scalar >> 6 | 0xC0 | tail(0) << 8
      length = 2
    } else if scalar < 0x1_0000 {
      encoded = scalar >> 12 | 0xE0 | tail(6) << 8 | tail(0) << 16
      length = 3
    } else {
      encoded = scalar >> 18 | 0xF0 | tail(12) << 8 | tail(6) << 16 | tail(0) << 24
      length = 4
    }
    bytes = UInt64(encoded)
    pair = UInt64(scalar) << 32 | UInt64(scalar)
  }

  /// Returns whether two cells hold the glyph.
  @inline(__always)
  func isPair(_ glyphs: UnsafePointer<UInt32>) -> Bool {
    UnsafeRawPointer(glyphs).loadUnaligned(as: UInt64.self) == pair
  }

  @inline(__always)
  func store(at target: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    let word = UInt32(truncatingIfNeeded: bytes).littleEndian
    UnsafeMutableRawPointer(target).storeBytes(of: word, as: UInt32.self)
    return target + length
  }

  @inline(__always)
  func storePair(at target: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    let word = (bytes | bytes &<< UInt64(truncatingIfNeeded: length &<< 3)).littleEndian
    UnsafeMutableRawPointer(target).storeBytes(of: word, as: UInt64.self)
    return target + length &* 2
  }
}
