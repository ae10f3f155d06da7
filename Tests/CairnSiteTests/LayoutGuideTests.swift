import Foundation
import Testing

@testable import CairnSite

@Suite struct LayoutGuideTests {
  private let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `shows the code that these tests run`() throws {
    let guide = try String(contentsOf: package.appendingPathComponent("Docs/layout.md"), encoding: .utf8)
    let file = package.appendingPathComponent("Tests/CairnSiteTests/LayoutGuideSite.swift")
    let code = try String(contentsOf: file, encoding: .utf8)
    #expect(guide.contains("```swift\n" + code.replacing("struct HutList", with: "@main struct HutList") + "```\n"))
  }

  @Test func `builds the guide's site`() throws {
    let folder = try TemporaryFolder()
    let result = CommandResult(HutList.self, "build", "--output", folder("site"))
    #expect(result.errors == "")
    #expect(result.status == 0)
    let page = try folder.text("site/index.html")
    #expect(page.contains("Huts</h1>"))
    #expect(page.contains("155 beds"))
    #expect(try folder.text("site/style.css").contains("(width > 600px)"))
  }

  @Test func `names samples that exist`() throws {
    let samples = package.appendingPathComponent("Examples/LayoutGallery/Samples")
    #expect(try FileManager.default.contentsOfDirectory(atPath: samples.path).count == 14)
    #expect(FileManager.default.fileExists(atPath: package.appendingPathComponent("Docs/images/layouts.png").path))
  }
}
