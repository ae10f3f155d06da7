import Cairn
import Testing

@Suite struct DataSourceOutlineTests {
  private typealias Source = DiffableDataSource<String, String>

  /// Two sections: an outline of which a part can be seen, and a plain one.
  private static func source() throws -> Source {
    let source = Source(try Snapshot(sections: [("europe", []), ("other", ["k2", "denali"])]))
    let outline = try SectionSnapshot<String> {
      SnapshotNode("alps", isExpanded: true) {
        SnapshotNode("bern") {
          SnapshotNode("eiger", isExpanded: true) { "ridge" }
          "mönch"
        }
        "uri"
      }
      SnapshotNode("tatras") { "rysy" }
    }
    source.apply(outline, to: "europe")
    return source
  }

  private static func shown(_ source: Source, _ section: String) throws -> String {
    let outline = source.snapshot(for: section)
    #expect(outline.visibleItems == (try source.snapshot().itemIdentifiers(inSection: section)))
    return outline.visualDescription().split(separator: "\n").joined(separator: "|")
  }

  @Test func `shows of a tree what can be seen, and tells what came`() throws {
    let source = Source()
    let difference = source.apply(try SectionSnapshot { SnapshotNode("alps") { "eiger" } }, to: "europe")
    #expect(difference.insertedSections == ["europe"])
    #expect(difference.insertedItems == ["alps"])
    #expect(try Self.source().snapshot().itemIdentifiers == ["alps", "bern", "uri", "tatras", "k2", "denali"])
  }

  @Test func `appends a section that is not there, and moves items in from others`() throws {
    let source = try Self.source()
    let difference = source.apply(
      try SectionSnapshot { SnapshotNode("favourites") { ["k2", "ridge", "bern"] } },
      to: "mine"
    )
    #expect(source.snapshot().sectionIdentifiers == ["europe", "other", "mine"])
    #expect(source.snapshot().itemIdentifiers == ["alps", "uri", "tatras", "denali", "favourites"])
    #expect(difference.insertedItems == ["favourites"])
    #expect(difference.removedItems == ["bern", "k2"])
    #expect(try Self.shown(source, "europe") == "+*alps|  -*uri|-*tatras|  - rysy")
    #expect(try source.expand("favourites").insertedItems == ["k2", "ridge", "bern"])
  }

