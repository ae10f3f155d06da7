/// An address that a page may link to or load from.
///
/// Allowed are http, https, mailto and tel, and addresses relative to the page. What a browser would skip when it looks
/// for the scheme (https://url.spec.whatwg.org/#concept-basic-url-parser) does not hide one here either.
struct WebAddress: Equatable {
  /// The address as it stands in an attribute, before HTML's own escaping.
  let text: String
  /// Whether the address needs no escaping in an attribute.
  let isPlain: Bool

  /// Whether something can be loaded from the address: mailto and tel only start something.
  var isResource: Bool {
    guard !isPlain else { return true }
    let scheme = Self.scheme(of: text)
    return scheme != "mailto" && scheme != "tel"
  }

  /// Creates an address, or returns `nil` when its scheme is not allowed or it has none that can be told.
  ///
  /// - Parameters:
  ///   - source: The address as it was given.
  ///   - rootPath: The way from the page to the root of its site; see ``HTMLOptions/rootPath``.
  init?(_ source: String, rootPath: String? = nil) {
    if Self.isPlain(source) {
      text = rootPath.map { Self.relative(source, rootPath: $0) } ?? source
      isPlain = rootPath == nil
      return
    }
    isPlain = false
    let trimmed = Self.withoutIgnoredCharacters(source)
    switch Self.scheme(of: trimmed) {
    case .none:
      guard !Self.hidesScheme(trimmed) else { return nil }
      text = Self.encoded(rootPath.map { Self.relative(trimmed, rootPath: $0) } ?? trimmed)
    case .some("http"), .some("https"):
      guard let encoded = Self.encodedWithHost(trimmed) else { return nil }
      text = encoded
    case .some("mailto"), .some("tel"):
      text = Self.encoded(trimmed)
    case .some:
      return nil
    }
  }

  /// Whether an address is relative and made of letters, digits and the signs that never need care: nearly all are.
  private static func isPlain(_ source: String) -> Bool {
    let result = source.utf8.withContiguousStorageIfAvailable { bytes in
      guard let start = bytes.baseAddress else { return true }
      var index = 0
      while index + 8 <= bytes.count, Self.isPlain(UnsafeRawPointer(start + index).loadUnaligned(as: UInt64.self)) {
        index += 8
      }
      while index < bytes.count {
        let signs = bytes[index] < 64 ? plainSigns.0 : plainSigns.1
        guard bytes[index] < 0x80, signs >> UInt64(bytes[index] & 63) & 1 == 1 else { return false }
        index += 1
      }
      return true
    }
    return result ?? false
  }

  /// Whether eight bytes are plain; some words that are may be taken for words that are not.
  private static func isPlain(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let tops: UInt64 = 0x8080_8080_8080_8080
    func equals(_ word: UInt64, _ byte: UInt64) -> UInt64 { (word ^ (ones &* byte)) &- ones }
    let control = word &- ones &* 0x24
    let references = equals(word & ~(ones &* 3), 0x24)
    let colon = equals(word, 0x3A)
    let angles = equals(word & ~(ones &* 2), 0x3C)
    let brackets = (word | ones &* 0x20) &+ ones &* 5
    return (control | references | colon | angles | brackets) & ~word & tops == 0 && word & tops == 0
      && equals(word, 0x60) & tops == 0
  }

  /// A bit for each of the characters `!$()*+,-./0-9;=?@A-Z_a-z~`, but for those of a scheme and a reference.
  private static var plainSigns: (UInt64, UInt64) {
    (0xABFFFF1200000000, 0x47FFFFFE87FFFFFF)
  }

  /// Removes what browsers ignore: spaces and control characters at both ends, tabs and line breaks anywhere.
  private static func withoutIgnoredCharacters(_ source: String) -> String {
    let isIgnored = { (scalar: Unicode.Scalar) in scalar.value <= 0x20 }
    let scalars = source.unicodeScalars.drop(while: isIgnored)
    guard let end = scalars.lastIndex(where: { !isIgnored($0) }) else { return "" }
    var result = String.UnicodeScalarView()
    for scalar in scalars[...end] where scalar != "\t" && scalar != "\n" && scalar != "\r" {
      result.append(scalar)
    }
    return String(result)
  }

  /// The scheme in small letters: all before a colon that no slash, question mark or number sign precedes.
  private static func scheme(of address: String) -> String? {
    let part = address.unicodeScalars.prefix { !isAddressDelimiter($0) }
    guard let colon = part.firstIndex(of: ":") else { return nil }
    return String(part[..<colon]).lowercased()
  }

