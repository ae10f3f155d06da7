import Cairn
import CairnSite
import Foundation
import Testing

@testable import journal

@Suite struct JournalTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `builds without a word, and nothing is wrong`() throws {
    #expect(CommandResult(Journal.self, "check", "--strict").errors == "")
    let result = CommandResult(Journal.self, "build", "--output", folder("site"), "--strict")
    #expect(result.errors == "")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("Built 50 pages and 6 files ("))
    let index = try folder.text("site/index.html")
    #expect(index.contains("href=\"posts/maps-and-what-they-leave-out.html\""))
    #expect(index.contains("<link rel=\"next\" href=\"page/2.html\">"))
    #expect(try folder.text("site/notes/hut.html").contains("url=../posts/a-hut-in-the-morning.html"))
    #expect(try folder.text("site/feed.xml").components(separatedBy: "<entry>").count == 13)
    #expect(try folder.text("site/404.html").contains("href=\"/journal/index.html\""))
    let names = try folder.files(in: "site").keys.joined(separator: " ")
    #expect(!names.contains("next-winter") && !names.contains("unfinished"))
  }

  @Test func `takes in drafts and what lies in the future where it is asked to`() {
    let result = CommandResult(Journal.self, "list", "--drafts")
    #expect(result.output.contains("posts/next-winter\tNext winter\n"))
    #expect(result.output.contains("posts/unfinished\tUnfinished\n"))
  }

  @Test func `tells what is wrong with content of another's, with its lines`() throws {
    try folder.write("---\ntitle: A\ndate: soon\n---\n[B](@posts/b)", to: "content/a.md")
    let result = CommandResult(Journal.self, "build", "--output", folder("site"), "--content", folder("content"))
    #expect(
      result.errors == """
        error: content.front-matter: The key "date": "soon" is no date. Write one such as 2026-03-01. (\(folder("content/a.md")):3)
        booklet: The content has 1 error.

        """
    )
    try folder.write("---\ntitle: A\n---\n[B](@posts/b)", to: "content/a.md")
    let link = CommandResult(Journal.self, "build", "--output", folder("site"), "--content", folder("content"))
    #expect(link.errors.contains("There is no page \"posts/b\" to link to."))
    #expect(link.errors.contains("content/a.md:4)"))
    #expect(!folder.exists("site"))
  }

  @Test func `prints an article in a terminal`() {
    let result = CommandResult(Journal.self, "print", "posts/cold-smoke", "--width", "60")
    #expect(result.errors == "")
    #expect(result.output.contains("Cold smoke\n"))
    #expect(result.output.contains("Tags:"))
  }
}
