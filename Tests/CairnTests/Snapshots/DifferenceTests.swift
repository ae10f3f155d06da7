import Cairn
import CairnTestSupport
import Testing

/// Differences that are known to go wrong elsewhere, and what the lists of a difference say.
@Suite struct DifferenceTests {
  private typealias Difference = SnapshotDifference<Int, Int>

  private func difference(_ old: [[Int]], _ new: [[Int]]) throws -> SnapshotDifference<Int, Int> {
    try checked(from: Snapshot(old), to: Snapshot(new))
  }

  /// A difference that was run step by step and applied, and whose moves were counted.
  private func checked<SectionID, ItemID>(
    from old: Snapshot<SectionID, ItemID>,
    to new: Snapshot<SectionID, ItemID>
  ) throws -> SnapshotDifference<SectionID, ItemID> {
    let check = try DifferenceCheck(from: old, to: new)
    #expect(check.problems == [])
    return check.difference
  }

  // MARK: - Fewest moves

  /// The items before and after, and how many have to move.
  static let moves: [(old: [Int], new: [Int], count: Int)] = {
    let items = Array(0..<1_000)
    return [
      ([0, 1, 2], [1, 2, 0], 1),
      ([0, 1], [1, 0], 1),
      (items, Array(items[1...]) + [0], 1),
      (items, [999] + items[..<999], 1),
      (items, [999] + items[1..<999] + [0], 2),
      (items, Array(items[10...] + items[..<10]), 10),
      ([0, 1, 2, 3, 4], [4, 3, 2, 1, 0], 4),
      ([0, 1, 2, 3, 4, 5], [3, 4, 5, 0, 1, 2], 3),
      (items, items, 0),
    ]
  }()

  @Test(arguments: moves)
  func `moves as few items as possible`(_ example: (old: [Int], new: [Int], count: Int)) throws {
    let difference = try difference([example.old], [example.new])
    #expect(difference.movedItems.count == example.count)
    #expect(difference.steps.count == example.count)
  }

  @Test func `moves one item for a swap of two neighbours`() throws {
    #expect(try difference([[0, 1]], [[1, 0]]).steps.count == 1)
    #expect(try difference([[0, 1, 2, 3]], [[0, 2, 1, 3]]).movedItems.count == 1)
  }

  @Test func `keeps still what a removal shifts`() throws {
    let difference = try difference([[0, 1, 2, 3]], [[1, 2, 3]])
    #expect(difference.steps == [.removeItem(0)])
  }

  @Test func `moves as few sections as possible`() throws {
    let difference = try difference([[0], [1], [2]], [[0], [1], [2]])
    #expect(difference.isEmpty)
    var snapshot = try Snapshot([[0], [1], [2]])
    let old = snapshot
    try snapshot.moveSection(0, afterSection: 2)
    #expect(try checked(from: old, to: snapshot).steps == [.moveSection(0, before: nil)])
  }

  // MARK: - Sections and items at once

  @Test func `moves an item into a section that is inserted`() throws {
    let difference = try difference([[0, 1]], [[0], [1]])
    #expect(difference.steps == [.insertSection(1, before: nil), .moveItem(1, before: nil, in: 1)])
    #expect(difference.insertedItems == [])
  }

  @Test func `moves an item out of a section that is removed`() throws {
    let difference = try difference([[0], [1, 2]], [[0, 1]])
    #expect(difference.steps == [.removeItem(2), .moveItem(1, before: nil, in: 0), .removeSection(1)])
    #expect(difference.removedItems == [2])
  }

  @Test func `makes a section anew while an item moves into it from another`() throws {
    let old = try Snapshot([[0, 1], [2]])
    var new = try Snapshot([[0], [1, 2]])
    try new.reloadSections([1])
    let difference = try checked(from: old, to: new)
    #expect(difference.steps == [.moveItem(1, before: 2, in: 1), .reloadSection(1)])
  }

