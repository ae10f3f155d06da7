import Cairn
import CairnHTML
import CairnText
import Testing

/// Outlines of a data source whose items get what lies under them when a reader asks for it.
@Suite struct LoadedOutlineTests {
  private typealias Source = DiffableDataSource<String, String>

  private static func source(loads: Bool = true) throws -> Source {
    let source = Source()
    if loads {
      source.sectionSnapshotHandlers.snapshotForExpandingParent = { range, known in
        (try? SectionSnapshot(roots: ["\(range) peak"]) { _ in [] }) ?? known
      }
    }
    source.apply(try SectionSnapshot { ["tatras", "andes"] }, to: "ranges")
    return source
  }

  private static func controller(_ source: Source) -> DiffableSectionController<String, String, ListCell, EmptyView> {
    DiffableSectionController(for: source) { id in
      ListCell(id).accessories { if !id.hasSuffix("peak") { .outlineDisclosure() } }
    }
  }

  @Test func `has a button that sends for what lies under a row, and unfolds it then`() throws {
    let source = try Self.source()
    var updater = HTMLUpdater(dataSource: source, isInForm: true) { Self.controller(source) }
    #expect(updater.diagnostics == [])
    let button =
      "<button class=\"unfold\" name=\"outline\" value=\"expand:tatras\" aria-expanded=\"false\" aria-label=\"Show tatras\">"
    #expect(updater.body.contains(button))
    let page = try LivePage(updater.body)
    let difference = try source.expand(FormAction(name: "outline", value: "expand:tatras"))
    #expect(difference.insertedItems == ["tatras peak"])
    let update = updater.update(to: source, applying: difference)
    try page.apply(update)
    #expect(page.lines == (try LivePage(updater.body).lines))
    #expect(!updater.body.contains("value=\"expand:tatras\""))
    #expect(updater.body.contains("tatras peak"))
    #expect(updater.body.contains("value=\"expand:andes\""))
  }

  @Test func `says that a form is missing`() throws {
    let source = try Self.source()
    let view = CollectionView(dataSource: source) { Self.controller(source) }
    #expect(view.renderHTML().diagnostics.map(\.code) == [.missingForm])
    #expect(view.renderText().diagnostics.map(\.code) == [.missingForm])
    let inForm = Form { view }
    #expect(inForm.renderHTML().diagnostics == [])
    #expect(inForm.html().contains("value=\"expand:andes\""))
  }

  @Test func `has no button where nothing loads, and after nothing came`() throws {
    let source = try Self.source(loads: false)
    let view = Form { CollectionView(dataSource: source) { Self.controller(source) } }
    #expect(!view.html().contains("expand:"))
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, known in known }
    #expect(view.html().contains("expand:andes"))
    try source.expand("andes")
    #expect(!view.html().contains("expand:andes"))
  }

  @Test(arguments: ["expand:", "expand", "expand:alps", "collapse:tatras"])
  func `throws for what names no item`(value: String) throws {
    let source = try Self.source()
    #expect(throws: SnapshotError.self) { try source.expand(FormAction(name: "outline", value: value)) }
  }

  @Test func `shows no controls to move what may not be moved`() throws {
    let source = Source(try Snapshot(sections: [("alps", ["eiger", "mönch"])]))
    source.reorderingHandlers.canReorderItem = { $0 != "eiger" }
    let view = Form {
      CollectionView(dataSource: source) {
        DiffableSectionController(for: source) { ListCell($0).accessories { .reorder(displayed: .always) } }
      }
    }
    #expect(view.renderHTML().diagnostics == [])
    #expect(!view.html().contains("up:eiger"))
    #expect(view.html().contains("up:mönch"))
    let text = view.renderText()
    #expect(text.text.split(separator: "\n").count { $0.contains("↑↓") } == 1)
  }
}
