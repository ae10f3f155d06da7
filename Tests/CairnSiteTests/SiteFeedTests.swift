import Cairn
import CairnHTML
import Foundation
import Testing

@testable import CairnSite

@Suite struct SiteFeedTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let source = """
    ---
    title: "Snow & <ice>"
    date: 2025-07-24
    updated: 2025-08-01T10:00:00+02:00
    description: Cold.
    ---
    See [the monk](@posts/monk#way), [here](a.html) & ]]> **this** \\</content>.
    """

  private static func posts() throws -> Articles<NoMetadata> {
    var reader = ArticleReader<NoMetadata>(root: "posts")
    reader.read(
      ArticleFiles(["ice.md": source, "monk.md": "---\ndate: 2024-01-01\n---\n", "undated.md": "Words."], in: "c")
    )
    return try Articles(reader, [], Date(timeIntervalSince1970: 1_772_323_200))
  }

  private func site(baseURL: String? = "https://example.org/base") throws -> TestSite {
    let posts = try Self.posts()
    let index = Page("index", title: "Start") {
      for post in posts { Link(to: post) }
      Text("a").id("way")
    }
    var site = TestSite(baseURL: baseURL, list: [index] + posts.map { post in Page(post) { Markdown(post.document) } })
    site.list.append(Page("a", title: "A") { Text("a") })
    site.feeds = [
      SiteFeed(posts, at: "feed.xml", title: "News & more", author: "Anna"),
      SiteFeed(posts, at: "n/feed.json", title: "News", kind: .json),
    ]
    return site
  }

  @Test func `writes articles with their whole content and absolute addresses`() throws {
    #expect(try site().build(at: folder("site")).report == "")
    let feed = try folder.text("site/feed.xml")
    #expect(
      feed.contains(
        "<title>News &amp; more</title>\n<id>https://example.org/base/feed.xml</id>\n<updated>2025-08-01T10:00:00+02:00</updated>"
      )
    )
    #expect(feed.contains("<author><name>Anna</name></author>"))
    #expect(feed.contains("<title>Snow &amp; &lt;ice&gt;</title>\n<id>https://example.org/base/posts/ice.html</id>"))
    #expect(feed.contains("<published>2025-07-24T00:00:00Z</published>"))
    #expect(feed.contains("href=&quot;https://example.org/base/posts/monk.html#way&quot;"))
    #expect(feed.contains("href=&quot;https://example.org/base/a.html&quot;") && feed.contains("]]&amp;gt;"))
    #expect(feed.components(separatedBy: "<entry>").count == 3)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(folder.text("site/n/feed.json").utf8)) as? [String: Any]
    )
    #expect(json["version"] as? String == "https://jsonfeed.org/version/1.1")
    #expect(json["feed_url"] as? String == "https://example.org/base/n/feed.json")
    let items = try #require(json["items"] as? [[String: Any]])
    #expect(items.map { $0["title"] as? String } == ["Snow & <ice>", "Monk"])
    #expect(items[0]["date_modified"] as? String == "2025-08-01T10:00:00+02:00")
    #expect(
      (items[0]["content_html"] as? String)?.contains("href=\"https://example.org/base/a.html\"") == true
    )
  }

  @Test func `all pages name the feeds`() throws {
    #expect(try site().build(at: folder("site")).failure == nil)
    let html = try folder.text("site/posts/ice.html")
    #expect(
      html.contains(
        "<link rel=\"alternate\" type=\"application/atom+xml\" title=\"News &amp; more\" href=\"../feed.xml\">"
      )
    )
    #expect(html.contains("href=\"../n/feed.json\""))
  }

  @Test func `a feed needs the address of its site`() throws {
    let outcome = try site(baseURL: nil).build(at: folder("site"))
    #expect(outcome.report.hasPrefix("feed.xml: error: site.missing-base-url: A feed needs absolute addresses."))
    #expect(outcome.failure != nil)
  }

  @Test func `an article says so to machines`() throws {
    #expect(try site().build(at: folder("site")).failure == nil)
    let html = try folder.text("site/posts/ice.html")
    #expect(
      html.contains(
        """
        {"@context":"https://schema.org","@type":"Article","headline":"Snow \\u0026 \\u003Cice\\u003E","description":"Cold.",\
        "datePublished":"2025-07-24T00:00:00Z","dateModified":"2025-08-01T10:00:00+02:00","inLanguage":"en",\
        "mainEntityOfPage":"https://example.org/base/posts/ice.html"}
        """
      )
    )
    #expect(html.contains("<meta property=\"og:type\" content=\"article\">"))
  }

  /// Returns what the page of an article says to machines.
  private func article(
    _ text: String = "---\ndate: 2025-07-24\n---\nWords.",
    head: PageHead = PageHead(),
    feedAuthors: [String?] = []
  ) throws -> String {
    var reader = ArticleReader<NoMetadata>(root: "posts")
    reader.read(ArticleFiles(["ice.md": text], in: "c"))
    let posts = try Articles(reader, [], Date(timeIntervalSince1970: 1_772_323_200))
    let pages = posts.map { post in Page(post) { Markdown(post.document) }.head(head) }
    var site = TestSite(baseURL: "https://example.org/base", list: pages)
    site.feeds = feedAuthors.enumerated().map { SiteFeed(posts, at: "\($0).xml", title: "News", author: $1) }
    #expect(site.build(at: folder("site")).failure == nil)
    let html = try folder.text("site/posts/ice.html")
    let start = try #require(html.range(of: "\"@type\":\"Article\""))
    return String(html[start.upperBound...].prefix { $0 != "<" })
  }

  @Test func `an article names its authors and its picture`() throws {
    var head = PageHead()
    head.openGraph = OpenGraph(image: "images/ice 1.png", imageDescription: "Ice")
    head.metadata = [.name("author", "Mira"), .name("author", "Test")]
    let data = try article(head: head, feedAuthors: ["Anna"])
    let names = "[{\"@type\":\"Person\",\"name\":\"Mira\"},{\"@type\":\"Organization\",\"name\":\"Test\"}]"
    #expect(data.contains("\"author\":\(names),\"image\":\"https://example.org/base/images/ice%201.png\","))
  }

  @Test func `an article is by the author of all feeds`() throws {
    let author = "\"author\":{\"@type\":\"Person\",\"name\":\"Anna\"}"
    #expect(try article(feedAuthors: ["Anna", "Anna"]).contains(author))
    #expect(try !article(feedAuthors: ["Anna", "Bert"]).contains("author"))
    #expect(try !article(feedAuthors: ["Anna", nil]).contains("author"))
    #expect(try !article().contains("author"))
  }

  @Test func `an article never changed before it came out`() throws {
    let data = try article("---\ndate: 2025-07-24\nupdated: 2025-07-01\n---\nWords.")
    #expect(data.contains("\"datePublished\":\"2025-07-24T00:00:00Z\"") && !data.contains("dateModified"))
    let later = try article("---\ndate: 2025-07-24\nupdated: 2025-07-25\n---\nWords.")
    #expect(later.contains("\"dateModified\":\"2025-07-25T00:00:00Z\""))
  }

  @Test func `lists and ways say so to machines`() throws {
    let posts = try Self.posts()
    let list = posts.prefix(2).paginated(by: 2, at: "index")[0]
    let index = Page(list, title: "Start") { for post in list.items { Link(to: post) } }
    let pages = [index] + posts.map { post in Page(post) { Text("a") }.breadcrumbs(index) }
    #expect(TestSite(baseURL: "https://example.org", list: pages).build(at: folder("site")).failure == nil)
    let start = try folder.text("site/index.html")
    #expect(
      start.contains(
        "{\"@type\":\"ListItem\",\"position\":2,\"name\":\"Monk\",\"url\":\"https://example.org/posts/monk.html\"}"
      )
    )
    let way = "{\"@type\":\"ListItem\",\"position\":1,\"name\":\"Start\",\"item\":\"https://example.org/\"}"
    #expect(
      try folder.text("site/posts/monk.html").contains("\"@type\":\"BreadcrumbList\",\"itemListElement\":[\(way),")
    )
  }

  // MARK: Sitemap

  @Test func `lists the pages for search engines`() throws {
    var site = try site(baseURL: "https://example.org")
    var hidden = PageHead()
    hidden.isIndexed = false
    site.list += [
      Page("hidden", title: "Hidden") { Text("a") }.head(hidden), Page.notFound(title: "Gone") { Text("a") },
    ]
    #expect(site.build(at: folder("site")).failure == nil)
    let map = try folder.text("site/sitemap.xml")
    #expect(map.contains("<url><loc>https://example.org/</loc></url>"))
    #expect(
      map.contains(
        "<url><loc>https://example.org/posts/ice.html</loc><lastmod>2025-08-01T10:00:00+02:00</lastmod></url>"
      )
    )
    #expect(map.contains("<lastmod>2024-01-01</lastmod>"))
    #expect(!map.contains("hidden") && !map.contains("404"))
    #expect(
      try folder.text("site/robots.txt") == "User-agent: *\nAllow: /\n\nSitemap: https://example.org/sitemap.xml\n"
    )
  }

  @Test func `a file of the site's own takes the place of one for search engines`() throws {
    var site = try site(baseURL: "https://example.org")
    site.files = [SiteFile("robots.txt") { "User-agent: *\nDisallow: /\n" }]
    #expect(site.build(at: folder("site")).failure == nil)
    #expect(try folder.text("site/robots.txt").contains("Disallow"))
    #expect(try self.site().build(at: folder("other")).failure == nil)
    #expect(folder.exists("other/sitemap.xml") && !folder.exists("other/robots.txt"))
  }

  @Test func `divides a long list of pages over files`() throws {
    let base = try BaseAddress("https://example.org")
    var map = Sitemap()
    for number in 0..<5 { map.add("https://example.org/\(number).html", updated: nil) }
    let files = map.files(base: base, longest: 2)
    #expect(files.map(\.path) == ["sitemap.xml", "sitemap-1.xml", "sitemap-2.xml", "sitemap-3.xml"])
    #expect(files[0].text.contains("<sitemap><loc>https://example.org/sitemap-3.xml</loc></sitemap>"))
    #expect(files[3].text.contains("<url><loc>https://example.org/4.html</loc></url>"))
  }

  // MARK: Folders and pictures

  @Test func `copies folders, and tells what it cannot read`() throws {
    try folder.write("a", to: "public/a.txt")
    try folder.write("b", to: "public/x/.well-known/b")
    try folder.write("c", to: "public/.DS_Store")
    let index = Page("index", title: "Start") { Text("a") }
    let site = TestSite(list: [index], files: Array(SiteFolder(folder("public"), at: "/files/")))
    #expect(site.build(at: folder("site")).failure == nil)
    #expect(try folder.text("site/files/a.txt") == "a" && folder.text("site/files/x/.well-known/b") == "b")
    #expect(!folder.exists("site/files/.DS_Store"))
    let missing = TestSite(list: [index], files: Array(SiteFolder(folder("nowhere")))).build(at: folder("site"))
    #expect(missing.report.contains("site.failed-file") && missing.report.contains("nowhere"))
  }

  @Test func `pages keep room for pictures whose files say their size`() throws {
    try folder.write("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 30 20\"/>", to: "public/hut.svg")
    let pictures = SiteFolder(folder("public"), at: "images")
    var site = TestSite(
      list: [Page("index", title: "Start") { Markdown("![A hut](images/hut.svg)") }],
      files: Array(pictures)
    )
    site.assets = pictures.assets
    #expect(site.build(at: folder("site"), isStrict: true).report == "")
    #expect(
      try folder.text("site/index.html").contains("src=\"images/hut.svg\" alt=\"A hut\" width=\"30\" height=\"20\"")
    )
  }

  @Test func `reads the sizes of pictures`() {
    let png: [UInt8] =
      [0x89] + Array("PNG\r\n\u{1A}\n".utf8) + [0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 1, 0, 0, 0, 0, 64]
    let gif = Array("GIF89a".utf8) + [16, 0, 9, 0]
    let frame: [UInt8] = [0xFF, 0xC2, 0, 17, 8, 0, 100, 0, 200, 3, 0, 0, 0]
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0] + frame
    let exif = Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
    let turned: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + frame
    let head = Array("RIFF\0\0\0\0WEBP".utf8)
    let lossy = head + Array("VP8 ".utf8) + [0, 0, 0, 0, 0, 0, 0, 0x9D, 1, 0x2A, 44, 1, 200, 0]
    let lossless = head + Array("VP8L".utf8) + [0, 0, 0, 0, 0x2F, 0x2B, 0xC1, 0x31, 0]
    let extended = head + Array("VP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 43, 1, 0, 199, 0, 0]
    let avif =
      [0, 0, 0, 20] + Array("ftypavif".utf8) + [0, 0, 0, 20] + Array("ispe".utf8) + [
        0, 0, 0, 0, 0, 0, 1, 44, 0, 0, 0, 200,
      ]
    #expect(PictureSize(of: png) == PictureSize(width: 256, height: 64))
    #expect(PictureSize(of: gif) == PictureSize(width: 16, height: 9))
    #expect(PictureSize(of: jpeg) == PictureSize(width: 200, height: 100))
    #expect(PictureSize(of: turned) == PictureSize(width: 100, height: 200))
    for picture in [lossy, lossless, extended, avif] {
      #expect(PictureSize(of: picture) == PictureSize(width: 300, height: 200))
    }
    for svg in [
      "<svg width='300px' height=\"200\">", "<?xml?><svg\nviewBox='0,0 300 200'>",
      "<svg width='100%' viewBox='0 0 300 200'>",
    ] {
      #expect(PictureSize(of: Array(svg.utf8)) == PictureSize(width: 300, height: 200), "\(svg)")
    }
    for picture in [png, gif, jpeg, turned, lossy, lossless, extended, avif] {
      // Whatever is cut off, nothing stops.
      for count in 0..<picture.count { _ = PictureSize(of: Array(picture.prefix(count))) }
    }
    #expect(PictureSize(of: Array("<svg viewBox='0 0 nan inf'>".utf8)) == nil)
    #expect(PictureSize(of: []) == nil)
  }
}
