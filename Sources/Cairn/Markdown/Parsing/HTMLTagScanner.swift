/// Finds the ends of tags as CommonMark 6.6 defines them.
enum HTMLTagScanner {
  /// Returns the end of the opening or closing tag that begins with the `<` at an index, or `nil`.
  static func tag(_ bytes: MarkdownBytes, at start: Int, before end: Int) -> Int? {
    bytes[start + 1] == Byte.slash
      ? closingTag(bytes, at: start, before: end) : openingTag(bytes, at: start, before: end)
  }

  private static func closingTag(_ bytes: MarkdownBytes, at start: Int, before end: Int) -> Int? {
    guard let name = name(bytes, at: start + 2, before: end) else { return nil }
    let index = skippingSpace(bytes, from: name, before: end)
    return index < end && bytes[index] == Byte.greater ? index + 1 : nil
  }

  private static func openingTag(_ bytes: MarkdownBytes, at start: Int, before end: Int) -> Int? {
    guard var index = name(bytes, at: start + 1, before: end) else { return nil }
    while true {
      let afterSpace = skippingSpace(bytes, from: index, before: end)
      guard afterSpace < end else { return nil }
      switch bytes[afterSpace] {
      case Byte.greater: return afterSpace + 1
      case Byte.slash: return afterSpace + 1 < end && bytes[afterSpace + 1] == Byte.greater ? afterSpace + 2 : nil
      default:
        guard afterSpace > index, let next = attribute(bytes, at: afterSpace, before: end) else { return nil }
        index = next
      }
    }
  }

  private static func name(_ bytes: MarkdownBytes, at start: Int, before end: Int) -> Int? {
    guard start < end, bytes[start].isASCIILetter else { return nil }
    var index = start + 1
    while index < end, bytes[index].isASCIIAlphanumeric || bytes[index] == Byte.hyphen {
      index += 1
    }
    return index
  }

  private static func attribute(_ bytes: MarkdownBytes, at start: Int, before end: Int) -> Int? {
    guard bytes[start].isASCIILetter || bytes[start] == Byte.underscore || bytes[start] == Byte.colon else {
      return nil
    }
    var index = start + 1
    while index < end, bytes[index].isASCIIAlphanumeric || isNameMark(bytes[index]) {
      index += 1
    }
    let equals = skippingSpace(bytes, from: index, before: end)
    guard equals < end, bytes[equals] == Byte.equals else { return index }
    return value(bytes, at: skippingSpace(bytes, from: equals + 1, before: end), before: end)
  }

  private static func isNameMark(_ byte: UInt8) -> Bool {
    byte == Byte.underscore || byte == Byte.period || byte == Byte.colon || byte == Byte.hyphen
  }

  private static func value(_ bytes: MarkdownBytes, at start: Int, before end: Int) -> Int? {
    let first = bytes[start]
    if first == Byte.quotationMark || first == Byte.apostrophe {
      return bytes.firstIndex(of: first, in: min(start + 1, end)..<end).map { $0 + 1 }
    }
    var index = start
    while index < end, isUnquoted(bytes[index]) {
      index += 1
    }
    return index > start ? index : nil
  }

  private static func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case Byte.space, 0x09...0x0D, Byte.quotationMark, Byte.apostrophe, Byte.equals, Byte.less, Byte.greater,
      Byte.backtick:
      false
    default: true
    }
  }

  private static func skippingSpace(_ bytes: MarkdownBytes, from start: Int, before end: Int) -> Int {
    var index = start
    while index < end, bytes[index].isMarkdownSpace {
      index += 1
    }
    return index
  }
}
