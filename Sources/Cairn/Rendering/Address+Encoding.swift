extension Address {
  /// Percent-encodes the characters that are not allowed in an address (https://url.spec.whatwg.org/#url-code-points).
  static func encoded(_ address: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(address.count)
    var isInFragment = false
    for (index, byte) in zip(address.indices, address) {
      let isAllowed =
        switch byte {
        case UInt8(ascii: "%"): isPercentEncoding(address[index...])
        case UInt8(ascii: "#"): !isInFragment
        default: isUnencoded(byte)
        }
      if byte == UInt8(ascii: "#") { isInFragment = true }
      if isAllowed { result.append(byte) } else { appendEncoded(byte, to: &result) }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The address in ASCII, percent-encoded, as terminals and lists of sources need it.
  package var asciiText: String {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    var result: [UInt8] = []
    for byte in text.utf8 {
      if byte < 0x80 { result.append(byte) } else { Self.appendEncoded(byte, to: &result) }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func appendEncoded(_ byte: UInt8, to result: inout [UInt8]) {
    let digits: StaticString = "0123456789ABCDEF"
    digits.withUTF8Buffer { result += [UInt8(ascii: "%"), $0[Int(byte >> 4)], $0[Int(byte & 15)]] }
  }

  private static func isUnencoded(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x7F..., UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "["),
      UInt8(ascii: "\\"), UInt8(ascii: "]"), UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"),
      UInt8(ascii: "|"), UInt8(ascii: "}"):
      false
    default: true
    }
  }

  private static func isPercentEncoding(_ bytes: ArraySlice<UInt8>) -> Bool {
    let digits = bytes.dropFirst().prefix(2)
    return digits.count == 2 && digits.allSatisfy { Unicode.Scalar($0).properties.isASCIIHexDigit }
  }
}
