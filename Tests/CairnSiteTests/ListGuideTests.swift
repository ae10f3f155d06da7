import Cairn
import CairnHTML
import CairnText
import Foundation
import Testing

@Suite struct ListGuideTests {
  private let guide: String
  private let code: String

  init() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let package = tests.deletingLastPathComponent().deletingLastPathComponent()
    guide = try String(contentsOf: package.appending(path: "Docs/lists.md"), encoding: .utf8)
    code = try String(contentsOf: tests.appending(path: "GuideLists.swift"), encoding: .utf8)
  }

  private static let summits = [
    Summit(id: "rysy", name: "Rysy", height: 2499, isClimbed: true),
    Summit(id: "mnich", name: "Mnich", height: 2068),
  ]

  /// Lines without what sets them in, which depends on what is around them.
  private static func lines(_ text: some StringProtocol) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }

  @Test func `shows only code that compiles`() {
    let listings = guide.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(listings.count == 9)
    let compiled = Self.lines(code)
    for listing in listings { #expect(compiled.contains(Self.lines(listing)), "\(listing)") }
  }

  @Test func `sends what the guide says`() {
    let output = SummitsForm(summits: Self.summits).renderHTML()
    #expect(output.diagnostics == [])
    for value in ["delete:rysy", "up:rysy"] {
      #expect(output.body.contains("value=\"\(value)\""), "\(value)")
      #expect(guide.contains("=\(value)`"), "\(value)")
    }
    #expect(output.body.contains("name=\"selection\" value=\"rysy\" checked"))
  }

  @Test func `writes its other listings without a diagnostic`() {
    let region = ListListings.Region(name: "Alps", parts: [ListListings.Region(name: "Bernese Alps")])
    let views: [AnyView] = [
      AnyView(ListListings.valueCell), AnyView(ListListings.state), AnyView(ListListings.rows),
      AnyView(ListListings.outline(of: [region])), AnyView(ListListings.chosen(Self.summits)),
      AnyView(ListListings.loading),
      AnyView(Form { ListListings.collapsible(Self.summits) }.selection(.multiple)),
    ]
    for view in views {
      #expect(view.renderHTML().diagnostics == [])
      #expect(view.renderText(TextOptions(width: 60)).diagnostics == [])
    }
    #expect(ListListings.loading.html(ListListings.german).contains(">Lädt<"))
  }

  @Test func `names every accessory and appearance`() {
    let accessories: [Accessory] = [
      .disclosureIndicator(), .checkmark(), .delete(), .insert(), .reorder(), .detail(destination: "a"), .multiselect(),
      .outlineDisclosure(), .label(text: "a"), .custom { Text("a") },
    ]
    for accessory in accessories {
      let name = "\(accessory.kind)".prefix { $0.isLetter }
      #expect(guide.contains("`\(name)("), "\(name)")
    }
    for appearance in ListConfiguration.Appearance.allCases { #expect(guide.contains("`.\(appearance)`")) }
  }
}
