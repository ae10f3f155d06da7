extension UnsafeRawPointer {
  /// Returns the first 1 to 15 bytes with letters behind them; no other bytes are read.
  ///
  /// A short string is two words, which were mostly stored just before. A processor can pass such a word on to a load within
  /// it, but has to wait for the cache where a load touches both.
  @inlinable
  @inline(__always)
  package func loadFewBytes(_ count: Int) -> SIMD2<UInt64> {
    let first: UInt64
    let second: UInt64
    if count >= 8 {
      first = loadUnaligned(as: UInt64.self)
      second = (self + 8).loadPartOfWord(count &- 8)
    } else {
      first = loadPartOfWord(count)
      second = Self.letters
    }
    // Not a vector in each case: the compiler would load the first word as part of one, which touches both.
    return SIMD2(first, second)
  }

  @usableFromInline static var letters: UInt64 { @inlinable @inline(__always) get { 0x6161_6161_6161_6161 } }

  /// Returns the first 0 to 7 bytes as a word with letters behind them.
  @inlinable
  @inline(__always)
  func loadPartOfWord(_ count: Int) -> UInt64 {
    guard count > 0 else { return Self.letters }
    let bits = UInt64(truncatingIfNeeded: count &* 8)
    if count >= 4 {
      let first = UInt64(loadUnaligned(as: UInt32.self))
      let last = UInt64(loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self))
      return first | last &<< (bits &- 32) | Self.letters &<< bits
    }
    let first = UInt64(loadUnaligned(as: UInt8.self))
    let middle = UInt64(loadUnaligned(fromByteOffset: count &>> 1, as: UInt8.self))
    let last = UInt64(loadUnaligned(fromByteOffset: count &- 1, as: UInt8.self))
    let middleBits = UInt64(truncatingIfNeeded: (count &>> 1) &* 8)
    return first | middle &<< middleBits | last &<< (bits &- 8) | Self.letters &<< bits
  }
}
