/// The width class and the line-break class of every scalar, found with one look-up for both.
///
/// It is made once from the generated tables. It holds two pointers only, so that a scanner keeps them in registers.
struct ScalarTable: Sendable {
  /// The facts about a scalar.
  struct Entry {
    fileprivate let bits: UInt16

    // The bits are raw values from the generated tables. The checked initialisers would be calls for every scalar.
    @inline(__always)
    var width: WidthClass { unsafeBitCast(UInt8(truncatingIfNeeded: bits), to: WidthClass.self) }

    @inline(__always)
    var lineBreak: LineBreakClass {
      unsafeBitCast(UInt8(truncatingIfNeeded: bits >> 8 & 0x7F), to: LineBreakClass.self)
    }

    @inline(__always)
    var isSimple: Bool { UInt8(truncatingIfNeeded: bits) <= WidthClass.emojiWide.rawValue }

    /// Whether a text with the scalar must be cleaned first.
    @inline(__always)
    var isSuspect: Bool { bits & Self.suspectBit != 0 }

    private static let suspectBit: UInt16 = 1 << 15

    /// Whether the scalar is a letter of words, a cluster by itself and harmless.
    @inline(__always)
    var isLetter: Bool { bits >> 8 == UInt16(LineBreakClass.alphabetic.rawValue) && isSimple }

    /// Whether the scalar is wide and harmless, with breaks before and behind it, as most ideographs and kana.
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

  /// Never freed: there is one value for the whole process; plain pointers need no reference counts and bounds checks.
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

  /// Returns the number of a block with suspects, which keeps it apart from blocks with the same classes.
  private static func suspects(inBlock block: Int) -> Int {
    switch block << 6 {
    case 0x0000, 0x0040, 0x0080, 0x2000, 0x2040, 0xFDC0, 0xFFC0, 0x1FFC0: block + 1
    default: 0
    }
  }

  /// Returns the entry of a scalar value; values that are not scalars are narrow and alphabetic.
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
