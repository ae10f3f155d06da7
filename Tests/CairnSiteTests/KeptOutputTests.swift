import Cairn
import Foundation
import Testing

@testable import CairnSite

/// What stays of an output when a site is built there again.
@Suite struct KeptOutputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func build(_ text: String, fileSystem: FileSystem = FileSystem()) -> BuildOutcome {
    let page = Page("index", title: "Start") { Text(verbatim: text) }
    let site = TestSite(list: [page], files: [SiteFile("images/a.txt") { text }])
    return site.build(at: folder("site"), fileSystem: fileSystem)
  }

  // MARK: Files of others

  @Test(arguments: ["CNAME", ".git/config", "images/b.txt", "deep/down/note.txt", ".cairn-site~"])
  func `refuses to replace a site into which somebody put a file`(path: String) throws {
    #expect(build("old").failure == nil)
    try folder.write("precious", to: "site/" + path)
    let failure = try #require(build("new").failure)
    let example = path.hasPrefix("images") ? path : String(path.split(separator: "/")[0])
    let expected =
      "The folder \(folder("site")) holds \(example), which no build wrote. Move it elsewhere; what belongs"
    #expect(failure.hasPrefix(expected))
    #expect(try folder.text("site/" + path) == "precious")
    #expect(try folder.text("site/images/a.txt") == "old")
    #expect(try folder.names() == ["site"])
    try FileManager.default.removeItem(atPath: folder("site/" + example))
    #expect(build("new").failure == nil)
  }

  @Test func `refuses to replace a site in which a page became a link or a folder`() throws {
    #expect(build("old").failure == nil)
    try FileManager.default.removeItem(atPath: folder("site/images/a.txt"))
    try FileManager.default.createSymbolicLink(atPath: folder("site/images/a.txt"), withDestinationPath: "b.txt")
    #expect(build("new").failure?.contains("holds images/a.txt, which no build wrote") == true)
    try FileManager.default.removeItem(atPath: folder("site/images/a.txt"))
    try folder.write("precious", to: "site/images/a.txt/b.txt")
    #expect(build("new").failure?.contains("holds images/a.txt, which no build wrote") == true)
  }

  @Test func `builds over a site of which somebody removed files`() throws {
    #expect(build("old").failure == nil)
    try FileManager.default.removeItem(atPath: folder("site/images"))
    try FileManager.default.removeItem(atPath: folder("site/style.css"))
    #expect(build("new").failure == nil)
    #expect(try folder.text("site/images/a.txt") == "new")
  }

  @Test func `keeps a file that comes at the last moment`() throws {
    #expect(build("old").failure == nil)
    let folder = folder
    let outcome = build(
      "new",
      fileSystem: FileSystem { change in
        if change == .exchange { try folder.write("precious", to: "site/CNAME") }
        try FileSystem.refuseExchange(change)
      }
    )
    #expect(outcome.failure == nil)
    #expect(outcome.report.hasPrefix("warning: The site is built, but what it replaced is still there. The folder "))
    #expect(outcome.report.contains(".site.cairn-previous holds CNAME, which no build wrote. Move it elsewhere."))
    #expect(try folder.text(".site.cairn-previous/CNAME") == "precious")
    #expect(try folder.text("site/images/a.txt") == "new")
    #expect(build("next").failure?.contains("holds CNAME, which no build wrote.") == true)
    try FileManager.default.removeItem(atPath: folder(".site.cairn-previous/CNAME"))
    #expect(build("next").failure == nil)
    #expect(try folder.names() == ["site"])
  }

  @Test func `names none of its paths where a server might show them`() throws {
    let secret = Page("drafts/8f2c", title: "Draft") { Text("Not yet") }
    let index = Page("index", title: "Start") { Text("Text") }
    #expect(TestSite(list: [index, secret]).build(at: folder("site")).failure == nil)
    let text = try folder.text("site/" + BuildMarker.name)
    #expect(text.hasPrefix("This folder is written by a program."))
    #expect(!text.contains("8f2c"))
    #expect(!text.contains("drafts"))
  }

  // MARK: Mode and owner

  private func status(_ name: String) throws -> stat {
    var status = stat()
    try #require(lstat(folder(name), &status) == 0)
    return status
  }

  @Test(arguments: [0o750, 0o2775, 0o1777, 0o500] as [mode_t], [true, false])
  func `keeps the mode of the output`(mode: mode_t, exchanges: Bool) throws {
    let fileSystem: FileSystem = exchanges ? .exchanging : .renaming
    #expect(build("old").failure == nil)
    try FileSystem().setMode(of: folder("site"), to: mode)
    #expect(build("new", fileSystem: fileSystem).failure == nil)
    #expect(build("newer", fileSystem: fileSystem).failure == nil)
    #expect(try status("site").st_mode & 0o7777 == mode)
    #expect(try folder.text("site/images/a.txt") == "newer")
    #expect(try folder.names() == ["site"])
    // What is not writable cannot be removed at the end of the test.
    try FileSystem().setMode(of: folder("site"), to: 0o700)
  }

  @Test func `keeps the mode of an empty folder`() throws {
    try FileSystem().makeFolder(folder("site"))
    try FileSystem().setMode(of: folder("site"), to: 0o711)
    #expect(build("new").failure == nil)
    #expect(try status("site").st_mode & 0o7777 == 0o711)
  }

  @Test(.enabled(if: getuid() == 0, "Only the superuser can give folders away."))
  func `keeps the owner and group of the output`() throws {
    #expect(build("old").failure == nil)
    try FileSystem().setOwner(of: folder("site"), to: 4_711, 815)
    #expect(build("new").failure == nil)
    #expect(try status("site").st_uid == 4_711)
    #expect(try status("site").st_gid == 815)
  }

  @Test(.enabled(if: getuid() == 0, "Only the superuser can give folders away."))
  func `leaves the output alone when its owner cannot be kept`() throws {
    #expect(build("old").failure == nil)
    try FileSystem().setOwner(of: folder("site"), to: 4_711, 815)
    let fileSystem = FileSystem { change in
      if change == .setOwner { throw FileError("Cannot change the owner", code: EPERM) }
    }
    let failure = try #require(build("new", fileSystem: fileSystem).failure)
    #expect(failure.contains("has another owner or group, which a new one cannot be given: Cannot change the owner"))
    #expect(failure.hasSuffix("Build as its owner, or remove it first."))
    #expect(try folder.text("site/images/a.txt") == "old")
    #expect(try folder.names() == ["site"])
  }
}
