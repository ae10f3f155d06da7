import Cairn
import Testing

@Suite struct DataSourceReorderingTests {
  private typealias Source = DiffableDataSource<String, String>

  private static func source() throws -> Source {
    Source(try Snapshot(sections: [("alps", ["eiger", "mönch", "jungfrau"]), ("tatras", ["rysy"]), ("andes", [])]))
  }

  private static func outlined() throws -> Source {
    let source = try source()
    let outline = try SectionSnapshot<String> {
      SnapshotNode("bern", isExpanded: true) { ["eiger", "mönch"] }
      SnapshotNode("uri") { "dammastock" }
    }
    source.apply(outline, to: "alps")
    return source
  }

  @Test(arguments: [
    ("jungfrau", ReorderDestination.before("eiger"), ["jungfrau", "eiger", "mönch", "rysy"], ["alps"]),
    ("eiger", .after("mönch"), ["mönch", "eiger", "jungfrau", "rysy"], ["alps"]),
    ("eiger", .endOf("alps"), ["mönch", "jungfrau", "eiger", "rysy"], ["alps"]),
    ("eiger", .before("rysy"), ["mönch", "jungfrau", "eiger", "rysy"], ["alps", "tatras"]),
    ("eiger", .after("rysy"), ["mönch", "jungfrau", "rysy", "eiger"], ["alps", "tatras"]),
    ("rysy", .endOf("andes"), ["eiger", "mönch", "jungfrau", "rysy"], ["tatras", "andes"]),
    ("eiger", .before("eiger"), ["eiger", "mönch", "jungfrau", "rysy"], []),
    ("eiger", .after("eiger"), ["eiger", "mönch", "jungfrau", "rysy"], []),
    ("rysy", .endOf("tatras"), ["eiger", "mönch", "jungfrau", "rysy"], []),
  ])
  func `moves an item to a place, also in another section`(
    item: String,
    destination: ReorderDestination<String, String>,
    items: [String],
    sections: [String]
  ) throws {
    let source = try Self.source()
    let old = source.snapshot()
    let transaction = try source.reorder(item, to: destination)
    #expect(source.snapshot().itemIdentifiers == items)
    #expect(transaction.initialItemIdentifiers == old.itemIdentifiers)
    #expect(transaction.finalItemIdentifiers == items)
    #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == sections)
    for part in transaction.sectionTransactions {
      #expect(part.finalItemIdentifiers == (try source.snapshot().itemIdentifiers(inSection: part.sectionIdentifier)))
    }
    // The same move of plain lists is the same transaction.
    let lists = try old.sectionIdentifiers.map { (id: $0, items: try old.itemIdentifiers(inSection: $0)) }
    #expect(try ReorderTransaction(moving: item, to: destination, in: lists) == transaction)
  }

  @Test func `passes items that do not show`() throws {
    let source = try Self.source()
    source.reorderingHandlers.showsItem = { $0 != "mönch" }
    try source.reorder("eiger", .down)
    #expect(source.snapshot().itemIdentifiers == ["mönch", "jungfrau", "eiger", "rysy"])
    try source.reorder(FormAction(name: "move", value: "up:eiger"))
    #expect(source.snapshot().itemIdentifiers == ["mönch", "eiger", "jungfrau", "rysy"])
    #expect(try source.reorder("eiger", .up).difference.isEmpty)
  }

  @Test func `makes the move that a page has sent`() throws {
    let source = try Self.source()
    try source.reorder(FormAction(name: "move", value: "up:mönch"))
    #expect(source.snapshot().itemIdentifiers == ["mönch", "eiger", "jungfrau", "rysy"])
    #expect(try source.reorder(FormAction(name: "move", value: "up:mönch")).sectionTransactions == [])
    #expect(try source.reorder("rysy", .down).difference.isEmpty)
    try source.reorder("eiger", .down)
    #expect(source.snapshot().itemIdentifiers == ["mönch", "jungfrau", "eiger", "rysy"])
    #expect(throws: ReorderError.unknownItem("k2")) { try source.reorder(FormAction(name: "move", value: "up:k2")) }
    let action = FormAction(name: "move", value: "left:rysy")
    #expect(throws: ReorderError.notAMove(action)) { try source.reorder(action) }
  }

