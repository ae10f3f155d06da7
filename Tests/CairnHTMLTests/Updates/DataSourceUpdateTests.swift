import Cairn
import CairnHTML
import Synchronization
import Testing

/// Updates of a page that shows a data source, whose data is elsewhere.
@Suite final class DataSourceUpdateTests: Sendable {
  private let source: DiffableDataSource<String, Int>
  private let names = Mutex([1: "Eiger", 2: "Mönch", 3: "Rysy"])

  init() throws {
    source = DiffableDataSource(try Snapshot(sections: [("alps", [1, 2]), ("tatras", [3])]))
  }

  /// Applies a snapshot, and returns the update of a page and the sections that were rendered for it.
  private func update(
    _ change: (inout Snapshot<String, Int>) throws -> Void
  ) throws -> (update: HTMLUpdate, rendered: [Int]) {
    let rendered = Mutex<[Int]>([])
    // Names are read when the page is rendered, as a server reads its data.
    var updater = HTMLUpdater(sections: source.sections) {
      DiffableSectionController(for: source) { [self] id in
        let _: Void = rendered.withLock { $0.append(id) }
        ListCell(names.withLock { $0[id] ?? "" })
      }
    }
    let page = try LivePage(updater.body)
    names.withLock { $0[1] = "Ogre" }
    rendered.withLock { $0 = [] }
    var snapshot = source.snapshot()
    try change(&snapshot)
    let update = updater.update(to: source, applying: source.apply(snapshot))
    try page.apply(update)
    #expect(page.lines == (try LivePage(updater.body).lines))
    return (update, rendered.withLock { $0 })
  }

  @Test func `reconfigures in place what a snapshot marks, and renders its section alone`() throws {
    let (update, rendered) = try update { try $0.reconfigureItems([1]) }
    #expect(update.operations.count == 1)
    guard case .setContent(let target, "Ogre")? = update.operations.first else {
      Issue.record("The item is not changed in place: \(update.operations)")
      return
    }
    #expect(target.id == "alps--1")
    #expect(rendered == [1, 2])
  }

  @Test func `makes anew what a snapshot marks for that, whether it differs or not`() throws {
    let (update, rendered) = try update { try $0.reloadItems([3]) }
    #expect(update.operations.count == 1)
    guard case .reload(let target, let html)? = update.operations.first else {
      Issue.record("The item is not made anew: \(update.operations)")
      return
    }
    #expect(target == HTMLUpdate.Target(id: "tatras--3"))
    #expect(html.hasPrefix("<li id=\"tatras--3\""))
    #expect(rendered == [3])
  }

  @Test func `makes a section anew with its items`() throws {
    let (update, _) = try update { try $0.reloadSections(["alps"]) }
    guard case .reload(let target, let html)? = update.operations.last else {
      Issue.record("The section is not made anew: \(update.operations)")
      return
    }
    #expect(target == HTMLUpdate.Target(id: "alps"))
    #expect(html.contains("Ogre"))
  }

  @Test func `sends nothing without a mark`() throws {
    let (update, rendered) = try update { _ in }
    #expect(update.isEmpty)
    #expect(rendered == [])
  }

  @Test func `follows items that come, go, move and are marked`() throws {
    let (update, _) = try update {
      try $0.deleteItems([2])
      try $0.moveItem(1, afterItem: 3)
      try $0.reloadItems([1])
    }
    #expect(!update.isEmpty)
  }

  @Test func `moves an item to another section`() throws {
    let (update, _) = try update {
      try $0.moveItem(2, afterItem: 3)
      try $0.reconfigureItems([1])
    }
    let moves = update.operations.compactMap { operation in
      if case .move(let target, let parent, _, _) = operation { (target.id, parent.id) } else { nil }
    }
    #expect(moves.map(\.0) == ["alps--2"])
    #expect(moves.map(\.1) == ["tatras"])
  }

  @Test func `takes data sources and sections of one type as collections do`() throws {
    struct Range: CollectionSection {
      let id: String
    }
    struct RangeController: SectionController {
      func view(for section: Range) -> some View { Text(verbatim: section.id) }
    }
    var updater = HTMLUpdater(dataSource: source) {
      DiffableSectionController(for: source) { [self] id in ListCell(names.withLock { $0[id] ?? "" }) }
    }
    names.withLock { $0[3] = "Rysy II" }
    // The data is elsewhere, so all of it is looked at.
    #expect(updater.update(to: source).json.contains("Rysy II"))
    var ranges = HTMLUpdater(sections: [Range(id: "alps")]) { RangeController() }
    #expect(ranges.update(to: [Range(id: "alps")]).isEmpty)
    #expect(ranges.update(to: [Range(id: "andes")]).operations.count == 2)
    let registry = Registry { RangeController() }
    let changes = try registry.changes(from: [Range(id: "alps")], to: [Range(id: "andes")])
    #expect(changes.difference.steps.count == 2)
    var environment = EnvironmentValues()
    environment.headingLevel = 2
    let anew = try registry.changes(
      from: [Range(id: "alps")],
      in: EnvironmentValues(),
      to: [Range(id: "alps")],
      in: environment
    )
    #expect(anew.difference.steps.count == 1)
  }
}
