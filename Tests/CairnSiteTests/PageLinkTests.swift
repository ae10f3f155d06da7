import Cairn
import CairnHTML
import Foundation
import Testing

@testable import CairnSite

@Suite struct PageLinkTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static func article(_ text: String, path: String = "eiger.md") throws -> SiteArticle<NoMetadata> {
    var reader = ArticleReader<NoMetadata>(root: "posts")
    reader.read(ArticleFiles(KeyValuePairs(dictionaryLiteral: (path, text)), in: "content"))
    return try #require(try Articles(reader, [], Date()).first)
  }

  private func site(_ pages: [Page], _ addresses: PageAddresses = .files, baseURL: String? = nil) -> TestSite {
    TestSite(baseURL: baseURL, list: pages, pageAddresses: addresses)
  }

  @Test(arguments: [PageAddresses.files, .folders])
  func `links lead to pages by their paths`(addresses: PageAddresses) throws {
    let alps = Page("ranges/alps", title: "Alps", description: "The Alps.") {
      Link("Start", destination: "@index#top")
      Link("Here", destination: "@ranges/alps")
    }
    let index = Page("index", title: "Start", description: "Start.") {
      Link(to: alps)
      Link("Words", to: alps)
      Link("Address", destination: alps.address)
      Link(to: alps) { Image(systemName: "mountain.2").accessibilityLabel("Alps") }
      List { ListCell("A row").destination("@ranges/alps?a=1") }
      Markdown("[Alps](@ranges/alps)")
    }
    var site = site([index, alps], addresses)
    site.checks = SiteChecks()
    #expect(site.build(at: folder("site"), isStrict: true).report == "")
    let html = try folder.text("site/index.html")
    let file = addresses == .files ? "ranges/alps.html" : "ranges/alps/index.html"
    let address = addresses == .files ? file : "ranges/alps/"
    #expect(html.components(separatedBy: "href=\"\(address)\"").count == 6)
    #expect(site.address(of: alps) == (addresses == .files ? "ranges/alps.html" : "ranges/alps/"))
    #expect(site.address(of: index) == "")
    #expect(html.contains("href=\"\(address)?a=1\""))
    let way = addresses == .files ? "../" : "../../"
    let start = addresses == .files ? "index.html" : ""
    #expect(try folder.text("site/\(file)").contains("href=\"\(way)\(start)#top\""))
    #expect(try folder.text("site/\(file)").contains("href=\"\(way)style.css\""))
  }

  @Test func `links name folders where pages are folders`() throws {
    let deep = Page("a/b/index", title: "Deep", description: "Deep.") { Text("a") }
    let page = Page("a", title: "A", description: "A.") {
      Link("Start", destination: "@index"); Link("Root", destination: "/"); Link("Deep", destination: "@a/b/index#top")
      Link("Slash", destination: "@/a"); Link("None", destination: "@#top")
    }.redirects(from: ["old/x"])
    let index = Page("index", title: "Start", description: "Start.") {
      Link(to: page); Link("Here", destination: "@index"); Link("Root", destination: "/"); Link("A", destination: "/a/")
    }
    var site = site([index, page, deep], .folders)
    site.checks = SiteChecks()
    #expect(site.build(at: folder("site"), isStrict: true).report == "")
    func addresses(in file: String) throws -> [String] {
      let main = try folder.text("site/" + file).components(separatedBy: "<main").last ?? ""
      return main.components(separatedBy: "href=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
    }
    #expect(try addresses(in: "index.html") == ["a/", "./", "./", "a/"])
    #expect(try addresses(in: "a/index.html") == ["../", "../", "../a/b/#top", "../a/", "../#top"])
    #expect(try folder.text("site/old/x.html").contains("url=../a/\""))
  }

  @Test func `a link to a page that is not there fails the build, with its file and line`() throws {
    let article = try Self.article("---\ntitle: Eiger\n---\nWords.\n\nSee [the monk](@posts/mnch) and [it](gone.html).")
    let index = Page("index", title: "Start") { Link("Gone", destination: "@posts/gone#x") }
    let pages = [
      index, Page(article) { Markdown(article.document) }, Page("posts/mönch", title: "Mönch") { Text("a") },
    ]
    var site = site(pages)
    site.checks = SiteChecks()
    site.checks.ignored = [.orphanedPage]
    let outcome = site.build(at: folder("site"))
    #expect(
      outcome.report == """
        index: error: site.broken-link: There is no page "posts/gone" to link to.
        posts/eiger: error: site.broken-link: There is no page "posts/mnch" to link to. Did you mean "posts/mönch"? \
        (content/eiger.md:6)
        posts/eiger: warning: site.broken-link: The link to "gone.html" leads nowhere. Change the link, or add what it leads to. \
        (content/eiger.md:6)

        """
    )
    #expect(outcome.failure == "Nothing was built, because of 2 errors. The output is as it was.")
  }

  @Test(arguments: ["@", "@/", "@../x", "@javascript:1", "@https://a.example", "@#a", "@a\u{0}b", "@//a"])
  func `no link to a page is anything else`(link: String) throws {
    let outcome = site([Page("index", title: "Start") { Link("Go", destination: link) }]).build(at: folder("site"))
    #expect(outcome.failure != nil || link == "@#a" || link == "@../x", "\(outcome.report)")
    if let html = try? folder.text("site/index.html") { #expect(!html.contains("href=\"javascript")) }
  }

  @Test func `a page whose path a redirect has taken says whose redirect it is`() throws {
    let redirecting = Page("posts/eiger", title: "Eiger") { Text("a") }.redirects(from: ["posts/old"])
    let outcome = TestSite(list: [redirecting, Page("posts/old", title: "Old") { Text("b") }]).build(at: folder("site"))
    #expect(outcome.report.contains("is taken by a redirect to the page \"posts/eiger\". Give each"))
  }

  @Test func `redirects lead on from other paths`() throws {
    let page = Page("posts/eiger", title: "Eiger & more") { Text("a") }.redirects(from: [
      "/old/eiger/", "eiger", "e/x.html",
    ])
    let pages = [Page("index", title: "Start") { Link(to: page) }, page]
    #expect(site(pages, baseURL: "https://example.org/a").build(at: folder("site")).failure == nil)
    let redirect = try folder.text("site/old/eiger/index.html")
    #expect(redirect.contains("<meta http-equiv=\"refresh\" content=\"0; url=../../posts/eiger.html\">"))
    #expect(redirect.contains("<link rel=\"canonical\" href=\"https://example.org/a/posts/eiger.html\">"))
    #expect(redirect.contains("<a href=\"../../posts/eiger.html\">Eiger &amp; more</a>"))
    #expect(folder.exists("site/eiger.html") && folder.exists("site/e/x.html"))
  }

  @Test(arguments: [
    "../x", "index", "INDEX", "a//b", "con", "posts/eiger", "a\u{0}b", String(repeating: "n", count: 300), "/",
  ])
  func `redirects cannot take other paths or leave the site`(path: String) throws {
    let page = Page("posts/eiger", title: "Eiger") { Text("a") }.redirects(from: [path])
    let outcome = site([Page("index", title: "Start") { Text("a") }, page]).build(at: folder("site"))
    #expect(outcome.report.hasPrefix("posts/eiger: error: site."))
    #expect(try folder.names() == [])
  }

  @Test(arguments: [(nil, "/"), ("https://example.org", "/"), ("https://example.org/some/base", "/some/base/")])
  func `the page for what is not there works at any depth`(baseURL: String?, root: String) throws {
    let pages = [
      Page("index", title: "Start") { Text("a") },
      Page.notFound(title: "Not found") { Link("Start", destination: "@index") },
    ]
    var site = site(pages, .folders, baseURL: baseURL)
    site.checks = SiteChecks()
    #expect(site.build(at: folder("site"), isStrict: true).report == "")
    let html = try folder.text("site/404.html")
    #expect(html.contains("href=\"\(root)style.css\"") && html.contains("href=\"\(root)\""))
    #expect(html.contains("<meta name=\"robots\" content=\"noindex\">") && !html.contains("canonical"))
  }

  @Test func `pages name their translations`() throws {
    let english = Page("alps", title: "Alps") { Link("De", destination: "@de/alps") }.translations([
      "en": "alps", "de": "de/alps",
    ])
    let german = Page("de/alps", title: "Alpen") { Text("a") }.language("de").translations([
      "en": "alps", "de": "de/alps",
    ])
    let pages = [Page("index", title: "Start") { Link(to: english) }, english, german]
    #expect(site(pages).build(at: folder("site")).report == "")
    #expect(
      try folder.text("site/de/alps.html").contains("<link rel=\"alternate\" hreflang=\"en\" href=\"../alps.html\">")
    )
    #expect(site(pages, .folders, baseURL: "https://example.org").build(at: folder("site")).report == "")
    let html = try folder.text("site/alps/index.html")
    #expect(html.contains("<link rel=\"alternate\" hreflang=\"de\" href=\"https://example.org/de/alps/\">"))
    for html in [html, try folder.text("site/de/alps/index.html")] {
      let others = "<link rel=\"alternate\" hreflang=\"x-default\" href=\"https://example.org/alps/\">"
      #expect(html.components(separatedBy: others).count == 2)
    }
    #expect(html.contains("<link rel=\"canonical\" href=\"https://example.org/alps/\">"))
  }

  @Test func `readers of all other languages get the translation of the site, or the one that is named`() throws {
    let pages = [
      Page("index", title: "Start") { Text("a") }.translations(["x-default": "de", "en": "index", "de": "de"]),
      Page("de", title: "Anfang") { Text("a") }.language("de").translations(["de": "de", "fr": "fr"]),
      Page("fr", title: "Accueil") { Text("a") }.language("fr"),
    ]
    #expect(site(pages).build(at: folder("site")).failure == nil)
    let start = try folder.text("site/index.html")
    #expect(start.contains("hreflang=\"x-default\" href=\"de.html\""))
    #expect(start.components(separatedBy: "x-default").count == 2)
    #expect(try !folder.text("site/de.html").contains("x-default"))
  }

  @Test func `links say the language of titles that differs from that of the page`() throws {
    let german = try Self.article("---\ntitle: Der Eiger\nlanguage: de\n---\nWorte.")
    let french = Page("fr", title: "Accueil") { Link(to: german) }.language("fr")
    let index = Page("index", title: "Start") {
      Link(to: german)
      Link(to: french)
      Link("Home", to: french)
      Link(to: PageReference("index", title: "Top"))
      List { Link(to: SearchIndex.Entry(french, text: "")) }
    }
    let article = Page(german) {
      Link(to: german)
      Link(to: index)
    }
    #expect(site([index, french, article]).build(at: folder("site")).report == "")
    let start = try folder.text("site/index.html")
    #expect(start.contains("href=\"posts/eiger.html\"><span lang=\"de\">Der Eiger</span></a>"))
    #expect(start.components(separatedBy: "<span lang=\"fr\">Accueil</span>").count == 3)
    #expect(start.contains(">Home</a>") && start.contains(">Top</a>"))
    #expect(try folder.text("site/fr.html").contains("<span lang=\"de\">Der Eiger</span>"))
    let own = try folder.text("site/posts/eiger.html")
    #expect(own.contains("href=\"../posts/eiger.html\">Der Eiger</a>") && !own.contains("<span lang"))
  }

  @Test func `breadcrumbs show the way to a page`() throws {
    let index = Page("index", title: "Start") { Text("a") }
    let alps = Page("alps", title: "Alps") { Text("a") }
    let eiger = Page("alps/eiger", title: "Eiger") { Text("Words") }.breadcrumbs(index, alps)
    #expect(site([index, alps, eiger]).build(at: folder("site")).report == "")
    let html = try folder.text("site/alps/eiger.html")
    #expect(html.contains("<nav aria-label=\"Breadcrumbs\""))
    #expect(html.contains("href=\"../alps.html\">Alps</a>"))
    #expect(html.contains(" aria-current=\"page\">Eiger</"))
  }
}
