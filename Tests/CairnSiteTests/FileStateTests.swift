import Foundation
import Testing

@testable import CairnSite

/// What tells a build that a file has not changed since it was read.
@Suite struct FileStateTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func status(_ name: String) -> stat {
    var status = stat()
    _ = stat(folder(name), &status)
    return status
  }

  /// The state of a file some seconds after it was written.
  private func state(of name: String, after seconds: Int) -> FileState? {
    let status = status(name)
    return FileState.settled(status, at: status.st_ctim.tv_sec + seconds)
  }

  @Test func `a file that has just changed has no state`() throws {
    try folder.write("a", to: "a.json")
    for seconds in 0...3 { #expect(state(of: "a.json", after: seconds) == nil) }
    #expect(state(of: "a.json", after: 4) != nil)
    #expect(FileState.settled(status("a.json")) == nil)
  }

  @Test func `each change ends the state`() throws {
    try folder.write("first", to: "a.json")
    let written = try #require(state(of: "a.json", after: 10))
    #expect(written.holds(at: folder("a.json")))
    let path = folder("a.json") as String
    let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
    // The time of a change has the grain of the system's clock.
    usleep(20_000)
    let handle = try FileHandle(forWritingTo: URL(filePath: path))
    try handle.write(contentsOf: Data("other".utf8))
    try handle.close()
    try FileManager.default.setAttributes([.modificationDate: date as Any], ofItemAtPath: path)
    #expect(status("a.json").st_size == 5)
    #expect(!written.holds(at: path), "The size and the date of its bytes are the same, but not the time of the change")

    let rewritten = try #require(state(of: "a.json", after: 10))
    try folder.write("other", to: "b.json")
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.moveItem(atPath: folder("b.json"), toPath: path)
    #expect(!rewritten.holds(at: path))
    try FileManager.default.removeItem(atPath: path)
    #expect(!rewritten.holds(at: path))
  }
}
