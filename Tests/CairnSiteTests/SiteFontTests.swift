import Cairn
import CairnTestSupport
import Foundation
import Testing

@testable import CairnSite

@Suite struct SiteFontTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func site(_ face: FontFace, files: [SiteFile]) -> TestSite {
    var site = TestSite(list: [Page("peaks/eiger", title: "A") { Text("a") }, Page("index", title: "B") { Text("b") }])
    site.theme = Theme(fonts: Theme.Fonts(body: .named("Small", faces: [face])))
    site.files = files
    return site
  }

  @Test func `reads metrics from the file that it copies`() throws {
    let files = [SiteFile("fonts/small.ttf", bytes: { SmallFont().bytes })]
    let outcome = site(FontFace("fonts/small.ttf"), files: files).build(at: folder("site"))
    #expect(outcome.report == "" && outcome.failure == nil)
    let sheet = try folder.text("site/style.css")
    #expect(sheet.contains("src:url(\"fonts/small.ttf\")format(\"truetype\")"))
    #expect(sheet.contains("size-adjust:113.6105%;ascent-override:79.218%"))
    #expect(try folder.text("site/peaks/eiger.html").contains("href=\"../fonts/small.ttf\""))
  }

  @Test func `reads the metrics of a compressed font from the file beside it`() throws {
    try Data(SmallFont().bytes).write(to: URL(filePath: folder("small.otf")))
    try Data("wOF2".utf8).write(to: URL(filePath: folder("small.woff2")))
    let files = [SiteFile("fonts/s.woff2", copying: folder("small.woff2"))]
    let outcome = site(FontFace("/fonts/s.woff2"), files: files).build(at: folder("site"))
    #expect(outcome.report == "")
    #expect(try folder.text("site/style.css").contains("size-adjust:113.6105%"))
  }

  @Test func `tells of a compressed font whose metrics nobody knows`() {
    let files = [SiteFile("s.woff2", bytes: { Array("wOF2".utf8) })]
    let outcome = site(FontFace("s.woff2"), files: files).build(at: folder("site"))
    #expect(outcome.report.hasPrefix("s.woff2: warning: site.unmeasured-font: The file is compressed"))
    #expect(outcome.failure == nil)
    let known = FontFace("s.woff2", metrics: FontMetrics(ascent: 1, descent: 0.2, averageWidth: 0.4))
    #expect(site(known, files: files).build(at: folder("site")).report == "")
  }

  @Test func `tells of a font that is no file of the site`() {
    let outcome = site(FontFace("fonts/none.woff2"), files: []).build(at: folder("site"))
    #expect(outcome.report.hasPrefix("fonts/none.woff2: warning: site.missing-font: The site has no such file"))
    #expect(site(FontFace("https://example.org/a.woff2"), files: []).build(at: folder("site")).report == "")
  }

  @Test func `a damaged font fails the build`() {
    let files = [SiteFile("s.ttf", bytes: { Array(SmallFont().bytes.prefix(100)) })]
    let outcome = site(FontFace("s.ttf"), files: files).build(at: folder("site"))
    #expect(outcome.report.hasPrefix("s.ttf: error: site.failed-file: The font cannot be read. The file is damaged"))
    #expect(outcome.failure != nil)
  }
}
