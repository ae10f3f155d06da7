import Cairn
import Testing

/// The orders that the calls of UIKit's snapshot lead to, as tables of what was there, the call, and what is there then.
@Suite struct SnapshotTableTests {
  private static let sections: [SectionCase] = [
    SectionCase("insert [3, 4] before 1", [0, 1], [0, 3, 4, 1]) { try $0.insertSections([3, 4], beforeSection: 1) },
    SectionCase("insert [3, 4] before 0", [0, 1], [3, 4, 0, 1]) { try $0.insertSections([3, 4], beforeSection: 0) },
    SectionCase("insert [3, 4] before 2", [0, 1, 2], [0, 1, 3, 4, 2]) {
      try $0.insertSections([3, 4], beforeSection: 2)
    },
    SectionCase("insert [] before 0", [0, 1], [0, 1]) { try $0.insertSections([], beforeSection: 0) },
    SectionCase("insert [3, 4] after 1", [0, 1], [0, 1, 3, 4]) { try $0.insertSections([3, 4], afterSection: 1) },
    SectionCase("insert [3, 4] after 0", [0, 1], [0, 3, 4, 1]) { try $0.insertSections([3, 4], afterSection: 0) },
    SectionCase("insert [3, 4] after 2", [0, 1, 2], [0, 1, 2, 3, 4]) {
      try $0.insertSections([3, 4], afterSection: 2)
    },
    SectionCase("insert [] after 0", [0, 1], [0, 1]) { try $0.insertSections([], afterSection: 0) },
    SectionCase("append [2, 3]", [0, 1], [0, 1, 2, 3]) { try $0.appendSections([2, 3]) },
    SectionCase("append []", [], []) { try $0.appendSections([]) },
    SectionCase("delete 1", [0, 1], [0]) { try $0.deleteSections([1]) },
    SectionCase("delete 1", [0, 1, 2], [0, 2]) { try $0.deleteSections([1]) },
    SectionCase("delete 1", [], []) { try $0.deleteSections([1]) },
    SectionCase("delete 100", [0, 1], [0, 1]) { try $0.deleteSections([100]) },
    SectionCase("delete [2, 0]", [0, 1, 2, 3], [1, 3]) { try $0.deleteSections([2, 0]) },
    SectionCase("move 1 before 0", [0, 1], [1, 0]) { try $0.moveSection(1, beforeSection: 0) },
    SectionCase("move 2 before 0", [0, 1, 2], [2, 0, 1]) { try $0.moveSection(2, beforeSection: 0) },
    SectionCase("move 0 before 2", [0, 1, 2], [1, 0, 2]) { try $0.moveSection(0, beforeSection: 2) },
    SectionCase("move 1 before 2", [0, 1, 2], [0, 1, 2]) { try $0.moveSection(1, beforeSection: 2) },
    SectionCase("move 0 after 1", [0, 1], [1, 0]) { try $0.moveSection(0, afterSection: 1) },
    SectionCase("move 2 after 0", [0, 1, 2], [0, 2, 1]) { try $0.moveSection(2, afterSection: 0) },
    SectionCase("move 0 after 2", [0, 1, 2], [1, 2, 0]) { try $0.moveSection(0, afterSection: 2) },
    SectionCase("move 1 after 0", [0, 1, 2], [0, 1, 2]) { try $0.moveSection(1, afterSection: 0) },
  ]

