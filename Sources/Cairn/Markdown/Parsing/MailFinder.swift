/// Finds mail addresses without brackets in words.
enum MailFinder {
  /// Returns the next address at or after an index; none begins before it.
  static func next(_ bytes: MarkdownBytes, from start: Int) -> Range<Int>? {
    var index = start
    var lowest = start
    while let at = bytes.firstIndex(of: Byte.at, in: min(index, bytes.count)..<bytes.count) {
      if let range = address(bytes, around: at, from: lowest) { return range }
      index = at + 1
      lowest = at + 1
    }
    return nil
  }

  private static func address(_ bytes: MarkdownBytes, around at: Int, from lowest: Int) -> Range<Int>? {
    var start = at
    while start > lowest, isLocalByte(bytes[start - 1]) {
      start -= 1
    }
    guard start < at else { return nil }
    if start > lowest, bytes[start - 1] == Byte.colon {
      start = schemeStart(bytes, before: start, from: lowest) ?? start
    }
    var end = at + 1
    var hasPeriod = false
    while isDomainByte(bytes[end]) || bytes[end] == Byte.period {
      if bytes[end] == Byte.period {
        guard isDomainByte(bytes[end + 1]), end > at + 1 else { break }
        hasPeriod = true
      }
      end += 1
    }
    let last = bytes[end - 1]
    guard hasPeriod, last != Byte.hyphen, last != Byte.underscore, bytes[end] != Byte.at else { return nil }
    return start..<end
  }

  /// Returns where `mailto:` or `xmpp:` begins before an index.
  private static func schemeStart(_ bytes: MarkdownBytes, before index: Int, from lowest: Int) -> Int? {
    for scheme in ["mailto:", "xmpp:"] as [StaticString] {
      let start = index - scheme.utf8CodeUnitCount
      guard start >= lowest, bytes.hasPrefix(scheme, at: start, before: index) else { continue }
      return start > lowest && bytes[start - 1].isASCIIAlphanumeric ? nil : start
    }
    return nil
  }

  private static func isLocalByte(_ byte: UInt8) -> Bool {
    isDomainByte(byte) || byte == Byte.period || byte == Byte.plus
  }

  private static func isDomainByte(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || byte == Byte.hyphen || byte == Byte.underscore
  }
}
