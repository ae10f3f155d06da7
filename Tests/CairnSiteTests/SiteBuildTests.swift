import Cairn
import CairnSite
import Foundation
import Testing

@Suite struct SiteBuildTests {
  @Test func `writes pages, files and one style sheet`() throws {
    let folder = try TemporaryFolder()
    let result = CommandResult(MountainSite.self, "build", "--output", folder("site"))
    #expect(result.errors == "")
    #expect(result.status == 0)
    let expected = [
      ".cairn-site", "images/eiger.svg", "images/moench.svg", "index.html", "peaks/eiger.html", "peaks/moench.html",
      "peaks/more/eiger.html", "peaks/more/moench.html", "style.css",
    ]
    #expect(try folder.files(in: "site").keys.sorted() == expected)
    #expect(try folder.names() == ["site"])
  }
}
