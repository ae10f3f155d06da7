/// The text between two places where a line may break.
///
/// A segment begins where the one in front ends. Offsets count bytes of UTF-8.
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

  /// The end of what is to be shown if the line breaks here: without spaces and line feeds.
  let textEnd: UInt32
  let end: UInt32
  /// The columns up to ``textEnd``.
  let width: UInt32
  /// The kind in the lowest three bits and the columns of the spaces above, so that four segments share a cache line.
  private let tail: UInt32

  @inline(__always)
  init(textEnd: Int, end: Int, width: Int, spaces: Int, kind: Kind) {
    self.textEnd = UInt32(truncatingIfNeeded: textEnd)
    self.end = UInt32(truncatingIfNeeded: end)
    self.width = UInt32(truncatingIfNeeded: width)
    tail = UInt32(truncatingIfNeeded: spaces) << 3 | UInt32(kind.rawValue)
  }

  /// The columns of the spaces behind, which hang when the line breaks.
  @inline(__always)
  var spaces: Int { Int(tail >> 3) }

  @inline(__always)
  var kind: Kind { Kind(rawValue: UInt8(tail & 7)) ?? .allowed }

  /// Whether a line may break behind the segment and goes on there if it need not.
  @inline(__always)
  var isAllowed: Bool { tail & 7 == UInt32(Kind.allowed.rawValue) }

  /// Whether a line ends behind the segment in any case.
  @inline(__always)
  var endsHard: Bool { tail & 7 >= UInt32(Kind.mandatory.rawValue) }
}

/// Room for the segments of a paragraph while they are found.
///
/// What does not fit is dropped and told, never written, so that the room may be a guess.
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

  /// Takes the segments from a number on away and returns where they ended.
  mutating func removeEnds(from start: Int) -> [Int] {
    guard let base, start < count else { return [] }
    defer { count = start }
    return (start..<count).map { Int(base[$0].end) }
  }
}
