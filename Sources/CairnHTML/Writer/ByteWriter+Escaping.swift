/// Where in a document a string stands, which decides what must be escaped.
enum EscapingContext {
  /// Between tags.
  case text
  /// In an attribute's value between double quotes.
  case attribute
}

extension ByteWriter {
  /// Writes a string that shows as it is between tags.
  ///
  /// Control characters and noncharacters, which no document may hold, become U+FFFD; CR and CRLF become LF.
  @inline(__always)
  func write(text: String) {
    write(text, in: .text)
  }

  /// Writes a string as the value of an attribute, without the quotes.
  func write(attribute: String) {
    write(attribute, in: .attribute)
  }

  @inline(__always)
  private func write(_ string: String, in context: EscapingContext) {
    let isDone: Void? = string.utf8.withContiguousStorageIfAvailable { escape($0, in: context) }
    if isDone == nil {
      var copy = string
      copy.withUTF8 { escape($0, in: context) }
    }
  }

  /// Copies bytes up to the first that needs care, then takes the slow path.
  @inline(never)
  private func escape(_ bytes: UnsafeBufferPointer<UInt8>, in context: EscapingContext) {
    guard let source = bytes.baseAddress else { return }
    let count = bytes.count
    reserve(count + 16)
    let target = next
    var index = 0
    if count >= 16 {
      while index + 16 <= count {
        let block = UnsafeRawPointer(source + index).loadUnaligned(as: SIMD16<UInt8>.self)
        UnsafeMutableRawPointer(target + index).storeBytes(of: block, as: SIMD16<UInt8>.self)
        if Self.needsCare(block) { break }
        index += 16
      }
      // The last block overlaps the one before it, so that no byte is looked at alone.
      if index + 16 > count, index < count {
        let last = count - 16
        let block = UnsafeRawPointer(source + last).loadUnaligned(as: SIMD16<UInt8>.self)
        UnsafeMutableRawPointer(target + last).storeBytes(of: block, as: SIMD16<UInt8>.self)
        if !Self.needsCare(block) { index = count }
      }
    } else {
      while index < count, !Self.needsCare(source[index]) {
        target[index] = source[index]
        index += 1
      }
    }
    if index == count {
      advance(to: target + count)
    } else {
      advance(to: target + index)
      escapeSlowly(UnsafeBufferPointer(rebasing: bytes[index...]), in: context)
    }
  }

  @inline(__always)
  private static func needsCare(_ block: SIMD16<UInt8>) -> Bool {
    var flags = SIMD16<UInt8>(repeating: 0)
    flags.replace(with: 255, where: block .< 0x20)
    flags.replace(with: 255, where: (block & ~4) .== 0x22)
    flags.replace(with: 255, where: (block & ~2) .== 0x3C)
    flags.replace(with: 255, where: block .== 0x7F)
    flags.replace(with: 255, where: block .== 0xC2)
    flags.replace(with: 255, where: block .>= 0xEF)
    let words = unsafeBitCast(flags, to: SIMD2<UInt64>.self)
    return words[0] | words[1] != 0
  }

  @inline(__always)
  private static func needsCare(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte & ~4 == 0x22 || byte & ~2 == 0x3C || byte == 0x7F || byte == 0xC2 || byte >= 0xEF
  }

  @inline(never)
  private func escapeSlowly(_ bytes: UnsafeBufferPointer<UInt8>, in context: EscapingContext) {
    var index = 0
    while index < bytes.count {
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
    }
  }

  @inline(__always)
  private func append(_ byte: UInt8) {
    next.pointee = byte
    advance(to: next + 1)
  }

  /// Appends one scalar of two to four bytes and returns its length; strings are valid UTF-8, so all bytes are there.
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
