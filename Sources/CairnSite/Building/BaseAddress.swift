import Cairn

/// The absolute address of a site's root.
struct BaseAddress: Sendable {
  /// The address, which ends in a slash.
  let text: String

  /// Creates an address from that of a site, or throws if it is not the address of a folder.
  init(_ text: String) throws(BuildError) {
    let forbidden: Set<Character> = ["?", "#", "\\", " "]
    guard let address = Address(text), address.kind == .web,
      !text.contains(where: { forbidden.contains($0) || $0.isNewline })
    else {
      throw BuildError(
        "The site's baseURL \"\(text)\" is not the address of a folder. Write one such as \"https://example.org/peaks\"."
      )
    }
    self.text = address.text.hasSuffix("/") ? address.text : address.text + "/"
  }

  /// The path of the site's root on its server, which begins and ends with a slash.
  var path: String {
    let rest = text.drop { $0 != ":" }.dropFirst(3)
    return String(rest.drop { $0 != "/" })
  }

  /// Returns an address that counts from the site's root as an absolute one; any other stays as it is.
  func absolute(_ address: String) -> String {
    guard let parsed = Address(address), parsed.kind == .relative else { return address }
    guard !["//", "./", "../", "#", "?"].contains(where: address.hasPrefix) else { return address }
    return text + (address.hasPrefix("/") ? String(address.dropFirst()) : address)
  }

  /// Returns the address of a page's file; an `index.html` has the address of its folder.
  func address(ofFile file: String) -> String { text + Self.relativeAddress(ofFile: file) }

  /// Returns the address of a page's file from the site's root.
  static func relativeAddress(ofFile file: String) -> String {
    let isIndex = file == "index.html" || file.hasSuffix("/index.html")
    return isIndex ? String(file.dropLast("index.html".count)) : file
  }
}
