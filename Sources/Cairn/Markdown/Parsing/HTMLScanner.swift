/// The marks that end comments and the like and that were looked for in vain, so that no search is repeated.
struct FailedMarks: OptionSet {
  var rawValue: UInt8 = 0

  static let comment = Self(rawValue: 1 << 0)
  static let processingInstruction = Self(rawValue: 1 << 1)
  static let characterData = Self(rawValue: 1 << 2)
  static let declaration = Self(rawValue: 1 << 3)
}

/// Finds raw HTML in a line: tags, comments and the like.
enum HTMLScanner {
  /// Returns the end of the HTML that begins with the `<` at an index, or `nil`.
  static func end(_ bytes: MarkdownBytes, at start: Int, failed: inout FailedMarks) -> Int? {
    switch bytes[start + 1] {
    case Byte.questionMark: return find("?>", bytes, from: start + 2, .processingInstruction, &failed)
    case Byte.exclamationMark: return endOfMark(bytes, at: start, &failed)
    default: return HTMLTagScanner.tag(bytes, at: start, before: bytes.count)
    }
  }

  private static func endOfMark(_ bytes: MarkdownBytes, at start: Int, _ failed: inout FailedMarks) -> Int? {
    if bytes[start + 2].isASCIILetter { return find(">", bytes, from: start + 3, .declaration, &failed) }
    if bytes.hasPrefix("<!--", at: start, before: bytes.count) {
      if bytes[start + 4] == Byte.greater { return start + 5 }
      if bytes[start + 4] == Byte.hyphen, bytes[start + 5] == Byte.greater { return start + 6 }
      return find("-->", bytes, from: start + 4, .comment, &failed)
    }
    guard bytes.hasPrefix("<![cdata[", at: start, before: bytes.count), bytes.string(start + 3..<start + 8) == "CDATA"
    else { return nil }
    return find("]]>", bytes, from: start + 9, .characterData, &failed)
  }

  private static func find(
    _ mark: StaticString,
    _ bytes: MarkdownBytes,
    from start: Int,
    _ kind: FailedMarks,
    _ failed: inout FailedMarks
  ) -> Int? {
    guard !failed.contains(kind) else { return nil }
    var index = start
    while index < bytes.count {
      if bytes.hasPrefix(mark, at: index, before: bytes.count) { return index + mark.utf8CodeUnitCount }
      index += 1
    }
    failed.insert(kind)
    return nil
  }
}
