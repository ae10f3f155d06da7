extension Address {
  /// Removes the bytes that browsers ignore: spaces and control characters at both ends, tabs and line breaks anywhere.
  static func withoutIgnoredBytes(_ source: String) -> [UInt8] {
    let start = Array(source.utf8.drop { $0 <= 0x20 })
    guard let end = start.lastIndex(where: { $0 > 0x20 }) else { return [] }
    return start[...end].filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
  }

  /// Returns the scheme in lowercase: the part before a colon, if no slash, question mark or number sign precedes it.
  static func scheme(of address: ArraySlice<UInt8>) -> String? {
    let part = address.prefix { !isDelimiter($0) }
    guard let colon = part.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    return String(decoding: part[..<colon], as: UTF8.self).lowercased()
  }

  /// Whether the place of a scheme contains a character reference, which becomes one if it is unescaped twice.
  static func hidesScheme(_ address: ArraySlice<UInt8>) -> Bool {
    let part = address.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
    let references: [StaticString] = ["&#", "&colon", "&tab", "&newline"]
    return part.indices.contains { index in
      guard part[index] == UInt8(ascii: "&") else { return false }
      return references.contains { reference in
        reference.withUTF8Buffer { name in part[index...].lazy.map(lowercased).starts(with: name) }
      }
    }
  }

  static func isDelimiter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  static func isSlash(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\")
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }
}
