import Cairn

/// Sixteen bytes that are looked at together.
///
/// Comparing whole vectors takes two instructions for all of them, but only if both sides are vectors: Swift would compare
/// with a number lane by lane. The first byte is in the lowest bits of the first word, as on all machines that Swift supports.
struct ByteBlock {
  static let size = 16

  /// All bits of each byte that meets a condition: two words, because Swift would take the lanes of a vector's own mask one by
  /// one.
  struct Mask {
    fileprivate var words: SIMD2<UInt64>

    /// No byte.
    static var none: Mask { Mask(words: SIMD2()) }

    @inline(__always)
    var isEmpty: Bool { words[0] | words[1] == 0 }

    /// The number of bytes in front of the first one that is marked; the mask has one.
    @inline(__always)
    var countBefore: Int {
      words[0] != 0 ? words[0].trailingZeroBitCount &>> 3 : 8 &+ words[1].trailingZeroBitCount &>> 3
    }

    @inline(__always)
    static func | (left: Mask, right: Mask) -> Mask { Mask(words: left.words | right.words) }

    @inline(__always)
    static func & (left: Mask, right: Mask) -> Mask { Mask(words: left.words & right.words) }
  }

  private typealias Bytes = SIMD16<UInt8>

  private let bytes: Bytes

  /// Reads a whole block.
  @inline(__always)
  init(_ source: UnsafeRawPointer) {
    bytes = source.loadUnaligned(as: Bytes.self)
  }

  /// Reads 1 to 15 bytes, behind which a block of letters follows; no other bytes are read.
  @inline(__always)
  init(_ source: UnsafeRawPointer, count: Int) {
    bytes = unsafeBitCast(source.loadFewBytes(count), to: Bytes.self)
  }

  @inline(__always)
  func store(to target: UnsafeMutableRawPointer) {
    target.storeBytes(of: bytes, as: Bytes.self)
  }

  /// Whether an address of such bytes is written as it is; letters behind it are.
  @inline(__always)
  var isPlainInAddresses: Bool { Mask(words: Address.suspects(in: bytes)).isEmpty }

  /// The bytes that do not show unchanged in a context, or that may begin a scalar that does not.
  ///
  /// These are control characters, `&`, `<`, `>`, in attributes `"`, DEL, and the first bytes of C1 controls (0xC2) and of
  /// noncharacters (0xEF and up).
  @inline(__always)
  func suspects(in context: EscapingContext) -> Mask {
    // Of `&` and `"` only a bit differs, so that an attribute needs no further comparison.
    let ampersand =
      context == .attribute ? (bytes & Bytes(repeating: 0xFB)) .== Bytes(repeating: 0x22) : bytes
      .== Bytes(repeating: 0x26)
    let angles = (bytes & Bytes(repeating: 0xFD)) .== Bytes(repeating: 0x3C)
    let controls = (bytes .<= Bytes(repeating: 0x1F)) .| (bytes .== Bytes(repeating: 0x7F))
    let beyond = (bytes .== Bytes(repeating: 0xC2)) .| (bytes .>= Bytes(repeating: 0xEF))
    return Mask(words: unsafeBitCast(ampersand .| angles .| controls .| beyond, to: SIMD2<UInt64>.self))
  }

  /// The blanks.
  @inline(__always)
  var blanks: Mask {
    Mask(words: unsafeBitCast(bytes .== Bytes(repeating: 0x20), to: SIMD2<UInt64>.self))
  }

  /// The blanks with another one in front of them, and one at the beginning of the block.
  @inline(__always)
  var blanksBehindBlanks: Mask {
    let blanks = blanks.words
    return Mask(words: blanks & ((blanks &<< 8) | SIMD2(0xFF, blanks[0] &>> 56)))
  }
}
