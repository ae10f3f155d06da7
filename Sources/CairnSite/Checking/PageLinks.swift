import Cairn

/// The links of a site that name pages by their paths, such as `@ranges/alps`.
struct PageLinks {
  private struct Link {
    let file: String
    /// The page with the link, and its file.
    let page: String
    let pageFile: String
    let source: PageSource?
  }

  private let places: LinkPlaces
  private var links: [Link] = []
  private var files: Set<ByteKey> = []
  /// What the folders of articles left out.
  private var unpublished: [ObjectIdentifier: UnpublishedArticles] = [:]

  init(_ places: LinkPlaces) { self.places = places }

  /// Adds what a folder of articles left out, once.
  mutating func add(_ left: UnpublishedArticles) { unpublished[ObjectIdentifier(left)] = left }

  /// Adds the addresses on a page that views gave as paths of pages.
  mutating func add(_ addresses: [String], of page: Page, at file: String) {
    if let left = page.details.source?.unpublished { add(left) }
    for address in addresses {
      // What leaves the site is no page of it, either.
      let path = places.destination(of: address, onPageAt: file)?.path
      let target = path.map { String(decoding: $0, as: UTF8.self) } ?? address
      guard files.insert(ByteKey(target)).inserted else { continue }
      links.append(Link(file: target, page: page.path, pageFile: file, source: page.details.source))
    }
  }

  /// Returns the files of pages that are missing.
  func missingFiles(in paths: PathRegister) -> Set<ByteKey> {
    Set(links.lazy.filter { !paths.contains($0.file) }.map { ByteKey($0.file) })
  }

  /// Returns an error for each page that is missing; a closure returns the page that is made from a file.
  func findings(in paths: PathRegister, _ page: (String) -> String?) -> [SiteChecker.Finding] {
    links.filter { !paths.contains($0.file) }.map { link in
      let name = PagePath.name(ofFile: link.file)
      let pages = paths.paths.lazy.filter { $0.hasSuffix(".html") }.map { PagePath.name(ofFile: $0) }
      // Of several folders with an article of this path one is told, the same each time.
      let reason = unpublished.values.compactMap { $0.reason(ofPath: name) }.min()
      // Who writes the name of the file means its page.
      let ofFile = reason == nil ? page(name + ".md").map { " Did you mean \"\($0)\"?" } : nil
      let question =
        reason.map { " " + $0 } ?? ofFile ?? Suggestion.sentence(for: name, among: pages.sorted())
      let message = "There is no page \"\(name)\" to link to.\(question)"
      let place = places.place(of: link.file, in: link.source, onPageAt: link.pageFile)
      return SiteChecker.Finding(subject: link.page, diagnostic: Diagnostic(.error, .brokenLink, message, at: place))
    }
  }
}

extension PagePath {
  /// Returns the path of the page whose file has a path.
  static func name(ofFile file: String) -> String {
    if file.hasSuffix("/index.html") { return String(file.dropLast("/index.html".count)) }
    return file.hasSuffix(".html") ? String(file.dropLast(".html".count)) : file
  }
}
