/// A table of a font's file, whose numbers have their highest byte first.
struct FontTable {
  let bytes: [UInt8]
  let range: Range<Int>

  /// Returns the 16 bits at an offset; `nil` outside of the table.
  func number(at offset: Int) -> Int? {
    guard offset >= 0, offset <= range.count - 2 else { return nil }
    let index = range.lowerBound + offset
    return Int(bytes[index]) << 8 | Int(bytes[index + 1])
  }

  /// Returns the 16 bits at an offset as a number with a sign; `nil` outside of the table.
  func signed(at offset: Int) -> Int? { number(at: offset).map { $0 < 0x8000 ? $0 : $0 - 0x1_0000 } }

  /// Returns the 32 bits at an offset; `nil` outside of the table.
  func word(at offset: Int) -> UInt32? {
    guard let high = number(at: offset), let low = number(at: offset + 2) else { return nil }
    return UInt32(high) << 16 | UInt32(low)
  }

  /// Returns the rest of the table from an offset; empty outside of it.
  func rest(from offset: Int) -> FontTable {
    let start = range.lowerBound + min(max(offset, 0), range.count)
    return FontTable(bytes: bytes, range: start..<range.upperBound)
  }
}

/// The glyphs of a font by character.
struct CharacterMap {
  private enum Format {
    case segments, groups
  }

  private let table: FontTable
  private let format: Format

  /// Finds a list of Unicode characters in a format that is understood.
  init(_ table: FontTable) throws(FontFileError) {
    guard let count = table.number(at: 2) else { throw .damaged("cmap") }
    for index in 0..<min(count, 64) {
      let record = 4 + index * 8
      guard let platform = table.number(at: record), let encoding = table.number(at: record + 2),
        let offset = table.word(at: record + 4)
      else { break }
      guard platform == 0 || (platform == 3 && (encoding == 1 || encoding == 10)) else { continue }
      let list = table.rest(from: Int(offset))
      switch list.number(at: 0) {
      case 4: (self.table, format) = (list, .segments)
      case 12: (self.table, format) = (list, .groups)
      default: continue
      }
      return
    }
    throw .damaged("cmap")
  }

  /// Returns the glyph of a character; `nil` if the font has none.
  func glyph(of character: Unicode.Scalar) -> Int? {
    let glyph =
      switch format {
      case .segments: glyphInSegments(Int(character.value))
      case .groups: glyphInGroups(Int(character.value))
      }
    return glyph == 0 ? nil : glyph
  }

  private func glyphInSegments(_ code: Int) -> Int? {
    guard let size = table.number(at: 6) else { return nil }
    let count = size / 2
    for index in 0..<count {
      guard let end = table.number(at: 14 + index * 2) else { return nil }
      guard code <= end else { continue }
      let starts = 16 + count * 2
      guard let start = table.number(at: starts + index * 2), code >= start,
        let delta = table.number(at: starts + (count + index) * 2),
        let offset = table.number(at: starts + (count * 2 + index) * 2)
      else { return nil }
      guard offset != 0 else { return (code + delta) & 0xFFFF }
      let place = starts + (count * 2 + index) * 2 + offset + (code - start) * 2
      guard let glyph = table.number(at: place) else { return nil }
      return glyph == 0 ? 0 : (glyph + delta) & 0xFFFF
    }
    return nil
  }

  private func glyphInGroups(_ code: Int) -> Int? {
    guard let count = table.word(at: 12) else { return nil }
    for index in 0..<Int(count) {
      let group = 16 + index * 12
      guard let start = table.word(at: group), let end = table.word(at: group + 4),
        let glyph = table.word(at: group + 8)
      else { return nil }
      if (start...max(start, end)).contains(UInt32(code)) { return Int(glyph) + code - Int(start) }
    }
    return nil
  }
}
