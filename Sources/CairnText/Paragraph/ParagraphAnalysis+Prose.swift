extension ParagraphAnalysis {
  /// Reads words of ASCII that begin with a letter and have a space between, as most prose is made of.
  ///
  /// Between such words, and behind a hyphen between letters, lines may always break; beside the digits, quotation marks and punctuation
  /// that are read here, never; so that no rule needs to be asked.
  ///
  /// - Parameter start: The offset of a letter behind a space at which a line may break.
  /// - Returns: The offset behind the last letters that were read; their segment is left open.
  mutating func readWords(from start: Int) -> Int {
    close(at: start, kind: .allowed)
    var wordStart = start
    var tokenStart = start
    var tokenSegments = segments.count
    while true {
      let wordEnd = Self.wordEnd(in: bytes, from: wordStart)
      var textEnd = wordEnd
      while textEnd < bytes.count, Self.isTrailingMark(bytes[textEnd]) { textEnd &+= 1 }
      if textEnd &+ 1 < bytes.count, bytes[textEnd] == 0x20, Self.isLetter(bytes[textEnd &+ 1]) {
        appendSegment(textEnd: textEnd, end: textEnd &+ 1, width: textEnd &- wordStart, spaces: 1)
        wordStart = textEnd &+ 1
        tokenStart = wordStart
        tokenSegments = segments.count
      } else if Self.isHyphen(in: bytes, at: wordEnd) {
        appendSegment(textEnd: wordEnd &+ 1, end: wordEnd &+ 1, width: wordEnd &+ 1 &- wordStart, spaces: 0)
        wordStart = wordEnd &+ 1
      } else {
        token.read(
          bytes[tokenStart],
          at: tokenStart,
          open: Open(start: tokenStart, textEnd: tokenStart),
          segmentCount: tokenSegments
        )
        return leaveWord(from: wordStart, to: wordEnd)
      }
    }
  }

  /// Leaves a word behind its last letter, which is where the rules take over.
  private mutating func leaveWord(from start: Int, to wordEnd: Int) -> Int {
    var end = wordEnd
    while end > start + 1, !Self.isLetter(bytes[end - 1]) { end -= 1 }
    open = Open(start: start, textEnd: end, width: end - start)
    machine.resume(behind: .alphabetic, beforeLeft: end - start > 1 ? .alphabetic : .space)
    return end
  }

  /// Reads a run of ideographs of U+5000 to U+9FFF, each of which is a segment of two columns.
  ///
  /// - Parameter start: The offset of such an ideograph behind another.
  /// - Returns: The offset behind the run; the segment of its last ideograph is left open.
  mutating func readIdeographs(from start: Int) -> Int {
    var offset = start
    close(at: start, kind: .allowed)
    while offset &+ 3 < bytes.count, Self.isIdeographLead(bytes[offset &+ 3]) {
      offset &+= 3
      appendSegment(textEnd: offset, end: offset, width: 2, spaces: 0)
    }
    open = Open(start: offset, textEnd: min(offset + 3, bytes.count), width: 2)
    machine.resume(behind: .ideographicWide, beforeLeft: .ideographicWide)
    return open.textEnd
  }

  @inline(__always)
  private mutating func appendSegment(textEnd: Int, end: Int, width: Int, spaces: Int) {
    segments.append(
      ParagraphSegment(
        textEnd: UInt32(truncatingIfNeeded: textEnd),
        end: UInt32(truncatingIfNeeded: end),
        width: UInt32(truncatingIfNeeded: width),
        spaces: UInt32(truncatingIfNeeded: spaces),
        kind: .allowed
      )
    )
  }

  @inline(__always)
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  @inline(__always)
  static func isIdeographLead(_ byte: UInt8) -> Bool { byte &- 0xE5 < 5 }

  @inline(__always)
  static func lettersEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var end = start
    while end < bytes.count, isLetter(bytes[end]) { end &+= 1 }
    return end
  }

  @inline(__always)
  private static func isTrailingMark(_ byte: UInt8) -> Bool {
    byte == 0x2C || byte == 0x2E || byte == 0x3A || byte == 0x3B || byte == 0x21 || byte == 0x3F || byte == 0x29
  }

  /// Returns the end of letters, digits and straight quotation marks.
  @inline(__always)
  private static func wordEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var end = start
    while end < bytes.count {
      let byte = bytes[end]
      guard isLetter(byte) || byte &- 0x30 < 10 || byte == 0x27 || byte == 0x22 else { break }
      end &+= 1
    }
    return end
  }

  /// Whether a hyphen stands between letters.
  @inline(__always)
  private static func isHyphen(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    offset &+ 1 < bytes.count && bytes[offset] == 0x2D && isLetter(bytes[offset &- 1]) && isLetter(bytes[offset &+ 1])
  }
}
