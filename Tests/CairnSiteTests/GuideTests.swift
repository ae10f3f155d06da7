import Foundation
import Testing

@testable import CairnSite

@Suite struct GuideTests {
  private let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `shows the code that these tests run`() throws {
    let guide = try String(contentsOf: package.appendingPathComponent("Docs/building-a-site.md"), encoding: .utf8)
    let file = package.appendingPathComponent("Tests/CairnSiteTests/GuideSite.swift")
    let code = try String(contentsOf: file, encoding: .utf8)
    #expect(guide.contains("```swift\n" + code.replacing("struct PeakBook", with: "@main struct PeakBook") + "```\n"))
  }

  @Test func `builds the guide's site`() throws {
    let folder = try TemporaryFolder()
    let result = CommandResult(PeakBook.self, "build", "--output", folder("site"))
    #expect(result.errors == "")
    #expect(result.output.hasPrefix("Built 4 pages and 4 files ("))
    let page = try folder.text("site/peaks/moench.html")
    #expect(page.contains("<a class=\"link\" href=\"../index.html\">All peaks</a>"))
    #expect(page.contains("src=\"../images/moench.svg\" alt=\"The outline of Mönch\" width=\"100\" height=\"50\""))
    #expect(page.contains("4110 m above the sea"))
    #expect(
      try folder.text("site/images/eiger.svg").hasSuffix("<path d=\"M0 50 50 11 100 50z\" fill=\"slategray\"/></svg>")
    )
  }

  @Test func `lists the guide's pages as the guide says`() {
    let expected = "index\tPeaks\npeaks/eiger\tEiger\npeaks/moench\tMönch\npeaks/jungfrau\tJungfrau\n"
    #expect(CommandResult(PeakBook.self, "list").output == expected)
  }

  @Test func `takes the guide's option`() {
    #expect(
      CommandResult(PeakBook.self, "list", "--above", "4150").output == "index\tPeaks\npeaks/jungfrau\tJungfrau\n"
    )
    let result = CommandResult(PeakBook.self, "list", "--above", "high")
    #expect(result.errors.hasPrefix("booklet: The height \"high\" is not a number. Write one such as 4000.\n"))
    #expect(result.status == 2)
  }
}