  @Test func `gives the tree of a section: flat without one, empty if it is not there`() throws {
    let source = try Self.source()
    #expect(source.snapshot(for: "other").rootItems == ["k2", "denali"])
    #expect(source.snapshot(for: "andes").items == [])
    #expect(
      try Self.shown(source, "europe")
        == "+*alps|  -*bern|    + eiger|      - ridge|    - mönch|  -*uri|-*tatras|  - rysy"
    )
  }

  @Test(arguments: [
    // What is not named goes, with what is under it if that cannot be seen.
    (["alps", "uri", "tatras"], "+*alps|  -*uri|-*tatras|  - rysy"),
    (["alps", "bern", "uri"], "+*alps|  -*bern|    + eiger|      - ridge|    - mönch|  -*uri"),
    // What can be seen moves up when what is above it goes.
    (["bern", "uri", "tatras"], "-*bern|  + eiger|    - ridge|  - mönch|-*uri|-*tatras|  - rysy"),
    // A new item comes to the level of the one before it.
    (
      ["alps", "bern", "new", "uri", "tatras"],
      "+*alps|  -*bern|    + eiger|      - ridge|    - mönch|  -*new|  -*uri|-*tatras|  - rysy"
    ),
    (["alps", "uri", "new", "tatras"], "+*alps|  -*uri|  -*new|-*tatras|  - rysy"),
    (["new", "tatras", "last"], "-*new|-*tatras|  - rysy|-*last"),
    // It never comes between an item and what is under that.
    (["alps", "new", "uri"], "+*alps|  -*new|  -*uri"),
    // Items that change their order take along what cannot be seen.
    (["tatras", "alps", "uri"], "-*tatras|  - rysy|+*alps|  -*uri"),
    // What could not be seen can be shown by name.
    (["alps", "uri", "tatras", "rysy"], "+*alps|  -*uri|-*tatras|-*rysy"),
    ([], ""),
  ])
  func `keeps the tree when a snapshot is applied`(items: [String], expected: String) throws {
    let source = try Self.source()
    var snapshot = source.snapshot()
    try snapshot.replaceItems(inSection: "europe", with: items)
    source.apply(snapshot)
    #expect(source.snapshot() == snapshot)
    #expect(try Self.shown(source, "europe") == expected)
  }

  @Test func `takes what is under an item along to another section`() throws {
    let source = try Self.source()
    var snapshot = source.snapshot()
    try snapshot.moveItem("bern", afterItem: "k2")
    source.apply(snapshot)
    #expect(try Self.shown(source, "europe") == "+*alps|  -*uri|-*tatras|  - rysy")
    #expect(try Self.shown(source, "other") == "-*k2|-*bern|  + eiger|    - ridge|  - mönch|-*denali")
    try snapshot.deleteSections(["europe", "other"])
    source.apply(snapshot)
    #expect(source.snapshot(for: "other").items == [])
  }

  @Test func `expands and collapses, and tells what can be seen then`() throws {
    let source = try Self.source()
    #expect(try source.expand("bern").insertedItems == ["eiger", "ridge", "mönch"])
    #expect(try source.expand("bern").isEmpty)
    #expect(try source.collapse("alps").removedItems == ["bern", "eiger", "ridge", "mönch", "uri"])
    #expect(try source.collapse("alps").isEmpty)
    #expect(try source.collapse("bern").isEmpty)
    #expect(try source.expand("alps").insertedItems == ["bern", "uri"])
    #expect(try source.expand("k2").isEmpty)
  }

  @Test func `asks and tells handlers, which may call the data source`() throws {
    let source = try Self.source()
    let log = CallLog()
    source.sectionSnapshotHandlers.shouldExpandItem = { item in
      log.note("expand \(item)?")
      return item != "tatras"
    }
    source.sectionSnapshotHandlers.willExpandItem = { log.note("expand \($0), \(source.snapshot().numberOfItems)") }
    source.sectionSnapshotHandlers.shouldCollapseItem = { item in
      log.note("collapse \(item)?")
      return item != "alps"
    }
    source.sectionSnapshotHandlers.willCollapseItem = { log.note("collapse \($0)") }
    #expect(try source.expand("tatras").isEmpty)
    #expect(try source.expand("bern").insertedItems.count == 3)
    #expect(try source.collapse("alps").isEmpty)
    #expect(try source.collapse("bern").removedItems.count == 3)
    let expected = [
      "expand tatras?", "expand bern?", "expand bern, 6", "collapse alps?", "collapse bern?", "collapse bern",
    ]
    #expect(log.lines == expected)
  }

  @Test func `loads what is under an item when it is expanded`() throws {
    let source = Source(try Snapshot(sections: [("asia", ["himalaya", "karakorum"]), ("mine", ["k2"])]))
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, known in
      guard parent == "karakorum", known.items.isEmpty else { return known }
      return (try? SectionSnapshot { ["k2", "broad peak"] }) ?? known
    }
    #expect(try source.expand("karakorum").insertedItems == ["broad peak"])
    #expect(try Self.shown(source, "asia") == "-*himalaya|+*karakorum|  -*k2|  -*broad peak")
    #expect(source.snapshot().numberOfItems == 4)
    try source.collapse("karakorum")
    #expect(try source.expand("karakorum").insertedItems == ["k2", "broad peak"])
  }

  @Test func `throws for an item that is not there, or that is elsewhere in the tree`() throws {
    let source = try Self.source()
    #expect(throws: SnapshotError.self) { try source.expand("andes") }
    #expect(throws: SnapshotError.self) { try source.collapse("andes") }
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, _ in
      (try? SectionSnapshot { "uri" }) ?? SectionSnapshot()
    }
    let before = source.snapshot(for: "europe")
    let error = #expect(throws: SnapshotError.self) { try source.expand("tatras") }
    #expect(error?.reason == .existingItem)
    #expect(source.snapshot(for: "europe") == before)
  }

  @Test func `takes trees of any depth`() throws {
    var outline = SectionSnapshot<Int>()
    try outline.append([0])
    for level in 1..<20_000 { try outline.append([level], to: level - 1) }
    outline.expand(outline.items)
    let source = DiffableDataSource<Int, Int>()
    #expect(source.apply(outline, to: 0).insertedItems.count == 20_000)
    #expect(try source.collapse(10_000).removedItems.count == 9_999)
    var snapshot = source.snapshot()
    try snapshot.deleteItems([5_000])
    source.apply(snapshot)
    #expect(source.snapshot(for: 0).items.count == 19_999)
  }
}
