import Cairn

/// The absolute address of a site's root.
struct BaseAddress {
  private let text: String

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

  /// Returns the address of a page; a page called `index` has the address of its folder.
  func address(of page: Page) -> String {
    let isIndex = page.path == "index" || page.path.hasSuffix("/index")
    return text + (isIndex ? String(page.path.dropLast("index".count)) : page.address)
  }
}
