/// The width class of every scalar, looked up in two stages of generated data.
///
/// The table holds three pointers into constant data only, so that a scanner keeps them in registers.
struct WidthTable {
  private let blocks = WidthTable.classes.utf8Start
  private let high = WidthTable.indexHigh.utf8Start
  private let low = WidthTable.indexLow.utf8Start

  /// Returns the class of a scalar value; values that are not scalars are narrow.
  @inline(__always)
  func callAsFunction(_ scalar: UInt32) -> WidthClass {
    guard scalar < 0x20000 else { return Self.beyondTable(scalar) }
    let block = block(Int(scalar >> 6))
    // A test confirms that the data holds raw values only. The checked initialiser would be a call for every scalar.
    return unsafeBitCast(blocks[block << 6 | Int(scalar & 63)] &- 0x30, to: WidthClass.self)
  }

  /// Returns the number of a block of 64 scalars below U+20000.
  @inline(__always)
  func block(_ index: Int) -> Int { Int(high[index] &- 0x30) << 6 | Int(low[index] &- 0x30) }

  private static func beyondTable(_ scalar: UInt32) -> WidthClass {
    switch scalar {
    case 0xE0020...0xE007F, 0xE0100...0xE01EF: .extend
    case 0xE0000...0xE0FFF: .zero
    case 0x20000...0x3FFFF: scalar & 0xFFFF < 0xFFFE ? .wide : .narrow
    case 0xF0000...0x10FFFF: scalar & 0xFFFF < 0xFFFE ? .ambiguous : .narrow
    default: .narrow
    }
  }
}
