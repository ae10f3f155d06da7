/// A scalar read from UTF-8, with the number of its bytes.
struct DecodedScalar {
  let value: UInt32
  let length: Int

  /// Reads the scalar at an offset.
  ///
  /// The bytes come from a `String`. Each broken byte reads as U+FFFD, and nothing is read behind the end.
  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    let lead = UInt32(bytes[offset])
    let available = bytes.count - offset
    if lead < 0x80 {
      self.init(value: lead, length: 1)
    } else if lead < 0xE0, lead >= 0xC2, available > 1 {
      self.init(value: (lead & 0x1F) << 6 | Self.tail(bytes, offset + 1), length: 2)
    } else if lead < 0xF0, lead >= 0xE0, available > 2 {
      let upper = (lead & 0x0F) << 12 | Self.tail(bytes, offset + 1) << 6
      self.init(value: upper | Self.tail(bytes, offset + 2), length: 3)
    } else if lead < 0xF5, lead >= 0xF0, available > 3 {
      let upper = (lead & 0x07) << 18 | Self.tail(bytes, offset + 1) << 12 | Self.tail(bytes, offset + 2) << 6
      self.init(value: upper | Self.tail(bytes, offset + 3), length: 4)
    } else {
      self.init(value: 0xFFFD, length: 1)
    }
  }

  /// Reads the scalar at an offset, if it is known to have three bytes.
  @inline(__always)
  init(three bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    let upper = UInt32(bytes[offset] & 0x0F) << 12 | Self.tail(bytes, offset &+ 1) << 6
    self.init(value: upper | Self.tail(bytes, offset &+ 2), length: 3)
  }

  @inline(__always)
  private init(value: UInt32, length: Int) {
    self.value = value
    self.length = length
  }

  @inline(__always)
  private static func tail(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> UInt32 {
    UInt32(bytes[offset] & 0x3F)
  }
}
