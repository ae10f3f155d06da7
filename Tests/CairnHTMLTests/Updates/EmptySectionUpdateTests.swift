import Cairn
import CairnHTML
import CairnTestSupport
import Testing

/// Sections that lose all their items and get some again.
@Suite struct EmptySectionUpdateTests {
  private typealias Peak = UpdatedSections.Peak
  private typealias Range = UpdatedSections.Range

  private static func alps(_ look: UpdatedSections.Look, _ names: [String]) -> Range {
    Range(id: "alps", look: look, title: "Alps", items: names.map { Peak(id: $0.lowercased(), name: $0) })
  }

  private struct Bare: SectionController {
    func view(for section: Range) -> some View { Section(section.items) { ListCell($0.name) } }
  }

  private static func changes(from old: Range, to new: Range, bare: Bool) throws -> [HTMLUpdate.Operation] {
    var updater = HTMLUpdater(sections: [old]) {
      if bare { Bare() } else { UpdatedSections.RangeController() }
    }
    let page = try LivePage(updater.body)
    let section = try page.element("alps")
    let update = updater.update(to: [new])
    try page.apply(update)
    #expect(page.lines == (try LivePage(updater.body).lines))
    #expect(try page.element("alps") === section)
    return update.operations
  }

  @Test(arguments: [UpdatedSections.Look.plain, .cells, .grouped, .grid, .outline, .actions, .choices], [false, true])
  func `changes the list alone, and keeps the section`(look: UpdatedSections.Look, bare: Bool) throws {
    let coming = try Self.changes(from: Self.alps(look, []), to: Self.alps(look, ["Eiger"]), bare: bare)
    // Where the header or the footer counts the items, that is the second step; groups have another list without items.
    #expect(!coming.isEmpty && coming.count <= 2)
    let going = try Self.changes(from: Self.alps(look, ["Eiger"]), to: Self.alps(look, []), bare: bare)
    #expect(!going.isEmpty && going.count <= 2)
  }
}
