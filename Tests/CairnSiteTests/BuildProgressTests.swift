import Cairn
import Foundation
import Synchronization
import Testing

@testable import CairnSite

/// What a terminal shows while a site is built.
@Suite struct BuildProgressTests {
  @Test func `counts pages now and then`() {
    var words: [String?] = []
    let console = Console(output: { _ in }, errors: { _ in }, progress: { words.append($0) })
    var progress = BuildProgress(console, pause: .zero)
    for _ in 0..<40 { progress.addPage() }
    progress.end()
    #expect(words == ["16 pages so far", "32 pages so far", nil])
  }

  @Test func `says nothing of what takes no time`() throws {
    var words: [String?] = []
    let console = Console(output: { _ in }, errors: { _ in }, progress: { words.append($0) })
    let list = [Page("index", title: "Start") { Text("Text") }]
    _ = try SiteBuilder.check(TestSite(list: list), console: console)
    #expect(words == [nil])
  }

  @Test func `takes its words away before there is something else to say`() {
    let written = Mutex("")
    let line = ProgressLine { text in written.withLock { $0 += text } }
    line.show(nil)
    line.show("16 pages so far")
    line.show("32 pages so far")
    line.show(nil)
    line.show(nil)
    let erasing = "\r\u{1B}[2K"
    #expect(written.withLock { $0 } == "\(erasing)16 pages so far\(erasing)32 pages so far\(erasing)")
  }

  @Test(arguments: [
    (["TERM": "xterm-256color"], true), (["TERM": "xterm", "NO_COLOR": ""], true), ([:], false),
    (["TERM": "dumb"], false), (["TERM": "xterm", "NO_COLOR": "1"], false), (["TERM": "xterm", "CI": "true"], false),
  ])
  func `is for terminals that can erase a line`(environment: [String: String], expected: Bool) {
    #expect(ProgressLine.canErase(environment) == expected)
  }
}
