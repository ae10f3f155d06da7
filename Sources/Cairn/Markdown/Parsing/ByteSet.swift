/// A set of ASCII bytes.
struct ByteSet {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      insert(byte)
    }
  }

  mutating func insert(_ byte: UInt8) {
    if byte < 64 {
      low |= 1 << UInt64(byte)
    } else if byte < 128 {
      high |= 1 << UInt64(byte - 64)
    }
  }

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    let word = byte & 64 == 0 ? low : high
    // Most bytes are not in the set, so that one test is enough for them.
    return (word >> UInt64(byte & 63)) & 1 == 1 && byte < 128
  }
}
