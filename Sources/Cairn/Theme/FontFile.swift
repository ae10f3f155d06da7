/// The parts of a TTF or OTF file that say how large its letters are.
///
/// Files are anybody's: each number is looked up within its table, and one that is not there makes an error.
struct FontFile {
  private let bytes: [UInt8]
  private var tables: [UInt32: Range<Int>] = [:]

  /// Reads the list of tables.
  init(_ bytes: [UInt8]) throws(FontFileError) {
    self.bytes = bytes
    let file = FontTable(bytes: bytes, range: 0..<bytes.count)
    switch file.word(at: 0) {
    case 0x0001_0000, Self.tag("OTTO"), Self.tag("true"): break
    case Self.tag("wOFF"), Self.tag("wOF2"): throw .compressed
    default: throw .unknown
    }
    guard let count = file.number(at: 4) else { throw .damaged("list of tables") }
    for index in 0..<count {
      let record = 12 + index * 16
      guard let tag = file.word(at: record), let offset = file.word(at: record + 8),
        let length = file.word(at: record + 12)
      else { throw .damaged("list of tables") }
      let start = min(Int(offset), bytes.count)
      tables[tag] = start..<min(start + Int(length), bytes.count)
    }
  }

  /// The room of a line, as shares of the font's size.
  func lines() throws(FontFileError) -> (ascent: Double, descent: Double, gap: Double) {
    let size = try unitsPerEm()
    let hhea = try table("hhea")
    guard let ascent = hhea.signed(at: 4), let descent = hhea.signed(at: 6), let gap = hhea.signed(at: 8) else {
      throw .damaged("hhea")
    }
    var numbers = (ascent, descent, gap)
    // Browsers take these numbers if the font asks for them, or has no others.
    if let windows = try? table("OS/2"), let flags = windows.number(at: 62),
      flags & 0x80 != 0 || (ascent == 0 && descent == 0),
      let ascent = windows.signed(at: 68), let descent = windows.signed(at: 70), let gap = windows.signed(at: 72)
    {
      numbers = (ascent, descent, gap)
    }
    return (Double(numbers.0) / size, Double(-numbers.1) / size, Double(max(numbers.2, 0)) / size)
  }

  /// The width of a letter in running English text, as a share of the font's size; `nil` if letters are missing.
  func averageWidth() throws(FontFileError) -> Double? {
    let size = try unitsPerEm()
    let characters = try CharacterMap(table("cmap"))
    let widths = try table("hmtx")
    guard let count = try table("hhea").number(at: 34), count > 0 else { throw .damaged("hhea") }
    var sum = 0.0
    var total = 0.0
    for (letter, frequency) in Self.frequencies {
      guard let glyph = characters.glyph(of: letter) else { return nil }
      guard let width = widths.number(at: 4 * min(glyph, count - 1)) else { throw .damaged("hmtx") }
      sum += Double(width) * frequency
      total += frequency
    }
    // Rounded, so that the last bits of the sums do not show.
    return (sum / total / size * 10_000).rounded() / 10_000
  }

  private func unitsPerEm() throws(FontFileError) -> Double {
    guard let units = try table("head").number(at: 18), (16...16_384).contains(units) else { throw .damaged("head") }
    return Double(units)
  }

  private func table(_ name: StaticString) throws(FontFileError) -> FontTable {
    guard let range = tables[Self.tag(name)] else { throw .damaged("\(name)") }
    return FontTable(bytes: bytes, range: range)
  }

  private static func tag(_ name: StaticString) -> UInt32 {
    name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  /// How often a thousand characters of English text are each of these.
  private static let frequencies: [(letter: Unicode.Scalar, frequency: Double)] = [
    (" ", 180), ("e", 102.7), ("t", 75.1), ("a", 65.3), ("o", 61.6), ("n", 57.1), ("i", 56.7), ("s", 53.2),
    ("r", 49.9), ("h", 49.8), ("l", 33.2), ("d", 32.8), ("u", 22.8), ("c", 22.3), ("m", 20.3), ("f", 19.8),
    ("w", 17), ("g", 16.2), ("p", 15), ("y", 14.3), ("b", 12.6), ("v", 8), ("k", 5.6), ("x", 1.4), ("j", 1),
    ("q", 0.8), ("z", 0.5),
  ]
}
