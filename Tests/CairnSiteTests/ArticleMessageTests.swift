import Cairn
import CairnHTML
import Foundation
import Testing

@testable import CairnSite

/// What a person reads whose links and pictures in Markdown lead nowhere.
@Suite struct ArticleMessageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Returns what a build says of a site with articles and a picture at `images/loaf.png`.
  private func report(_ files: KeyValuePairs<String, String>) throws -> String {
    var reader = ArticleReader<NoMetadata>(root: "posts")
    reader.read(ArticleFiles(files, in: "content"))
    let articles = try Articles(reader, [], Date(timeIntervalSince1970: 1_772_323_200))
    let index = Page("index", title: "Start", description: "Start.") { ForEach(articles) { Link(to: $0) } }
    var site = TestSite(list: [index] + articles.map { article in Page(article) { Markdown(article.document) } })
    site.assets = ["images/loaf.png": AssetCatalog.Asset(source: "images/loaf.png", width: 1, height: 1)]
    site.files = [SiteFile("images/loaf.png") { "a" }]
    site.checks = SiteChecks()
    return site.build(at: folder("site")).report
  }

  private static let pictures = ["images/Loaf.png", "/images/loaf.png", "../Public/images/loaf.png", "loaf.png"]

  @Test(arguments: pictures)
  func `a picture that is missing is told with its file and line, and what was meant`(name: String) throws {
    let report = try report(["rye.md": "# Rye\n\nWords.\n\n![A loaf](\(name))"])
    let expected = """
      posts/rye: error: image.missing: No image is named "\(name)" in the asset catalogue. \
      Did you mean "images/loaf.png"? (content/rye.md:5)
      """
    #expect(report.contains(expected), "\(report)")
  }

  @Test func `a picture that is like no other has another remedy`() throws {
    let report = try report(["rye.md": "# Rye\n\n![A bun](images/bun.png)"])
    #expect(report.contains("Add it, or correct the name. (content/rye.md:3)"), "\(report)")
  }

  @Test func `links to drafts and to what comes out later say so`() throws {
    let report = try report([
      "rye.md": "# Rye\n\n[a](@posts/wheat)\n[b](@posts/oat)", "wheat.md": "---\ndraft: true\n---\nWheat",
      "oat.md": "---\ndate: 2027-01-02\n---\nOat",
    ])
    let draft = """
      There is no page "posts/wheat" to link to. It is a draft (content/wheat.md). \
      Take "draft" out, or link elsewhere. (content/rye.md:3)
      """
    #expect(report.contains(draft), "\(report)")
    let later = "It comes out on 2027-01-02 (content/oat.md). Change the date, or link elsewhere. (content/rye.md:4)"
    #expect(report.contains(later), "\(report)")
  }

  @Test func `a link to a draft that comes out later is told both`() throws {
    let report = try report(["rye.md": "[a](@posts/oat)", "oat.md": "---\ndraft: true\ndate: 2027-01-02\n---\nOat"])
    let both = "It is a draft and comes out on 2027-01-02 (content/oat.md). Take \"draft\" out and change the date, or"
    #expect(report.contains(both), "\(report)")
  }

  @Test func `a link to a draft says so, too, if its folder has nothing else`() throws {
    struct Drafts: Site {
      let posts: Articles<NoMetadata>

      init() throws {
        var reader = ArticleReader<NoMetadata>(root: "posts")
        reader.read(ArticleFiles(["wheat.md": "---\ndraft: true\n---\nWheat"], in: "content"))
        posts = try Articles(reader, [], Date(timeIntervalSince1970: 1_772_323_200))
      }

      var title: String { "Drafts" }
      var pages: some PageContent {
        Page("index", title: "Start") { Link("Wheat", destination: "@posts/wheat") }
        Pages(posts) { post in Page(post) { Markdown(post.document) } }
      }
    }
    let report = try Drafts().build(at: folder("drafts")).report
    #expect(report.contains("It is a draft (content/wheat.md)."), "\(report)")
  }

  @Test func `what is odd in Markdown is told with its file and line`() throws {
    let text = """
      # Rye

      ### Deep

      A <b>tag</b>, a [script](javascript:a) and a mark.[^none]

      [empty]()

      | a |
      |---|
      | 1 | 2 |

      ```
      open
      """
    let report = try report(["rye.md": text])
    let lines = report.split(separator: "\n").filter { $0.hasPrefix("posts/rye: ") }
    let codes = [
      "markdown.raw-html": 5, "url.blocked": 5, "markdown.undefined-footnote": 5,
      "markdown.empty-link": 7, "markdown.extra-cells": 11, "markdown.unclosed-code": 13,
    ]
    for (code, line) in codes {
      let found = lines.filter { $0.contains(code) }
      #expect(found.count == 1 && found[0].hasSuffix("(content/rye.md:\(line))"), "\(code): \(report)")
    }
    #expect(!report.contains("(Markdown, "))
  }

  @Test func `a heading that skips a level is told with its file and line`() throws {
    let report = try report(["rye.md": "# Rye\n\n## Crust\n\n#### Deep"])
    #expect(report.contains("Make it level 3. (content/rye.md:5)"), "\(report)")
  }

  @Test func `a picture beside the article is told that names count from the root`() throws {
    try folder.write("picture", to: "content/posts/bun.png")
    try folder.write("# Rye\n\n![A bun](bun.png)", to: "content/posts/rye.md")
    let posts = try Articles(in: folder("content/posts"))
    let site = TestSite(
      list: posts.map { post in Page(post) { Markdown(post.document) } },
      assets: ["images/loaf.png": AssetCatalog.Asset(source: "images/loaf.png", width: 1, height: 1)]
    )
    let report = site.build(at: folder("site")).report
    let hint =
      "Names count from the site's root, so \(folder("content/posts/bun.png")) beside the article is none of them."
    #expect(report.contains(hint), "\(report)")
  }

  @Test func `a link by the name of a file proposes its page, and only near names are proposed`() throws {
    let report = try report([
      "rye.md": "[a](@posts/2026-01-02-first-loaf)\n[b](@posts/zzz)", "2026-01-02-first-loaf.md": "A",
    ])
    #expect(
      report.contains("There is no page \"posts/2026-01-02-first-loaf\" to link to. Did you mean \"posts/first-loaf\"?")
    )
    #expect(report.contains("There is no page \"posts/zzz\" to link to. (content/rye.md:2)"), "\(report)")
  }

  @Test func `a picture that is proposed is not taken for the one that is missing`() throws {
    let report = try report(["rye.md": "# Rye\n\n![a](images/loaf.png)\n\n![b](Loaf.png)"])
    #expect(report.contains("Did you mean \"images/loaf.png\"? (content/rye.md:5)"), "\(report)")
  }

  @Test func `two missing pictures of one name have their own lines`() throws {
    let report = try report(["rye.md": "# Rye\n\n![a](bun.png)\n\n![b](bun.png)"])
    for line in [3, 5] { #expect(report.contains("correct the name. (content/rye.md:\(line))"), "\(report)") }
  }

  @Test func `a link to one of several Markdown files of a name proposes the page of its folder`() throws {
    let files: KeyValuePairs = ["rye.md": "[a](b/loaf.md)", "a/loaf.md": "A", "b/loaf.md": "B"]
    let report = try report(files)
    #expect(report.contains("write \"@posts/b/loaf\". (content/rye.md:1)"), "\(report)")
  }

  @Test func `ten thousand links to Markdown files are told in time`() {
    var pages = SourcePages()
    for number in 0..<10_000 { pages.add("posts/loaf-\(number)", from: "content/posts/2026-01-02-loaf-\(number).md") }
    let start = ContinuousClock.now
    for number in 0..<10_000 { #expect(pages.page(from: "posts/loaf-\(number).md") == "posts/loaf-\(number)") }
    #expect(pages.page(from: "posts/other.md") == nil)
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  @Test(arguments: ["2026-01-02-first-loaf.md", "first-loaf.md"])
  func `a link to a Markdown file says how pages are linked to`(name: String) throws {
    let report = try report(["rye.md": "# Rye\n\n[a](\(name))", "2026-01-02-first-loaf.md": "Words"])
    let remedy = "Pages are linked to by their paths: write \"@posts/first-loaf\". (content/rye.md:3)"
    #expect(report.contains(remedy), "\(report)")
  }

  @Test func `a page that is not there to print has others named`() {
    let result = CommandResult(PeakBook.self, "print", "nowhere-at-all")
    let pages = "\"index\", \"peaks/eiger\", \"peaks/moench\" and \"peaks/jungfrau\""
    #expect(
      result.errors.hasSuffix("There is no page \"nowhere-at-all\". There are \(pages); the command list shows all.\n")
    )
  }

  @Test func `a page that is not there to print has the only other one named`() {
    struct One: Site {
      var title: String { "One" }
      var pages: some PageContent { Page("index", title: "One") { Text("One") } }
    }
    let errors = CommandResult(One.self, "print", "nowhere-at-all").errors
    #expect(errors.hasSuffix("There is no page \"nowhere-at-all\". The only one is \"index\".\n"), "\(errors)")
  }

  @Test func `a preview tells first what made the build fail`() {
    let messages = [
      "a: warning: b: c", "a: error: b: warning: c", "warning: d", "The site has 1 error and 2 warnings.",
    ]
    let sorted = SiteCommandRunner<TestSite>.errorsFirst(messages)
    #expect(sorted == [messages[1], messages[3], messages[0], messages[2]])
  }

  @Test func `a file that a site cannot read is named`() {
    do {
      _ = try Data(contentsOf: URL(fileURLWithPath: folder("breads.json")))
      Issue.record("The file is there.")
    } catch {
      #expect(TestSite.messages(of: error)[0].hasPrefix(folder("breads.json") + ": "))
    }
  }
}
