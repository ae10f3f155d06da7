import Cairn
import CairnHTML
import Foundation
import Testing

@testable import CairnSite

@Suite struct SiteCheckTests {
  private static func site(
    _ pages: [Page],
    files: [SiteFile] = [],
    baseURL: String? = nil,
    change: (inout SiteChecks) -> Void = { _ in }
  ) -> TestSite {
    var checks = SiteChecks()
    change(&checks)
    return TestSite(baseURL: baseURL, list: pages, files: files, checks: checks)
  }

  private static func page(_ path: String, links: [String] = [], id: String? = nil) -> Page {
    Page(path, title: "Title of \(path)", description: "About \(path).") {
      for link in links { Link("Way to \(link)", destination: link) }
      if let id { Text("Here").id(id) }
    }
  }

  @Test(arguments: [
    "a.html", "/a.html", "./a.html", "a.html?page=2", "a.html#here", "#top", "?x=1", "", "b/", "/b/",
    "b/index.html#there",
    "https://example.org/", "//example.org/x", "mailto:a@example.org", "picture%20one.svg",
    "https://me.example/site/a.html",
    "https://me.example/site", "https://me.example/site/b/#there", "https://me.example/other/page", "../beside.html",
  ])
  func `finds what links lead to`(link: String) {
    let pages = [
      Self.page("index", links: [link, "a.html", "b/"]), Self.page("a", id: "here"), Self.page("b/index", id: "there"),
    ]
    let site = Self.site(pages, files: [SiteFile("picture one.svg") { "<svg/>" }], baseURL: "https://me.example/site")
    #expect(site.check().report == "")
  }

