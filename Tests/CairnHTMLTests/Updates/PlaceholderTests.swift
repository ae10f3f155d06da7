import Cairn
import CairnHTML
import Testing

@Suite struct PlaceholderTests {
  @Test func `has the same identities in each rendering and says that it is loading`() throws {
    struct Loading: CollectionSection {
      let id = "peaks"
      var isLoading = true
    }
    struct Controller: SectionController {
      func view(for section: Loading) -> some View {
        if section.isLoading {
          Placeholder(count: 3)
        } else {
          Section(["eiger"], id: \.self) { ListCell($0) }
        }
      }
    }
    var updater = HTMLUpdater(sections: [AnySection(Loading())]) { Controller() }
    #expect(updater.body.contains("aria-busy=\"true\""))
    let page = try LivePage(updater.body)
    let rows = page.identifiers.filter { $0.contains("--") }
    #expect(rows == ["peaks--loading-0", "peaks--loading-1", "peaks--loading-2"])
    #expect(updater.update(to: updater.sections, rendersAll: true).isEmpty)
    let update = updater.update(to: [AnySection(Loading(isLoading: false))])
    try page.apply(update)
    #expect(page.identifiers.filter { $0.contains("--") } == ["peaks--eiger"])
  }

  @Test(arguments: [-1, 0]) func `shows no rows without a count`(count: Int) {
    #expect(!List { Placeholder(count: count) }.html().contains("list-cell"))
  }
}
