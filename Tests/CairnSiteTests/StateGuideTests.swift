import Cairn
import CairnHTML
import Foundation
import Testing

@Suite struct StateGuideTests {
  @Test func `shows only code that compiles`() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let package = tests.deletingLastPathComponent().deletingLastPathComponent()
    let guide = try String(contentsOf: package.appending(path: "Docs/state.md"), encoding: .utf8)
    let code = try String(contentsOf: tests.appending(path: "GuideState.swift"), encoding: .utf8)
      .filter { !$0.isWhitespace }
    let listings = guide.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(listings.count == 3)
    for listing in listings { #expect(code.contains(listing.filter { !$0.isWhitespace }), "\(listing)") }
  }

  @Test func `has no diagnostics`() {
    #expect(Networks().renderHTML().diagnostics == [])
    #expect(HutDetails().renderHTML().diagnostics == [])
    #expect(Introduction().renderHTML().diagnostics == [])
  }
}
