import Cairn
import Foundation
import Testing

@testable import CairnHTML

@Suite struct PageHeadAdditionsTests {
  private func render(_ head: PageHead, openGraph: OpenGraph? = nil) -> HTMLPage<Text>.Output {
    var page = HTMLPage(title: "Title", description: "Words", openGraph: openGraph) { Text("x") }
    page.head = head
    page.styles = .linked("style.css")
    return page.render()
  }

  /// The head behind what every page has.
  private func additions(_ head: PageHead, openGraph: OpenGraph? = nil) -> String {
    let html = render(head, openGraph: openGraph).html
    let start = html.firstRange(of: "content=\"Words\">")?.upperBound ?? html.startIndex
    let end = html.firstRange(of: "<link rel=\"stylesheet\"")?.lowerBound ?? html.endIndex
    return String(html[start..<end])
  }

  @Test func `adds nothing by default`() {
    #expect(additions(PageHead()) == "")
    #expect(render(PageHead()).diagnostics == [])
  }

  @Test func `writes what is added, in order`() {
    var head = PageHead()
    head.isIndexed = false
    head.canonical = "https://example.org/a"
    head.metadata = [.name("author", "A \"B\" <C>"), .property("article:tag", "one"), .property("article:tag", "two")]
    head.links = [PageHead.Link("license", "licence.html", type: "text/html", title: "L", language: "de")]
    head.feeds = [PageHead.Feed("feed.xml", title: "News", kind: .atom)]
    head.structuredData = [StructuredData("Mountain", ["name": "Eiger", "elevation": 3967])]
    let expected = """
      <meta name="robots" content="noindex"><link rel="canonical" href="https://example.org/a">\
      <meta name="author" content="A &quot;B&quot; &lt;C&gt;"><meta property="article:tag" content="one">\
      <meta property="article:tag" content="two">\
      <link rel="license" type="text/html" title="L" hreflang="de" href="licence.html">\
      <link rel="alternate" type="application/atom+xml" title="News" href="feed.xml">\
      <script type="application/ld+json">\
      {"@context":"https://schema.org","@type":"Mountain","name":"Eiger","elevation":3967}</script>
      """
    #expect(additions(head) == expected)
    #expect(render(head).diagnostics == [])
  }

  @Test func `takes what Open Graph says from the page where nothing else is said`() {
    var head = PageHead()
    head.openGraph = OpenGraph(type: "article", image: "https://example.org/a.png", title: "Shared")
    let html = additions(head, openGraph: OpenGraph(image: "https://example.org/b.png", siteName: "Site"))
    let expected = """
      <meta property="og:title" content="Shared"><meta property="og:type" content="article">\
      <meta property="og:description" content="Words"><meta property="og:image" content="https://example.org/a.png">\
      <meta property="og:site_name" content="Site">
      """
    #expect(html == expected)
  }

  static let repeats: [(name: String, head: PageHead)] = {
    var names = PageHead()
    names.metadata = [.name("generator", "a"), .name("Generator", "b")]
    var own = PageHead()
    own.metadata = [.name("description", "b")]
    var tags = PageHead()
    tags.metadata = [.property("article:tag", "a"), .property("article:tag", "a")]
    var links = PageHead()
    links.links = [PageHead.Link("me", "a.html"), PageHead.Link("ME", "a.html")]
    var canonical = PageHead()
    canonical.links = [PageHead.Link("canonical", "https://example.org/")]
    var feeds = PageHead()
    feeds.feeds = [PageHead.Feed("a", title: "A", kind: .rss), PageHead.Feed("a", title: "B", kind: .atom)]
    return [
      ("names", names), ("own", own), ("tags", tags), ("links", links), ("canonical", canonical), ("feeds", feeds),
    ]
  }()

  @Test(arguments: repeats)
  func `says once what is said twice`(_ sample: (name: String, head: PageHead)) {
    let output = render(sample.head)
    #expect(output.diagnostics.map(\.code) == [.repeatedHead], "\(sample.name)")
    let html = output.html
    for words in ["name=\"generator\"", "name=\"description\"", "article:tag", "rel=\"me\"", "rel=\"alternate\""] {
      #expect(html.components(separatedBy: words).count <= 2, "\(sample.name): \(words)")
    }
    #expect(!html.contains("rel=\"canonical\""))
  }

  @Test func `a page without a description takes one from its metadata`() {
    var page = HTMLPage(title: "Title") { Text("x") }
    page.head.metadata = [.name("description", "Words")]
    #expect(page.render().diagnostics == [])
    #expect(page.html().contains("<meta name=\"description\" content=\"Words\">"))
  }

  @Test func `several pictures to share keep their order`() {
    var head = PageHead()
    head.metadata = [
      .property("og:image", "https://example.org/b.png"), .property("og:image:width", "600"),
      .property("og:image", "https://example.org/c.png"), .property("og:image:width", "600"),
    ]
    let output = render(head, openGraph: OpenGraph(image: "https://example.org/a.png"))
    #expect(output.diagnostics == [])
    #expect(output.html.components(separatedBy: "property=\"og:image\"").count == 4)
  }

