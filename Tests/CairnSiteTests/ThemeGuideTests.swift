import Cairn
import CairnHTML
import CairnText
import Foundation
import Testing

@testable import CairnSite

@Suite struct ThemeGuideTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `shows only code that compiles`() throws {
    let guide = try GuideListings(of: "themes")
    #expect(guide.listings.count >= 3)
    #expect(guide.listings(missingFrom: try GuideListings.code(of: "GuideThemes")) == [])
  }

  @Test func `the guide's themes are legible`() {
    #expect(GuideThemes.ridge.diagnostics == [])
  }

  @Test func `pages of a site share its theme unless they have one of their own`() throws {
    let result = CommandResult(ThemedSite.self, "build", "--output", folder("site"))
    // The guide leaves out links between its pages.
    #expect(result.errors.hasPrefix("warning: site.orphaned-page: 1 page has no link"))
    #expect(result.status == 0)
    let index = try folder.text("site/index.html")
    let night = try folder.text("site/night.html")
    let sheet = try folder.text("site/style.css")
    let first = try #require(index.firstMatch(of: /<html lang="en" class="([^"]+)">/)?.1)
    let second = try #require(night.firstMatch(of: /<html lang="en" class="([^"]+)">/)?.1)
    #expect(first != second)
    #expect(sheet.contains(".\(first){--tint:light-dark(#8c3300,#ffb880)"))
    #expect(sheet.contains(".\(second){--tint:light-dark(#9a2e12,#f2a27e)"))
    #expect(!index.contains("style=") && !index.contains("<style"))
  }

  @Test func `rules of the site stand in the shared sheet, and those of a page beside it`() throws {
    #expect(CommandResult(ThemedSite.self, "build", "--output", folder("site")).status == 0)
    let sheet = try folder.text("site/style.css")
    #expect(sheet.hasPrefix("@layer cairn{"))
    #expect(sheet.hasSuffix("}\nh1 { color: var(--tint-text) }"))
    #expect(try folder.text("site/night.css") == "p { letter-spacing: .02em }")
    let links = "<link rel=\"stylesheet\" href=\"style.css\"><link rel=\"stylesheet\" href=\"night.css\">"
    #expect(try folder.text("site/night.html").contains(links))
    #expect(try !folder.text("site/index.html").contains("night.css"))
  }

  @Test func `a page's own rules alone put the shared ones into a layer`() throws {
    let page = Page("a/index", title: "A") { Text("a") }.styles("p{color:var(--red-text)}")
    let outcome = TestSite(list: [page]).build(at: folder("site"))
    #expect(outcome.failure == nil)
    let sheet = try folder.text("site/style.css")
    #expect(sheet.hasPrefix("@layer cairn{") && sheet.contains("--red-text:"))
    #expect(try folder.text("site/a/index.html").contains("href=\"../a/index.css\""))
    #expect(outcome.summary?.files == 2)
  }

  @Test func `two pages cannot share the path of their rules with a file`() {
    var site = TestSite(list: [Page("index", title: "A") { Text("a") }.styles("p{}")])
    site.files = [SiteFile("index.css") { "b{}" }]
    #expect(site.build(at: folder("site")).report.contains("site.duplicate-path"))
  }

  @Test func `tells of the contrast of a site's theme once`() {
    var site = TestSite(list: [Page("index", title: "A") { Text("a") }, Page("b", title: "B") { Text("b") }])
    site.theme = Theme(accent: Color(red: 1, green: 0.8, blue: 0))
    let report = site.build(at: folder("site")).report
    #expect(report.components(separatedBy: "theme.low-contrast").count == 3)
    #expect(report.hasPrefix("warning: theme.low-contrast: The accent #FFCC00 is hard to read on"))
  }

  @Test func `a page's head is that of the site and its own`() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let guide = try String(
      contentsOf: tests.deletingLastPathComponent().deletingLastPathComponent().appending(path: "Docs/writing-html.md"),
      encoding: .utf8
    )
    let listing = guide.components(separatedBy: "```swift\nvar head").dropFirst().first?.components(separatedBy: "```")
      .first
    let code = try String(contentsOf: tests.appending(path: "GuideThemes.swift"), encoding: .utf8)
    #expect(code.filter { !$0.isWhitespace }.contains(try #require(listing).filter { !$0.isWhitespace }))
    let page = Page("a/b", title: "A") { Text("a") }.head(GuideHead.head)
    let output = try SiteDocuments(of: TestSite(baseURL: "https://example.org/x", list: [page])).document(for: page)
      .render()
    #expect(output.diagnostics == [])
    #expect(output.html.contains("<meta property=\"og:image\" content=\"https://example.org/x/images/eiger.png\">"))
    #expect(output.html.contains("<meta property=\"og:site_name\" content=\"Test\">"))
    #expect(output.html.contains("<link rel=\"license\" href=\"../licence.html\">"))
    #expect(output.html.contains("title=\"News\" href=\"../feed.xml\">"))
  }

  @Test func `terminals take the accent`() throws {
    let page = Page("index", title: "A") { Link("go", destination: "https://example.org/") }
    var site = TestSite(list: [page])
    let options = TextOptions(width: 40, style: .trueColor)
    #expect(
      site.renderText(page, options).text.contains("38;2;48;151;255")
        || site.renderText(page, options).text.contains("38;2;0;105;219")
    )
    site.theme = .journal
    let text = site.renderText(page, options).text
    #expect(text.contains("38;2;154;46;18") || text.contains("38;2;242;162;126"))
    let own = site.renderText(page.theme(.glacier), options).text
    #expect(own.contains("38;2;0;96;111") || own.contains("38;2;108;207;224"))
  }
}