  private static let items: [SnapshotCase] = [
    SnapshotCase("append [2, 3]", [[0, 1]], [[0, 1, 2, 3]]) { try $0.appendItems([2, 3]) },
    SnapshotCase("append 0", [[1]], [[1, 0]]) { try $0.appendItems([0]) },
    SnapshotCase("append 2 to the last section", [[0], [1]], [[0], [1, 2]]) { try $0.appendItems([2]) },
    SnapshotCase("append [2, 3] to 0", [[], [1]], [[2, 3], [1]]) { try $0.appendItems([2, 3], toSection: 0) },
    SnapshotCase("append [2, 3] to 1", [[], [0, 1]], [[], [0, 1, 2, 3]]) {
      try $0.appendItems([2, 3], toSection: 1)
    },
    SnapshotCase("insert [2, 3] before 1", [[0, 1]], [[0, 2, 3, 1]]) { try $0.insertItems([2, 3], beforeItem: 1) },
    SnapshotCase("insert [2, 3] before 0", [[0, 1]], [[2, 3, 0, 1]]) { try $0.insertItems([2, 3], beforeItem: 0) },
    SnapshotCase("insert [3, 4] before 1", [[0, 1, 2]], [[0, 3, 4, 1, 2]]) {
      try $0.insertItems([3, 4], beforeItem: 1)
    },
    SnapshotCase("insert [] before 0", [[0, 1]], [[0, 1]]) { try $0.insertItems([], beforeItem: 0) },
    SnapshotCase("insert [2, 3] after 1", [[0, 1]], [[0, 1, 2, 3]]) { try $0.insertItems([2, 3], afterItem: 1) },
    SnapshotCase("insert [2, 3] after 0", [[0, 1]], [[0, 2, 3, 1]]) { try $0.insertItems([2, 3], afterItem: 0) },
    SnapshotCase("insert [3, 4] after 1", [[0, 1, 2]], [[0, 1, 3, 4, 2]]) {
      try $0.insertItems([3, 4], afterItem: 1)
    },
    SnapshotCase("delete [0, 2]", [[0, 1], [2, 3]], [[1], [3]]) { try $0.deleteItems([0, 2]) },
    SnapshotCase("delete [0, 1]", [[0, 1], [2, 3]], [[], [2, 3]]) { try $0.deleteItems([0, 1]) },
    SnapshotCase("delete all and more", [[0, 1], [2, 3]], [[], []]) { try $0.deleteItems([0, 1, 2, 3, 4, 5]) },
    SnapshotCase("delete 100", [[], []], [[], []]) { try $0.deleteItems([100]) },
    SnapshotCase("move 0 before 2", [[0, 1], [2, 3]], [[1], [0, 2, 3]]) { try $0.moveItem(0, beforeItem: 2) },
    SnapshotCase("move 1 before 0", [[0, 1], [2, 3]], [[1, 0], [2, 3]]) { try $0.moveItem(1, beforeItem: 0) },
    SnapshotCase("move 3 before 0", [[0, 1], [2, 3]], [[3, 0, 1], [2]]) { try $0.moveItem(3, beforeItem: 0) },
    SnapshotCase("move 2 before 3", [[0, 1], [2, 3]], [[0, 1], [2, 3]]) { try $0.moveItem(2, beforeItem: 3) },
    SnapshotCase("move 0 before 1", [[0], [1]], [[], [0, 1]]) { try $0.moveItem(0, beforeItem: 1) },
    SnapshotCase("move 1 before 0", [[0], [1]], [[1, 0], []]) { try $0.moveItem(1, beforeItem: 0) },
    SnapshotCase("move 0 after 2", [[0, 1], [2, 3]], [[1], [2, 0, 3]]) { try $0.moveItem(0, afterItem: 2) },
    SnapshotCase("move 1 after 0", [[0, 1], [2, 3]], [[0, 1], [2, 3]]) { try $0.moveItem(1, afterItem: 0) },
    SnapshotCase("move 3 after 0", [[0, 1], [2, 3]], [[0, 3, 1], [2]]) { try $0.moveItem(3, afterItem: 0) },
    SnapshotCase("move 2 after 3", [[0, 1], [2, 3]], [[0, 1], [3, 2]]) { try $0.moveItem(2, afterItem: 3) },
    SnapshotCase("move 0 after 1", [[0], [1]], [[], [1, 0]]) { try $0.moveItem(0, afterItem: 1) },
    SnapshotCase("move 1 after 0", [[0], [1]], [[0, 1], []]) { try $0.moveItem(1, afterItem: 0) },
  ]

  /// Calls that name what is there already, as UIKit answers them.
  private static let present: [SnapshotCase] = [
    SnapshotCase("append 0, which is there", [[0, 1]], [[1, 0]]) {
      let moved = try $0.appendItems([0])
      #expect(moved == [0])
    },
    SnapshotCase("append 0 and 2 to 1, of which 0 is in 0", [[0, 1], [3]], [[1], [3, 0, 2]]) {
      let moved = try $0.appendItems([0, 2], toSection: 1)
      #expect(moved == [0])
    },
    SnapshotCase("insert 3 and 1 before 0", [[0, 1], [2, 3]], [[3, 1, 0], [2]]) {
      let moved = try $0.insertItems([3, 1], beforeItem: 0)
      #expect(moved == [3, 1])
    },
    SnapshotCase("insert 0, 9 and 1 after 2", [[0, 1, 2, 3]], [[2, 0, 9, 1, 3]]) {
      let moved = try $0.insertItems([0, 9, 1], afterItem: 2)
      #expect(moved == [0, 1])
    },
  ]

  @Test(arguments: sections)
  func `leads to the order of sections that UIKit leads to`(_ example: SectionCase) throws {
    var snapshot = Snapshot<Int, Int>()
    try snapshot.appendSections(example.initial)
    try example.change(&snapshot)
    #expect(snapshot.sectionIdentifiers == example.expected)
    for (position, section) in example.expected.enumerated() { #expect(snapshot.indexOfSection(section) == position) }
  }

  @Test(arguments: items + present)
  func `leads to the order of items that UIKit leads to`(_ example: SnapshotCase) throws {
    var snapshot = try Snapshot(example.initial)
    try example.change(&snapshot)
    #expect(try snapshot.rows == example.expected)
    #expect(snapshot.itemIdentifiers == example.expected.flatMap { $0 })
    for (position, item) in snapshot.itemIdentifiers.enumerated() { #expect(snapshot.indexOfItem(item) == position) }
  }

  @Test func `moves sections with their items`() throws {
    var snapshot = try Snapshot([[0, 1], [2], [3, 4]])
    try snapshot.moveSection(2, beforeSection: 0)
    #expect(try snapshot.rows == [[3, 4], [0, 1], [2]])
    try snapshot.deleteSections([0])
    #expect(snapshot.itemIdentifiers == [3, 4, 2])
    #expect(snapshot.indexOfItem(2) == 2)
    #expect(snapshot.indexOfItem(1) == nil)
  }
}
