import Foundation
import Testing

@testable import CairnSite

@Suite struct GuideTests {
  @Test func `shows the code that these tests run`() throws {
    let guide = try GuideListings(of: "building-a-site").guide
    let code = try GuideListings.code(of: "GuideSite")
    #expect(guide.contains("```swift\n" + code.replacing("struct PeakBook", with: "@main struct PeakBook") + "```\n"))
  }

  @Test func `shows only code that compiles besides`() throws {
    let guide = try GuideListings(of: "building-a-site")
    let code = try ["GuideSite", "GuideCaching", "GuideChecks", "GuideIncremental"].map {
      try GuideListings.code(of: $0)
    }
    .joined().replacing("struct PeakBook", with: "@main struct PeakBook")
    // The first one is the manifest of the package.
    #expect(guide.listings(missingFrom: code) == guide.listings.prefix(1).map(\.self))
  }

  @Test func `builds the guide's site`() throws {
    let folder = try TemporaryFolder()
    let result = CommandResult(PeakBook.self, "build", "--output", folder("site"))
    #expect(result.errors == "")
    #expect(result.output.hasPrefix("Built 4 pages and 5 files ("))
    let page = try folder.text("site/peaks/moench.html")
    #expect(page.contains("<a class=\"link\" href=\"../index.html\">All peaks</a>"))
    #expect(page.contains("src=\"../images/moench.svg\" alt=\"The outline of Mönch\" width=\"100\" height=\"50\""))
    #expect(page.contains("4110 m above the sea"))
    #expect(
      try folder.text("site/images/eiger.svg").hasSuffix("<path d=\"M0 50 50 11 100 50z\" fill=\"slategray\"/></svg>")
    )
  }

  /// `CAIRN_RECORD_GOLDENS=1` in the environment writes the guide anew.
  @Test func `shows what the commands write`() throws {
    let folder = try TemporaryFolder()
    let file = GuideListings.file(of: "building-a-site")
    let text = try String(contentsOf: file, encoding: .utf8)
    let guide = try #require(GuideConsole(guide: text))
    let commands = guide.commands(of: "peak-book")
    #expect(commands.map(\.first) == ["build", "list", "print"])
    var console = ""
    for arguments in commands {
      let result = CommandResult(PeakBook.self, arguments.map { $0 == "site" ? folder("site") : $0 })
      #expect(result.errors == "")
      // The time is the only thing that differs from run to run.
      let output = result.output.replacing(folder("site"), with: "site").replacing(/in \d+\.\d\d s/, with: "in 0.01 s")
      console += "$ swift run peak-book \(arguments.joined(separator: " "))\n\(output)"
    }
    if ProcessInfo.processInfo.environment["CAIRN_RECORD_GOLDENS"] == "1" {
      try Data(guide.guide(showing: console).utf8).write(to: file)
    } else {
      #expect(guide.shown == console, "CAIRN_RECORD_GOLDENS=1 records it.")
    }
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
