import Cairn

/// The list of a site's pages for search engines.
struct Sitemap {
  private struct Entry {
    let address: String
    let updated: FrontMatterDate?
  }

  /// The largest number of pages in a file, as https://www.sitemaps.org says.
  static let longestFile = 50_000

  private var entries: [Entry] = []

  mutating func add(_ address: String, updated: FrontMatterDate?) {
    entries.append(Entry(address: address, updated: updated))
  }

  /// Returns the files with their paths: one, or a list of several.
  func files(base: BaseAddress, longest: Int = Sitemap.longestFile) -> [(path: String, text: String)] {
    guard entries.count > longest else {
      return [("sitemap.xml", Self.list("urlset", entries.map { Self.entry($0, "url") }))]
    }
    var files: [(path: String, text: String)] = []
    for start in stride(from: 0, to: entries.count, by: longest) {
      let part = entries[start..<min(start + longest, entries.count)].map { Self.entry($0, "url") }
      files.append(("sitemap-\(files.count + 1).xml", Self.list("urlset", part)))
    }
    let parts = files.map { Self.entry(Entry(address: base.text + $0.path, updated: nil), "sitemap") }
    return [("sitemap.xml", Self.list("sitemapindex", parts))] + files
  }

  /// Returns the file that tells robots of the list.
  static func robots(base: BaseAddress) -> String {
    "User-agent: *\nAllow: /\n\nSitemap: \(base.text)sitemap.xml\n"
  }

  private static func entry(_ entry: Entry, _ tag: String) -> String {
    let updated = entry.updated.map { date in
      "<lastmod>\(date.time == nil ? date.description : date.timestamp)</lastmod>"
    }
    return "<\(tag)><loc>\(MarkupText.escaped(entry.address))</loc>\(updated ?? "")</\(tag)>\n"
  }

  private static func list(_ tag: String, _ entries: [String]) -> String {
    """
    <?xml version="1.0" encoding="utf-8"?>
    <\(tag) xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
    \(entries.joined())</\(tag)>

    """
  }
}
