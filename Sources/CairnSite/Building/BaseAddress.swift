import Cairn

/// The absolute address of a site's root.
struct BaseAddress {
  private let text: String

  /// Creates an address from a site's, or throws if pages cannot be below it.
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

  /// The address of a page; an `index` is known by its folder.
  func address(of page: Page) -> String {
    let isIndex = page.path == "index" || page.path.hasSuffix("/index")
    return text + (isIndex ? String(page.path.dropLast("index".count)) : page.address)
  }
}
