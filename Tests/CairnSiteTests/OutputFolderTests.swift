import Foundation
import Testing

@testable import CairnSite

@Suite struct OutputFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func publish(_ text: String, at name: String = "site") throws {
    let output = try OutputFolder(at: folder(name))
    try write(text, to: output)
    try output.publish()
    try output.removePrevious()
  }

  /// Writes two files, so that a change of both takes a swap.
  private func write(_ text: String, to output: OutputFolder) throws {
    for file in ["a.txt", "b.txt"] { try output.create(file).finish(with: Array(text.utf8)) }
  }

  @Test(arguments: [(true, ".site.cairn-building/a.txt"), (false, ".site.cairn-previous/a.txt")])
  func `shows the old site until the new one is complete`(exchanges: Bool, kept: String) throws {
    guard FileSystem.canExchange || !exchanges else { return }
    try publish("old")
    let output = try OutputFolder(at: folder("site"), exchanges ? .exchanging : .renaming)
    try write("new", to: output)
    #expect(try folder.text("site/a.txt") == "old")
    try output.publish()
    #expect(try folder.text("site/a.txt") == "new")
    #expect(try folder.text(kept) == "old")
    try output.removePrevious()
    #expect(try folder.names() == ["site"])
  }

  @Test func `keeps the old site when a build is given up`() throws {
    try publish("old")
    let output = try OutputFolder(at: folder("site"))
    try output.create("a.txt").finish(with: Array("new".utf8))
    output.discard()
    #expect(try folder.text("site/a.txt") == "old")
    #expect(try folder.names() == ["site"])
  }

  @Test func `puts the old site back when the swap fails`() throws {
    try publish("old")
    let output = try OutputFolder(at: folder("site"))
    // A build whose folder is taken away can no longer take the place of the old one.
    try FileManager.default.removeItem(atPath: folder(".site.cairn-building"))
    #expect(throws: FileError.self) { try output.publish() }
    #expect(try folder.text("site/a.txt") == "old")
    #expect(try folder.names() == ["site"])
  }

  @Test func `takes an empty folder or one that is missing`() throws {
    try FileManager.default.createDirectory(atPath: folder("site"), withIntermediateDirectories: false)
    try publish("first")
    try publish("deep", at: "a/b/c/")
    #expect(try folder.text("site/a.txt") == "first")
    #expect(try folder.text("a/b/c/a.txt") == "deep")
  }

  @Test func `leaves a folder alone that no build wrote`() throws {
    try folder.write("precious", to: "site/thesis.txt")
    let error = #expect(throws: BuildError.self) { try OutputFolder(at: folder("site")) }
    #expect(error?.description.contains("was not written by a build: it holds thesis.txt. Name another") == true)
    #expect(try folder.text("site/thesis.txt") == "precious")
    #expect(try folder.names() == ["site"])
  }

  @Test func `leaves files alone that came during the build`() throws {
    let output = try OutputFolder(at: folder("site"))
    try folder.write("precious", to: "site/thesis.txt")
    #expect(throws: BuildError.self) { try output.publish() }
    #expect(try folder.text("site/thesis.txt") == "precious")
  }

  @Test func `refuses a file, a dead link, the root and the current folder`() throws {
    try folder.write("text", to: "file")
    try FileManager.default.createSymbolicLink(atPath: folder("dead"), withDestinationPath: folder("nowhere"))
    #expect(throws: BuildError.self) { try OutputFolder(at: folder("file")) }
    #expect(throws: BuildError.self) { try OutputFolder(at: folder("dead")) }
    #expect(throws: BuildError.self) { try OutputFolder(at: "/") }
    #expect(throws: BuildError.self) { try OutputFolder(at: ".") }
    #expect(throws: BuildError.self) { try OutputFolder(at: "..") }
    #expect(throws: UsageError.self) { try OutputFolder(at: "") }
    #expect(throws: (any Error).self) { try OutputFolder(at: folder("file/below")) }
    #expect(try folder.names() == ["dead", "file"])
  }

  @Test func `follows a link to the folder that it names`() throws {
    try publish("old", at: "real")
    try FileManager.default.createSymbolicLink(atPath: folder("link"), withDestinationPath: "real")
    try publish("new", at: "link")
    #expect(try folder.text("real/a.txt") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder("link")) == "real")
  }

  @Test func `cleans up after a crash while writing`() throws {
    try folder.write("", to: ".site.cairn-building/.cairn-site")
    try folder.write("half", to: ".site.cairn-building/deep/b.txt")
    try publish("new")
    #expect(try folder.names(in: "site") == [".cairn-site", "a.txt", "b.txt"])
    #expect(try folder.names() == ["site"])
  }

  @Test func `leaves a file alone that has the name of the lock by chance`() throws {
    try folder.write("precious", to: ".site.cairn-lock")
    let error = #expect(throws: BuildError.self) { try OutputFolder(at: folder("site")) }
    #expect(error?.description.contains(".site.cairn-lock is in the way of the build.") == true)
    #expect(try folder.text(".site.cairn-lock") == "precious")
    #expect(try folder.names() == [".site.cairn-lock"])
  }

  @Test func `brings back the old site after a crash in the middle of a swap`() throws {
    try publish("old")
    try FileManager.default.moveItem(atPath: folder("site"), toPath: folder(".site.cairn-previous"))
    let output = try OutputFolder(at: folder("site"))
    output.discard()
    #expect(try folder.text("site/a.txt") == "old")
    #expect(try folder.names() == ["site"])
  }

  @Test(arguments: [".site.cairn-building", ".site.cairn-previous"])
  func `leaves a folder alone that is in the way by chance`(name: String) throws {
    try folder.write("precious", to: name + "/thesis.txt")
    #expect(throws: BuildError.self) { try OutputFolder(at: folder("site")) }
    #expect(try folder.text(name + "/thesis.txt") == "precious")
    #expect(try folder.names() == [name])
  }

  @Test func `refuses a second build of the same folder at the same time`() throws {
    let first = try OutputFolder(at: folder("site"))
    let error = #expect(throws: BuildError.self) { try OutputFolder(at: folder("site")) }
    #expect(error?.description.contains("is under way") == true)
    try first.create("a.txt").finish(with: [65])
    try first.publish()
    #expect(try folder.text("site/a.txt") == "A")
    #expect(throws: BuildError.self) { try OutputFolder(at: folder("site")) }
    try first.removePrevious()
    try publish("second")
    #expect(try folder.text("site/a.txt") == "second")
  }

  @Test func `never writes a file twice`() throws {
    let output = try OutputFolder(at: folder("site"))
    try output.create("a/b.txt").finish(with: [65])
    #expect(throws: FileError.self) { try output.create("a/b.txt").finish(with: [66]) }
  }
}
