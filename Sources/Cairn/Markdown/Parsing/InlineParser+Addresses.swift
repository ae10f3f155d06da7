/// GitHub's addresses without brackets (https://github.github.com/gfm/#autolinks-extension-).
extension InlineParser {
  /// Makes a link of `http://…` and the like around the colon at the position.
  mutating func readAddress() {
    guard bytes[position + 1] == Byte.slash, bytes[position + 2] == Byte.slash else {
      position += 1
      return
    }
    let domain = position + 3
    for scheme in ["https", "http", "ftp"] as [StaticString] {
      let start = position - scheme.utf8CodeUnitCount
      guard start >= textStart, bytes.hasPrefix(scheme, at: start, before: position) else { continue }
      if canBeginAddress(at: start), finishAddress(from: start, domain: domain, .bareAddress) { return }
      break
    }
    position += 1
  }

  /// Makes a link of `www.…` around the full stop at the position.
  mutating func readWebAddress() {
    let start = position - 3
    if start >= textStart, (start..<position).allSatisfy({ bytes[$0] == UInt8(ascii: "w") }),
      canBeginAddress(at: start),
      finishAddress(from: start, domain: start, .bareWeb)
    {
      return
    }
    position += 1
  }

  private func canBeginAddress(at index: Int) -> Bool {
    guard index > 0 else { return true }
    switch bytes[index - 1] {
    case Byte.asterisk, Byte.underscore, Byte.tilde, Byte.leftParenthesis, Byte.leftBracket: return true
    default: return bytes[index - 1].isMarkdownSpace
    }
  }

  private mutating func finishAddress(from start: Int, domain: Int, _ kind: Autolink) -> Bool {
    guard let domainEnd = domainEnd(from: domain) else { return false }
    let end = AddressTrimmer.end(bytes, of: start..<addressEnd(from: domainEnd))
    guard end > domain else { return false }
    flushText(to: start)
    position = start
    append(.autolink(start..<end, kind), end: end)
    return true
  }

  /// Returns the end of a domain: parts with a full stop between them, of which the last two hold no underscore.
  private mutating func domainEnd(from start: Int) -> Int? {
    // What is behind a place where a domain was refused is refused too; this keeps the time linear.
    guard start >= refusedDomainEnd else { return nil }
    var index = start
    var hasPeriod = false
    var hasUnderscore = (last: false, previous: false)
    while index < bytes.count, isDomainByte(bytes[index]) {
      if bytes[index] == Byte.period, isDomainByte(bytes[index + 1]), bytes[index + 1] != Byte.period {
        hasPeriod = true
        hasUnderscore = (last: false, previous: hasUnderscore.last)
      } else if bytes[index] == Byte.underscore {
        hasUnderscore.last = true
      }
      index += 1
    }
    guard index > start, bytes[start] != Byte.period, hasPeriod, !hasUnderscore.last, !hasUnderscore.previous else {
      refusedDomainEnd = index
      return nil
    }
    return index
  }

  private func isDomainByte(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || byte == Byte.hyphen || byte == Byte.underscore || byte == Byte.period || byte >= 0x80
  }

  /// Returns where an address ends at the latest: before white space, `<`, or the `]` of an open bracket.
  private func addressEnd(from start: Int) -> Int {
    var index = start
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case Byte.less, Byte.space, 0x00...0x1F: return index
      case Byte.leftBracket: depth += 1
      case Byte.rightBracket:
        if depth == 0, !brackets.isEmpty { return index }
        depth -= 1
      default: break
      }
      index += 1
    }
    return index
  }
}

/// Leaves out what at the end of an address rather belongs to the sentence.
enum AddressTrimmer {
  static func end(_ bytes: MarkdownBytes, of range: Range<Int>) -> Int {
    var end = range.upperBound
    var openCount = 0
    for byte in bytes[range] {
      if byte == Byte.leftParenthesis { openCount += 1 }
      if byte == Byte.rightParenthesis { openCount -= 1 }
    }
    while end > range.lowerBound {
      switch bytes[end - 1] {
      case Byte.questionMark, Byte.exclamationMark, Byte.period, Byte.comma, Byte.colon, Byte.asterisk,
        Byte.underscore, Byte.tilde, Byte.apostrophe, Byte.quotationMark:
        end -= 1
      case Byte.rightParenthesis where openCount < 0:
        openCount += 1
        end -= 1
      case Byte.semicolon:
        guard let start = startOfReference(bytes, in: range.lowerBound..<end) else { return end }
        end = start
      default: return end
      }
    }
    return end
  }

  /// Returns where the `&` stands of what looks like a character reference at the end.
  private static func startOfReference(_ bytes: MarkdownBytes, in range: Range<Int>) -> Int? {
    var index = range.upperBound - 2
    while index > range.lowerBound, bytes[index].isASCIIAlphanumeric {
      index -= 1
    }
    return index >= range.lowerBound && index < range.upperBound - 2 && bytes[index] == Byte.ampersand ? index : nil
  }
}
