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
    hasNone(start, count) { suspects(in: $0) }
  }

  /// Whether an address is a plain path that ends with a file's name; the answer may be `false` for some that are.
  static func isPlainFile(_ source: String) -> Bool {
    let result = source.utf8.withContiguousStorageIfAvailable { bytes in
      guard let start = bytes.baseAddress, bytes.count >= 8, bytes[0] != UInt8(ascii: "/"),
        bytes[0] != UInt8(ascii: "."), bytes[bytes.count - 1] != UInt8(ascii: "/")
      else { return false }
      return hasNone(start, bytes.count) { block in
        suspects(in: block) | unsafeBitCast(block .== Block(repeating: UInt8(ascii: "?")), to: SIMD2<UInt64>.self)
      }
    }
    return result ?? false
  }

  /// Whether at least eight bytes have none that a closure looks for in blocks.
  @inline(__always)
  private static func hasNone(
    _ start: UnsafePointer<UInt8>,
    _ count: Int,
    _ suspects: (Block) -> SIMD2<UInt64>
  ) -> Bool {
    let bytes = UnsafeRawPointer(start)
    guard count >= 16 else {
      let found = suspects(unsafeBitCast(bytes.loadFewBytes(count), to: Block.self))
      return found[0] | found[1] == 0
    }
    var found = suspects(bytes.loadUnaligned(fromByteOffset: count &- 16, as: Block.self))
    var index = 0
    while index &+ 16 < count {
      found |= suspects(bytes.loadUnaligned(fromByteOffset: index, as: Block.self))
      index &+= 16
    }
    return found[0] | found[1] == 0
  }

  @usableFromInline
  typealias Block = SIMD16<UInt8>

  /// Bits where a block has a byte that may not be plain.
  ///
  /// Whole vectors are compared, because Swift would compare one with a number lane by lane.
  @inlinable
  @inline(__always)
  package static func suspects(in block: SIMD16<UInt8>) -> SIMD2<UInt64> {
    // Blanks, `"`, `#`, and the control characters.
    let controls = block .<= Block(repeating: 0x23)
    // `$`, `%`, `&` and `'`.
    let references = (block & Block(repeating: 0xFC)) .== Block(repeating: 0x24)
    let colon = block .== Block(repeating: 0x3A)
    let angles = (block & Block(repeating: 0xFD)) .== Block(repeating: 0x3C)
    // `[\]^` and `{|}~`, DEL, and what is not ASCII.
    let brackets = (block | Block(repeating: 0x20)) .>= Block(repeating: 0x7B)
    let grave = block .== Block(repeating: 0x60)
    let all = controls .| references .| colon .| angles .| brackets .| grave
    return unsafeBitCast(all, to: SIMD2<UInt64>.self)
  }

  /// A bit for each of the characters `!$()*+,-./0-9;=?@A-Z_a-z~`; those of schemes and character references are left
  /// out.
  private static var plainSigns: (UInt64, UInt64) { (0xABFFFF1200000000, 0x47FFFFFE87FFFFFF) }
}
