extension ParagraphAnalysis {
  /// Reads words of ASCII letters, each with at most one mark behind and one space between, as most prose is made of.
  ///
  /// Between such words lines may always break, and within never, so that no rule needs to be asked.
  ///
  /// - Parameter start: The offset of a letter behind a space at which a line may break.
  /// - Returns: The offset behind the letters of the last word; its segment is left open.
  mutating func readWords(from start: Int) -> Int {
    close(at: start, kind: .allowed)
    var wordStart = start
    while true {
      let lettersEnd = Self.lettersEnd(in: bytes, from: wordStart)
      var textEnd = lettersEnd
      if textEnd < bytes.count, Self.isSentenceMark(bytes[textEnd]) { textEnd &+= 1 }
      guard textEnd &+ 1 < bytes.count, bytes[textEnd] == 0x20, Self.isLetter(bytes[textEnd &+ 1]) else {
        leaveWord(from: wordStart, to: lettersEnd)
        return lettersEnd
      }
      appendSegment(textEnd: textEnd, end: textEnd &+ 1, width: textEnd &- wordStart, spaces: 1)
      wordStart = textEnd &+ 1
    }
  }

  private mutating func leaveWord(from start: Int, to end: Int) {
    open = Open(start: start, textEnd: start)
    token.read(bytes[start], at: start, open: open, segmentCount: segments.count)
    open.textEnd = end
    open.width = end - start
    machine.resume(behind: .alphabetic, beforeLeft: .space)
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
      ))
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
  private static func isSentenceMark(_ byte: UInt8) -> Bool {
    byte == 0x2C || byte == 0x2E || byte == 0x3A || byte == 0x3B || byte == 0x21 || byte == 0x3F
  }
}
