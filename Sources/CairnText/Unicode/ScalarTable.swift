/// The width class and the line-break class of every scalar, found with one look-up for both.
///
/// Made once from the generated tables. A value of two pointers, so that a scanner keeps them in registers.
struct ScalarTable: Sendable {
  /// What is known of a scalar.
  struct Entry {
    fileprivate let bits: UInt16

    // Only raw values that the generated tables hold are put together here; the checked initialisers are a call for every scalar.
    @inline(__always)
    var width: WidthClass { unsafeBitCast(UInt8(truncatingIfNeeded: bits), to: WidthClass.self) }

    @inline(__always)
    var lineBreak: LineBreakClass {
      unsafeBitCast(UInt8(truncatingIfNeeded: bits >> 8 & 0x7F), to: LineBreakClass.self)
    }

    @inline(__always)
    var isSimple: Bool { UInt8(truncatingIfNeeded: bits) <= WidthClass.emojiWide.rawValue }

    /// Whether a text with the scalar has to be cleaned first.
    @inline(__always)
    var isSuspect: Bool { bits & Self.suspectBit != 0 }

    private static let suspectBit: UInt16 = 1 << 15

    /// Whether the scalar is a letter of which words are made, a cluster of its own and harmless.
    @inline(__always)
    var isLetter: Bool { bits >> 8 == UInt16(LineBreakClass.alphabetic.rawValue) && isSimple }

    /// Whether the scalar is a harmless wide one that lines may break in front of and behind, as most ideographs and kana.
    @inline(__always)
    var isIdeograph: Bool { bits == Entry(.wide, .ideographicWide).bits }

    fileprivate init(bits: UInt16) {
      self.bits = bits
    }

    fileprivate init(_ width: WidthClass, _ lineBreak: LineBreakClass, isSuspect: Bool = false) {
      bits = UInt16(width.rawValue) | UInt16(lineBreak.rawValue) << 8 | (isSuspect ? Self.suspectBit : 0)
    }
  }

  static let shared = ScalarTable()

  private static let end = 0x20000
  private static let blockSize = 64

  /// Never freed: the only value lives as long as the process, and plain pointers spare the scanners reference counts and bounds checks.
  private nonisolated(unsafe) let index: UnsafePointer<UInt16>
  private nonisolated(unsafe) let blocks: UnsafePointer<UInt16>

  private init() {
    let (widths, lineBreaks) = (WidthTable(), LineBreakTable())
    let count = Self.end / Self.blockSize
    let index = UnsafeMutablePointer<UInt16>.allocate(capacity: count)
    var numbers: [Int: UInt16] = [:]
    var entries: [UInt16] = []
    for block in 0..<count {
      let suspects = Self.suspects(inBlock: block)
      let key = suspects << 32 | widths.block(block) << 16 | lineBreaks.block(block)
      if let number = numbers[key] {
        (index + block).initialize(to: number)
        continue
      }
      let number = UInt16(truncatingIfNeeded: numbers.count)
      numbers[key] = number
      (index + block).initialize(to: number)
      for scalar in block * Self.blockSize..<(block + 1) * Self.blockSize {
        let value = UInt32(truncatingIfNeeded: scalar)
        entries.append(Entry(widths(value), lineBreaks(value), isSuspect: TextSanitizer.isSuspect(value)).bits)
      }
    }
    let blocks = UnsafeMutablePointer<UInt16>.allocate(capacity: entries.count)
    for (position, bits) in entries.enumerated() { (blocks + position).initialize(to: bits) }
    self.index = UnsafePointer(index)
    self.blocks = UnsafePointer(blocks)
  }

  /// What tells blocks with suspects from those that are otherwise like them: their own number.
  private static func suspects(inBlock block: Int) -> Int {
    switch block << 6 {
    case 0x0000, 0x0040, 0x0080, 0x2000, 0x2040, 0xFDC0, 0xFFC0, 0x1FFC0: block + 1
    default: 0
    }
  }

  /// Returns what is known of a scalar value; values that are no scalars are narrow and alphabetic.
  @inline(__always)
  subscript(scalar: UInt32) -> Entry {
    guard scalar < UInt32(Self.end) else { return Self.beyondTable(scalar) }
    let block = Int(index[Int(scalar >> 6)])
    return Entry(bits: blocks[block << 6 | Int(scalar & 63)])
  }

  @inline(never)
  private static func beyondTable(_ scalar: UInt32) -> Entry {
    Entry(WidthTable()(scalar), LineBreakTable()(scalar), isSuspect: TextSanitizer.isSuspect(scalar))
  }
}
