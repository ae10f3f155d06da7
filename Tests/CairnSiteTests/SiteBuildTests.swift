import Cairn
import CairnHTML
import Foundation
import Testing

@testable import CairnSite

@Suite struct SiteBuildTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static func page(_ path: String, _ text: String = "Text") -> Page {
    Page(path, title: "Title of \(path)") { Text(verbatim: text) }
  }

  private static var index: Page { page("index") }

  @Test func `writes pages, files and one style sheet`() throws {
    let result = CommandResult(MountainSite.self, "build", "--output", folder("site"))
    #expect(result.errors == "")
    #expect(result.status == 0)
    let expected = [
      ".cairn-site", "images/eiger.svg", "images/icon.svg", "images/moench.svg", "index.html", "peaks/eiger.html",
      "peaks/moench.html",
      "peaks/more/eiger.html", "peaks/more/moench.html", "sitemap.xml", "style.css",
    ]
    #expect(try folder.files(in: "site").keys.sorted() == expected)
    #expect(try folder.text("site/images/eiger.svg") == "<svg id=\"eiger\"/>")
    #expect(try folder.names() == ["site"])
  }

  @Test func `says what it built`() throws {
    let result = CommandResult(MountainSite.self, "build", "--output", folder("site"), "--verbose")
    let files = try folder.files(in: "site").filter { $0.key != ".cairn-site" }
    let bytes = BuildSummary.count(files.values.reduce(0) { $0 + $1.count }, "byte")
    let last = result.output.split(separator: "\n").last ?? ""
    // A busy machine takes a while.
    let words = last.replacing(/in \d+\.\d\d s/, with: "in 0.01 s")
    #expect(words == "Built 5 pages and 5 files (\(bytes)) in 0.01 s: " + folder("site"))
    for (path, data) in files {
      #expect(result.output.contains("\(path)  \(BuildSummary.count(data.count, "byte"))\n"))
    }
  }

  @Test func `writes the same bytes for the same site`() throws {
    #expect(CommandResult(MountainSite.self, "build", "--output", folder("first")).status == 0)
    #expect(CommandResult(MountainSite.self, "build", "--output", folder("second")).status == 0)
    let first = try folder.files(in: "first")
    #expect(CommandResult(MountainSite.self, "build", "--output", folder("first")).status == 0)
    #expect(try folder.files(in: "first") == first)
    #expect(try folder.files(in: "second") == first)
  }

  @Test func `leaves nothing of pages that are gone`() throws {
    #expect(TestSite(list: [Self.index, Self.page("old/page")]).build(at: folder("site")).failure == nil)
    #expect(TestSite(list: [Self.index]).build(at: folder("site")).failure == nil)
    #expect(try folder.names(in: "site") == [".cairn-site", "index.html", "style.css"])
  }

  // MARK: Failures

  @Test func `keeps the old site when the content has an error, and names each with its page`() throws {
    #expect(TestSite(list: [Self.page("index", "Old")]).build(at: folder("site")).failure == nil)
    let before = try folder.files(in: "site")
    let bad = Page("peaks/bad", title: "Bad") {
      Link("Run", destination: "javascript:alert(1)")
      Image(systemName: "no.such.symbol")
    }
    let worse = Page("peaks/worse", title: "Worse") { Link("Read", destination: "file:///etc/passwd") }
    let outcome = TestSite(list: [Self.page("index", "New"), bad, worse]).build(at: folder("site"))
    #expect(outcome.failure == "Nothing was built, because of 2 errors. The output is as it was.")
    let lines = outcome.report.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("peaks/bad: error: url.blocked: "))
    #expect(lines[1].hasPrefix("peaks/bad: warning: image.missing: "))
    #expect(lines[2].hasPrefix("peaks/worse: error: url.blocked: "))
    #expect(try folder.files(in: "site") == before)
    #expect(try folder.names() == ["site"])
  }

  @Test func `reports warnings and builds`() throws {
    let page = Page("index", title: "Start") { ForEach([1, 1], id: \.self) { Text("\($0)") } }
    let outcome = TestSite(list: [page]).build(at: folder("site"))
    #expect(outcome.report.hasPrefix("index: warning: view.duplicate-id: "))
    #expect(outcome.summary?.warnings == 1)
    #expect(folder.exists("site/index.html"))
  }

  @Test(arguments: [
    (["index", "a", "a"], "a: error: site.duplicate-path: The path a.html is taken by a.html."),
    (["index", "Alps", "alps"], "alps: error: site.duplicate-path: The path alps.html is taken but for case"),
    (["index", "../a"], "../a: error: site.illegal-path: "), (["index", "/a"], "/a: error: site.illegal-path: "),
    (["index", "a/../../b"], "a/../../b: error: site.illegal-path: "), (["index", ""], "error: site.illegal-path: "),
    (["index", "a\u{1B}]0;b"], "error: site.illegal-path: The path contains the control character U+001B"),
    (["index", "a.html"], "a.html: error: site.illegal-path: The path of a page ends in \".html\"."),
    (["index", "a", "a.html/b"], "a.html/b: error: site.duplicate-path: The path a.html/b.html needs a folder"),
    (["index", String(repeating: "n", count: 251)], "error: site.illegal-path: A name in the path is longer"),
    ([], "error: site.missing-page: The site has no pages."),
  ])
  func `refuses pages without a path of their own`(paths: [String], message: String) throws {
    let outcome = TestSite(list: paths.map { Self.page($0) }).build(at: folder("site"))
    #expect(outcome.failure?.hasPrefix("Nothing was built, because of 1 error.") == true)
    #expect(outcome.report.contains(message))
    #expect(!outcome.report.contains("\u{1B}"))
    #expect(try folder.names() == [])
  }

  @Test(arguments: ["index.html", "STYLE.css", ".cairn-site", "index.html/a", "../a", "a//b"])
  func `refuses files without a path of their own`(path: String) throws {
    let site = TestSite(list: [Self.index], files: [SiteFile(path) { "text" }])
    let outcome = site.build(at: folder("site"))
    #expect(outcome.failure != nil)
    #expect(outcome.report.hasPrefix("\(path): error: site."))
    #expect(try folder.names() == [])
  }

  @Test func `names a file that could not be made, and the reason`() throws {
    struct Reason: Error, CustomStringConvertible { let description = "The pen is dry." }
    let files = [
      SiteFile("a.svg") { () throws -> String in throw Reason() }, SiteFile("b.png", copying: folder("missing.png")),
    ]
    let outcome = TestSite(list: [Self.index], files: files).build(at: folder("site"))
    let lines = outcome.report.split(separator: "\n")
    #expect(lines.first == "a.svg: error: site.failed-file: The file could not be made. The pen is dry.")
    #expect(lines.last?.hasPrefix("b.png: error: site.failed-file: The file could not be made. ") == true)
    #expect(lines.count == 2)
  }

  @Test func `copies files byte by byte`() throws {
    let bytes = (0...255).map { UInt8($0) }
    try Data(bytes).write(to: URL(fileURLWithPath: folder("picture")))
    let files = [SiteFile("a/b.png", copying: folder("picture")), SiteFile("empty.txt") { [] }]
    #expect(TestSite(list: [Self.index], files: files).build(at: folder("site")).failure == nil)
    #expect(try folder.files(in: "site")["a/b.png"] == Data(bytes))
    #expect(try folder.files(in: "site")["empty.txt"] == Data())
  }

  @Test func `refuses pages without a title`() throws {
    let outcome = TestSite(list: [Page("index", title: " ") { Text("a") }]).build(at: folder("site"))
    #expect(outcome.report.hasPrefix("index: error: site.untitled-page: "))
    #expect(outcome.failure != nil)
  }

  @Test func `warns when the site's address leads nowhere`() throws {
    let outcome = TestSite(list: [Self.page("start")]).build(at: folder("site"))
    #expect(outcome.failure == nil)
    #expect(outcome.report.hasPrefix("warning: site.missing-page: No page has the path \"index\""))
  }

  @Test(arguments: [
    "example.org", "ftp://example.org", "https://", "https://example.org/?a", "https://example.org/#a", "",
  ])
  func `refuses a base address that pages cannot be below`(address: String) throws {
    let outcome = TestSite(baseURL: address, list: [Self.index]).build(at: folder("site"))
    #expect(outcome.failure?.hasPrefix("The site's baseURL \"\(address)\" is not the address of a folder.") == true)
    #expect(try folder.names() == [])
  }
}
