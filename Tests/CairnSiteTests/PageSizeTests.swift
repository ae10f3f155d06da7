import Cairn
import CairnHTML
import Foundation
import Testing

@testable import CairnSite
@testable import lists
@testable import mountain_booklet

/// What pages weigh with the rules that they need.
@Suite struct PageSizeTests {
  private static let table = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Golden/page-sizes.txt")

  private static func pages() throws -> [Page] {
    var pages: [Page] = []
    try ListsExample().pages.forEachPage { pages.append($0) }
    return pages
  }

  private static func sizes() throws -> [(path: String, markup: Int, sheet: Int)] {
    let documents = try SiteDocuments(of: ListsExample())
    return try pages().map { page in
      let output = documents.document(for: page).render()
      return (page.path, output.html.utf8.count, output.styleSheet.styles.utf8.count)
    }
  }

  /// `CAIRN_RECORD_GOLDENS=1` writes the table again.
  @Test func `does not grow by a tenth`() throws {
    let sizes = try Self.sizes()
    if ProcessInfo.processInfo.environment["CAIRN_RECORD_GOLDENS"] == "1" {
      let lines = sizes.map { "\($0.path) \($0.markup) \($0.sheet)\n" }.joined()
      try lines.write(to: Self.table, atomically: true, encoding: .utf8)
    }
    var known: [Substring: [Int]] = [:]
    for line in try String(contentsOf: Self.table, encoding: .utf8).split(separator: "\n") {
      let words = line.split(separator: " ")
      known[words[0]] = words.dropFirst().compactMap { Int($0) }
    }
    #expect(known.count == sizes.count)
    for size in sizes {
      let expected = try #require(known[size.path[...]], "\(size.path) is not in the table")
      #expect(size.markup * 10 < expected[0] * 11, "\(size.path)")
      #expect(size.sheet * 10 < expected[1] * 11, "The sheet of \(size.path)")
    }
  }

  @Test func `needs at most twenty kilobytes of styles for the booklet`() throws {
    let booklet = try MountainBooklet()
    let documents = try SiteDocuments(of: booklet)
    var sheet = StyleSheet()
    try booklet.pages.forEachPage { sheet.formUnion(documents.document(for: $0).render().styleSheet) }
    #expect(sheet.styles.utf8.count <= 20 * 1024, "\(sheet.styles.utf8.count)")
  }
}
