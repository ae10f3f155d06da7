import Cairn
import Testing

@Suite struct DiffableDataSourceTests {
  private static func ranges() throws -> Snapshot<String, Int> {
    try Snapshot(sections: [("alps", [1, 2, 3]), ("tatras", [4, 5]), ("andes", [])])
  }

  @Test func `is empty at first, or has the snapshot that it was given`() throws {
    #expect(DiffableDataSource<String, Int>().snapshot() == Snapshot())
    #expect(DiffableDataSource<String, Int>().sections == [])
    #expect(try DiffableDataSource(Self.ranges()).snapshot() == Self.ranges())
  }

  @Test func `takes over a snapshot and says what came, went, moved and is marked`() throws {
    let source = DiffableDataSource<String, Int>()
    #expect(try source.apply(Self.ranges()).insertedItems == [1, 2, 3, 4, 5])
    var snapshot = source.snapshot()
    try snapshot.deleteItems([2])
    try snapshot.moveItem(1, afterItem: 5)
    try snapshot.appendItems([6], toSection: "andes")
    try snapshot.reconfigureItems([3])
    try snapshot.reloadSections(["tatras"])
    let difference = source.apply(snapshot)
    #expect(difference.removedItems == [2])
    #expect(difference.insertedItems == [6])
    #expect(difference.movedItems == [1])
    #expect(difference.reconfiguredItems == [3])
    #expect(difference.reloadedSections == ["tatras"])
    #expect(source.snapshot() == snapshot)
    #expect(source.apply(source.snapshot()).isEmpty)
  }

  @Test func `gives a copy without marks, which changes nothing until it is applied`() throws {
    let source = DiffableDataSource(try Self.ranges())
    var snapshot = source.snapshot()
    try snapshot.reloadItems([1])
    try snapshot.reconfigureItems([2])
    try snapshot.deleteItems([3])
    #expect(try source.snapshot() == Self.ranges())
    source.apply(snapshot)
    #expect(source.snapshot().reloadedItemIdentifiers == [])
    #expect(source.snapshot().reconfiguredItemIdentifiers == [])
    #expect(source.apply(source.snapshot()).isEmpty)
  }

  @Test func `takes over a snapshot without a difference`() throws {
    let source = DiffableDataSource(try Self.ranges())
    var snapshot = Snapshot<String, Int>()
    try snapshot.appendSections(["urals"])
    source.applyUsingReloadData(snapshot)
    #expect(source.snapshot() == snapshot)
  }

  @Test func `finds sections and items both ways, and nil for what is not there`() throws {
    let source = DiffableDataSource(try Self.ranges())
    #expect((-1...3).map { source.sectionIdentifier(for: $0) } == [nil, "alps", "tatras", "andes", nil])
    #expect(source.index(for: "tatras") == 1)
    #expect(source.index(for: "urals") == nil)
    for (item, section, position) in [(1, 0, 0), (3, 0, 2), (4, 1, 0), (5, 1, 1)] {
      let place = SnapshotIndexPath(item: position, section: section)
      #expect(source.indexPath(for: item) == place)
      #expect(source.itemIdentifier(for: place) == item)
    }
    #expect(source.indexPath(for: 9) == nil)
    for (item, section) in [(3, 0), (-1, 0), (0, 2), (0, 3), (0, -1), (Int.max, 0), (0, Int.min)] {
      #expect(source.itemIdentifier(for: SnapshotIndexPath(item: item, section: section)) == nil)
    }
  }

  @Test func `finds items by places in long sections`() throws {
    let source = DiffableDataSource(try Snapshot(sections: [(0, Array(0..<2_000)), (1, Array(2_000..<3_000))]))
    for item in [0, 255, 256, 257, 1_999, 2_000, 2_511, 2_999] {
      let place = SnapshotIndexPath(item: item % 2_000, section: item / 2_000)
      #expect(source.itemIdentifier(for: place) == item)
      #expect(source.indexPath(for: item) == place)
    }
  }

