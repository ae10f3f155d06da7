import Foundation
import Synchronization
import Testing

@testable import CairnSite

/// Builds of one output at the same time.
@Suite struct SimultaneousBuildTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private final class Building: Sendable {
    let isUnderWay = Atomic(true)
  }

  private static func build(_ text: String, at path: String, _ fileSystem: FileSystem) throws {
    let output = try OutputFolder(at: path, fileSystem)
    do {
      try output.create("a/b.txt").finish(with: Array(text.utf8))
      try output.publish()
    } catch {
      output.discard()
      throw error
    }
    try output.removePrevious()
  }

  @Test(arguments: [true, false])
  func `lets one of many builds at a time publish, and refuses the others`(exchanges: Bool) async throws {
    let path = folder("site")
    let counts = await withTaskGroup(of: (built: Int, refused: Int, other: [String]).self) { group in
      for task in 0..<4 {
        group.addTask {
          var counts = (built: 0, refused: 0, other: [String]())
          for number in 0..<25 {
            do {
              try Self.build("\(task) \(number)", at: path, exchanges ? .exchanging : .renaming)
              counts.built += 1
            } catch let error as BuildError where error.description.contains("under way") {
              counts.refused += 1
            } catch {
              counts.other.append("\(error)")
            }
          }
          return counts
        }
      }
      return await group.reduce(into: (built: 0, refused: 0, other: [String]())) { sum, part in
        sum = (sum.built + part.built, sum.refused + part.refused, sum.other + part.other)
      }
    }
    #expect(counts.other == [])
    #expect(counts.built > 0)
    #expect(counts.built + counts.refused == 100)
    #expect(try folder.names() == ["site"])
    #expect(try folder.names(in: "site") == [".cairn-site", "a"])
  }

  @Test(.enabled(if: FileSystem.canExchange, "The system cannot exchange folders."))
  func `shows a site at every look while it is built again and again`() async throws {
    let path = folder("site")
    try Self.build("first", at: path, .exchanging)
    let building = Building()
    let misses = await withTaskGroup(of: Int.self) { group in
      group.addTask {
        var misses = 0
        var status = stat()
        while building.isUnderWay.load(ordering: .relaxed) {
          if lstat(path + "/a/b.txt", &status) != 0 { misses += 1 }
        }
        return misses
      }
      for number in 0..<100 { try? Self.build("\(number)", at: path, .exchanging) }
      building.isUnderWay.store(false, ordering: .relaxed)
      return await group.reduce(0, +)
    }
    #expect(misses == 0)
    #expect(try folder.text("site/a/b.txt") == "99")
  }
}
