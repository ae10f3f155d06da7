extension Address {
  /// Whether an address has no scheme and no host, and only characters that never need encoding.
  ///
  /// Nearly all addresses are plain, so this check decides the cost of an address.
  static func isPlain(_ source: String) -> Bool {
    let result = source.utf8.withContiguousStorageIfAvailable { bytes in
      guard let start = bytes.baseAddress else { return true }
      if bytes.count > 1, bytes[0] == UInt8(ascii: "/"), bytes[1] == bytes[0] { return false }
      var index = 0
      while index + 8 <= bytes.count, Self.isPlain(UnsafeRawPointer(start + index).loadUnaligned(as: UInt64.self)) {
        index += 8
      }
      while index < bytes.count {
        let signs = bytes[index] < 64 ? plainSigns.0 : plainSigns.1
        guard bytes[index] < 0x80, signs >> UInt64(bytes[index] & 63) & 1 == 1 else { return false }
        index += 1
      }
      return true
    }
    return result ?? false
  }

  /// Whether eight bytes are plain; the answer may be `false` for some plain bytes.
  private static func isPlain(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let tops: UInt64 = 0x8080_8080_8080_8080
    func equals(_ word: UInt64, _ byte: UInt64) -> UInt64 { (word ^ (ones &* byte)) &- ones }
    let control = word &- ones &* 0x24
    let references = equals(word & ~(ones &* 3), 0x24)
    let colon = equals(word, 0x3A)
    let angles = equals(word & ~(ones &* 2), 0x3C)
    let brackets = (word | ones &* 0x20) &+ ones &* 5
    return (control | references | colon | angles | brackets) & ~word & tops == 0 && word & tops == 0
      && equals(word, 0x60) & tops == 0
  }

  /// A bit for each of the characters `!$()*+,-./0-9;=?@A-Z_a-z~`; those of schemes and character references are left
  /// out.
  private static var plainSigns: (UInt64, UInt64) { (0xABFFFF1200000000, 0x47FFFFFE87FFFFFF) }
}
