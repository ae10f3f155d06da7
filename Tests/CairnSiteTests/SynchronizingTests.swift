import Cairn
import Foundation
import Synchronization
import Testing

@testable import CairnSite

/// Waiting for the disk.
@Suite struct SynchronizingTests {
  @Test func `waits for each of few files, and once for many`() throws {
    let folder = try TemporaryFolder()
    let names = (0..<200).map { "\($0)" }
    for name in names { try folder.write("words", to: name) }
    func count(of names: [String]) throws -> Int {
      let count = Mutex(0)
      let system = FileSystem { change in if case .synchronize = change { count.withLock { $0 += 1 } } }
      try system.synchronize(names, in: folder(""))
      return count.withLock { $0 }
    }
    #expect(try count(of: Array(names.prefix(3))) == 4)
    #if os(Linux)
      #expect(try count(of: names) == 1)
    #else
      #expect(try count(of: names) == 201)
    #endif
  }

  @Test func `tells of what the disk cannot be asked for`() throws {
    let folder = try TemporaryFolder()
    let file = #expect(throws: FileError.self) {
      try FileSystem().synchronize(["missing", "missing too"], in: folder("site"))
    }
    #expect(file?.action == "Cannot read \(folder("site"))/missing")
    let names = (0..<200).map { "\($0)" }
    #expect(throws: FileError.self) { try FileSystem().synchronize(names, in: folder("site")) }
  }

  @Test func `a failure of the disk keeps the site as it was`() throws {
    struct Failure: Error {}
    let folder = try TemporaryFolder()
    func build(_ words: String, _ system: FileSystem = FileSystem()) -> BuildOutcome {
      let pages = (0..<100).map { number in
        Page("p\(number)", title: "Page \(number)") { Text(verbatim: "\(words) \(number)") }
      }
      return TestSite(list: pages).build(at: folder("site"), fileSystem: system)
    }
    #expect(build("old").summary?.pages == 100)
    let before = try folder.text("site/p17.html")
    let failing = FileSystem { change in if case .synchronize = change { throw Failure() } }
    #expect(build("new", failing).summary == nil)
    #expect(try folder.text("site/p17.html") == before)
    #expect(try folder.names() == ["site"])
  }
}
