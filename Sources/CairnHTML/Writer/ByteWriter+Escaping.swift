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

  /// The number of bytes for which room is made at once, so that long texts do not need as much memory again.
  private static let pieceSize = 4096

  /// Copies bytes in blocks, up to each that needs care.
  @inline(never)
  private func escape(_ bytes: UnsafeBufferPointer<UInt8>, in context: EscapingContext) {
    guard let source = bytes.baseAddress.map(UnsafeRawPointer.init) else { return }
    var index = 0
    while index < bytes.count {
      let end = min(bytes.count, index &+ Self.pieceSize)
      reserve(end &- index &+ ByteBlock.size)
      var target = next
      while index < end {
        let count = min(ByteBlock.size, end &- index)
        let block =
          count == ByteBlock.size ? ByteBlock(source + index) : ByteBlock(source + index, count: count)
        block.store(to: target)
        let suspects = block.suspects(in: context)
        guard !suspects.isEmpty else {
          index &+= count
          target += count
          continue
        }
        let plainCount = suspects.countBefore
        index &+= plainCount
        target += plainCount
        if let reference = CharacterReference(to: bytes[index]) {
          advance(to: reference.store(to: target))
          index &+= 1
        } else {
          advance(to: target)
          index &+= writeWithCare(bytes, at: index)
        }
        reserve(max(0, end &- index) &+ ByteBlock.size)
        target = next
      }
      advance(to: target)
    }
  }

  /// Writes the scalar at an index, which has no reference of its own, or what stands for it, and returns its number of bytes.
  ///
  /// A line feed behind a carriage return belongs to it.
  @inline(never)
  private func writeWithCare(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    reserve(8)
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "\r"):
      append(UInt8(ascii: "\n"))
      return index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n") ? 2 : 1
    case UInt8(ascii: "\n"), UInt8(ascii: "\t"):
      append(byte)
    case 0xC2 where bytes[index + 1] < 0xA0:
      write("\u{FFFD}")
      return 2
    case 0xC2...:
      return appendScalar(bytes, at: index)
    default:
      write("\u{FFFD}")
    }
    return 1
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
