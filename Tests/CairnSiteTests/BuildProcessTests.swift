import Cairn
import Foundation
import Testing

@testable import CairnSite

/// Builds that depend on the process in which they run: its streams, its folder, its memory.
@Suite struct BuildProcessTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  // MARK: Streams

  @Test func `builds although nobody can read what it says`() throws {
    struct Closed: Error, CustomStringConvertible { let description = "Nobody listens." }
    var errors = ""
    let console = Console(output: { _ in throw Closed() }, errors: { errors += $0 })
    let arguments = ["build", "--output", folder("site"), "--verbose"]
    #expect(MountainSite.run(arguments, program: "booklet", console: console) == 0)
    #expect(errors == "warning: The site is built, but that could not be written. Nobody listens.\n")
    #expect(folder.exists("site/index.html"))
  }

  @Test func `ends with status 0 when a pipe has lost its reader`() async throws {
    let path = folder("site")
    await #expect(processExitsWith: .success) { [path = path as String] in
      var ends: [Int32] = [0, 0]
      pipe(&ends)
      close(ends[0])
      dup2(ends[1], STDOUT_FILENO)
      exit(MountainSite.run(["build", "--output", path, "--verbose"], program: "booklet", console: .standard))
    }
    #expect(folder.exists("site/index.html"))
  }

  @Test func `ends with status 0 when standard output is closed, and mixes nothing into files`() async throws {
    let path = folder("site")
    await #expect(processExitsWith: .success) { [path = path as String] in
      close(STDIN_FILENO)
      close(STDOUT_FILENO)
      Console.reserveStandardStreams()
      exit(MountainSite.run(["build", "--output", path, "--verbose"], program: "booklet", console: .standard))
    }
    #expect(CommandResult(MountainSite.self, "build", "--output", folder("other")).status == 0)
    #expect(try folder.files(in: "site") == folder.files(in: "other"))
  }

  // MARK: Paths

  @Test func `takes a tilde for what it is`() async throws {
    let path = folder.path
    try folder.write("copied", to: "~/source.txt")
    await #expect(processExitsWith: .success) { [path = path as String] in
      guard FileManager.default.changeCurrentDirectoryPath(path) else { exit(3) }
      let page = Page("index", title: "Start") { Text("Text") }
      let site = TestSite(list: [page], files: [SiteFile("a.txt", copying: "~/source.txt")])
      exit(site.build(at: "~/site").failure == nil && site.build(at: "~root").failure == nil ? 0 : 1)
    }
    #expect(try folder.names() == ["~", "~root"])
    #expect(try folder.text("~/site/a.txt") == "copied")
  }

  @Test(arguments: ["a/..", "a/../site", "a/b/../../site", "./a/./.."])
  func `says which folder is missing on the way to an output`(path: String) throws {
    let error = #expect(throws: BuildError.self) { try OutputFolder(at: folder(path)) }
    let expected = "The output \(folder(path)) leads through a folder a, which is missing. Write it without \"..\"."
    #expect(error?.description == expected)
    #expect(try folder.names() == [])
  }

  @Test func `goes back through a folder that is there`() throws {
    try FileSystem().makeFolder(folder("a"))
    let output = try OutputFolder(at: folder("a/../b/./c"))
    try output.publish()
    try output.removePrevious()
    #expect(try folder.names(in: "b") == ["c"])
  }

  @Test(arguments: ["dead", "dead/site", "dead/a/../b"])
  func `names the dead link that leads to an output`(path: String) throws {
    try FileManager.default.createSymbolicLink(atPath: folder("dead"), withDestinationPath: folder("nowhere"))
    let error = #expect(throws: BuildError.self) { try OutputFolder(at: folder(path)) }
    #expect(error?.description.contains("leads nowhere, because dead is a dead link.") == true)
    #expect(try folder.names() == ["dead"])
  }

  // MARK: Memory

  @Test func `copies a large file with little memory`() async throws {
    let size = 256 << 20
    let path = folder.path
    let descriptor = open(folder("large"), O_WRONLY | O_CREAT, 0o666)
    // A file with a hole takes no room, but reads as if it did.
    #expect(ftruncate(descriptor, off_t(size)) == 0)
    close(descriptor)
    await #expect(processExitsWith: .success) { [path = path as String, size = size as Int] in
      let source = SiteFile("large", copying: path + "/large").source()
      var before = rusage()
      var after = rusage()
      // The number of this process, whose name has different types on different systems.
      getrusage(0, &before)
      var count = 0
      while let bytes = try source.next() { count += bytes.count }
      getrusage(0, &after)
      // The system counts in units of 1,024 bytes.
      let growth = Int(after.ru_maxrss - before.ru_maxrss) << 10
      exit(count == size && growth < 16 << 20 ? 0 : 1)
    }
  }
}
