import Cairn
import CairnTestSupport
import Testing

@Suite struct DataSourceRenderingTests {
  private struct Peak: Sendable {
    let name: String
  }

  private static let peaks = [1: Peak(name: "Eiger"), 2: Peak(name: "Rysy"), 3: Peak(name: "Mönch")]

  private static let registration = CellRegistration<ListCell, Peak> { cell, peak in
    var content = cell.defaultContentConfiguration()
    content.text = peak.name
    cell.contentConfiguration = content
  }

  private static func source() throws -> DiffableDataSource<String, Int> {
    DiffableDataSource(try Snapshot(sections: [("alps", [1, 3]), ("tatras", [2])]))
  }

  private struct PeaksSection: SectionController {
    func view(for section: DiffableSection<String, Int>) -> some View {
      Section(section.items, id: \.self) { id in
        Text(verbatim: "\(section.id) \(id)")
      }
    }
  }

  @Test func `shows items with a registration, and names those that have no data`() throws {
    let source = try Self.source()
    let view = CollectionView(dataSource: source) {
      DiffableSectionController(for: source, using: Self.registration) { Self.peaks[$0] }
    }
    #expect(view.words == ["Eiger", "Mönch", "Rysy"])
    #expect(view.diagnostics == [])
    try source.update { try $0.appendItems([4]) }
    #expect(view.words == ["Eiger", "Mönch", "Rysy"])
    #expect(view.diagnostics.map(\.code) == [.missingItem])
    #expect(view.diagnostics.first?.message.hasPrefix("The item \"4\" of a data source has no data") == true)
  }

  @Test func `shows what the data source has when it is rendered`() throws {
    let source = try Self.source()
    let view = CollectionView(dataSource: source) { PeaksSection() }
    try source.update { try $0.moveItem(2, beforeItem: 1) }
    #expect(view.words == ["alps 2", "alps 1", "alps 3"])
  }

  @Test func `shows headers above cells of a registration`() throws {
    let source = try Self.source()
    let view = CollectionView(dataSource: source) {
      DiffableSectionController(for: source, using: Self.registration) {
        Self.peaks[$0]
      } header: { section in
        Text(verbatim: "The \(section)")
      }
    }
    #expect(view.words == ["The alps", "Eiger", "Mönch", "The tatras", "Rysy"])
  }

  @Test func `shows cells and headers from closures`() throws {
    let source = try Self.source()
    let view = CollectionView(dataSource: source) {
      DiffableSectionController(for: source) { id in
        Text(verbatim: Self.peaks[id]?.name ?? "")
      } header: { section in
        Text(verbatim: "The \(section)")
      }
    }
    #expect(view.words == ["The alps", "Eiger", "Mönch", "The tatras", "Rysy"])
  }

  @Test func `shows sections with a controller of one's own`() throws {
    let view = CollectionView(dataSource: try Self.source()) { PeaksSection() }
    #expect(view.words == ["alps 1", "alps 3", "tatras 2"])
    #expect(view.diagnostics == [])
  }

  @Test func `shows a tree with all of it, unfolded as it is expanded`() throws {
    let source = try Self.source()
    source.apply(
      try SectionSnapshot {
        SnapshotNode(1, isExpanded: true) { 3 }
        SnapshotNode(2) { 4 }
      },
      to: "alps"
    )
    let view = CollectionView(dataSource: source) {
      DiffableSectionController(for: source) { Text(verbatim: "peak \($0)") }
    }
    #expect(view.words == ["peak 1", "peak 3", "peak 2", "peak 4"])
    #expect(view.outline.contains("expanded"))
    #expect(view.diagnostics == [])
  }

  @Test func `gives sections that are equal if their items and trees are`() throws {
    let source = try Self.source()
    let before = source.sections
    #expect(source.sections == before)
    #expect(Set(source.sections) == Set(before))
    try source.expand(1)
    #expect(source.sections[0] != before[0])
    #expect(source.sections[0].id == before[0].id)
    #expect(source.sections[1] == before[1])
    let alps: DiffableSection<String, Int>? = source.sections[0].restore()
    #expect(alps?.items == [1, 3])
    #expect(alps?.outline?.expandedItems == [1])
  }
}
