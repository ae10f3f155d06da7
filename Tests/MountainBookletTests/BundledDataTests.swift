import Foundation
import Testing

@testable import mountain_booklet

@Suite struct BundledDataTests {
  @Test func `the embedded text is the data file, byte for byte`() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = package.appending(path: "Examples/MountainBooklet/Data")
    let json = try String(contentsOf: folder.appending(path: "mountains.json"), encoding: .utf8)
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      let file = folder.appending(path: "BundledData.swift")
      let quotes = "#\"\"\"\n"
      let source = try String(contentsOf: file, encoding: .utf8)
      let opening = try #require(source.range(of: quotes))
      let closing = "\"\"\"#\n}\n"
      try (source[..<opening.upperBound] + json + closing).write(to: file, atomically: true, encoding: .utf8)
    }
    // The last newline belongs to the closing quotes of the literal.
    #expect(BundledData.mountains + "\n" == json)
  }
}
