import Cairn
import CairnHTML
import Foundation
import Testing

@testable import CairnSite

/// Builds that leave pages as they are whose inputs did not change.
@Suite struct IncrementalBuildTests {
  private let folder: TemporaryFolder
  private let log = DataSite.Log()

  init() throws {
    folder = try TemporaryFolder()
    for name in ["a", "b", "c"] { try folder.write("Title \(name)\nwords\n@data/a", to: "in/data/\(name)") }
    try folder.write("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"5\" height=\"9\"/>", to: "in/public/x.svg")
  }

  /// Builds and returns the pages that were made besides `index`.
  private func build(_ change: (inout DataSite) -> Void = { _ in }) throws -> [String] {
    var site = DataSite(folder: folder("in"), log: log)
    change(&site)
    let outcome = site.build(at: folder("site"))
    #expect(outcome.failure == nil)
    let made = log.take()
    // A build from nothing gives the same.
    #expect(site.build(at: folder("clean")).failure == nil)
    try FileManager.default.removeItem(atPath: folder(".clean.cairn-record"))
    #expect(try folder.files(in: "site") == folder.files(in: "clean"))
    try FileManager.default.removeItem(atPath: folder("clean"))
    _ = log.take()
    return made.filter { $0 != "index" }
  }

  @Test func `make only pages whose inputs changed`() throws {
    #expect(try build() == ["a", "b", "c"])
    #expect(try build() == [])
    try folder.write("Title b\nother words", to: "in/data/b")
    #expect(try build() == ["b"])
    try folder.write("New", to: "in/data/d")
    #expect(try build() == ["d"])
    try FileManager.default.removeItem(atPath: folder("in/data/c"))
    #expect(try build() == [])
    #expect(!folder.exists("site/data/c.html"))
    try folder.write("Title b\nother words", to: "in/data/b")
    #expect(try build() == [])
  }

  @Test(arguments: ["common.txt", "title.txt", "header.txt", "width.txt", "base.txt"])
  func `make all pages when something changes that they share`(file: String) throws {
    #expect(try build() == ["a", "b", "c"])
    let text = ["width.txt": "600", "base.txt": "https://example.org/"][file] ?? "Something else"
    try folder.write(text, to: "in/" + file)
    #expect(try build() == ["a", "b", "c"])
    #expect(try build() == [])
  }

  @Test func `make all pages when an option of the command line changes`() throws {
    _ = try build()
    #expect(try build { $0.option = "x" } == ["a", "b", "c"])
    #expect(try build { $0.option = "x" } == [])
  }

  @Test func `make a page again whose file in the output is not what it was`() throws {
    _ = try build()
    try folder.write("somebody else's words", to: "site/data/a.html")
    try FileManager.default.removeItem(atPath: folder("site/data/b.html"))
    #expect(try build() == ["a", "b"])
    #expect(try build() == [])
  }

  @Test func `make each page that does not say what it is made from`() throws {
    let site = DataSite(folder: folder("in"), log: log)
    var other = site
    other.namesInputs = false
    #expect(other.build(at: folder("site")).failure == nil)
    #expect(log.take() == ["a", "b", "c", "index"])
    #expect(other.build(at: folder("site")).failure == nil)
    #expect(log.take() == ["a", "b", "c", "index"])
    #expect(try folder.names() == ["in", "site"])
    // The record of a site that no longer needs one goes.
    #expect(site.build(at: folder("site")).failure == nil)
    #expect(folder.exists(".site.cairn-record"))
    #expect(other.build(at: folder("site")).failure == nil)
    #expect(try folder.names() == ["in", "site"])
  }

  @Test func `make a page with a diagnostic each time, so that each build tells it`() throws {
    try folder.write("Title d\n!missing", to: "in/data/d")
    let site = DataSite(folder: folder("in"), log: log)
    let first = site.build(at: folder("site"))
    let second = site.build(at: folder("site"))
    #expect(first.report.contains("data/d: "))
    #expect(first.report == second.report)
    #expect(first.failure == second.failure)
  }

  @Test func `find links that no longer lead anywhere on pages that stay as they are`() throws {
    _ = try build()
    try FileManager.default.removeItem(atPath: folder("in/data/a"))
    let outcome = DataSite(folder: folder("in"), log: log).build(at: folder("site"))
    #expect(outcome.report.contains("data/b: error: site.broken-link: There is no page \"data/a\" to link to."))
    #expect(log.take() == ["index"])
    #expect(try folder.text("site/data/a.html").contains("Title a"))
  }

