import Cairn
import CairnTestSupport
import Testing

@Suite struct SectionChangesTests {
  struct Peak: Identifiable, Hashable, Sendable {
    let id: Int
    var name = ""
  }

  struct Range: ItemizedSection {
    let id: String
    var title = ""
    var items: [Peak]
  }

  /// A section that does not list its items.
  struct Notice: CollectionSection {
    let id: Int
    var words: String
  }

  struct RangeController: SectionController {
    let log: CallLog?

    func view(for section: Range) -> some View {
      let _: Void? = log?.note(section.id)
      Section(section.items) { Text(verbatim: $0.name) }
    }
  }

  struct NoticeController: SectionController {
    func view(for section: Notice) -> some View { Text(verbatim: section.words) }
  }

  private static func registry(log: CallLog? = nil) -> Registry {
    Registry {
      RangeController(log: log)
      NoticeController()
    }
  }

  private static func range(_ id: String, _ peaks: [Int]) -> AnySection {
    AnySection(Range(id: id, items: peaks.map { Peak(id: $0) }))
  }

  private static func changes(
    _ old: [AnySection],
    _ new: [AnySection],
    duplicates: DuplicatePolicy = .drop
  ) throws -> SectionChanges {
    try registry().changes(from: old, to: new, duplicates: duplicates)
  }

  @Test func `makes all sections anew in another environment`() throws {
    let sections = [Self.range("alps", [1]), Self.range("tatras", [2])]
    var environment = EnvironmentValues()
    environment.listSelection = ListSelection(.multiple)
    let same = try Self.registry().changes(from: sections, in: environment, to: sections, in: environment)
    #expect(same.isEmpty)
    var other = environment
    other.locale = "de"
    let changes = try Self.registry().changes(from: sections, in: environment, to: sections, in: other)
    #expect(changes.difference.reloadedSections.map(\.description) == ["alps", "tatras"])
    other = environment
    other.listSelection = ListSelection(.single)
    #expect(try !Self.registry().changes(from: sections, in: environment, to: sections, in: other).isEmpty)
  }

  @Test func `tells what comes, goes and moves, also across sections`() throws {
    let old = [Self.range("alps", [1, 2, 3]), Self.range("tatras", [4, 5]), Self.range("andes", [6])]
    let new = [Self.range("tatras", [4, 2]), Self.range("alps", [3, 1, 7]), Self.range("urals", [8])]
    let changes = try Self.changes(old, new)
    let difference = changes.difference
    #expect(difference.removedSections.map(\.description) == ["andes"])
    #expect(difference.insertedSections.map(\.description) == ["urals"])
    #expect(difference.movedSections.count == 1)
    #expect(difference.removedItems.map(\.description) == ["5", "6"])
    #expect(difference.insertedItems.map(\.description) == ["7", "8"])
    #expect(difference.movedItems.count == 2)
    #expect(difference.movedItems.contains { $0.id.restore() == 2 })
    #expect(difference.reconfiguredItems == [])
    #expect(difference.reloadedSections == [])
    #expect(changes.diagnostics == [])
  }

  @Test func `finds nothing in equal sections`() throws {
    let sections = [Self.range("alps", [1, 2]), AnySection(Notice(id: 1, words: "Snow"))]
    #expect(try Self.changes(sections, sections).isEmpty)
    #expect(try Self.changes([], []).isEmpty)
  }

  @Test func `tells by equality which items have other content`() throws {
    let old = Range(id: "alps", items: [Peak(id: 1, name: "Eiger"), Peak(id: 2, name: "Monk"), Peak(id: 3)])
    var new = old
    new.items[1].name = "Mönch"
    new.items.swapAt(0, 2)
    let difference = try Self.changes([AnySection(old)], [AnySection(new)]).difference
    #expect(difference.reconfiguredItems.map(\.description) == ["2"])
    #expect(difference.movedItems.count == 2)
    #expect(difference.reloadedSections == [])
  }

  @Test func `tells an item that moved to another section and has other content`() throws {
    let old = [AnySection(Range(id: "a", items: [Peak(id: 1, name: "x")])), Self.range("b", [])]
    let new = [Self.range("a", []), AnySection(Range(id: "b", items: [Peak(id: 1, name: "y")]))]
    let difference = try Self.changes(old, new).difference
    #expect(difference.movedItems.map(\.description) == ["1"])
    #expect(difference.reconfiguredItems.map(\.description) == ["1"])
    #expect(difference.insertedItems == [])
  }

