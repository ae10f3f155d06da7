extension Address {
  /// Whether an address has no scheme and no host, and only characters that never need encoding.
  ///
  /// Nearly all addresses are plain, so this check decides the cost of an address.
  static func isPlain(_ source: String) -> Bool {
    let result = source.utf8.withContiguousStorageIfAvailable { bytes in
      guard let start = bytes.baseAddress else { return true }
      if bytes.count > 1, bytes[0] == UInt8(ascii: "/"), bytes[1] == bytes[0] { return false }
      if bytes.count >= 8, isPlain(start, count: bytes.count) { return true }
      var index = 0
      while index < bytes.count {
        guard isPlain(bytes[index]) else { return false }
        index += 1
      }
      return true
    }
    return result ?? false
  }

  /// Whether an address is `https://` or `http://`, a name of letters, digits, hyphens and full stops, and a plain path.
  ///
  /// Most addresses with a scheme are.
  @inline(never)
  static func isPlainOfWeb(_ source: String) -> Bool {
    let result = source.utf8.withContiguousStorageIfAvailable { bytes in
      var index = 4
      guard bytes.count > 8, bytes.starts(with: "http".utf8) else { return false }
      if bytes[index] == UInt8(ascii: "s") { index += 1 }
      guard bytes[index...].starts(with: "://".utf8) else { return false }
      index += 3
      let host = index
      while index < bytes.count, isPlainInHost(bytes[index]) { index += 1 }
      guard index > host else { return false }
      guard index < bytes.count else { return true }
      guard bytes[index] == UInt8(ascii: "/") else { return false }
      return bytes[index...].allSatisfy(isPlain)
    }
    return result ?? false
  }

  private static func isPlainInHost(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".")
  }

  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    let signs = byte < 64 ? plainSigns.0 : plainSigns.1
    return byte < 0x80 && signs >> UInt64(byte & 63) & 1 == 1
  }

  /// Whether at least eight bytes are plain; the answer may be `false` for some plain bytes.
  ///
  /// The last block overlaps the one before it, so that no byte is looked at alone.
  @inline(__always)
  private static func isPlain(_ start: UnsafePointer<UInt8>, count: Int) -> Bool {
    let bytes = UnsafeRawPointer(start)
    guard count >= 16 else {
      let first = bytes.loadUnaligned(as: UInt64.self)
      return isPlain(SIMD2(first, bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)))
    }
    var index = 0
    while index + 16 <= count {
      guard isPlain(bytes.loadUnaligned(fromByteOffset: index, as: SIMD2<UInt64>.self)) else { return false }
      index += 16
    }
    return index == count || isPlain(bytes.loadUnaligned(fromByteOffset: count - 16, as: SIMD2<UInt64>.self))
  }

  /// Whether sixteen bytes are plain; the answer may be `false` for some plain bytes.
  @inline(__always)
  private static func isPlain(_ block: SIMD2<UInt64>) -> Bool {
    let ones = SIMD2<UInt64>(repeating: 0x0101_0101_0101_0101)
    let control = block &- SIMD2(repeating: 0x2424_2424_2424_2424)
    let references =
      ((block & SIMD2(repeating: 0xFCFC_FCFC_FCFC_FCFC)) ^ SIMD2(repeating: 0x2424_2424_2424_2424)) &- ones
    let colon = (block ^ SIMD2(repeating: 0x3A3A_3A3A_3A3A_3A3A)) &- ones
    let angles = ((block & SIMD2(repeating: 0xFDFD_FDFD_FDFD_FDFD)) ^ SIMD2(repeating: 0x3C3C_3C3C_3C3C_3C3C)) &- ones
    let brackets = (block | SIMD2(repeating: 0x2020_2020_2020_2020)) &+ SIMD2(repeating: 0x0505_0505_0505_0505)
    let grave = (block ^ SIMD2(repeating: 0x6060_6060_6060_6060)) &- ones
    let suspects =
      (control | references | colon | angles | brackets | grave | block) & SIMD2(repeating: 0x8080_8080_8080_8080)
    return suspects[0] | suspects[1] == 0
  }

  /// A bit for each of the characters `!$()*+,-./0-9;=?@A-Z_a-z~`; those of schemes and character references are left
  /// out.
  private static var plainSigns: (UInt64, UInt64) { (0xABFFFF1200000000, 0x47FFFFFE87FFFFFF) }
}
