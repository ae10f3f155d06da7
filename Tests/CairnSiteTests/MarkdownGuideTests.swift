import Cairn
import CairnHTML
import Foundation
import Testing

@testable import CairnSite

@Suite struct MarkdownGuideTests {
  private static let source = """
    ---
    title: A day on the Eiger
    date: 2026-03-01
    tags: [climbing, snow]
    draft: false
    ---
    We set out at *four*.

    ## The ridge
    """

  @Test func `shows only code that compiles`() throws {
    let guide = try GuideListings(of: "markdown")
    #expect(guide.listings.count == 4)
    #expect(guide.listings(missingFrom: try GuideListings.code(of: "GuideMarkdown")) == [])
    #expect(guide.guide.contains(Self.source))
  }

  @Test func `a folder of texts is read as the guide says`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.source.write(to: folder.appending(path: "eiger.md"), atomically: true, encoding: .utf8)
    try "---\ndraft: true\n---\nx".write(to: folder.appending(path: "later.md"), atomically: true, encoding: .utf8)
    try "---\ndate: 2026-04-01\n---\n[x](eiger.md)".write(
      to: folder.appending(path: "moench.md"),
      atomically: true,
      encoding: .utf8
    )
    let posts = try Post.all(in: folder)
    #expect(posts.map(\.title) == ["moench", "A day on the Eiger"])
    #expect(posts[1].tags == ["climbing", "snow"] && posts[1].excerpt == "We set out at four.")
    #expect(Markdown(posts[0].document.linkedToPages).html().contains("href=\"posts/eiger.html\""))
    let output = PostView(post: posts[1]).renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.contains("href=\"#the-ridge\"") && output.body.contains("id=\"the-ridge\""))
    #expect(output.body.contains("<time datetime=\"2026-03-01\">2026-03-01</time>"))
    let first = try #require(try Blog(posts: posts).pages.first)
    let index = HTMLPage(title: first.title) { first.content }.render()
    #expect(index.diagnostics == [])
    #expect(index.html.contains("href=\"posts/eiger.html\""))
  }
}

extension PageContent {
  fileprivate var first: Page? {
    get throws {
      var first: Page?
      try forEachPage { first = first ?? $0 }
      return first
    }
  }
}
