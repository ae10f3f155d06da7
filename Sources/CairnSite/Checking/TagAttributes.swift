/// The attributes of a start tag, one after the other.
struct TagAttributes {
  struct Attribute {
    var name: UnsafeRawBufferPointer
    var value: UnsafeRawBufferPointer
  }

  private let bytes: UnsafeRawBufferPointer
  private var position: Int
  /// Where the tag ends; `nil` while it has not ended.
  private(set) var end: Int?

  init(_ bytes: UnsafeRawBufferPointer, from position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// Returns the next attribute; `nil` at the end of the tag or of the bytes.
  @inline(__always)
  mutating func next() -> Attribute? {
    skip { MarkupScanner.isSpace($0) || $0 == UInt8(ascii: "/") }
    guard position < bytes.count, end == nil else { return nil }
    if bytes[position] == UInt8(ascii: ">") {
      end = position + 1
      return nil
    }
    let start = position
    // A name has at least one byte, even an equals sign.
    position += 1
    skip { $0 != UInt8(ascii: "=") && !MarkupScanner.endsName($0) }
    let name = UnsafeRawBufferPointer(rebasing: bytes[start..<position])
    skip(MarkupScanner.isSpace)
    guard position < bytes.count else { return nil }
    guard bytes[position] == UInt8(ascii: "=") else { return Attribute(name: name, value: none) }
    position += 1
    skip(MarkupScanner.isSpace)
    guard position < bytes.count, let value = value() else { return nil }
    return Attribute(name: name, value: value)
  }

  private var none: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: bytes[position..<position]) }

  @inline(__always)
  private mutating func value() -> UnsafeRawBufferPointer? {
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let start = position
      skip { !MarkupScanner.isSpace($0) && $0 != UInt8(ascii: ">") }
      return UnsafeRawBufferPointer(rebasing: bytes[start..<position])
    }
    guard let close = MarkupScanner.find(quote, in: bytes, from: position + 1) else {
      position = bytes.count
      return nil
    }
    defer { position = close + 1 }
    return UnsafeRawBufferPointer(rebasing: bytes[position + 1..<close])
  }

  @inline(__always)
  private mutating func skip(_ isSkipped: (UInt8) -> Bool) {
    while position < bytes.count, isSkipped(bytes[position]) { position += 1 }
  }
}
