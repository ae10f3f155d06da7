import Cairn
import CairnTestSupport
import Foundation
import Testing

@testable import CairnSite

/// Builds that end before each of the system calls by which they change the disk.
@Suite struct KilledBuildTests {
  /// What is at the output before the build.
  enum Before: CaseIterable {
    case nothing, emptyFolder, site
  }

  /// The files of a site, each of which names the edition.
  private static func files(_ edition: String) -> [String: Data] {
    let paths = ["index.html", "peaks/eiger.html", "peaks/more/eiger.html", "style.css"]
    var files = Dictionary(uniqueKeysWithValues: paths.map { ($0, Data("\(edition) \($0)".utf8)) })
    if edition == "old" { files["only-old/page.html"] = Data("old".utf8) }
    return files
  }

  private static func build(_ edition: String, at path: String, _ fileSystem: FileSystem = FileSystem()) throws {
    let output = try OutputFolder(at: path, fileSystem)
    do {
      for (file, data) in files(edition).sorted(by: { $0.key < $1.key }) {
        try output.create(file).finish(with: [UInt8](data))
      }
      try output.publish()
    } catch {
      output.discard()
      throw error
    }
    try output.removePrevious()
  }

  /// Which edition an output shows; `nil` for none.
  private static func edition(in folder: TemporaryFolder, before: Before) throws -> String? {
    guard folder.exists("site") else { return nil }
    var files = try folder.files(in: "site")
    if files.isEmpty, before == .emptyFolder { return nil }
    #expect(files.removeValue(forKey: BuildMarker.name) != nil)
    let edition = ["old", "new", "next"].first { Self.files($0) == files }
    #expect(edition != nil, "The output is half a site: \(files.keys.sorted())")
    return edition
  }

