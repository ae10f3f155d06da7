import Cairn
import CairnHTML
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

  @Test func `shows no code that is not compiled`() throws {
    func lines(_ text: some StringProtocol) -> [String] {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let guide = try String(contentsOf: package.appendingPathComponent("Docs/layout.md"), encoding: .utf8)
    let file = package.appendingPathComponent("Tests/CairnSiteTests/LayoutGuideExamples.swift")
    let code = lines(try String(contentsOf: file, encoding: .utf8)).joined(separator: "\n")
      .replacing("return CollectionView", with: "CollectionView")
    let blocks = guide.components(separatedBy: "```swift\n").dropFirst(2)
    #expect(blocks.count == 4)
    for block in blocks {
      let example = lines(block.components(separatedBy: "```")[0]).joined(separator: "\n")
      #expect(code.contains(example))
    }
  }

  @Test func `lays the guide's sections out by their type`() {
    let sections = [
      FeaturedHuts(huts: ["Britannia", "Monte Rosa"]).eraseToAnySection(),
      Huts(huts: ["Konkordia", "Tschierva"], areCompact: true).eraseToAnySection(),
    ]
    let output = LayoutGuideExamples.collection(of: sections).renderHTML()
    #expect(output.diagnostics.map(\.description) == [])
    #expect(output.body.contains("scroller"))
    #expect(output.styleSheet.css.contains("flex-wrap:wrap"))
    #expect(LayoutGuideExamples.choices.renderHTML().diagnostics.map(\.description) == [])
    #expect(LayoutGuideExamples.nested.problems() == [])
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
