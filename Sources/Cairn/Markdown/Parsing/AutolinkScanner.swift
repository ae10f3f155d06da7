/// Finds addresses that are links by themselves.
enum AutolinkScanner {
  /// Returns the address between the `<` at an index and its `>`, or `nil`.
  static func bracketed(_ bytes: MarkdownBytes, at start: Int) -> (content: Range<Int>, kind: Autolink)? {
    if let end = addressEnd(bytes, from: start + 1) { return (start + 1..<end, .address) }
    if let end = mailEnd(bytes, from: start + 1) { return (start + 1..<end, .mail) }
    return nil
  }

  /// The end of an address with a scheme before a `>`.
  private static func addressEnd(_ bytes: MarkdownBytes, from start: Int) -> Int? {
    guard bytes[start].isASCIILetter else { return nil }
    var index = start + 1
    while isSchemeByte(bytes[index]), index - start < 32 {
      index += 1
    }
    guard bytes[index] == Byte.colon, index - start >= 2 else { return nil }
    while index < bytes.count, bytes[index] != Byte.greater {
      let byte = bytes[index]
      guard !byte.isASCIIControl, byte != Byte.space, byte != Byte.less else { return nil }
      index += 1
    }
    return index < bytes.count ? index : nil
  }

  private static func isSchemeByte(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || byte == Byte.plus || byte == Byte.period || byte == Byte.hyphen
  }

  /// The end of a mail address before a `>`, by the form of HTML's mail fields.
  private static func mailEnd(_ bytes: MarkdownBytes, from start: Int) -> Int? {
    var index = start
    while isLocalByte(bytes[index]) {
      index += 1
    }
    guard index > start, bytes[index] == Byte.at else { return nil }
    repeat {
      let label = index + 1
      index = label
      while bytes[index].isASCIIAlphanumeric || bytes[index] == Byte.hyphen {
        index += 1
      }
      guard (1...63).contains(index - label), bytes[label] != Byte.hyphen, bytes[index - 1] != Byte.hyphen else {
        return nil
      }
    } while bytes[index] == Byte.period
    return bytes[index] == Byte.greater ? index : nil
  }

  private static func isLocalByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21, 0x23...0x27, Byte.asterisk, Byte.plus, Byte.hyphen, Byte.period, Byte.slash, Byte.equals,
      Byte.questionMark, Byte.caret...Byte.backtick, Byte.leftBrace...Byte.tilde:
      true
    default: byte.isASCIIAlphanumeric
    }
  }
}