  @Test func `throws for what is not there, and changes nothing`() throws {
    let source = try Self.source()
    let before = source.snapshot()
    #expect(throws: ReorderError.unknownItem("k2")) { try source.reorder("k2", .up) }
    #expect(throws: ReorderError.unknownItem("k2")) { try source.reorder("k2", to: .endOf("alps")) }
    #expect(throws: ReorderError.unknownItem("k2")) { try source.reorder("eiger", to: .before("k2")) }
    #expect(throws: ReorderError.unknownSection("urals")) { try source.reorder("eiger", to: .endOf("urals")) }
    let lists = [(id: "alps", items: ["eiger"])]
    #expect(throws: ReorderError.unknownItem("k2")) {
      try ReorderTransaction(moving: "k2", to: .endOf("alps"), in: lists)
    }
    #expect(throws: ReorderError.unknownItem("k2")) {
      try ReorderTransaction(moving: "eiger", to: .after("k2"), in: lists)
    }
    #expect(throws: ReorderError.unknownSection("urals")) {
      try ReorderTransaction(moving: "eiger", to: .endOf("urals"), in: lists)
    }
    #expect(source.snapshot() == before)
    #expect(
      ReorderError.unknownSection("urals").description
        == "No section has the identity \"urals\". Ask index(for:) whether a section is there, or append it first."
    )
  }

  @Test func `asks whether an item may be moved, and tells of moves`() throws {
    let source = try Self.source()
    let log = CallLog()
    source.reorderingHandlers.canReorderItem = { $0 != "rysy" }
    source.reorderingHandlers.willReorder = { move in
      log.note("will \(move.finalItemIdentifiers.first ?? ""), \(source.snapshot().itemIdentifiers.first ?? "")")
    }
    source.reorderingHandlers.didReorder = { move in
      log.note("did \(move.finalItemIdentifiers.first ?? ""), \(source.snapshot().itemIdentifiers.first ?? "")")
    }
    try source.reorder("eiger", .down)
    #expect(log.lines == ["will mönch, eiger", "did mönch, mönch"])
    #expect(throws: ReorderError.notMovable("rysy")) { try source.reorder("rysy", to: .endOf("alps")) }
    #expect(log.lines.count == 2)
    #expect(source.snapshot().sectionIdentifier(containingItem: "rysy") == "tatras")
    #expect(
      ReorderError.notMovable("rysy").description
        == "The item \"rysy\" may not be moved. Show no reorder accessory for it, or let canReorderItem allow the move."
    )
  }

  @Test func `moves what is under an item with it, among the items of its level`() throws {
    let source = try Self.outlined()
    let move = try source.reorder("bern", .down)
    #expect(move.finalItemIdentifiers == ["uri", "bern", "eiger", "mönch", "rysy"])
    #expect(source.snapshot(for: "alps").items == ["uri", "dammastock", "bern", "eiger", "mönch"])
    #expect(try source.reorder("eiger", .up).sectionTransactions == [])
    try source.reorder("mönch", .up)
    #expect(source.snapshot(for: "alps").items == ["uri", "dammastock", "bern", "mönch", "eiger"])
    try source.reorder("bern", to: .before("eiger"))
    #expect(source.snapshot(for: "alps").items == ["uri", "dammastock", "bern", "mönch", "eiger"])
  }

  @Test func `moves items between a tree and a plain section`() throws {
    let source = try Self.outlined()
    try source.reorder("rysy", to: .after("eiger"))
    #expect(source.snapshot().itemIdentifiers == ["bern", "eiger", "rysy", "mönch", "uri"])
    #expect(try source.snapshot(for: "alps").level(of: "rysy") == 1)
    try source.reorder("eiger", to: .endOf("andes"))
    #expect(try source.snapshot().itemIdentifiers(inSection: "andes") == ["eiger"])
    try source.reorder("uri", to: .before("eiger"))
    #expect(source.snapshot(for: "andes").items == ["uri", "dammastock", "eiger"])
    #expect(source.snapshot().itemIdentifiers == ["bern", "rysy", "mönch", "uri", "eiger"])
    // An item under a collapsed one can be moved to where it is seen.
    try source.reorder("dammastock", to: .endOf("tatras"))
    #expect(source.snapshot().itemIdentifiers == ["bern", "rysy", "mönch", "dammastock", "uri", "eiger"])
    try source.reorder(FormAction(name: "move", value: "up:eiger"))
    #expect(source.snapshot(for: "andes").items == ["eiger", "uri"])
  }
}