  @Test func `updates, removes and moves in one change`() throws {
    let old = try Snapshot([[0, 1, 2, 3, 4]])
    var new = try Snapshot([[4, 0, 2, 3]])
    try new.reconfigureItems([2])
    let difference = try checked(from: old, to: new)
    #expect(difference.steps == [.removeItem(1), .moveItem(4, before: 0, in: 0), .reconfigureItem(2)])
  }

  @Test func `names an item that moves and is updated in both lists, and updates it once`() throws {
    let old = try Snapshot([[0, 1, 2], [3]])
    var new = try Snapshot([[1, 2], [3, 0]])
    try new.reloadItems([0])
    try new.reconfigureItems([0, 1])
    let difference = try checked(from: old, to: new)
    #expect(difference.movedItems == [0])
    #expect(difference.reloadedItems == [0])
    #expect(difference.reconfiguredItems == [1])
    #expect(difference.steps == [.moveItem(0, before: nil, in: 1), .reloadItem(0), .reconfigureItem(1)])
  }

  @Test func `moves items across sections in both directions`() throws {
    let difference = try difference([[0, 1], [2, 3]], [[2, 1], [0, 3]])
    #expect(difference.movedItems == [2, 0])
    #expect(difference.steps.count == 2)
  }

  @Test func `exchanges sections and their items in one difference`() throws {
    let old = try Snapshot<Int, Int>(sections: [(1, [1_111]), (2, [2_222])])
    let new = try Snapshot<Int, Int>(sections: [(2, [0]), (1, [])])
    let difference = try checked(from: old, to: new)
    #expect(difference.movedSections.count == 1)
    #expect(difference.insertedItems == [0])
    #expect(difference.removedItems == [1_111, 2_222])
  }

  @Test func `leaves the items of a section that moves`() throws {
    let old = try Snapshot<Int, Int>(sections: [(0, Array(0..<10)), (1, Array(10..<20))])
    let new = try Snapshot<Int, Int>(sections: [(1, Array(10..<20)), (0, Array(0..<10))])
    let difference = try checked(from: old, to: new)
    #expect(difference.movedItems == [])
    #expect(difference.movedSections.count == 1)
  }

  @Test func `finds runs that end with their section when sections move`() throws {
    let old = try Snapshot<Int, Int>(sections: [(0, [1, 2, 3]), (1, [4, 5, 6]), (2, [7, 8, 9])])
    let new = try Snapshot<Int, Int>(sections: [(2, [7, 8, 9, 1]), (0, [2, 3, 4, 5, 6]), (1, [])])
    #expect(try checked(from: old, to: new).movedItems == [1, 4, 5, 6])
  }

  @Test func `does not make a section anew because an item of it changed`() throws {
    let old = try Snapshot([[0, 1], [2]])
    var new = old
    try new.reconfigureItems([1])
    #expect(new.difference(from: old).steps == [.reconfigureItem(1)])
  }

