/// Where an address leads from `https://site.example/folder/page.html`, as browsers find out.
///
/// It follows https://url.spec.whatwg.org/#concept-basic-url-parser and shares nothing with the code that is tested.
struct BrowserAddress {
  /// The scheme in small letters; `nil` for an address that takes the page's.
  private(set) var scheme: String?
  /// The host; `nil` for that of the page, or for none at all.
  private(set) var host: String?

  init(_ address: String) {
    var scalars = Array(address.unicodeScalars)
    while let first = scalars.first, first.value <= 0x20 { scalars.removeFirst() }
    while let last = scalars.last, last.value <= 0x20 { scalars.removeLast() }
    scalars.removeAll { $0 == "\t" || $0 == "\n" || $0 == "\r" }
    var rest = scalars[...]
    if let length = Self.schemeLength(scalars) {
      scheme = String(String.UnicodeScalarView(scalars[..<length])).lowercased()
      rest = scalars[(length + 1)...]
    }
    let slashes = rest.prefix { $0 == "/" || $0 == "\\" }
    switch scheme {
    case nil where slashes.count < 2: return
    case "https" where !String(String.UnicodeScalarView(slashes)).hasPrefix("//"): return
    case nil, "http", "https", "ws", "wss", "ftp": host = Self.host(rest.dropFirst(slashes.count))
    default: return
    }
  }

  private static func schemeLength(_ scalars: [Unicode.Scalar]) -> Int? {
    guard let first = scalars.first, first.isASCII, first.properties.isAlphabetic else { return nil }
    for (index, scalar) in scalars.enumerated() {
      if scalar == ":" { return index }
      let isPart = scalar.isASCII && (scalar.properties.isAlphabetic || "0123456789+-.".unicodeScalars.contains(scalar))
      guard isPart else { return nil }
    }
    return nil
  }

  private static func host(_ rest: ArraySlice<Unicode.Scalar>) -> String {
    var host = rest.prefix { !"/\\?#".unicodeScalars.contains($0) }
    if let at = host.lastIndex(of: "@") { host = host[(at + 1)...] }
    if let colon = host.lastIndex(of: ":"), host.last != "]" { host = host[..<colon] }
    return String(String.UnicodeScalarView(host))
  }
}