  @Test func `makes a section anew if more than its items differs, or if it lists none`() throws {
    let old = [Range(id: "alps", title: "Alps", items: [Peak(id: 1)])]
    let new = [Range(id: "alps", title: "The Alps", items: [Peak(id: 1), Peak(id: 2)])]
    let changes = try Self.changes(old.map { AnySection($0) }, new.map { AnySection($0) })
    #expect(changes.difference.reloadedSections.map(\.description) == ["alps"])
    #expect(changes.difference.insertedItems.map(\.description) == ["2"])
    let words = try Self.changes(
      [AnySection(Notice(id: 1, words: "Snow")), AnySection(Notice(id: 2, words: "Wind"))],
      [AnySection(Notice(id: 1, words: "Sun")), AnySection(Notice(id: 2, words: "Wind"))]
    )
    #expect(words.difference.reloadedSections.map(\.description) == ["1"])
  }

  @Test func `takes sections and items of different types for different ones`() throws {
    struct Hut: Identifiable, Hashable, Sendable { let id: Int }
    struct Huts: ItemizedSection {
      let id: String
      var items: [Hut]
    }
    let registry = Self.registry()
    let huts = AnySection(Huts(id: "alps", items: [Hut(id: 1)]))
    let changes = try registry.changes(from: [Self.range("alps", [1])], to: [huts])
    #expect(changes.difference.removedItems.count == 1)
    #expect(changes.difference.insertedItems.count == 1)
    #expect(changes.difference.movedItems == [])
    #expect(changes.diagnostics.map(\.code) == [.missingController])
  }

  @Test func `keeps the first of several with one identity, and says which it left out`() throws {
    let new = [Self.range("alps", [1, 2, 1]), Self.range("tatras", [2, 3]), Self.range("alps", [4])]
    let changes = try Self.changes([], new)
    #expect(changes.difference.insertedItems.map(\.description) == ["1", "2", "3"])
    #expect(changes.difference.insertedSections.map(\.description) == ["alps", "tatras"])
    #expect(changes.diagnostics.map(\.code) == [.duplicateID, .duplicateID, .duplicateSection])
    // What is left out again is not news.
    #expect(try Self.changes(new, new).isEmpty)
    var other = new
    other[0] = Self.range("alps", [1, 2])
    #expect(try Self.changes(new, other).isEmpty)
  }

  @Test func `throws or keeps all, as the policy says`() throws {
    let new = [Self.range("alps", [1, 2, 1]), Self.range("alps", [2, 3])]
    let error = #expect(throws: SnapshotError.self) { try Self.changes([], new, duplicates: .strict) }
    #expect(error?.reason == .repeatedIdentifier)
    #expect(try Self.changes(new, [Self.range("alps", [1])], duplicates: .strict).difference.removedItems.count == 1)
    let all = try Self.changes([], new, duplicates: .uniquify)
    #expect(all.difference.insertedItems.map(\.description) == ["1", "2", "1 (2)", "2 (2)", "3"])
    #expect(all.difference.insertedSections.map(\.description) == ["alps", "alps (2)"])
    #expect(all.diagnostics == [])
  }

  @Test func `makes no view`() throws {
    let log = CallLog()
    let registry = Self.registry(log: log)
    _ = try registry.changes(from: [Self.range("alps", [1, 2])], to: [Self.range("alps", [2, 3])])
    #expect(log.lines == [])
    _ = registry.view(for: Self.range("alps", [1]))
    #expect(log.lines == ["alps"])
  }

  /// The steps run on a list of items, compared with the new sections.
  @Test func `leads from the old sections to the new ones`() throws {
    for seed in UInt64(0)..<300 {
      var script = SnapshotScript(seed: seed)
      let target = script.edited(script.initial)
      let old = script.initial.map { Self.range("\($0.id)", $0.items) }
      let new = target.map { Self.range("\($0.id)", $0.items) }
      let first = try Self.changes([], old).difference
      let second = try Self.changes(old, new).difference
      let result = try Snapshot().applying(first).applying(second)
      #expect(result.sectionIdentifiers.map(\.description) == target.map { "\($0.id)" }, "seed \(seed)")
      #expect(result.itemIdentifiers.map { $0.id.restore() } == target.flatMap(\.items), "seed \(seed)")
    }
  }
}
