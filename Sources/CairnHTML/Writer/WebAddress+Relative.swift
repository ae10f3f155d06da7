extension WebAddress {
  /// Returns an address that counts from the site's root relative to the page; see ``HTMLOptions/rootPath``.
  static func relative(_ address: String, rootPath: String) -> String {
    let bytes = address.utf8
    guard !staysWithPage(bytes) else { return address }
    let end = bytes.firstIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "?") } ?? bytes.endIndex
    let start = bytes.firstIndex { $0 != UInt8(ascii: "/") } ?? bytes.endIndex
    let path = address[min(start, end)..<end]
    let isFolder = end > bytes.startIndex && bytes[bytes.index(before: end)] == UInt8(ascii: "/")
    return rootPath + path + (isFolder ? "index.html" : "") + address[end...]
  }

  /// Whether an address without a scheme is about the page itself, its neighbours or another host.
  private static func staysWithPage(_ bytes: String.UTF8View) -> Bool {
    guard let first = bytes.first else { return true }
    switch first {
    case UInt8(ascii: "#"), UInt8(ascii: "?"): return true
    case UInt8(ascii: "/"): return bytes.dropFirst().first == first
    case UInt8(ascii: "."):
      let name = bytes.prefix { $0 != UInt8(ascii: "/") }
      return name.count <= 2 && name.allSatisfy { $0 == first }
    default: return false
    }
  }
}
