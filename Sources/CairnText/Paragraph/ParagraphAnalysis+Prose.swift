extension ParagraphAnalysis {
  /// Reads ASCII words that begin with a letter and have one space between them, like most prose.
  ///
  /// No rule needs to be asked for them. Lines may always break between such words and behind a hyphen between letters,
  /// and never beside the digits, quotation marks and punctuation that are read here.
  ///
  /// - Parameter start: The offset of a letter behind a space at which a line may break.
  /// - Returns: The offset behind the last letters; their segment is still open.
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

  /// Stops behind the last letter of a word, where the rules take over.
  private mutating func leaveWord(from start: Int, to wordEnd: Int) -> Int {
    var end = wordEnd
    while end > start + 1, !Self.isLetter(bytes[end - 1]) { end -= 1 }
    open = Open(start: start, textEnd: end, width: end - start)
    machine.resume(behind: .alphabetic, beforeLeft: end - start > 1 ? .alphabetic : .space)
    return end
  }

  /// Reads letters behind a letter, in ASCII and beyond; no line breaks between them.
  ///
  /// - Returns: The offset behind the run.
  mutating func readLetters(from start: Int) -> Int {
    var offset = start
    var asciiStart = start
    var columns = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte < 0x80 {
        guard Self.isLetter(byte) else { break }
        offset &+= 1
        columns &+= 1
        continue
      }
      let scalar = DecodedScalar(bytes, at: offset)
      let entry = table[scalar.value]
      guard entry.isLetter else { break }
      offset &+= scalar.length
      columns &+= widths[entry.width]
      asciiStart = offset
    }
    guard offset > start else { return start }
    if asciiStart < offset {
      // A possible address begins with the first letter in ASCII.
      var begin = open
      begin.width += columns - (offset - asciiStart)
      begin.textEnd = asciiStart
      token.read(bytes[asciiStart], at: asciiStart, open: begin, segmentCount: segments.count)
    }
    open.width += columns
    open.textEnd = offset
    machine.resume(behind: .alphabetic, beforeLeft: .alphabetic)
    return offset
  }

  /// Reads ideographs and similar scalars behind another one; each is a segment of two columns.
  ///
  /// - Returns: The offset behind the run, which may be empty. The segment of its last ideograph is still open.
  mutating func readIdeographs(from start: Int) -> Int {
    guard isIdeograph(at: start) else { return start }
    close(at: start, kind: .allowed)
    var offset = start &+ 3
    var found = segments
    while isIdeograph(at: offset) {
      found.append(ParagraphSegment(textEnd: offset, end: offset, width: 2, spaces: 0, kind: .allowed))
      offset &+= 3
    }
    segments = found
    open = Open(start: offset &- 3, textEnd: offset, width: 2)
    machine.resume(behind: .ideographicWide, beforeLeft: .ideographicWide)
    return offset
  }

  /// Returns whether a wide scalar of three bytes at an offset allows breaks before and behind it.
  @inline(__always)
  private func isIdeograph(at offset: Int) -> Bool {
    guard offset &+ 2 < bytes.count, bytes[offset] &- 0xE3 < 7 else { return false }
    return table[DecodedScalar(three: bytes, at: offset).value].isIdeograph
  }

  @inline(__always)
  private mutating func appendSegment(textEnd: Int, end: Int, width: Int, spaces: Int) {
    segments.append(ParagraphSegment(textEnd: textEnd, end: end, width: width, spaces: spaces, kind: .allowed))
  }

  @inline(__always)
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  /// Returns the end of the ASCII letters from an offset on.
  @inline(__always)
  static func lettersEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let base = bytes.baseAddress else { return start }
    var end = start
    while end &+ 8 <= bytes.count {
      let others = otherThanLetters(UnsafeRawPointer(base + end).loadUnaligned(as: UInt64.self))
      if others != 0 { return end &+ others.trailingZeroBitCount >> 3 }
      end &+= 8
    }
    while end < bytes.count, isLetter(base[end]) { end &+= 1 }
    return end
  }

  /// Returns a machine word with the highest bit set for each byte in memory that is not an ASCII letter.
  @inline(__always)
  private static func otherThanLetters(_ word: UInt64) -> UInt64 {
    let high: UInt64 = 0x8080_8080_8080_8080
    let word = UInt64(littleEndian: word)
    let low = (word | 0x2020_2020_2020_2020) & ~high
    // The first sum sets the eighth bit from "a" on, the second one behind "z".
    let letters = (low &+ 0x1F1F_1F1F_1F1F_1F1F) & ~(low &+ 0x0505_0505_0505_0505)
    return ~(letters & ~word) & high
  }

  @inline(__always)
  private static func isTrailingMark(_ byte: UInt8) -> Bool {
    byte == 0x2C || byte == 0x2E || byte == 0x3A || byte == 0x3B || byte == 0x21 || byte == 0x3F || byte == 0x29
  }

  /// Returns the end of letters, digits and straight quotation marks.
  @inline(__always)
  private static func wordEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var end = lettersEnd(in: bytes, from: start)
    while end < bytes.count {
      let byte = bytes[end]
      guard byte &- 0x30 < 10 || byte == 0x27 || byte == 0x22 else { break }
      end = lettersEnd(in: bytes, from: end &+ 1)
    }
    return end
  }

  /// Returns whether a hyphen stands between letters.
  @inline(__always)
  private static func isHyphen(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    offset &+ 1 < bytes.count && bytes[offset] == 0x2D && isLetter(bytes[offset &- 1]) && isLetter(bytes[offset &+ 1])
  }
}
