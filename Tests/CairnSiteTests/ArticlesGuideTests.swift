import Foundation
import Testing

@testable import CairnSite

@Suite struct ArticlesGuideTests {
  private let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `shows only code that compiles`() throws {
    let guide = try String(contentsOf: package.appending(path: "Docs/articles.md"), encoding: .utf8)
    let file = package.appending(path: "Tests/CairnSiteTests/GuideArticles.swift")
    let code = try String(contentsOf: file, encoding: .utf8).filter { !$0.isWhitespace }
    let listings = guide.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(!listings.isEmpty)
    for listing in listings { #expect(code.contains(listing.filter { !$0.isWhitespace }), "\(listing)") }
  }
}
