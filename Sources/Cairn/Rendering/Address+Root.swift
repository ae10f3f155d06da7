extension Address {
  /// Creates the path from a page to the root of its site; `nil` if no address may begin with it.
  ///
  /// It ends in a slash, so that the rest of an address cannot become part of a host. The pages below it are files, unless you
  /// say that they are folders.
  package static func root(_ path: String, pagesAreFolders: Bool = false) -> Address? {
    let folder = path.isEmpty || path.utf8.last == UInt8(ascii: "/") ? path : path + "/"
    guard var address = Address(folder), address.isResource else { return nil }
    address.holdsFolders = pagesAreFolders
    return address
  }

  /// Whether an address is the text of a root with a source behind it, and an attribute can contain it without escaping.
  ///
  /// Such an address can be written without being made. The answer may be no for some that are so.
  package static func isPlain(_ source: String, from root: Address?) -> Bool {
    guard let root else { return isPlain(source) }
    guard root.isPlain, source.utf8.first != UInt8(ascii: "@") else { return false }
    return isPlainFile(source) || isPlain(source) && isPage(source)
  }

  /// Returns a plain address from the site's root as one from the page.
  static func joined(_ root: Address, _ address: String) -> String {
    if isPage(address) { return root.text + address }
    let bytes = address.utf8
    guard let parts = parts(of: bytes) else { return address }
    if !parts.isFolder { return root.text + address[parts.path.lowerBound...] }
    return root.text + address[parts.path] + index(in: root, parts.path.isEmpty) + address[parts.path.upperBound...]
  }

  /// Whether a root only needs to be put in front of a plain address; it may answer no for some that are so.
  ///
  /// Nearly all addresses of a site are.
  private static func isPage(_ address: String) -> Bool {
    let result = address.utf8.withContiguousStorageIfAvailable { bytes in
      guard let first = bytes.first, first != UInt8(ascii: "/"), first != UInt8(ascii: ".") else { return false }
      // What is in front of the path could be a folder.
      var isBehindSlash = true
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "#"), UInt8(ascii: "?"): if isBehindSlash { return false }
        default: isBehindSlash = byte == UInt8(ascii: "/")
        }
      }
      return !isBehindSlash
    }
    return result ?? false
  }

  /// Returns an address from the site's root as one from the page, percent-encoded.
  ///
  /// If the root adds nothing in front, a first segment that looks like a scheme gets `./` in front of it.
  static func joined(_ root: Address, _ bytes: [UInt8]) -> String {
    guard let parts = parts(of: bytes) else { return encoded(bytes[...]) }
    let path = bytes[parts.path.lowerBound...]
    let isMistakable = root.text.isEmpty && (scheme(of: path) != nil || hidesScheme(path))
    let folder = bytes[parts.path] + (parts.isFolder ? Array(index(in: root, parts.path.isEmpty).utf8) : [])
    return (isMistakable ? "./" : root.text) + encoded(folder + bytes[parts.path.upperBound...])
  }

  /// Returns what an address says behind a folder to lead to its page.
  ///
  /// Servers find the file by themselves, where pages are folders; from disk nobody does.
  private static func index(in root: Address, _ isRoot: Bool) -> String {
    guard root.holdsFolders else { return "index.html" }
    return isRoot && root.text.isEmpty ? "./" : ""
  }

  /// Returns the path of an address without leading slashes, and whether it is a folder.
  ///
  /// Returns `nil` for the page itself, its neighbours and other hosts; their addresses do not change.
  private static func parts<Bytes: BidirectionalCollection<UInt8>>(
    of bytes: Bytes
  ) -> (path: Range<Bytes.Index>, isFolder: Bool)? {
    guard !staysWithPage(bytes) else { return nil }
    let end = bytes.firstIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "?") } ?? bytes.endIndex
    let start = bytes.firstIndex { $0 != UInt8(ascii: "/") } ?? bytes.endIndex
    let isFolder = end > bytes.startIndex && bytes[bytes.index(before: end)] == UInt8(ascii: "/")
    return (min(start, end)..<end, isFolder)
  }

  /// Whether an address without a scheme means the page itself, its neighbours or another host.
  private static func staysWithPage(_ bytes: some Collection<UInt8>) -> Bool {
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
