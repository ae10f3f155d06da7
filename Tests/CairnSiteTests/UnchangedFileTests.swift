import Cairn
import Foundation
import Testing

@testable import CairnSite

/// Files whose bytes did not change from one build to the next.
@Suite struct UnchangedFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func build(_ text: String, fileSystem: FileSystem = FileSystem()) -> BuildOutcome {
    let same = Page("same", title: "Same") { Text("The same") }
    let other = Page("index", title: "Start") { Text(verbatim: text) }
    let files = [SiteFile("same.txt") { "same" }, SiteFile("longer.txt") { "beginning " + text }]
    return TestSite(list: [other, same], files: files).build(at: folder("site"), fileSystem: fileSystem)
  }

  private func number(of name: String) throws -> ino_t {
    var status = stat()
    try #require(lstat(folder("site/" + name), &status) == 0)
    return status.st_ino
  }

  @Test func `are not touched, and the others are new`() throws {
    #expect(build("one").failure == nil)
    let names = ["same.html", "same.txt", "style.css", "index.html", "longer.txt"]
    let before = try names.map(number)
    #expect(build("one and more").failure == nil)
    let after = try names.map(number)
    #expect(zip(before, after).map(==) == [true, true, true, false, false])
    #expect(try folder.text("site/longer.txt") == "beginning one and more")
    #expect(build("one").failure == nil)
    #expect(try folder.text("site/longer.txt") == "beginning one")
    #expect(try folder.names() == ["site"])
  }

  /// The changes of the disk in a build of a site with a file that a test chooses.
  private func changes(
    _ text: String,
    _ willChange: @escaping (FileSystem.Change) throws -> Void = { _ in }
  ) -> [FileSystem.Change] {
    var changes: [FileSystem.Change] = []
    let list = ["index", "a/b", "a/c"].map { path in Page(path, title: path) { Text("Same") } }
    let outcome = TestSite(list: list, files: [SiteFile("a/words.txt") { text }]).build(
      at: folder("site"),
      fileSystem: FileSystem { change in
        changes.append(change)
        try willChange(change)
      }
    )
    #expect(outcome.failure == nil)
    #expect(outcome.report == "")
    return changes
  }

  @Test func `stay where they are if none changed, and so does their folder`() throws {
    #expect(changes("one").contains(.write))
    let before = try ["", "index.html", "a/words.txt"].map(number)
    let rebuilding = changes("one")
    #expect(!rebuilding.contains { [.link, .exchange, .move].contains($0) })
    #expect(try ["", "index.html", "a/words.txt"].map(number) == before)
    #expect(try folder.names() == ["site"])
  }

  @Test func `stay where they are if one changed, which takes the place of the old one`() throws {
    _ = changes("one")
    let before = try ["", "a", "index.html", "a/b.html"].map(number)
    let old = try number(of: "a/words.txt")
    let rebuilding = changes("two")
    #expect(!rebuilding.contains { [.link, .exchange].contains($0) })
    #expect(rebuilding.count { $0 == .move } == 1)
    #expect(try ["", "a", "index.html", "a/b.html"].map(number) == before)
    #expect(try number(of: "a/words.txt") != old)
    #expect(try folder.text("site/a/words.txt") == "two")
    #expect(try folder.names() == ["site"])
  }

  @Test(arguments: [EACCES, EPERM, EXDEV])
  func `come with a new folder if nothing can be replaced in the old one`(code: Int32) throws {
    _ = changes("one")
    let (before, page) = (try number(of: ""), try number(of: "index.html"))
    var isFirst = true
    _ = changes("two") { change in
      guard change == .move, isFirst else { return }
      isFirst = false
      throw FileError("Cannot rename", code: code)
    }
    #expect(try folder.text("site/a/words.txt") == "two")
    #expect(try number(of: "") != before)
    #expect(try number(of: "index.html") == page)
    #expect(try folder.names() == ["site"])
  }

  @Test func `make a build stop that are replaced while it is under way`() throws {
    _ = build("one")
    let folder = folder
    var count = 0
    let outcome = build(
      "two",
      fileSystem: FileSystem { change in
        count += change == .link ? 1 : 0
        if change == .link, count == 1 {
          try FileManager.default.removeItem(atPath: folder("site/same.txt"))
          try folder.write("same", to: "site/same.txt")
        }
      }
    )
    #expect(outcome.failure == "The file same.txt of the output changed during the build. Build again.")
    #expect(build("two").failure == nil)
    #expect(try folder.text("site/longer.txt") == "beginning two")
  }

  @Test func `are written again if somebody changed who may read them`() throws {
    #expect(build("one").failure == nil)
    try FileSystem().setMode(of: folder("site/same.txt"), to: 0o600)
    #expect(build("one").failure == nil)
    #expect(try folder.text("site/same.txt") == "same")
    var status = stat()
    try #require(lstat(folder("site/same.txt"), &status) == 0)
    #expect(status.st_mode & 0o777 != 0o600)
  }

  @Test func `are new if somebody changed them in the output`() throws {
    #expect(build("one").failure == nil)
    try folder.write("Same", to: "site/same.txt")
    #expect(build("one").failure == nil)
    #expect(try folder.text("site/same.txt") == "same")
  }

  @Test func `are compared piece by piece if they are large`() throws {
    let rows = (0..<60_000).map { "row \($0)" }.joined(separator: "\n")
    let large = { (end: String) in
      TestSite(list: [
        Page("index", title: "Start") { Text(verbatim: rows + end) }, Page("b", title: "B") { Text("B") },
      ])
    }
    let words = (0..<80_000).map { "word\($0)" }.joined(separator: " ")
    let huge = { (end: String) in TestSite(list: [Page("index", title: "Start") { Text(verbatim: rows + words + end) }])
    }
    for site in [large, huge] {
      #expect(site("a").build(at: folder("site")).failure == nil)
      let before = try number(of: "index.html")
      #expect(site("a").build(at: folder("site")).failure == nil)
      #expect(try number(of: "index.html") == before)
      #expect(site("b").build(at: folder("site")).failure == nil)
      #expect(site("b").build(at: folder("clean")).failure == nil)
      #expect(try folder.files(in: "site") == folder.files(in: "clean"))
    }
    #expect(rows.utf8.count + words.utf8.count > PageRenderer<TestSite>.longestDocument)
  }
}
