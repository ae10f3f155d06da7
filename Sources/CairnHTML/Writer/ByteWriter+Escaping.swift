/// The place of a string in a document; it decides which characters are escaped.
enum EscapingContext {
  /// Between tags.
  case text
  /// In an attribute's value between double quotes.
  case attribute
}

extension ByteWriter {
  /// Writes a string between tags, so that it shows unchanged.
  ///
  /// Control characters and noncharacters are not allowed in documents and become U+FFFD. CR and CRLF become LF.
  @inline(__always)
  func write(text: String) { write(text, in: .text) }

  /// Writes a string as the value of an attribute, without quotes.
  func write(attribute: String) { write(attribute, in: .attribute) }

  @inline(__always)
  private func write(_ string: String, in context: EscapingContext) {
    let isDone: Void? = string.utf8.withContiguousStorageIfAvailable { escape($0, in: context) }
    if isDone == nil {
      var copy = string
      copy.withUTF8 { escape($0, in: context) }
    }
  }

  /// Copies bytes in blocks, and one by one around those that need care.
  @inline(never)
  private func escape(_ bytes: UnsafeBufferPointer<UInt8>, in context: EscapingContext) {
    var rest = bytes
    while true {
      let plainCount = copyPlain(rest)
      guard plainCount < rest.count else { return }
      rest = UnsafeBufferPointer(rebasing: rest[plainCount...])
      let slowCount = escapeSlowly(rest, in: context)
      guard slowCount < rest.count else { return }
      rest = UnsafeBufferPointer(rebasing: rest[slowCount...])
    }
  }

