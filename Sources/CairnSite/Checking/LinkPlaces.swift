import Cairn

/// Finds the place in a source from which a link of a page comes.
struct LinkPlaces: Sendable {
  let resolver: LinkResolver
  private let pagesAreFolders: Bool

  init(base: BaseAddress?, pagesAreFolders: Bool) {
    resolver = LinkResolver(base: base)
    self.pagesAreFolders = pagesAreFolders
  }

  /// Returns where an address on a page leads; `nil` if it leaves the site.
  func destination(of address: String, onPageAt file: String) -> LinkResolver.Destination? {
    var address = address
    return address.withUTF8 { bytes in
      resolver.destination(of: UnsafeRawBufferPointer(bytes), onPageAt: Array(file.utf8))
    }
  }

  /// Returns the first place in a source with a link to a file; no place if there is none.
  func place(of path: String, _ fragment: String? = nil, in source: PageSource?, onPageAt file: String)
    -> Diagnostic.Place
  {
    guard let source else { return Diagnostic.Place() }
    let root = Address.root(SitePath.rootPath(from: file), pagesAreFolders: pagesAreFolders)
    let link = source.links.first { link in
      guard let address = Address(link.destination, root: root),
        let destination = destination(of: address.text, onPageAt: file)
      else { return false }
      return destination.path.elementsEqual(path.utf8)
        && fragment.map { destination.fragment.elementsEqual($0.utf8) } ?? true
    }
    return Diagnostic.Place(fileID: source.file, line: link?.place?.line)
  }
}
