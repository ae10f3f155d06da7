import Cairn
import CairnHTML
import Foundation
import Testing

@Suite struct ReadmeTests {
  struct Peaks: CollectionSection { let range: String; let names: [String] }

  struct PeaksController: SectionController {
    func view(for section: Peaks) -> some View {
      Section(section.names, id: \.self) { name in
        Text(name)
      } header: {
        Text(section.range)
      }
    }
  }

  @Test func `shows code that works`() throws {
    let sections = [Peaks(range: "Alps", names: ["Eiger", "Mönch"]), Peaks(range: "Tatras", names: ["Rysy"])]
    let view = CollectionView(sections: sections.map { $0.eraseToAnySection() }) { PeaksController() }
    let html = HTMLPage(title: "Peaks") { view.navigationTitle("Peaks") }.html()
    #expect(html.contains("<h1 class=\"navigation-title\">Peaks</h1>"))
    #expect(
      html.contains("<h2 id=\"section-2-title\">Tatras</h2><ul role=\"list\" class=\"items\"><li><p>Rysy</p></li></ul>")
    )
  }

  @Test func `shows the code that this test runs`() throws {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: package.appendingPathComponent("README.md"), encoding: .utf8)
    let test = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    let start = try #require(readme.range(of: "## A first collection\n\n```swift\n"))
    let end = try #require(readme[start.upperBound...].range(of: "```"))
    let listed = readme[start.upperBound..<end.lowerBound].split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let lines = Set(test.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
    for line in listed where !line.hasPrefix("import") && !line.hasPrefix("print") && !line.hasPrefix("struct") {
      #expect(lines.contains(line), "README shows \"\(line)\"")
    }
  }
}
