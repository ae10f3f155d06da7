/// A wrapper for printable ASCII in simple words, which begin with a letter or digit and cannot be broken.
///
/// Most texts are such prose. It needs no analysis, because its lines break only at spaces.
struct WordWrapper {
  let bytes: UnsafeBufferPointer<UInt8>
  let width: Int

  /// Returns the lines, or `nil` if the rules of line breaking are needed.
  func lines() -> [ParagraphLine]? {
    var lines: [ParagraphLine] = []
    lines.reserveCapacity(bytes.count / max(width, 1) + 2)
    var lineStart = 0
    var lineEnd = 0
    var offset = 0
    while true {
      guard let end = wordEnd(from: offset), end - offset <= width else { return nil }
      if end - lineStart > width {
        lines.append(ParagraphLine(range: lineStart..<lineEnd, width: lineEnd - lineStart))
        lineStart = offset
      }
      lineEnd = end
      if end == bytes.count { break }
      offset = end + 1
    }
    lines.append(ParagraphLine(range: lineStart..<lineEnd, width: lineEnd - lineStart, endsHard: true))
    return lines
  }

  /// Returns the end of the word at an offset, or `nil` if the word is not simple.
  @inline(__always)
  private func wordEnd(from start: Int) -> Int? {
    guard start < bytes.count, Self.begins(bytes[start]) else { return nil }
    var end = ParagraphAnalysis.lettersEnd(in: bytes, from: start + 1)
    var fullStops = 0
    while end < bytes.count, bytes[end] != 0x20 {
      guard Self.joins(bytes[end]) else { return nil }
      if bytes[end] == 0x2E { fullStops += 1 }
      end = ParagraphAnalysis.lettersEnd(in: bytes, from: end + 1)
    }
    // A word with several full stops may be an address, in which lines may break.
    return fullStops < 2 ? end : nil
  }

  @inline(__always)
  private static func begins(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
  }

  /// Returns whether a byte is a letter, a digit or a mark beside which lines break only at spaces.
  @inline(__always)
  static func joins(_ byte: UInt8) -> Bool {
    begins(byte) || byte == 0x2C || byte == 0x2E || byte == 0x27
  }
}