  /// Copies bytes up to the first block with one that needs care, and returns their number.
  @inline(__always)
  private func copyPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard let source = bytes.baseAddress else { return 0 }
    let count = bytes.count
    reserve(count + 16)
    let target = next
    var index = 0
    if count >= 16 {
      while index + 16 <= count {
        let block = UnsafeRawPointer(source + index).loadUnaligned(as: SIMD2<UInt64>.self)
        UnsafeMutableRawPointer(target + index).storeBytes(of: block, as: SIMD2<UInt64>.self)
        if Self.needsCare(block) { break }
        index += 16
      }
      // The last block overlaps the one before it, so that no byte is looked at alone.
      if index + 16 > count, index < count {
        let last = count - 16
        let block = UnsafeRawPointer(source + last).loadUnaligned(as: SIMD2<UInt64>.self)
        UnsafeMutableRawPointer(target + last).storeBytes(of: block, as: SIMD2<UInt64>.self)
        if !Self.needsCare(block) { index = count }
      }
    } else if count >= 8 {
      index = copyPlainWords(source, to: target, count: count)
    } else {
      while index < count, !Self.needsCare(source[index]) {
        target[index] = source[index]
        index += 1
      }
    }
    advance(to: target + index)
    return index
  }

  /// Copies 8 to 15 bytes as two overlapping words; returns their number, or 0 if one of them needs care.
  @inline(__always)
  private func copyPlainWords(_ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, count: Int) -> Int
  {
    let first = UnsafeRawPointer(source).loadUnaligned(as: UInt64.self)
    let last = UnsafeRawPointer(source + count - 8).loadUnaligned(as: UInt64.self)
    guard !Self.needsCare(SIMD2(first, last)) else { return 0 }
    UnsafeMutableRawPointer(target).storeBytes(of: first, as: UInt64.self)
    UnsafeMutableRawPointer(target + count - 8).storeBytes(of: last, as: UInt64.self)
    return count
  }

  /// Whether a block may hold a byte that needs care.
  ///
  /// Eight bytes of a word are compared at once, by the borrow that a subtraction leaves in the top bits. Swift would
  /// turn comparisons of vectors into a call for each lane. Bytes beyond ASCII are rarer and are checked in a second
  /// step.
  @inline(__always)
  private static func needsCare(_ block: SIMD2<UInt64>) -> Bool {
    let ones = SIMD2<UInt64>(repeating: 0x0101_0101_0101_0101)
    let tops = SIMD2<UInt64>(repeating: 0x8080_8080_8080_8080)
    let quotes = (block & SIMD2(repeating: 0xFBFB_FBFB_FBFB_FBFB)) ^ SIMD2(repeating: 0x2222_2222_2222_2222)
    let angles = (block & SIMD2(repeating: 0xFDFD_FDFD_FDFD_FDFD)) ^ SIMD2(repeating: 0x3C3C_3C3C_3C3C_3C3C)
    let control = block &- SIMD2(repeating: 0x2020_2020_2020_2020)
    let delete = block &+ ones
    let ascii = ((quotes &- ones) | (angles &- ones) | control | delete) & ~block & tops
    if ascii[0] | ascii[1] != 0 { return true }
    let high = block & tops
    return high[0] | high[1] != 0 && (needsCareBeyondASCII(block[0]) || needsCareBeyondASCII(block[1]))
  }

  /// Whether a word may hold the first byte of a C1 control (0xC2) or of a noncharacter (0xEF and up).
  private static func needsCareBeyondASCII(_ word: UInt64) -> Bool {
    var rest = word
    for _ in 0..<8 {
      let byte = UInt8(truncatingIfNeeded: rest)
      if byte == 0xC2 || byte >= 0xEF { return true }
      rest >>= 8
    }
    return false
  }

  @inline(__always)
  private static func needsCare(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte & ~4 == 0x22 || byte & ~2 == 0x3C || byte == 0x7F || byte == 0xC2 || byte >= 0xEF
  }

  /// Writes some bytes one by one and returns their number.
  @inline(never)
  private func escapeSlowly(_ bytes: UnsafeBufferPointer<UInt8>, in context: EscapingContext) -> Int {
    var index = 0
    while index < min(bytes.count, 32) {
      reserve(8)
      let byte = bytes[index]
      guard Self.needsCare(byte) else {
        append(byte)
        index += 1
        continue
      }
      switch byte {
      case UInt8(ascii: "&"): write("&amp;")
      case UInt8(ascii: "<"): write("&lt;")
      case UInt8(ascii: ">"): write("&gt;")
      case UInt8(ascii: "\"") where context == .attribute: write("&quot;")
      case UInt8(ascii: "\r"):
        append(UInt8(ascii: "\n"))
        if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "\n") { index += 1 }
      case UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\""):
        append(byte)
      case 0xC2 where bytes[index + 1] < 0xA0:
        write("\u{FFFD}")
        index += 1
      case 0xC2...:
        index += appendScalar(bytes, at: index) - 1
      default:
        write("\u{FFFD}")
      }
      index += 1
      if bytes.count >= 64, Self.isPlainBlock(bytes, at: index) { return index }
    }
    return index
  }

  /// Whether a whole block begins at an index that can be copied as it is.
  @inline(never)
  private static func isPlainBlock(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    guard let source = bytes.baseAddress, index + 16 <= bytes.count else { return false }
    return !needsCare(UnsafeRawPointer(source + index).loadUnaligned(as: SIMD2<UInt64>.self))
  }

  @inline(__always)
  private func append(_ byte: UInt8) {
    next.pointee = byte
    advance(to: next + 1)
  }

  /// Appends one scalar of two to four bytes and returns its length; strings are valid UTF-8, so it is complete.
  private func appendScalar(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let lead = bytes[index]
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    if isNoncharacter(bytes, at: index, length: length) {
      write("\u{FFFD}")
    } else {
      for offset in 0..<length { append(bytes[index + offset]) }
    }
    return length
  }

  /// Whether a scalar is one of U+FDD0…U+FDEF or the last two of a plane.
  private func isNoncharacter(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, length: Int) -> Bool {
    let last = bytes[index + length - 1]
    let previous = bytes[index + length - 2]
    switch length {
    case 3 where bytes[index] == 0xEF:
      return (previous == 0xB7 && (0x90...0xAF).contains(last)) || (previous == 0xBF && last >= 0xBE)
    case 4:
      return bytes[index + 1] & 0x0F == 0x0F && previous == 0xBF && last >= 0xBE
    default:
      return false
    }
  }
}
