/// Bytes to read; there are zeros beyond their ends, so that no index is wrong.
///
/// The bytes are borrowed: whoever makes a value keeps them alive while it is used.
struct MarkdownBytes {
  private let buffer: UnsafeBufferPointer<UInt8>
  #if DEBUG
    /// Where tests have the bytes counted that are looked at.
    var visits: UnsafeMutablePointer<Int>?
  #endif

  init(_ buffer: UnsafeBufferPointer<UInt8>) {
    self.buffer = buffer
  }

  /// Notes that a number of bytes were looked at; it is nothing in release builds.
  @inline(__always)
  private func note(_ count: Int = 1) {
    #if DEBUG
      visits?.pointee += count
    #endif
  }

  static var none: MarkdownBytes { MarkdownBytes(UnsafeBufferPointer(start: nil, count: 0)) }

  var count: Int { buffer.count }

  @inline(__always)
  subscript(index: Int) -> UInt8 {
    note()
    return UInt(bitPattern: index) < UInt(bitPattern: buffer.count) ? buffer[index] : 0
  }

  /// The bytes of a range, cut to those that are there.
  @inline(__always)
  subscript(range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: buffer[range.clamped(to: 0..<buffer.count)])
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: self[range], as: UTF8.self)
  }

  /// Whether ASCII letters and marks stand at an index, whatever the case of the letters; `word` is in lower case.
  func hasPrefix(_ word: StaticString, at index: Int, before end: Int) -> Bool {
    let length = word.utf8CodeUnitCount
    guard end - index >= length else { return false }
    for offset in 0..<length where self[index + offset].lowercased != word.utf8Start[offset] {
      return false
    }
    return true
  }

  /// Returns the index of a byte in a range, or `nil`.
  func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    defer { note(index - range.lowerBound) }
    let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
    while index + 8 <= min(range.upperBound, buffer.count) {
      let found = zeroBytes(word(at: index) ^ pattern)
      guard found == 0 else { return index + found.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < range.upperBound {
      if self[index] == byte { return index }
      index += 1
    }
    return nil
  }

  /// Returns the index of the first byte that is in a set, or the number of bytes.
  func firstIndex(in set: ByteSet, from start: Int) -> Int {
    var index = start
    defer { note(index - start) }
    while index + 4 <= buffer.count {
      if set.contains(buffer[index]) { return index }
      if set.contains(buffer[index + 1]) { return index + 1 }
      if set.contains(buffer[index + 2]) { return index + 2 }
      if set.contains(buffer[index + 3]) { return index + 3 }
      index += 4
    }
    while index < buffer.count, !set.contains(buffer[index]) {
      index += 1
    }
    return index
  }

  /// Returns the index of the next line feed or carriage return, or the number of bytes.
  func endOfLine(from start: Int) -> Int {
    var index = start
    defer { note(index - start) }
    // Eight bytes at once: a byte of `word ^ pattern` is zero where the byte of the pattern stands.
    while index + 8 <= buffer.count {
      let word = word(at: index)
      let ends = zeroBytes(word ^ 0x0A0A_0A0A_0A0A_0A0A) | zeroBytes(word ^ 0x0D0D_0D0D_0D0D_0D0D)
      guard ends == 0 else { return index + ends.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < buffer.count, buffer[index] != Byte.lineFeed, buffer[index] != Byte.carriageReturn {
      index += 1
    }
    return max(start, min(index, buffer.count))
  }

  /// Whether a byte is zero.
  var containsZero: Bool {
    var index = 0
    while index + 8 <= buffer.count {
      if zeroBytes(word(at: index)) != 0 { return true }
      index += 8
    }
    return buffer[index...].contains(0)
  }

  /// Eight bytes, the first of them lowest; they must be there.
  @inline(__always)
  private func word(at index: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawBufferPointer(buffer).loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  /// Marks the lowest byte of a word that is zero, if one is; marks above it may be wrong.
  private func zeroBytes(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  /// Returns the first index at or after another where no space or tab stands.
  func skippingSpaces(from start: Int, before end: Int) -> Int {
    var index = start
    while index < end, self[index].isSpaceOrTab {
      index += 1
    }
    return index
  }

  /// A range without the spaces and tabs at its ends.
  func trimmingSpaces(_ range: Range<Int>) -> Range<Int> {
    let start = skippingSpaces(from: range.lowerBound, before: range.upperBound)
    var end = range.upperBound
    while end > start, self[end - 1].isSpaceOrTab {
      end -= 1
    }
    return start..<end
  }
}

extension String {
  /// Replaces U+0000 by U+FFFD, as CommonMark asks, so that zero can stand for the end of bytes.
  mutating func replaceNulls() {
    guard withUTF8({ MarkdownBytes($0).containsZero }) else { return }
    self = String(String.UnicodeScalarView(unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }))
  }
}