  @Test func `pages to which only a language leads in the head are not reached`() {
    for baseURL in [nil, "https://me.example/"] {
      let index = Self.page("index").translations(["en": "index", "de": "de/index"])
      let report = Self.site([index, Self.page("de/index")], baseURL: baseURL).check().report
      #expect(
        report.contains("1 page has no link from \"index\" on, not even over other pages (de/index)."),
        "\(report)"
      )
      let broken = Self.page("index").translations(["de": "de/alps"])
      let missing = Self.site([broken], baseURL: baseURL).check().report
      #expect(missing.contains("There is no page \"de/alps\" to link to."), "\(missing)")
    }
  }

  @Test func `an icon that is missing is told once as the icon`() {
    struct Marked: Site {
      let title = "Marked"
      let icon: String? = "images/fav.ico"
      var pages: some PageContent {
        Page("index", title: "Start", description: "a") { Link("Next", destination: "@b") }
        Page("b", title: "B", description: "b") { Text("b") }
      }
    }
    var report = ""
    let console = Console(output: { _ in }, errors: { report += $0 })
    _ = try? SiteBuilder.check(Marked(), console: console)
    let expected = """
      error: site.broken-link: The icon of the site, "images/fav.ico", is none of its files. Add the file, or change the \
      site's icon.

      """
    #expect(report == expected)
  }

  @Test(arguments: [
    ("b.html", "The link to \"b.html\" leads nowhere. Did you mean \"a.html\"?"),
    ("A.html", "The link to \"A.html\" leads nowhere. Did you mean \"a.html\"?"),
    ("/ranges/alps/", "The link to \"ranges/alps/index.html\" leads nowhere. Change the link, or add"),
    ("a", "The link to \"a\" leads nowhere."), ("a.html/", "The link to \"a.html/index.html\" leads nowhere."),
    ("https://me.example/site/c.html", "The link to \"c.html\" leads nowhere."),
    ("%00%ff", "leads nowhere."),
  ])
  func `tells of links that lead nowhere`(link: String, message: String) {
    let site = Self.site(
      [Self.page("index", links: [link, "a.html"]), Self.page("a")],
      baseURL: "https://me.example/site"
    )
    let outcome = site.check()
    #expect(outcome.report.hasPrefix("index: error: site.broken-link: "))
    #expect(outcome.report.contains(message))
    #expect(outcome.failure == nil)
    #expect(outcome.summary?.errors == 1)
  }

  @Test(arguments: ["a.html#gone", "#gone", "a.html#Here", "a.html#here%20"])
  func `tells of anchors that lead nowhere`(link: String) {
    let outcome = Self.site([Self.page("index", links: [link, "a.html"]), Self.page("a", id: "here")]).check()
    #expect(outcome.report.hasPrefix("index: error: site.broken-anchor: The link to "))
    #expect(outcome.report.contains("leads to a page that has no such id. Change the link, or give a view this id."))
    #expect(outcome.summary?.errors == 1)
  }

  @Test func `a build warns of links that lead nowhere, and fails where it is asked to`() throws {
    let folder = try TemporaryFolder()
    let pages = [Self.page("index", links: ["gone.html"])]
    let outcome = Self.site(pages).build(at: folder("site"))
    #expect(outcome.report.hasPrefix("index: warning: site.broken-link: "))
    #expect(outcome.failure == nil)
    let strict = Self.site(pages).build(at: folder("site"), isStrict: true)
    #expect(strict.failure == "Nothing was built, because of 1 error. The output is as it was.")
    let chosen = Self.site(pages) { $0.errors = [.brokenLink] }.build(at: folder("site"))
    #expect(chosen.report.hasPrefix("index: error: site.broken-link: "))
    #expect(chosen.failure != nil)
    #expect(Self.site(pages) { $0.ignored = [.brokenLink] }.build(at: folder("site")).report == "")
  }

  @Test func `tells of a link in every header once`() {
    let pages = ["index", "a", "b"].map { Self.page($0, links: ["gone.html", "a.html", "b.html"]) }
    let lines = Self.site(pages).check().report.split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines.first?.contains("leads nowhere, here and on 2 other pages.") == true)
  }

  @Test func `looks at pictures, feeds, icons and markup of the author`() {
    var head = PageHead()
    head.feeds = [PageHead.Feed("feed.xml", title: "News", kind: .atom)]
    let page = Page("index", title: "Start", description: "Start.") {
      Image("hut.png", label: Text("A hut"))
      UnsafeHTML(
        unescaped: "<!-- <a href=x> --><A HREF='one.html?a&amp;b'>1</A><img srcset='two.png 2x, three.png' alt=''>"
      )
      UnsafeHTML(
        unescaped: "<svg><title><a href=no></title><use xlink:href='four.svg#a'/></svg><script>'<a href=no>'</script>"
      )
    }
    var site = Self.site([page.head(head)])
    site.checks.errors = []
    let report = site.check().report
    for name in ["hut.png", "one.html", "two.png", "three.png", "four.svg", "feed.xml"] {
      #expect(report.contains("The link to \"\(name)\" leads nowhere"), "\(name)")
    }
    #expect(report.components(separatedBy: "site.broken-link").count == 7)
  }

  @Test func `tells of titles and descriptions that are repeated or missing`() {
    let pages = [
      Page("index", title: "Start", description: "Peaks.") {
        for path in ["a", "b", "c", "d"] { Link(path, destination: path + ".html") }
      }, Page("a", title: "Eiger", description: "Peaks.") { Text("a") }, Page("b", title: "Eiger") { Text("b") },
      Page("c", title: "Eiger", description: " ") { Text("c") },
      Page("d", title: "Four", description: nil) { Text("d") },
    ]
    let expected = """
      a: warning: site.repeated-title: The page has the title of b and c. Give each its own.
      index: warning: site.repeated-description: The page has the description of a. Give each its own.
      warning: site.missing-description: 3 pages have no description (b, c and d). Search engines show one or two sentences: \
      give each page its own.

      """
    #expect(Self.site(pages).check().report == expected)
  }

  @Test func `tells of pages to which no way leads`() {
    var hidden = PageHead()
    hidden.isIndexed = false
    let pages = [
      Self.page("index", links: ["a.html"]), Self.page("a", links: ["index.html"]), Self.page("b", links: ["c.html"]),
      Self.page("c", links: ["b.html"]), Self.page("hidden").head(hidden), Self.page("404"),
    ]
    let report = Self.site(pages).check().report
    #expect(
      report.hasPrefix(
        "warning: site.orphaned-page: 2 pages have no link from \"index\" on, not even over other pages (b and c)."
      )
    )
    #expect(report.split(separator: "\n").count == 1)
  }

  @Test func `tells of pages over their budget`() {
    let page = Page("index", title: "Start", description: "Start.") {
      Text(verbatim: String(repeating: "a", count: 3_000))
    }
    let report = Self.site([page]) { $0.pageBudget = 2_000 }.check().report
    #expect(report.hasPrefix("index: warning: site.large-page: The page has 3,"))
    #expect(report.contains("and its budget is 2,000 bytes."))
    #expect(Self.site([page]) { $0.pageBudget = nil }.check().report == "")
  }

  @Test func `counts findings of a kind beyond fifty`() {
    let pages = [Self.page("index", links: (0..<70).map { "gone/\($0).html" })]
    let lines = Self.site(pages).check().report.split(separator: "\n")
    #expect(lines.count == 51)
    #expect(lines.last == "error: site.broken-link: 20 findings more of this kind.")
  }

  @Test func `the command says what it checked, and fails for a broken link`() throws {
    struct Sound: Site {
      var title: String { "Sound" }
      var description: String? { "Nothing is wrong." }
      var pages: some PageContent { Page("index", title: "Start") { Text("Text") } }
    }
    struct Broken: Site {
      var title: String { "Broken" }
      var description: String? { "A link is wrong." }
      var pages: some PageContent { Page("index", title: "Start") { Link("Away", destination: "away.html") } }
    }
    let sound = CommandResult(Sound.self, "check")
    #expect(
      sound.output.wholeMatch(of: /Checked 1 page and 1 file \([\d,]+ bytes\) in \d+\.\d\d s: nothing is wrong\.\n/)
        != nil
    )
    #expect(sound.status == 0)
    let broken = CommandResult(Broken.self, "check")
    #expect(broken.errors.hasSuffix("booklet: The site has 1 error.\n"))
    #expect(broken.status == 1)
  }
}
