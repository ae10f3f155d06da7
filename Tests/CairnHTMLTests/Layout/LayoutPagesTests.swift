import CairnHTML
import CairnTestSupport
import Foundation
import Testing

/// Writes a page for every case of the solver when `CAIRN_LAYOUT_PAGES` names a folder, for a browser to measure.
@Suite struct LayoutPagesTests {
  private static let folder = ProcessInfo.processInfo.environment["CAIRN_LAYOUT_PAGES"].map { URL(filePath: $0) }

  @Test(.enabled(if: Self.folder != nil))
  func `writes a page for every case and where its boxes must be`() throws {
    guard let folder = Self.folder else { return }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    var sheet = StyleSheet()
    var skipped: [String: String] = [:]
    for item in try LayoutCaseFile().cases {
      let page = LayoutCasePage(item)
      if let reason = page.reasonToSkip {
        skipped[item.name] = reason
        continue
      }
      let output = page.render()
      sheet.formUnion(output.sheet)
      try output.html.write(to: folder.appending(path: "\(item.name).html"), atomically: true, encoding: .utf8)
      try encoder.encode(page.expectation).write(to: folder.appending(path: "\(item.name).json"))
    }
    try encoder.encode(skipped).write(to: folder.appending(path: "skipped.json"))
    try (StyleSheet.base + sheet.css).write(to: folder.appending(path: "style.css"), atomically: true, encoding: .utf8)
    #expect(!skipped.isEmpty)
  }
}
