import Cairn
import CairnTestSupport
import Foundation
import Testing

@testable import CairnSite

/// Random edits of a site's content, after each of which a build on top of the last gives what a build from nothing gives.
@Suite struct RandomEditTests {
  private let folder: TemporaryFolder
  private let log = DataSite.Log()

  init() throws {
    folder = try TemporaryFolder()
    for number in 0..<8 { try folder.write("Title \(number)\nwords", to: "in/data/n\(number)") }
    try folder.write("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"5\" height=\"9\"/>", to: "in/public/x.svg")
  }

  @Test(arguments: 0..<5 as Range<UInt64>, [AssetNames.plain, .fingerprinted])
  func `give what a build from nothing gives`(seed: UInt64, names: AssetNames) throws {
    var generator = SeededGenerator(seed: seed)
    var site = DataSite(folder: folder("in"), log: log)
    site.assetNames = names
    var skipped = 0
    // Fingerprints only change the names of files, so fewer edits show that they do no harm.
    for step in 0..<(names == .plain ? 100 : 30) {
      let edit = try edit(&site, &generator)
      let outcome = site.build(at: folder("site"))
      let made = Set(log.take()).count
      let clean = site.build(at: folder("clean"))
      skipped += Set(log.take()).count - made
      #expect(outcome.failure == clean.failure, "\(step): \(edit)")
      #expect(outcome.report == clean.report, "\(step): \(edit)")
      if clean.failure == nil {
        #expect(outcome.summary == clean.summary, "\(step): \(edit)")
        #expect(try folder.files(in: "site") == folder.files(in: "clean"), "\(step): \(edit)")
        try FileManager.default.removeItem(atPath: folder("clean"))
      }
      try? FileManager.default.removeItem(atPath: folder(".clean.cairn-record"))
    }
    // Otherwise the test would say nothing.
    #expect(skipped > (names == .plain ? 100 : 30))
  }

  /// Changes something and returns what.
  private func edit(_ site: inout DataSite, _ generator: inout SeededGenerator) throws -> String {
    let files = (try? folder.names(in: "in/data")) ?? []
    let name = files.randomElement(using: &generator) ?? "n0"
    let number = Int.random(in: 0..<1_000, using: &generator)
    switch Int.random(in: 0..<18, using: &generator) {
    case 0...3: try folder.write("Title \(name)\nwords \(number)\n@data/\(name)", to: "in/data/\(name)")
    case 4: try folder.write("New \(number)\n@index", to: "in/data/n\(number)")
    case 5 where files.count > 3: try remove("in/data/\(name)")
    case 6 where files.count > 1:
      try? FileManager.default.moveItem(atPath: folder("in/data/\(name)"), toPath: folder("in/data/m\(number)"))
    case 7: try folder.write(try folder.text("in/data/\(name)"), to: "in/data/\(name)")
    case 8: try folder.write("![\(number)](x.svg) words \(number)", to: "in/posts/p\(number % 4).md")
    case 9: try remove("in/posts/p\(number % 4).md")
    case 10:
      let size = number % 7 + 1
      try folder.write(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size)\" height=\"9\"/>",
        to: "in/public/x.svg"
      )
    case 11: try folder.write(try folder.text("in/data/\(name)") + "\n!x.svg", to: "in/data/\(name)")
    case 12: try folder.write("\(500 + number % 3)", to: "in/width.txt")
    case 13: try folder.write("Header \(number % 3)", to: "in/header.txt")
    case 14: site.option = "option \(number % 2)"
    case 15: try folder.write("common \(number % 3)", to: "in/common.txt")
    case 16: try folder.write("p{margin:\(number % 3)px;background:url(x.svg)}", to: "in/own.css")
    default: return try damage(number, &generator)
    }
    return "\(name) \(number)"
  }

  /// Does something to the output or its record.
  private func damage(_ number: Int, _ generator: inout SeededGenerator) throws -> String {
    guard folder.exists("site") else { return "nothing" }
    let pages = try folder.files(in: "site").keys.filter { $0.hasSuffix(".html") }.sorted()
    let page = pages.randomElement(using: &generator) ?? "index.html"
    switch number % 4 {
    case 0: try folder.write("other words", to: "site/" + page)
    case 1: try remove("site/" + page)
    case 2: try remove(".site.cairn-record")
    default: try folder.write("damaged", to: ".site.cairn-record")
    }
    return "damage \(number % 4) \(page)"
  }

  private func remove(_ name: String) throws {
    if folder.exists(name) { try FileManager.default.removeItem(atPath: folder(name)) }
  }
}
