/// The file of a font with a space and 26 letters, all half as wide as high, and no drawings.
public struct SmallFont {
  /// The format of the list of letters.
  public enum List: Sendable {
    case segments, indirectSegments, groups
  }

  private var list = List.segments
  private var usesTypographicMetrics = false
  private var firstLetter: UInt16 = 0x61

  /// Creates a font whose first letter is `a`, or another one.
  public init(list: List = .segments, usesTypographicMetrics: Bool = false, firstLetter: UInt16 = 0x61) {
    self.list = list
    self.usesTypographicMetrics = usesTypographicMetrics
    self.firstLetter = firstLetter
  }

  /// The file.
  public var bytes: [UInt8] {
    let tables: [(String, [UInt8])] = [
      ("OS/2", windows), ("cmap", characters), ("head", head), ("hhea", hhea), ("hmtx", Self.words([500, 0])),
    ]
    var bytes: [UInt8] = [0, 1, 0, 0] + Self.words([UInt16(tables.count), 0, 0, 0])
    var offset = 12 + 16 * tables.count
    for (name, table) in tables {
      bytes += Array(name.utf8) + [0, 0, 0, 0] + Self.long(offset) + Self.long(table.count)
      offset += table.count
    }
    return bytes + tables.flatMap(\.1)
  }

  private var head: [UInt8] { Self.words([0, 0, 0, 0, 0, 0, 0, 0, 0, 1000]) }
  private var hhea: [UInt8] { Self.words([1, 0, 900, Self.negative(250), 50] + Array(repeating: 0, count: 12) + [1]) }
  private var windows: [UInt8] {
    var words = [UInt16](repeating: 0, count: 39)
    words[31] = usesTypographicMetrics ? 0x80 : 0
    (words[34], words[35], words[36]) = (800, Self.negative(200), 100)
    return Self.words(words)
  }

  private var characters: [UInt8] {
    let isWide = list == .groups
    return Self.words([0, 1, 3, isWide ? 10 : 1, 0, 12]) + (isWide ? groups : segments)
  }

  private var groups: [UInt8] {
    let first = Int(firstLetter)
    return Self.words([12, 0]) + Self.long(40) + Self.long(0) + Self.long(2) + Self.long(32) + Self.long(32)
      + Self.long(1) + Self.long(first) + Self.long(first + 25) + Self.long(2)
  }

  private var segments: [UInt8] {
    let last = firstLetter + 25
    let glyphs = list == .indirectSegments ? (2...27).map { UInt16($0) } : []
    let delta = list == .indirectSegments ? 0 : Self.negative(Int(firstLetter) - 2)
    // Three segments: the space, the letters, and the end that each list has.
    return Self.words([4, 0, 0, 6, 0, 0, 0])
      + Self.words([32, last, 0xFFFF, 0, 32, firstLetter, 0xFFFF])
      + Self.words([Self.negative(31), delta, 1, 0, list == .indirectSegments ? 4 : 0, 0] + glyphs)
  }

  private static func negative(_ value: Int) -> UInt16 { UInt16(truncatingIfNeeded: -value) }
  private static func words(_ words: [UInt16]) -> [UInt8] {
    words.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  }
  private static func long(_ value: Int) -> [UInt8] { words([UInt16(value >> 16 & 0xFFFF), UInt16(value & 0xFFFF)]) }
}