  @Test(arguments: ["removed", "empty", "cut", "changed", "foreign", "folder"])
  func `need no record`(fault: String) throws {
    _ = try build()
    let record = folder(".site.cairn-record")
    var bytes = try Data(contentsOf: URL(fileURLWithPath: record))
    try FileManager.default.removeItem(atPath: record)
    switch fault {
    case "removed": break
    case "empty": try Data().write(to: URL(fileURLWithPath: record))
    case "cut": try bytes.dropLast(40).write(to: URL(fileURLWithPath: record))
    case "changed":
      bytes[bytes.count / 2] ^= 1
      try bytes.write(to: URL(fileURLWithPath: record))
    case "foreign": try Data("something else entirely\n".utf8).write(to: URL(fileURLWithPath: record))
    default: break
    }
    #expect(try build() == ["a", "b", "c"])
    #expect(try build() == [])
  }

  @Test func `stay right wherever a build dies`() throws {
    _ = try build()
    for number in 0... {
      try folder.write("Title b\nnumber \(number)", to: "in/data/b")
      let disk = FaultyDisk(.death, at: number, exchanges: true)
      let site = DataSite(folder: folder("in"), log: log)
      _ = site.build(at: folder("site"), fileSystem: disk.fileSystem)
      _ = log.take()
      let made = try build()
      #expect(made == [] || made == ["b"], "\(number): \(made)")
      guard disk.isReached else { break }
    }
  }

  @Test func `tell that nothing could be written down, and build all the same`() throws {
    let fileSystem = FileSystem { [folder] change in
      if change == .createFile, folder.exists("site") { throw FileError("Cannot write", code: ENOSPC) }
    }
    let outcome = DataSite(folder: folder("in"), log: log).build(at: folder("site"), fileSystem: fileSystem)
    #expect(outcome.failure == nil)
    #expect(
      outcome.report.contains("warning: The site is built, but what pages are made from could not be written down")
    )
    _ = log.take()
    #expect(try build() == ["a", "b", "c"])
  }

  @Test func `know pages of another process, also those of a site that is private`() async throws {
    for expected in [2, 2, 2] {
      await #expect(processExitsWith: .success) { [path = folder.path as String] in
        let console = Console(output: { _ in }, errors: { _ in })
        _ = try SiteBuilder.build(HiddenSite(folder: path), at: path + "/hidden", console: console, isVerbose: false)
      }
      let made = try folder.text("made.txt").count
      #expect(made == expected)
    }
  }

  @Test func `are not misled by pages that all name the same`() throws {
    struct Careless: Site {
      var words: [String] = []
      var title: String { "Careless" }
      var pages: some PageContent {
        Pages(words, madeFrom: { _ in [.text("always the same")] }) { word in
          Page(word, title: word) { Text(verbatim: word) }
        }
      }
    }
    let console = Console(output: { _ in }, errors: { _ in })
    for words in [["index", "b"], ["index", "c", "d"]] {
      var site = Careless()
      site.words = words
      let summary = try SiteBuilder.build(site, at: folder("site"), console: console, isVerbose: false)
      #expect(summary.pages == words.count)
      #expect(try folder.text("site/\(words[1]).html").contains(words[1]))
    }
  }
}

/// A site with a type that other files do not know, which writes a letter into a file for each page that it makes.
private struct HiddenSite: Site {
  var folder = ""

  init() {}
  init(folder: String) { self.folder = folder }

  var title: String { "Hidden" }
  var theme: Theme { Theme(accent: .green) }
  var assets: AssetCatalog { SiteFolder(folder + "/in/public").assets }
  var files: SiteFolder { SiteFolder(folder + "/in/public") }

  var pages: some PageContent {
    Pages(["index", "b"], madeFrom: { [.text($0)] }) { path in
      let _ = note()
      Page(path, title: path) { Text(verbatim: path) }
    }
  }

  private func note() {
    let file = open(folder + "/made.txt", O_WRONLY | O_CREAT | O_APPEND, 0o600)
    _ = write(file, "x", 1)
    close(file)
  }
}
