import Cairn
import CairnHTML
import CairnText
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
    #expect(listings.count == 5)
    for listing in listings { #expect(code.contains(listing.filter { !$0.isWhitespace }), "\(listing)") }
  }

  @Test func `its views have nothing to tell`() {
    let peaks = [StateGuide.PeakList.Peak(id: "Eiger", height: 3_967)]
    let view = Group {
      StateGuide.Networks()
      StateGuide.Introduction()
      StateGuide.PeakList(peaks: peaks)
      StateGuide.HutDetails()
      StateGuide.SignUp()
    }
    let output = view.renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.components(separatedBy: "Page 3 of 3").count == 2)
    #expect(view.renderText().diagnostics == [])
  }
}