  @Test func `puts places in the order of the page`() {
    let places = [(1, 0), (0, 1), (0, 0)].map { SnapshotIndexPath(item: $0.0, section: $0.1) }
    #expect(places.sorted().map { [$0.section, $0.item] } == [[0, 0], [0, 1], [1, 0]])
  }

  @Test func `can be used from several tasks at once`() async throws {
    let source = DiffableDataSource<Int, Int>()
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<8 {
        group.addTask {
          (0..<100).allSatisfy { turn in
            let items = Array((task * 1_000)..<(task * 1_000 + turn))
            source.apply(Snapshot(uniquing: [(task, items)]))
            let seen = source.snapshot()
            // Whichever task came last, a snapshot is one that a task has applied.
            return seen.numberOfSections == 1
              && seen.sectionIdentifiers.allSatisfy { section in
                seen.itemIdentifiers == Array((section * 1_000)..<(section * 1_000 + seen.numberOfItems))
              }
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
    #expect(source.snapshot().numberOfItems == 99)
  }

  @Test func `changes the snapshot as one step, and not at all if that fails`() throws {
    let source = DiffableDataSource(try Self.ranges())
    let difference = try source.update { snapshot throws(SnapshotError) in
      try snapshot.deleteItems([1])
      try snapshot.reloadItems([2])
    }
    #expect(difference.removedItems == [1])
    #expect(difference.reloadedItems == [2])
    #expect(source.snapshot().itemIdentifiers == [2, 3, 4, 5])
    #expect(throws: SnapshotError.self) {
      try source.update { snapshot in
        try snapshot.deleteItems([2])
        try snapshot.appendItems([9], toSection: "urals")
      }
    }
    #expect(source.snapshot().itemIdentifiers == [2, 3, 4, 5])
    source.update { $0.deleteAllItems() }
    #expect(source.snapshot() == Snapshot())
  }

  @Test func `loses no update of another task`() async throws {
    let source = DiffableDataSource(try Self.ranges())
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 1...4 {
        group.addTask {
          for turn in 0..<50 { try source.update { try $0.appendItems([task * 100 + turn], toSection: "andes") } }
        }
      }
      try await group.waitForAll()
    }
    let items = try source.snapshot().itemIdentifiers(inSection: "andes")
    #expect(items.count == 200)
    for task in 1...4 {
      #expect(items.filter { $0 / 100 == task } == (0..<50).map { task * 100 + $0 })
    }
  }

  @Test func `never stops at data that repeats identities`() throws {
    let data = [("alps", [1, 2, 1]), ("tatras", [2, 3]), ("alps", [4])].map { (id: $0.0, items: $0.1) }
    let source = DiffableDataSource<String, Int>()
    var diagnostics: [Diagnostic] = []
    source.apply(Snapshot(uniquing: data) { diagnostics.append($0.diagnostic) })
    #expect(source.snapshot().itemIdentifiers == [1, 2, 3])
    #expect(diagnostics.map(\.code) == [.duplicateID, .duplicateID, .duplicateSection])
    #expect(
      diagnostics.first?.message
        == "The item \"1\" of the section \"alps\" was left out, as one before it has the same identity. "
        + "Give each item its own, or keep all with their numbers."
    )
    #expect(
      diagnostics.last?.message
        == "The section \"alps\" was left out, as one before it has the same identity. Give each section its own."
    )
    #expect(throws: SnapshotError.self) { source.apply(try Snapshot(sections: data)) }
    #expect(source.snapshot().itemIdentifiers == [1, 2, 3])
    let numbered = DiffableDataSource(Snapshot(numbering: data))
    #expect(numbered.snapshot().itemIdentifiers.map(\.description) == ["1", "2", "1 (2)", "2 (2)", "3", "4"])
    #expect(numbered.snapshot().sectionIdentifiers.map(\.description) == ["alps", "tatras", "alps (2)"])
  }
}