  /// Whether the part where a scheme would stand holds a character reference, which decodes to one if unescaped twice.
  private static func hidesScheme(_ address: String) -> Bool {
    var part = ""
    for scalar in address.unicodeScalars.prefix(while: { $0 != "/" && $0 != "?" }) {
      part.unicodeScalars.append(scalar)
    }
    let lowered = part.lowercased()
    for reference in ["&#", "&colon", "&tab", "&newline"] where contains(lowered, reference) {
      return true
    }
    return false
  }

  private static func contains(_ string: String, _ part: String) -> Bool {
    string.indices.contains { string[$0...].hasPrefix(part) }
  }

  private static func isAddressDelimiter(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "/" || scalar == "?" || scalar == "#"
  }

  /// Checks the host of an http address, which must be there and hold no character that a host may not.
  private static func encodedWithHost(_ address: String) -> String? {
    guard let colon = address.unicodeScalars.firstIndex(of: ":") else { return nil }
    let rest = address.unicodeScalars[colon...].dropFirst().drop { $0 == "/" || $0 == "\\" }
    let authority = rest.prefix { !isAddressDelimiter($0) && $0 != "\\" }
    var host = authority
    var user = ""
    if let at = authority.lastIndex(of: "@") {
      host = authority[authority.index(after: at)...]
      user = encoded(String(authority[..<at])).replacing("@", with: "%40") + "@"
    }
    guard isHost(host) else { return nil }
    let path = withSlashes(rest[authority.endIndex...])
    return String(address.unicodeScalars[..<colon]).lowercased() + "://" + user + String(host) + encoded(path)
  }

  /// Turns backslashes before the query into slashes, as browsers do.
  private static func withSlashes(_ path: String.UnicodeScalarView.SubSequence) -> String {
    let end = path.firstIndex { $0 == "?" || $0 == "#" } ?? path.endIndex
    let start = path[..<end].reduce(into: "") { $0 += $1 == "\\" ? "/" : String($1) }
    return start + String(path[end...])
  }

  /// Whether something is a name or an address in brackets, and a port after it if any.
  private static func isHost(_ host: String.UnicodeScalarView.SubSequence) -> Bool {
    var name = host
    var port: String.UnicodeScalarView.SubSequence?
    let bracket = host.lastIndex(of: "]")
    if let colon = host.lastIndex(of: ":"), bracket.map({ $0 < colon }) ?? true {
      name = host[..<colon]
      port = host[colon...].dropFirst()
    }
    if let port, !port.isEmpty {
      guard port.allSatisfy({ ("0"..."9").contains($0) }), Int(String(port)).map({ $0 < 65_536 }) ?? false else {
        return false
      }
    }
    guard let first = name.first else { return false }
    guard first == "[" else { return !name.contains(where: isForbiddenInHost) }
    let isClosed = name.count > 3 && name.last == "]"
    return isClosed && name.dropFirst().dropLast().allSatisfy { isHexadecimal($0) || $0 == ":" || $0 == "." }
  }

  private static func isForbiddenInHost(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isFitForDocuments || scalar.value <= 0x20 || "<>[]^|%\"`{}:\u{FFFD}".unicodeScalars.contains(scalar)
  }

  /// Percent-encodes what may not stand in an address (https://url.spec.whatwg.org/#url-code-points).
  private static func encoded(_ address: String) -> String {
    var result = ""
    result.reserveCapacity(address.utf8.count)
    var isInFragment = false
    let bytes = Array(address.utf8)
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case 0...0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"),
        UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"),
        UInt8(ascii: "["), UInt8(ascii: "]"):
        result += percentEncoded(byte)
      case UInt8(ascii: "%") where !isPercentEncoding(bytes, at: index):
        result += "%25"
      case UInt8(ascii: "#") where isInFragment:
        result += "%23"
      case UInt8(ascii: "#"):
        isInFragment = true
        result += "#"
      case 0x80...:
        result += percentEncoded(byte)
      default:
        result.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    return result
  }

  private static func percentEncoded(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.utf8.count == 1 ? "%0" + digits : "%" + digits
  }

  private static func isPercentEncoding(_ bytes: [UInt8], at index: Int) -> Bool {
    guard index + 2 < bytes.count else { return false }
    return isHexadecimal(bytes[index + 1]) && isHexadecimal(bytes[index + 2])
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    isHexadecimal(Unicode.Scalar(byte))
  }

  private static func isHexadecimal(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isASCIIHexDigit
  }
}

extension WebAddress {
  /// The address as it stands in `srcset`, where white space and commas at the ends separate candidates.
  var sourceSetText: String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      result += scalar == "," ? "%2C" : String(scalar)
    }
  }
}
