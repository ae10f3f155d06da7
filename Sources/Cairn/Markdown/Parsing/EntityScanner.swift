/// Reads character references: `&amp;`, `&#38;` and `&#x26;`.
enum EntityScanner {
  /// The longest name has so many bytes.
  private static let longestName = 31

  /// Returns what the reference means that begins with the `&` at an index, and the index behind it.
  static func reference(_ bytes: MarkdownBytes, at start: Int) -> (value: String, end: Int)? {
    guard bytes[start + 1] == Byte.numberSign else { return named(bytes, at: start) }
    let isHexadecimal = bytes[start + 2] | 0x20 == 0x78
    let digits = start + (isHexadecimal ? 3 : 2)
    let longest = isHexadecimal ? 6 : 7
    var index = digits
    var value: UInt32 = 0
    while index - digits < longest, isHexadecimal ? bytes[index].isASCIIHexDigit : bytes[index].isASCIIDigit {
      value = value * (isHexadecimal ? 16 : 10) + digit(bytes[index])
      index += 1
    }
    guard index > digits, bytes[index] == Byte.semicolon else { return nil }
    return (String(scalar(value)), index + 1)
  }

  private static func digit(_ byte: UInt8) -> UInt32 {
    UInt32(byte.isASCIIDigit ? byte & 0x0F : (byte & 0x0F) + 9)
  }

  private static func scalar(_ value: UInt32) -> Unicode.Scalar {
    guard value != 0, let scalar = Unicode.Scalar(value) else { return "\u{FFFD}" }
    return scalar
  }

  private static func named(_ bytes: MarkdownBytes, at start: Int) -> (value: String, end: Int)? {
    var end = start + 1
    while bytes[end].isASCIIAlphanumeric, end - start <= longestName {
      end += 1
    }
    guard bytes[end] == Byte.semicolon, end > start + 1, let value = value(of: bytes[start + 1..<end]) else {
      return nil
    }
    return (value, end + 1)
  }

  /// The names that nearly all references have.
  private static let frequentNames: [(name: StaticString, value: String)] = [
    ("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("nbsp", "\u{A0}"),
  ]

  /// Looks a name up by halving the table.
  private static func value(of name: UnsafeBufferPointer<UInt8>) -> String? {
    for (frequent, value) in frequentNames where frequent.utf8CodeUnitCount == name.count {
      if frequent.withUTF8Buffer({ $0.elementsEqual(name) }) { return value }
    }
    let table = UnsafeBufferPointer(start: EntityNames.table.utf8Start, count: EntityNames.table.utf8CodeUnitCount)
    var low = 0
    var high = table.count
    while low < high {
      var start = (low + high) / 2
      while start > low, table[start - 1] != Byte.semicolon {
        start -= 1
      }
      guard let space = table[start...].firstIndex(of: Byte.space),
        let end = table[space...].firstIndex(of: Byte.semicolon)
      else { return nil }
      let candidate = table[start..<space]
      if candidate.elementsEqual(name) { return characters(table[space..<end]) }
      if candidate.lexicographicallyPrecedes(name) {
        low = end + 1
      } else {
        high = start
      }
    }
    return nil
  }

  private static func characters(_ codes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    var result = String.UnicodeScalarView()
    for code in codes.split(separator: Byte.space) {
      result.append(scalar(code.reduce(0) { $0 * 16 + digit($1) }))
    }
    return String(result)
  }
}
