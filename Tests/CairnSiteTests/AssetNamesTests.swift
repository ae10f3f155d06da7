import Cairn
import CairnHTML
import CairnTestSupport
import Foundation
import Testing

@testable import CairnSite

/// Sheets, pictures and fonts with fingerprints in their names.
@Suite struct AssetNamesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let rock = SiteFile("images/rock.svg") { drawing(4) }

  private static func drawing(_ width: Int) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"3\"/>"
  }

  private func site(_ list: [Page], files: [SiteFile] = [rock]) -> TestSite {
    var site = TestSite(list: list, files: files)
    site.assetNames = .fingerprinted
    site.checks = SiteChecks()
    return site
  }

  private func page(_ path: String, _ text: String = "Text") -> Page {
    Page(path, title: path) {
      Text(verbatim: text)
      Link("Start", destination: "@index")
      Link("Others", destination: "@peaks/eiger")
    }
  }

  private var both: [Page] { [page("index"), page("peaks/eiger")] }

  /// Builds a site and returns the paths of its files, once without fingerprints.
  private func files(of site: TestSite, at output: String = "site") throws -> [String] {
    let outcome = site.build(at: folder(output))
    #expect(outcome.failure == nil)
    #expect(outcome.report == "")
    return try folder.files(in: output).keys.sorted()
  }

  private func number(of name: String) throws -> ino_t {
    var status = stat()
    try #require(lstat(folder(name), &status) == 0)
    return status.st_ino
  }

  // MARK: Names

  @Test func `are those of the content`() throws {
    var site = site(both)
    let first = try #require(try files(of: site).first { $0.hasPrefix("style.") })
    #expect(first.wholeMatch(of: /style\.[0-9a-f]{10}\.css/) != nil && !first.contains("0000000000"))
    #expect(try folder.text("site/index.html").contains("<link rel=\"stylesheet\" href=\"\(first)\">"))
    #expect(try folder.text("site/peaks/eiger.html").contains("<link rel=\"stylesheet\" href=\"../\(first)\">"))
    site.styles = "p{margin:0}"
    let second = try #require(try files(of: site).first { $0.hasPrefix("style.") })
    #expect(second != first)
    #expect(try folder.text("site/peaks/eiger.html").contains("href=\"../\(second)\""))
    site.styles = ""
    #expect(try files(of: site).contains(first))
  }

  @Test(arguments: [
    ("a.css", "a.0000000000.css"), ("b/a", "b/a.0000000000"), ("b.c/a", "b.c/a.0000000000"),
    (".hidden", ".hidden.0000000000"), ("é/ü.tar.gz", "é/ü.tar.0000000000.gz"),
  ])
  func `stand in front of the ending`(path: String, name: String) {
    #expect(Fingerprint.unknown.path(for: path) == name)
  }

  @Test(arguments: ["style.css", "style.123.css", "style.00000000g0.css", "styl.0123456789.css", "style.0123456789.js"])
  func `are not read from other names`(name: String) {
    #expect(Fingerprint(of: name, for: "style.css") == nil)
    #expect(Fingerprint(of: "style.0123456789.css", for: "style.css")?.description == "0123456789")
  }

  // MARK: References

  @Test func `are in pages and sheets, and plain ones in feeds, links and what others keep`() throws {
    try folder.write("---\ntitle: One\ndate: 2025-01-01\n---\n![Rock](rock)", to: "posts/one.md")
    let posts = try Articles(in: folder("posts"))
    var head = PageHead()
    head.openGraph = OpenGraph(image: "images/rock.svg")
    let eiger = Page("peaks/eiger", title: "Eiger") {
      Image("rock")
      Link("Large", destination: "images/rock.svg")
      Link("Post", to: posts[0])
    }
    .styles("main{background:url( '../images/rock.svg#a' )}").head(head)
    var site = site([page("index"), eiger] + posts.map { post in Page(post) { Markdown(post.document) } })
    site.baseURL = "https://example.org/base"
    site.assets = ["rock": AssetCatalog.Asset(source: "/images/rock.svg", darkSource: "images/rock.svg")]
    site.feeds = [SiteFeed(posts, at: "feed.xml", title: "Feed")]
    site.styles = "p{background:url(images/rock.svg)}i{background:url(images\\/rock.svg)}"
    let outcome = site.build(at: folder("site"))
    #expect(outcome.failure == nil)
    let files = try folder.files(in: "site").keys.sorted()
    let picture = try #require(files.first { $0.hasPrefix("images/rock.") && $0 != "images/rock.svg" })
    #expect(try folder.text("site/" + picture) == Self.drawing(4))
    #expect(try folder.text("site/images/rock.svg") == Self.drawing(4))
    let page = try folder.text("site/peaks/eiger.html")
    #expect(page.contains("<img src=\"../\(picture)\" alt=\"rock\" width=\"4\" height=\"3\""))
    #expect(page.contains("srcset=\"../\(picture)\""))
    #expect(page.contains("href=\"../images/rock.svg\">Large"))
    #expect(page.contains("<meta property=\"og:image\" content=\"https://example.org/base/images/rock.svg\">"))
    let own = try #require(files.first { $0.hasPrefix("peaks/eiger.") && $0.hasSuffix(".css") })
    #expect(page.contains("href=\"../\(own)\""))
    #expect(try folder.text("site/" + own) == "main{background:url( '../\(picture)#a' )}")
    let sheet = try folder.text("site/" + (try #require(files.first { $0.hasPrefix("style.") })))
    #expect(sheet.hasSuffix("p{background:url(\(picture))}i{background:url(images\\/rock.svg)}"))
    #expect(try folder.text("site/feed.xml").contains("https://example.org/base/images/rock.svg"))
    #expect(!outcome.report.contains("broken"))
  }

  @Test func `are those of fonts, whose metrics are read all the same`() throws {
    var site = site(both, files: [SiteFile("fonts/small.ttf", bytes: { SmallFont().bytes })])
    site.theme = Theme(fonts: Theme.Fonts(body: .named("Small", faces: [FontFace("fonts/small.ttf")])))
    let files = try files(of: site)
    let font = try #require(files.first { $0.hasPrefix("fonts/small.") && $0 != "fonts/small.ttf" })
    let sheet = try folder.text("site/" + (try #require(files.first { $0.hasPrefix("style.") })))
    #expect(sheet.contains("src:url(\"\(font)\")format(\"truetype\")"))
    #expect(sheet.contains("size-adjust:113.6105%"))
    #expect(try folder.text("site/peaks/eiger.html").contains("href=\"../\(font)\" ") == false)
    #expect(try folder.text("site/peaks/eiger.html").contains("href=\"../\(font)\">"))
  }

  @Test func `are not those of files to which no name leads`() throws {
    #expect(try files(of: site(both)).filter { $0.hasPrefix("images") } == ["images/rock.svg"])
  }

  // MARK: Builds

  @Test func `leave all files alone if nothing changed`() throws {
    let names = try files(of: site(both)).filter { $0 != BuildMarker.name }
    let before = try names.map { try number(of: "site/" + $0) }
    #expect(try files(of: site(both)).filter { $0 != BuildMarker.name } == names)
    #expect(try names.map { try number(of: "site/" + $0) } == before)
  }

  @Test func `are in all pages if one page brings new rules, also in a large one`() throws {
    let words = (0..<200_000).map { "word\($0)" }.joined(separator: " ")
    #expect(words.utf8.count > PageRenderer<TestSite>.longestDocument)
    var base = site(both + [page("large", words)])
    base.checks.pageBudget = nil
    base.checks.ignored = [.orphanedPage]
    _ = try files(of: base)
    let bold = Page("bold", title: "Bold") { Text("Bold").font(.system(size: 37)).padding(3) }
    base.list.append(bold)
    #expect(try files(of: base) == files(of: base, at: "clean"))
    #expect(try folder.files(in: "site") == folder.files(in: "clean"))
    // The next build takes these pages as they are.
    let before = try number(of: "site/large.html")
    #expect(try files(of: base) == files(of: base, at: "clean"))
    #expect(try number(of: "site/large.html") == before)
  }

  @Test func `fail if a file's bytes differ each time`() throws {
    let log = DataSite.Log()
    let file = SiteFile("images/rock.svg") {
      log.note("made")
      return Self.drawing(log.count)
    }
    var site = site(both, files: [file])
    site.assets = ["rock": AssetCatalog.Asset(source: "images/rock.svg", width: 4, height: 3)]
    let outcome = site.build(at: folder("site"))
    #expect(outcome.report.contains("images/rock.svg: error: site.failed-file: The file changed during the build"))
    #expect(outcome.failure != nil)
  }

  @Test func `do no harm to a file that cannot be read`() throws {
    var site = site(both, files: [SiteFile("images/rock.svg", copying: folder("nowhere"))])
    site.assets = ["rock": AssetCatalog.Asset(source: "images/rock.svg", width: 4, height: 3)]
    let outcome = site.build(at: folder("site"))
    #expect(outcome.report.hasPrefix("images/rock.svg: error: site.failed-file: The file could not be made."))
  }

  @Test func `are checked as all others are`() throws {
    #expect(!site(both).check().report.contains("broken"))
  }
}
