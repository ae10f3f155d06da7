import Cairn

/// White space that browsers would join or leave out.
///
/// Pages keep line feeds everywhere. A text with several blanks, a blank at the beginning of a line, or a tab needs a style
/// of its own. Others are written without one.
enum WhiteSpace {
  /// Whether a string has such white space; it is asked for each text, so it looks at eight bytes at once.
  @inline(__always)
  static func isKept(in string: String) -> Bool {
    string.utf8.withContiguousStorageIfAvailable { isKept(in: $0) } ?? true
  }

  /// Whether a text has such white space, also where one of its runs ends and the next one begins.
  static func isKept(in text: Text) -> Bool {
    guard let runs = text.runs else { return isKept(in: text.string) }
    var endsWithBlank = false
    for position in runs.indices where !runs[position].string.isEmpty {
      let found = runs[position].string.utf8.withContiguousStorageIfAvailable { bytes in
        // One blank parts the words of two runs.
        let parts = position > 0 && !endsWithBlank && bytes[0] == 0x20
        endsWithBlank = isBlank(bytes[bytes.count - 1])
        return isKept(in: parts ? UnsafeBufferPointer(rebasing: bytes[1...]) : bytes)
      }
      if found ?? true { return true }
    }
    return false
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D }

  @inline(__always)
  private static func isKept(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = bytes.baseAddress, !bytes.isEmpty else { return false }
    if base[0] <= 0x20, base[0] == 0x20 || base[0] == 0x09 { return true }
    let source = UnsafeRawPointer(base)
    let count = bytes.count
    var index = 0
    while index + 8 < count {
      // Words overlap by a byte, so that no pair of blanks lies between two of them.
      if mayHoldPair(source.loadUnaligned(fromByteOffset: index, as: UInt64.self)) {
        return isKept(in: bytes, from: index)
      }
      index += 7
    }
    if count >= 8 {
      let last = source.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
      return mayHoldPair(last) && isKept(in: bytes, from: count - 8)
    }
    while index + 1 < count {
      if base[index + 1] <= 0x20, base[index] <= 0x20 || base[index + 1] == 0x09 { return isKept(in: bytes, from: 0) }
      index += 1
    }
    return false
  }

  /// Looks at each byte of words that may hold a pair, and at others as wholes.
  @inline(never)
  private static func isKept(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    let source = UnsafeRawBufferPointer(bytes)
    var index = start
    while index + 8 < bytes.count {
      if mayHoldPair(source.loadUnaligned(fromByteOffset: index, as: UInt64.self)), isKept(in: bytes[index..<index + 8])
      {
        return true
      }
      index += 7
    }
    return isKept(in: bytes[index...])
  }

  /// Whether a word may hold a control character or two blanks side by side.
  @inline(__always)
  private static func mayHoldPair(_ word: UInt64) -> Bool {
    let tops: UInt64 = 0x8080_8080_8080_8080
    let control = (word &- 0x2020_2020_2020_2020) & ~word
    let blanks = word ^ 0x2020_2020_2020_2020
    let sums = (blanks & ~tops) &+ ~tops
    let found = ~(sums | blanks | ~tops)
    return (control | (found & found << 8)) & tops != 0
  }

  /// Whether some bytes have a tab, or a blank behind another; it looks at each byte.
  private static func isKept(in bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var isBehindBlank = false
    for byte in bytes {
      switch byte {
      case 0x09: return true
      case 0x20:
        if isBehindBlank { return true }
        isBehindBlank = true
      case 0x0A, 0x0D: isBehindBlank = true
      default: isBehindBlank = false
      }
    }
    return false
  }
}
