import Cairn
import CairnHTML
import Foundation
import Testing

@testable import CairnSite

@Suite struct SiteDocumentTests {
  private func html(_ path: String, of site: some Site = MountainSite()) throws -> String {
    var html: String?
    let documents = try SiteDocuments(of: site)
    try site.pages.forEachPage { page in
      if page.path == path { html = documents.document(for: page).html() }
    }
    return try #require(html)
  }

  private func link(_ destination: String, from path: String) throws -> String {
    let page = Page(path, title: "Title") { Link("Label", destination: destination) }
    let html = try html(path, of: TestSite(list: [page]))
    let start = try #require(html.range(of: "<a class=\"link\" href=\""))
    return String(html[start.upperBound...].prefix { $0 != "\"" })
  }

  @Test(arguments: [
    ("index", "ranges/alps.html", "ranges/alps.html"),
    ("index", "/ranges/alps.html", "ranges/alps.html"),
    ("index", "/", "index.html"),
    ("peaks/eiger", "ranges/alps.html", "../ranges/alps.html"),
    ("peaks/eiger", "/ranges/alps.html", "../ranges/alps.html"),
    ("peaks/eiger", "index.html", "../index.html"),
    ("peaks/eiger", "/", "../index.html"),
    ("peaks/eiger", "ranges/", "../ranges/index.html"),
    ("peaks/eiger", "ranges/?all#first", "../ranges/index.html?all#first"),
    ("a/b/c", "index.html#top", "../../index.html#top"),
    ("a/b/c", "x.html?q=a/b/", "../../x.html?q=a/b/"),
    ("a/b/c", "Größe 1.html", "../../Gr%C3%B6%C3%9Fe%201.html"),
    ("a/b/c", " \n/x.html", "../../x.html"),
  ])
  func `writes addresses from the root relative to the page`(page: String, address: String, written: String) throws {
    #expect(try link(address, from: page) == written)
  }

  @Test(arguments: [
    "#summit", "?page=2", "./eiger.html", "../x.html", "..", ".", "", "//example.org/a/", "https://example.org/a/",
    "mailto:a@example.org", "tel:+41",
  ])
  func `keeps addresses that do not count from the root`(address: String) throws {
    #expect(try link(address, from: "peaks/eiger") == address)
  }

  @Test(arguments: [("index", ""), ("peaks/eiger", "../"), ("peaks/more/eiger", "../../")])
  func `finds sheet, icon, header and pictures at every depth`(path: String, root: String) throws {
    let html = try html(path)
    #expect(html.contains("<link rel=\"stylesheet\" href=\"\(root)style.css\">"))
    #expect(html.contains("<link rel=\"icon\" href=\"\(root)images/icon.svg\">"))
    #expect(html.contains("<a class=\"link\" href=\"\(root)index.html\">Peaks</a></header>"))
    #expect(html.contains("src=\"\(root)images/eiger.svg\"") == (path == "peaks/eiger"))
    #expect(!html.contains("style="))
  }

  @Test func `describes each page to browsers and search engines`() throws {
    let index = try html("index")
    #expect(index.contains("<html lang=\"en-GB\">"))
    #expect(index.contains("<title>Peaks</title>"))
    #expect(index.contains("<meta name=\"description\" content=\"High places.\">"))
    #expect(index.contains("<link rel=\"canonical\" href=\"https://example.org/peaks/\">"))
    let peak = try html("peaks/moench")
    #expect(peak.contains("<title>Mönch — Peaks</title>"))
    #expect(peak.contains("<meta name=\"description\" content=\"All of Mönch.\">"))
    #expect(peak.contains("<link rel=\"canonical\" href=\"https://example.org/peaks/peaks/moench.html\">"))
    #expect(peak.contains("<meta property=\"og:site_name\" content=\"Peaks\">"))
    #expect(peak.contains("<meta property=\"og:title\" content=\"Mönch\">"))
    #expect(index.contains("<meta property=\"og:title\" content=\"Peaks\">"))
    #expect(try !html("peaks/more/moench").contains("name=\"description\""))
  }

  @Test func `says nothing of addresses when the site has none`() throws {
    let html = try html("index", of: TestSite(list: [Page("index", title: "Start") { Text("Text") }]))
    #expect(!html.contains("canonical"))
    #expect(!html.contains("og:"))
  }

  @Test(arguments: [
    ("index", "https://example.org", "https://example.org/"),
    ("a/index", "https://example.org/b/", "https://example.org/b/a/"),
    ("reindex", "http://example.org/b", "http://example.org/b/reindex.html"),
    ("größe/a b", "https://example.org", "https://example.org/gr%C3%B6%C3%9Fe/a%20b.html"),
  ])
  func `knows pages by one address`(path: String, base: String, address: String) throws {
    let html = try html(path, of: TestSite(baseURL: base, list: [Page(path, title: "Title") { Text("Text") }]))
    #expect(html.contains("<link rel=\"canonical\" href=\"\(address)\">"))
    #expect(html.contains("<meta property=\"og:url\" content=\"\(address)\">"))
  }

  @Test func `shows header and footer as landmarks, with a link past the header`() throws {
    let html = try html("peaks/moench")
    #expect(html.contains("<body><a class=\"skip-link\" href=\"#main-content\">Skip to content</a><header class="))
    #expect(html.contains("</header><main id=\"main-content\">"))
    #expect(html.contains("</main><footer class=\"page-footer\"><p>The page Mönch</p></footer></body>"))
    let plain = try self.html("index", of: TestSite(list: [Page("index", title: "Start") { Text("Text") }]))
    #expect(plain.contains("<body><main><p>Text</p></main></body>"))
  }
}