  @Test func `removes what is not there any more before it inserts`() throws {
    let steps = try difference([[0, 1, 2]], [[3, 4]]).steps
    #expect(
      steps == [
        .removeItem(0), .removeItem(1), .removeItem(2),
        .insertItem(4, before: nil, in: 0), .insertItem(3, before: 4, in: 0),
      ]
    )
  }

  // MARK: - Nothing, everything, and marks

  @Test func `is empty for equal snapshots, made in whatever way`() throws {
    let items = Array(0..<2_000)
    let old = try Snapshot([items, []])
    var new = Snapshot<Int, Int>()
    try new.appendSections([0, 1])
    for item in items.reversed() {
      if let first = new.itemIdentifiers.first {
        if item % 400 == 0 || item > 1_900 { try new.insertItems([item], beforeItem: first) }
      } else {
        try new.appendItems([item], toSection: 0)
      }
    }
    try new.replaceItems(inSection: 0, with: items)
    #expect(new.difference(from: old).isEmpty)
    #expect(old.difference(from: old).isEmpty)
    #expect(Snapshot<Int, Int>().difference(from: Snapshot()).steps == [])
  }

  @Test func `makes everything of nothing, and nothing of everything`() throws {
    let snapshot = try Snapshot([[0, 1], [], [2]])
    let arrival = try checked(from: Snapshot(), to: snapshot)
    #expect(arrival.insertedSections == [0, 1, 2])
    #expect(arrival.insertedItems == [0, 1, 2])
    let departure = try checked(from: snapshot, to: Snapshot())
    #expect(departure.removedSections == [0, 1, 2])
    #expect(departure.removedItems == [0, 1, 2])
    #expect(departure != arrival)
  }

  @Test func `does not update what is inserted, nor what the old snapshot was marked for`() throws {
    var old = try Snapshot([[0]])
    try old.reloadItems([0])
    var new = try Snapshot([[0, 1], [2]])
    try new.reloadItems([1])
    try new.reconfigureItems([2])
    try new.reloadSections([1])
    let difference = try checked(from: old, to: new)
    #expect(difference.reloadedItems == [])
    #expect(difference.reconfiguredItems == [])
    #expect(difference.reloadedSections == [])
  }

  @Test func `reports items of unequal sections apart from repeated ones elsewhere`() throws {
    let old = Snapshot<Int, Int>(uniquing: [(0, [1, 1, 2]), (1, [5, 6])])
    let new = Snapshot<Int, Int>(uniquing: [(0, [1, 2, 2]), (1, [6, 5, 7])])
    let difference = try checked(from: old, to: new)
    #expect(difference.movedItems.count == 1)
    #expect(difference.insertedItems == [7])
    #expect(difference.removedItems == [])
  }

  /// Ten thousand rows of a hundred identities, of which a hundred rows are deleted.
  @Test func `moves nothing when rows of few identities are deleted`() throws {
    let rows = (0..<10_000).map { $0 % 100 }
    let old = Snapshot(numbering: [(0, rows)])
    let new = Snapshot(numbering: [(0, Array(rows.dropLast(100)))])
    let difference = try checked(from: old, to: new)
    #expect(difference.movedItems == [])
    #expect(difference.removedItems.count == 100)
  }

  @Test func `holds equal strings of other code points for one identity`() throws {
    let old = try Snapshot<Int, String>(sections: [(0, ["caf\u{E9}", "b"])])
    let new = try Snapshot<Int, String>(sections: [(0, ["b", "cafe\u{301}"])])
    #expect(try checked(from: old, to: new).steps.count == 1)
  }

  // MARK: - Applying

  @Test func `marks in the result what is to be updated`() throws {
    var old = try Snapshot([[0, 1, 2]])
    try old.reloadItems([2])
    var new = old.self
    try new.deleteItems([2])
    try new.reloadItems([0])
    try new.reconfigureItems([1])
    try new.reloadSections([0])
    let result = try old.applying(new.difference(from: old))
    #expect(result == new)
    #expect(result.visualDescription() == "0 reload\n  0 reload\n  1 reconfigure")
  }

  @Test func `refuses a difference from another snapshot`() throws {
    let difference = try difference([[0, 1, 2]], [[2, 3], [4]])
    let remedy = "Apply a difference to the snapshot that it was made from, or to an equal one."
    for other in [[], [[1, 2]], [[0, 1, 2, 3]], [[0, 1, 2], []]] as [[[Int]]] {
      let snapshot = try Snapshot(other)
      let error = #expect(throws: SnapshotError.self) { try snapshot.applying(difference) }
      #expect(error?.call == "applying(_:)")
      #expect(error?.description.hasSuffix(remedy) == true)
    }
  }

  @Test func `reads as sentences`() throws {
    var new = try Snapshot<String, String>(sections: [("b", ["rysy", "eiger"]), ("c", [])])
    try new.reconfigureItems(["rysy"])
    let old = try Snapshot<String, String>(sections: [("a", ["eiger", "mönch"]), ("b", ["rysy"])])
    let lines = new.difference(from: old).description
    #expect(
      lines == """
        remove item "mönch"
        insert section "c" at the end
        move item "eiger" at the end of "b"
        remove section "a"
        reconfigure item "rysy"
        """
    )
  }
}
