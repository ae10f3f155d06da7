/// The text between two places where a line may break.
///
/// A segment begins where the one before ends. Offsets count bytes of UTF-8.
struct ParagraphSegment: Hashable, Sendable {
  enum Kind: UInt8, Hashable, Sendable {
    case allowed
    /// A line may break only if the whole token, such as an address, is wider than a line.
    case token
    /// A line that breaks here shows a hyphen.
    case softHyphen
    case mandatory
    /// The end of the paragraph.
    case end
  }

  /// The end of the visible text if the line breaks here, without spaces and line feeds.
  let textEnd: UInt32
  let end: UInt32
  /// The columns up to ``textEnd``.
  let width: UInt32
  /// The kind in the lowest three bits, and the columns of the spaces; so four segments share a cache line.
  private let tail: UInt32

  @inline(__always)
  init(textEnd: Int, end: Int, width: Int, spaces: Int, kind: Kind) {
    self.textEnd = UInt32(truncatingIfNeeded: textEnd)
    self.end = UInt32(truncatingIfNeeded: end)
    self.width = UInt32(truncatingIfNeeded: width)
    tail = UInt32(truncatingIfNeeded: spaces) << 3 | UInt32(kind.rawValue)
  }

  /// The columns of the spaces at the end, which hang if the line breaks here.
  @inline(__always)
  var spaces: Int { Int(tail >> 3) }

  @inline(__always)
  var kind: Kind { Kind(rawValue: UInt8(tail & 7)) ?? .allowed }

  /// Whether a line may break behind the segment, but need not.
  @inline(__always)
  var isAllowed: Bool { tail & 7 == UInt32(Kind.allowed.rawValue) }

  /// Whether a line always ends behind the segment.
  @inline(__always)
  var endsHard: Bool { tail & 7 >= UInt32(Kind.mandatory.rawValue) }
}

/// Room for the segments of a paragraph during the analysis.
///
/// The room may be a guess: a segment that does not fit is dropped, and ``hasOverflown`` tells.
struct SegmentBuffer {
  private let base: UnsafeMutablePointer<ParagraphSegment>?
  private let capacity: Int
  private(set) var count = 0
  private(set) var hasOverflown = false

  init(_ memory: UnsafeMutableBufferPointer<ParagraphSegment>) {
    base = memory.baseAddress
    capacity = memory.baseAddress == nil ? 0 : memory.count
  }

  @inline(__always)
  mutating func append(_ segment: ParagraphSegment) {
    guard count < capacity, let base else {
      hasOverflown = true
      return
    }
    (base + count).initialize(to: segment)
    count &+= 1
  }

  /// Removes the segments from a number on and returns their ends.
  mutating func removeEnds(from start: Int) -> [Int] {
    guard let base, start < count else { return [] }
    defer { count = start }
    return (start..<count).map { Int(base[$0].end) }
  }
}
