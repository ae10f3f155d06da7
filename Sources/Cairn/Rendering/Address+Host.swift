extension Address {
  /// Percent-encodes the part of a web address behind the slashes; `nil` for an impossible host.
  static func encodedWithHost(_ rest: ArraySlice<UInt8>) -> String? {
    let authority = rest.prefix { !isDelimiter($0) && $0 != UInt8(ascii: "\\") }
    var host = authority
    var user = ""
    if let at = authority.lastIndex(of: UInt8(ascii: "@")) {
      host = authority[(at + 1)...]
      user = encoded(authority[..<at]).replacing("@", with: "%40") + "@"
    }
    let name = String(decoding: host, as: UTF8.self)
    guard isHost(name.unicodeScalars[...]) else { return nil }
    return user + name + encoded(withSlashes(rest[authority.endIndex...]))
  }

  /// Replaces backslashes before the query by slashes, as browsers do.
  private static func withSlashes(_ path: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let end = path.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? path.endIndex
    return path[..<end].map { isSlash($0) ? UInt8(ascii: "/") : $0 } + path[end...]
  }

  /// Returns whether a text is a name or an address in brackets, with or without a port.
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
    return isClosed
      && name.dropFirst().dropLast().allSatisfy { scalar in
        scalar.properties.isASCIIHexDigit || scalar == ":" || scalar == "."
      }
  }

  private static func isForbiddenInHost(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isFitForDocuments || scalar.value <= 0x20 || "<>[]^|%\"`{}:\u{FFFD}".unicodeScalars.contains(scalar)
  }
}
