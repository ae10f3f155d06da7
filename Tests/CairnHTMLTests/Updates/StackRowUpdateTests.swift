import Cairn
import CairnHTML
import CairnTestSupport
import Testing

/// Rows that are stacks, in which something comes and goes beside the rest.
@Suite struct StackRowUpdateTests {
  private typealias Peak = UpdatedSections.Peak
  private typealias Range = UpdatedSections.Range

  private struct Controller: SectionController {
    func view(for section: Range) -> some View {
      List {
        ForEach(section.items) { peak in
          VStack {
            if peak.isFavourite { DisclosureGroup("Why") { Text("Because") } }
            Text(verbatim: peak.name)
            DisclosureGroup("More") { Text(verbatim: "\(peak.height) m") }
            if peak.height > 2 { Text("High") }
          }
        }
      }
    }
  }

  private static func alps(_ height: Int, isFavourite: Bool) -> Range {
    let peak = Peak(id: "eiger", name: "Eiger", height: height, isFavourite: isFavourite)
    return Range(id: "alps", look: .cells, title: "", items: [peak])
  }

  /// The steps of what changes in the row, and whether what was there is there still.
  private static func follow(_ old: Range, _ new: Range) throws -> (steps: [String], keepsMore: Bool) {
    var updater = HTMLUpdater(sections: [old]) { Controller() }
    let page = try LivePage(updater.body)
    let more = try #require(Self.more(in: page.element("alps--eiger")))
    let update = updater.update(to: [new])
    try page.apply(update)
    #expect(page.lines == (try LivePage(updater.body).lines))
    #expect(update.diagnostics == [])
    let steps = update.operations.map { String("\($0)".prefix { $0 != "(" }) }
    return (steps, Self.more(in: try page.element("alps--eiger")) === more)
  }

  /// The last disclosure in an element.
  private static func more(in element: LivePage.Element) -> LivePage.Element? {
    let below = element.elements.compactMap { more(in: $0) }.last
    return below ?? (element.name == "details" ? element : nil)
  }

  @Test(arguments: [
    (1, false, 1, true, ["insert"]), (1, true, 1, false, ["remove"]), (1, false, 3, false, ["setContent", "insert"]),
    (3, false, 1, false, ["remove", "setContent"]), (3, true, 3, false, ["remove"]),
  ])
  func `keeps the rest of a row when something in it comes or goes`(
    height: Int,
    isFavourite: Bool,
    newHeight: Int,
    isFavouriteThen: Bool,
    steps: [String]
  ) throws {
    let found = try Self.follow(
      Self.alps(height, isFavourite: isFavourite),
      Self.alps(newHeight, isFavourite: isFavouriteThen)
    )
    #expect(found.keepsMore)
    #expect(found.steps.sorted() == steps.sorted())
  }
}
