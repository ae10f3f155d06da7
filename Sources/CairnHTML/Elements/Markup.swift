/// Tags that pages need again and again, in memory of a ``MarkupArena``.
///
/// Behind the bytes there are ``padding`` more that may be read, so that tags are copied in whole blocks.
struct Markup {
  /// The number of bytes behind the markup that may be read, and written where it is copied to.
  static let padding = 16

  private let start: UnsafeRawPointer?
  let count: Int
  var isEmpty: Bool { count == 0 }

  /// No bytes.
  static var none: Markup { Markup(start: nil, count: 0) }

  /// Creates markup from the first bytes of a block that has ``padding`` more.
  init(_ block: UnsafeMutableRawBufferPointer, count: Int) {
    precondition(block.count >= count + Self.padding)
    self.init(start: block.baseAddress, count: count)
  }

  private init(start: UnsafeRawPointer?, count: Int) {
    self.start = start
    self.count = count
  }

  /// A part of the markup; what is behind it may be read as well.
  subscript(part: some RangeExpression<Int>) -> Markup {
    let part = part.relative(to: 0..<count)
    precondition(part.lowerBound >= 0 && part.upperBound <= count)
    return Markup(start: start.map { $0 + part.lowerBound }, count: part.count)
  }

  /// Whether the markup begins where another one ends.
  func isBehind(_ other: Markup) -> Bool { start == other.start.map { $0 + other.count } }

  /// Copies the markup.
  ///
  /// - Parameter target: A place with room for the markup and ``padding`` more bytes.
  /// - Returns: The place behind the markup.
  @inline(__always)
  func copy(to target: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    guard let start else { return target }
    let target = UnsafeMutableRawPointer(target)
    // Most markup is not longer than a block or two, and a loop takes longer to begin than to copy one.
    Self.copyBlock(start, target, at: 0)
    var offset = 16
    while offset < count {
      Self.copyBlock(start, target, at: offset)
      offset &+= 16
    }
    return (target + count).assumingMemoryBound(to: UInt8.self)
  }

  @inline(__always)
  private static func copyBlock(_ source: UnsafeRawPointer, _ target: UnsafeMutableRawPointer, at offset: Int) {
    let block = source.loadUnaligned(fromByteOffset: offset, as: SIMD2<UInt64>.self)
    target.storeBytes(of: block, toByteOffset: offset, as: SIMD2<UInt64>.self)
  }
}
