/// The line-break class of every scalar, looked up in two stages of generated data.
struct LineBreakTable {
  private let blocks = LineBreakTable.classes.utf8Start
  private let high = LineBreakTable.indexHigh.utf8Start
  private let low = LineBreakTable.indexLow.utf8Start

  /// Returns the class of a scalar value; values that are not scalars are alphabetic.
  @inline(__always)
  func callAsFunction(_ scalar: UInt32) -> LineBreakClass {
    guard scalar < 0x20000 else { return Self.beyondTable(scalar) }
    let block = block(Int(scalar >> 6))
    // A test confirms that the data holds raw values only. The checked initialiser would be a call for every scalar.
    return unsafeBitCast(blocks[block << 6 | Int(scalar & 63)] &- 0x30, to: LineBreakClass.self)
  }

  /// Returns the number of a block of 64 scalars below U+20000.
  @inline(__always)
  func block(_ index: Int) -> Int { Int(high[index] &- 0x30) << 6 | Int(low[index] &- 0x30) }

  private static func beyondTable(_ scalar: UInt32) -> LineBreakClass {
    switch scalar {
    case 0xE0001, 0xE0020...0xE007F, 0xE0100...0xE01EF: .combining
    case 0x20000...0x3FFFF: scalar & 0xFFFF < 0xFFFE ? .ideographicWide : .alphabetic
    default: .alphabetic
    }
  }
}