  static let others: [(name: String, links: [PageHead.Link])] = [
    ("a feed", [PageHead.Link("alternate", "./feed.xml", type: "application/atom+xml")]),
    ("an icon", [PageHead.Link("shortcut icon", "other.ico")]),
    ("a sheet", [PageHead.Link("stylesheet", "style.css")]),
    ("a canonical address", [PageHead.Link("me canonical", "https://example.org/")]),
  ]

  @Test(arguments: others)
  func `what the page links to already is told`(_ sample: (name: String, links: [PageHead.Link])) {
    var page = HTMLPage(title: "Title", styles: .linked("style.css"), icon: "icon.svg") { Text("x") }
    page.head.links = sample.links
    page.head.feeds = [PageHead.Feed("feed.xml", title: "News", kind: .atom)]
    #expect(page.render().diagnostics.map(\.code) == [.repeatedHead], "\(sample.name)")
  }

  @Test func `what has no name is left out`() {
    var head = PageHead()
    head.metadata = [.name("", "x")]
    head.links = [PageHead.Link(" ", "a.html")]
    #expect(render(head).diagnostics.map(\.code) == [.unnamedHead, .unnamedHead])
    #expect(additions(head) == "")
  }

  @Test func `a page can be a website where the site says something else`() {
    var head = PageHead()
    head.openGraph = OpenGraph(type: "website")
    #expect(additions(head, openGraph: OpenGraph(type: "article")).contains("content=\"website\""))
  }

  static let unfit: [StructuredData.Value] = [
    .number(.infinity), .object([StructuredData.Member("a", 1), StructuredData.Member("a", 2)]),
    (0..<100).reduce(1) { value, _ in .array([value]) },
  ]

  @Test(arguments: unfit)
  func `what JSON cannot say is told`(value: StructuredData.Value) {
    var head = PageHead()
    head.structuredData = [StructuredData(value)]
    #expect(render(head).diagnostics.map(\.code) == [.unfitData])
    head.structuredData = [StructuredData("Mountain", [:]), StructuredData("Mountain", [:])]
    #expect(render(head).diagnostics.map(\.code) == [.repeatedHead])
  }

  @Test func `Open Graph's properties are said once`() {
    var head = PageHead()
    head.metadata = [.property("og:title", "Other"), .property("og:locale", "de_CH")]
    #expect(render(head, openGraph: OpenGraph()).diagnostics.map(\.code) == [.repeatedHead])
    #expect(render(head).diagnostics == [])
  }

  @Test(arguments: ["javascript:alert(1)", "data:text/html,a", "mailto:a@example.org"])
  func `judges addresses as those of links`(address: String) {
    var head = PageHead()
    head.canonical = address
    head.openGraph = OpenGraph(image: address, url: address)
    head.links = [PageHead.Link("me", address)]
    head.feeds = [PageHead.Feed(address, title: "A", kind: .json)]
    let output = render(head)
    #expect(output.diagnostics.map(\.code) == Array(repeating: .blockedURL, count: 5))
    #expect(!output.html.contains("alert") && !output.html.contains("data:") && !output.html.contains("mailto"))
  }

  // MARK: Structured data

  static let values: [(value: StructuredData.Value, json: String)] = [
    ("a\"\\\n\u{1}é", "\"a\\\"\\\\\\u000A\\u0001é\""),
    ("</script><!--&\u{2028}", "\"\\u003C/script\\u003E\\u003C!--\\u0026\\u2028\""),
    (1, "1"), (.integer(.min), "-9223372036854775808"), (1.5, "1.5"), (.number(.nan), "null"),
    (.number(.infinity), "null"), (true, "true"), (nil, "null"), ([], "[]"), ([1, "a", [nil]], "[1,\"a\",[null]]"),
    (["b": 1, "a": ["c": false]], "{\"b\":1,\"a\":{\"c\":false}}"), (["a": 1, "a": 2], "{\"a\":1}"), ([:], "{}"),
  ]

  @Test(arguments: values)
  func `writes JSON that cannot end its element`(value: StructuredData.Value, json: String) {
    #expect(StructuredData(value).json == json)
  }

  @Test func `leaves out what lies too deep`() {
    let value = (0..<1_000).reduce(StructuredData.Value.integer(1)) { value, _ in .array([value]) }
    let json = StructuredData(value).json
    #expect(json == String(repeating: "[", count: 64) + "null" + String(repeating: "]", count: 64))
  }

  @Test func `heads of a site and of a page are one`() {
    var site = PageHead()
    site.metadata = [.name("author", "Site"), .name("generator", "Cairn")]
    site.feeds = [PageHead.Feed("feed.xml", title: "News", kind: .rss)]
    var page = PageHead()
    page.metadata = [.name("author", "Page")]
    page.isIndexed = false
    site.formUnion(page)
    #expect(site.metadata == [.name("generator", "Cairn"), .name("author", "Page")])
    #expect(!site.isIndexed && site.feeds.count == 1)
  }
}
