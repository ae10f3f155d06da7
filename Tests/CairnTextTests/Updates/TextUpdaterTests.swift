import Cairn
import CairnText
import Synchronization
import Testing

@Suite struct TextUpdaterTests {
  private struct Peak: Identifiable, Hashable, Sendable {
    let id: String
    var height: Int
  }

  private struct Range: ItemizedSection {
    let id: String
    var items: [Peak]
  }

  private struct RangeController: SectionController {
    func view(for section: Range) -> some View {
      Section(section.items) { peak in
        ListCell(peak.id).badge(peak.height)
      } header: {
        Text(verbatim: section.id)
      }
    }
  }

  private static func range(_ id: String, _ peaks: [(String, Int)]) -> AnySection {
    AnySection(Range(id: id, items: peaks.map { Peak(id: $0.0, height: $0.1) }))
  }

  private static let alps = range("Alps", [("Eiger", 3967), ("Mönch", 4110), ("Jungfrau", 4158)])
  private static let tatras = range("Tatras", [("Rysy", 2503)])

  private static func updater(_ sections: [AnySection]) -> TextUpdater {
    TextUpdater(sections: sections, options: TextOptions(width: 30)) { RangeController() }
  }

  @Test func `prints the rows that came, went and moved below the title of their section`() {
    let old = Self.range("Alps", [("Eiger", 3967), ("Ortler", 3905), ("Piz Bernina", 4049), ("Jungfrau", 4158)])
    var updater = Self.updater([old, Self.tatras])
    let new = Self.range("Alps", [("Jungfrau", 4158), ("Ortler", 3905), ("Piz Bernina", 4049), ("Mönch", 4110)])
    let update = updater.update(to: [new, Self.tatras])
    let expected = """
        Alps
      -   Eiger                 (3967)
      >   Jungfrau              (4158)
      +   Mönch                 (4110)
      """
    #expect(update.text == expected)
    #expect(updater.update(to: [new, Self.tatras]).isEmpty)
  }

  @Test func `prints what a controller shows of data that is not in the section, when it is asked to`() throws {
    let heights = Mutex([1: 3967])
    let source = DiffableDataSource(try Snapshot(sections: [("alps", [1])]))
    var updater = TextUpdater(sections: source.sections) {
      DiffableSectionController(for: source) { id in ListCell("Height \(heights.withLock { $0[id] ?? 0 })") }
    }
    heights.withLock { $0[1] = 3970 }
    #expect(updater.update(to: source.sections).isEmpty)
    let update = updater.update(to: source.sections, rendersAll: true)
    #expect(update.lines.filter { $0.change == .inserted }.map(\.text) == ["Height 3970"])
    #expect(update.lines.filter { $0.change == .removed }.map(\.text) == ["Height 3967"])
  }

  @Test func `tells sections with the same identity apart by their order`() {
    var updater = Self.updater([Self.alps, Self.tatras])
    let more = Self.range("Tatras", [("Mnich", 2068)])
    let update = updater.update(to: [Self.alps, Self.tatras, more])
    #expect(update.diagnostics.map(\.code) == [.duplicateSection])
    #expect(update.text == "+ Tatras\n+   Mnich                 (2068)")
    #expect(updater.update(to: [Self.alps, Self.tatras]).lines.allSatisfy { $0.change == .removed })
  }

  @Test func `says in which row a line changed`() {
    struct Controller: SectionController {
      func view(for section: Range) -> some View {
        Section(section.items) {
          ListCell($0.id, secondaryText: "\($0.height) m")
        } header: {
          Text(verbatim: section.id)
        }
        .layout(.list(using: ListConfiguration(appearance: .insetGrouped)))
      }
    }
    var updater = TextUpdater(sections: [Self.alps], options: TextOptions(width: 30)) { Controller() }
    let update = updater.update(to: [Self.range("Alps", [("Eiger", 3970), ("Mönch", 4110)])])
    // Frames are no lines that come or go.
    let expected = """
          ALPS
        │ Eiger                      │
      - │ 3967 m                     │
      + │ 3970 m                     │
      - │ Jungfrau                   │
      - │ 4158 m                     │
      """
    #expect(update.text == expected)
  }

  @Test func `takes data sources and sections of one type as collections do`() throws {
    let source = DiffableDataSource(try Snapshot(sections: [("alps", [1])]))
    let heights = Mutex([1: 3967])
    var updater = TextUpdater(dataSource: source) {
      DiffableSectionController(for: source) { id in ListCell("Height \(heights.withLock { $0[id] ?? 0 })") }
    }
    heights.withLock { $0[1] = 3970 }
    #expect(updater.update(to: source).text == "- Height 3967\n+ Height 3970")
    var ranges = TextUpdater(sections: [Range(id: "alps", items: [])]) { RangeController() }
    #expect(ranges.update(to: [Range(id: "alps", items: [])]).isEmpty)
  }

  @Test func `prints all lines of sections that come and go, and the first line of one that moves`() {
    var updater = Self.updater([Self.alps, Self.tatras])
    let update = updater.update(to: [Self.tatras, Self.range("Andes", [("Huascarán", 6768)]), Self.alps])
    let inserted = "+ Andes\n+   Huascarán             (6768)"
    #expect(update.text == "> Tatras\n\(inserted)" || update.text == "\(inserted)\n> Alps", "\(update.text)")
    let last = updater.update(to: [Self.tatras])
    #expect(last.lines.allSatisfy { $0.change == .removed })
    #expect(last.lines.count == 6)
  }

  @Test func `has the whole text too`() {
    let updater = Self.updater([Self.alps, Self.tatras])
    let view = CollectionView(sections: [Self.alps, Self.tatras]) { RangeController() }
    #expect(updater.text == view.text(TextOptions(width: 30)))
  }
}
