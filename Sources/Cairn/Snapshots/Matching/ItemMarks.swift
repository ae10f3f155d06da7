/// A bit for each of many items.
@usableFromInline
struct ItemMarks: Sendable {
  @usableFromInline var words: ContiguousArray<UInt64>
  @usableFromInline let count: Int

  @inlinable
  init(count: Int) {
    self.count = count
    words = ContiguousArray(repeating: 0, count: (count + 63) / 64)
  }

  @inlinable
  func contains(_ position: Int) -> Bool { words[position >> 6] >> UInt64(position & 63) & 1 == 1 }

  @inlinable
  mutating func insert(_ position: Int) { words[position >> 6] |= 1 << UInt64(position & 63) }

  @inlinable
  mutating func insert(_ range: Range<Int>) {
    var position = range.lowerBound
    while position < range.upperBound {
      let bit = position & 63
      let count = min(64 - bit, range.upperBound - position)
      words[position >> 6] |= (UInt64.max >> UInt64(64 - count)) << UInt64(bit)
      position += count
    }
  }

  /// Calls a closure with the positions of a range that are not marked, in their order.
  @inlinable
  func forEachMissing(in range: Range<Int>, _ body: (Int) -> Void) {
    var position = range.lowerBound
    while position < range.upperBound {
      let bit = position & 63
      let end = min((position | 63) + 1, range.upperBound)
      var missing = ~words[position >> 6] >> UInt64(bit)
      if end - position < 64 { missing &= (1 << UInt64(end - position)) - 1 }
      while missing != 0 {
        body(position + missing.trailingZeroBitCount)
        missing &= missing - 1
      }
      position = end
    }
  }
}