  private static func prepare(_ before: Before) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    switch before {
    case .nothing: break
    case .emptyFolder: try FileSystem().makeFolder(folder("site"))
    case .site: try build("old", at: folder("site"))
    }
    return folder
  }

  /// Builds once more on a sound disk, which must work whatever happened before.
  private static func expectNextBuild(in folder: TemporaryFolder, after number: Int) throws {
    #expect(throws: Never.self, "The build after change \(number)") { try build("next", at: folder("site")) }
    #expect(try edition(in: folder, before: .site) == "next")
    #expect(try folder.names() == ["site"])
  }

  // MARK: Death

  @Test(arguments: Before.allCases, [true, false])
  func `shows a whole site and builds again, wherever a build dies`(before: Before, exchanges: Bool) throws {
    var number = 0
    var editions: [String?] = []
    while true {
      let folder = try Self.prepare(before)
      let disk = FaultyDisk(.death, at: number, exchanges: exchanges)
      try? Self.build("new", at: folder("site"), disk.fileSystem)
      guard disk.isReached else { break }
      let edition = try Self.edition(in: folder, before: before)
      // Between two renames there is no site.
      if before == .site, exchanges { #expect(edition != nil) }
      if editions.last != edition { editions.append(edition) }
      try Self.expectNextBuild(in: folder, after: number)
      number += 1
    }
    #expect(number > 25)
    switch (before, exchanges && FileSystem.canExchange) {
    case (.site, true): #expect(editions == ["old", "new"])
    case (.site, false): #expect(editions == ["old", nil, "new"])
    default: #expect(editions == [nil, "new"])
    }
  }

  @Test(arguments: [FaultyDisk.Fault.death, .failure])
  func `shows the old file or the new one where only one changes, wherever a build dies`(fault: FaultyDisk.Fault) throws
  {
    func build(_ text: String, at path: String, _ fileSystem: FileSystem = FileSystem()) throws {
      let output = try OutputFolder(at: path, fileSystem)
      do {
        for (file, words) in [("a.txt", "same"), ("deep/b.txt", text)] {
          try output.create(file).finish(with: Array(words.utf8))
        }
        try output.publish()
      } catch {
        output.discard()
        throw error
      }
      try output.removePrevious()
    }
    var texts: [String] = []
    for number in 0... {
      let folder = try TemporaryFolder()
      try build("old", at: folder("site"))
      let disk = FaultyDisk(fault, at: number, exchanges: true)
      let result = Result { try build("new", at: folder("site"), disk.fileSystem) }
      guard disk.isReached else { break }
      let text = try folder.text("site/deep/b.txt")
      if texts.last != text { texts.append(text) }
      if text == "old" { #expect(throws: FileError.self) { try result.get() } }
      #expect(try folder.text("site/a.txt") == "same")
      try build("next", at: folder("site"))
      #expect(try folder.text("site/deep/b.txt") == "next")
      #expect(try folder.names() == ["site"])
    }
    #expect(texts == ["old", "new"])
  }

  @Test(arguments: [true, false])
  func `builds again after two builds that died in different places`(exchanges: Bool) throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<150 {
      let folder = try Self.prepare(.site)
      for _ in 0..<2 {
        let disk = FaultyDisk(.death, at: .random(in: 0..<60, using: &generator), exchanges: exchanges)
        try? Self.build("new", at: folder("site"), disk.fileSystem)
        if exchanges, FileSystem.canExchange { #expect(try Self.edition(in: folder, before: .site) != nil) }
      }
      try Self.expectNextBuild(in: folder, after: -1)
    }
  }

  // MARK: Failure

  @Test(arguments: [true, false])
  func `keeps the old site, and nothing else, when a change fails before the swap is done`(exchanges: Bool) throws {
    var number = 0
    while true {
      let folder = try Self.prepare(.site)
      let disk = FaultyDisk(.failure, at: number, exchanges: exchanges)
      let result = Result { try Self.build("new", at: folder("site"), disk.fileSystem) }
      guard disk.isReached else { break }
      if try Self.edition(in: folder, before: .site) == "old" {
        #expect(throws: FileError.self) { try result.get() }
        #expect(try folder.names() == ["site"])
      }
      try Self.expectNextBuild(in: folder, after: number)
      number += 1
    }
    #expect(number > 30)
  }

  @Test func `waits for the disk before the swap, and again before the old site is removed`() throws {
    let folder = try Self.prepare(.site)
    let disk = FaultyDisk(.failure, at: .max, exchanges: true)
    try Self.build("new", at: folder("site"), disk.fileSystem)
    let parts = disk.changes.split(separator: .exchange)
    // Four files, two folders, the marker and the folder of them all, when they are complete.
    let waiting = try #require(parts[0].firstIndex(of: .synchronize))
    #expect(parts[0][waiting...].count { $0 == .synchronize } == 8)
    #expect(!parts[0][waiting...].contains { [.createFile, .write, .move].contains($0) })
    #expect(parts[1].first == .synchronize)
  }

  // MARK: Kill

  /// How many changes a build of ``site(_:)`` tries at least.
  private static let changes = 28

  private static func site(_ text: String) -> TestSite {
    let page = { (path: String) in Page(path, title: path) { Text(verbatim: text) } }
    return TestSite(list: [page("index"), page("peaks/eiger")], files: [SiteFile("a.txt") { text }])
  }

  @Test(arguments: 0..<changes)
  func `builds again after a process that was killed`(number: Int) async throws {
    let folder = try TemporaryFolder()
    #expect(Self.site("old").build(at: folder("site")).failure == nil)
    let path = folder("site")
    await #expect(processExitsWith: .signal(SIGKILL)) { [number, path = path as String] in
      var count = 0
      let fileSystem = FileSystem { _ in
        if count == number { kill(getpid(), SIGKILL) }
        count += 1
      }
      _ = Self.site("new").build(at: path, fileSystem: fileSystem)
    }
    let text = try folder.text("site/a.txt")
    #expect(try folder.text("site/index.html").contains(text))
    #expect(try folder.text("site/peaks/eiger.html").contains(text))
    #expect(Self.site("next").build(at: folder("site")).failure == nil)
    #expect(try folder.text("site/a.txt") == "next")
    #expect(try folder.names() == ["site"])
  }
}
