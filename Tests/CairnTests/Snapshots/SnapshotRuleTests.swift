import Cairn
import Testing

/// The rules of UIKit's snapshot; where it raises an exception, an error is thrown and nothing has changed.
@Suite struct SnapshotRuleTests {
  /// A call that fails, the reason, and the identities that are at fault.
  struct Failure: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var reason: SnapshotError.Reason
    var identifiers: [String]
    var change: @Sendable (inout Snapshot<Int, Int>) throws -> Void

    init(
      _ call: String,
      _ reason: SnapshotError.Reason,
      _ identifiers: [String],
      _ change: @escaping @Sendable (inout Snapshot<Int, Int>) throws -> Void
    ) {
      testDescription = call
      self.reason = reason
      self.identifiers = identifiers
      self.change = change
    }
  }

  private static let failures: [Failure] = [
    Failure("appendItems(_:toSection:)", .unknownSection, ["9"]) { try $0.appendItems([7], toSection: 9) },
    Failure("appendItems(_:)", .repeatedIdentifier, ["7"]) { try $0.appendItems([7, 8, 7, 7]) },
    Failure("appendItems(_:toSection:)", .repeatedIdentifier, ["0"]) { try $0.appendItems([0, 0], toSection: 0) },
    Failure("insertItems(_:beforeItem:)", .unknownItem, ["9"]) { try $0.insertItems([7], beforeItem: 9) },
    Failure("insertItems(_:beforeItem:)", .unknownItem, ["9"]) { try $0.insertItems([], beforeItem: 9) },
    Failure("insertItems(_:beforeItem:)", .relativeToItself, ["1"]) { try $0.insertItems([7, 1], beforeItem: 1) },
    Failure("insertItems(_:beforeItem:)", .repeatedIdentifier, ["3"]) { try $0.insertItems([3, 3], beforeItem: 1) },
    Failure("insertItems(_:afterItem:)", .unknownItem, ["9"]) { try $0.insertItems([7], afterItem: 9) },
    Failure("insertItems(_:afterItem:)", .relativeToItself, ["1"]) { try $0.insertItems([1], afterItem: 1) },
    Failure("insertItems(_:afterItem:)", .repeatedIdentifier, ["7"]) { try $0.insertItems([7, 7], afterItem: 1) },
    Failure("deleteItems(_:)", .repeatedIdentifier, ["0"]) { try $0.deleteItems([0, 1, 0]) },
    Failure("deleteItems(_:)", .repeatedIdentifier, ["9"]) { try $0.deleteItems([9, 9]) },
    Failure("moveItem(_:beforeItem:)", .unknownItem, ["9"]) { try $0.moveItem(9, beforeItem: 0) },
    Failure("moveItem(_:beforeItem:)", .unknownItem, ["9"]) { try $0.moveItem(0, beforeItem: 9) },
    Failure("moveItem(_:beforeItem:)", .relativeToItself, ["0"]) { try $0.moveItem(0, beforeItem: 0) },
    Failure("moveItem(_:afterItem:)", .unknownItem, ["9"]) { try $0.moveItem(9, afterItem: 0) },
    Failure("moveItem(_:afterItem:)", .unknownItem, ["9"]) { try $0.moveItem(0, afterItem: 9) },
    Failure("moveItem(_:afterItem:)", .relativeToItself, ["0"]) { try $0.moveItem(0, afterItem: 0) },
    Failure("reloadItems(_:)", .unknownItem, ["8", "9"]) { try $0.reloadItems([0, 8, 9]) },
    Failure("reconfigureItems(_:)", .unknownItem, ["9"]) { try $0.reconfigureItems([9, 0]) },
    Failure("replaceItems(inSection:with:)", .unknownSection, ["9"]) { try $0.replaceItems(inSection: 9, with: []) },
    Failure("replaceItems(inSection:with:)", .repeatedIdentifier, ["7"]) {
      try $0.replaceItems(inSection: 0, with: [7, 7])
    },
    Failure("appendSections(_:)", .existingSection, ["0"]) { try $0.appendSections([7, 0]) },
    Failure("appendSections(_:)", .repeatedIdentifier, ["7"]) { try $0.appendSections([7, 7]) },
    Failure("insertSections(_:beforeSection:)", .unknownSection, ["9"]) {
      try $0.insertSections([7], beforeSection: 9)
    },
    Failure("insertSections(_:beforeSection:)", .existingSection, ["1"]) {
      try $0.insertSections([1], beforeSection: 0)
    },
    Failure("insertSections(_:afterSection:)", .unknownSection, ["9"]) { try $0.insertSections([7], afterSection: 9) },
    Failure("insertSections(_:afterSection:)", .repeatedIdentifier, ["7"]) {
      try $0.insertSections([7, 7], afterSection: 0)
    },
    Failure("deleteSections(_:)", .repeatedIdentifier, ["0"]) { try $0.deleteSections([0, 0]) },
    Failure("moveSection(_:beforeSection:)", .unknownSection, ["9"]) { try $0.moveSection(9, beforeSection: 0) },
    Failure("moveSection(_:beforeSection:)", .unknownSection, ["9"]) { try $0.moveSection(0, beforeSection: 9) },
    Failure("moveSection(_:beforeSection:)", .relativeToItself, ["1"]) { try $0.moveSection(1, beforeSection: 1) },
    Failure("moveSection(_:afterSection:)", .unknownSection, ["9"]) { try $0.moveSection(0, afterSection: 9) },
    Failure("moveSection(_:afterSection:)", .relativeToItself, ["1"]) { try $0.moveSection(1, afterSection: 1) },
    Failure("reloadSections(_:)", .unknownSection, ["9"]) { try $0.reloadSections([0, 9]) },
    Failure("itemIdentifiers(inSection:)", .unknownSection, ["9"]) { _ = try $0.itemIdentifiers(inSection: 9) },
    Failure("numberOfItems(inSection:)", .unknownSection, ["9"]) { _ = try $0.numberOfItems(inSection: 9) },
  ]

  @Test(arguments: failures)
  func `throws what UIKit raises, and has not changed then`(_ failure: Failure) throws {
    var snapshot = try Snapshot([[0, 1, 2], [3, 4]])
    try snapshot.reloadItems([1])
    let before = snapshot
    let error = #expect(throws: SnapshotError.self) { try failure.change(&snapshot) }
    #expect(error?.call == failure.testDescription)
    #expect(error?.reason == failure.reason)
    #expect(error?.identifiers == failure.identifiers)
    #expect(snapshot == before)
    #expect(snapshot.visualDescription() == before.visualDescription())
    #expect(snapshot.itemIdentifiers.map { snapshot.indexOfItem($0) } == [0, 1, 2, 3, 4])
  }

  @Test func `appends to no section with an error`() throws {
    var snapshot = Snapshot<Int, Int>()
    let error = #expect(throws: SnapshotError.self) { try snapshot.appendItems([1]) }
    #expect(error?.description == "appendItems(_:): The snapshot has no sections. Append a section first.")
    #expect(snapshot == Snapshot())
  }

  @Test func `is empty at first`() {
    let snapshot = Snapshot<String, String>()
    #expect(snapshot.numberOfSections == 0)
    #expect(snapshot.numberOfItems == 0)
    #expect(snapshot.sectionIdentifiers == [])
    #expect(snapshot.itemIdentifiers == [])
    #expect(snapshot.indexOfItem("a") == nil)
    #expect(snapshot.indexOfSection("a") == nil)
    #expect(snapshot.sectionIdentifier(containingItem: "a") == nil)
    #expect(snapshot.visualDescription() == "")
  }

  @Test func `counts and lists in display order`() throws {
    let snapshot = try Snapshot([[5, 4], [], [3]])
    #expect(snapshot.numberOfSections == 3)
    #expect(snapshot.numberOfItems == 3)
    #expect(snapshot.itemIdentifiers == [5, 4, 3])
    #expect(try snapshot.numberOfItems(inSection: 0) == 2)
    #expect(try snapshot.numberOfItems(inSection: 1) == 0)
    #expect(try snapshot.itemIdentifiers(inSection: 1) == [])
    #expect(snapshot.indexOfItem(3) == 2)
  }

  @Test(arguments: [([[0, 1], [2, 3]], 2, 1 as Int?), ([[], []], 0, nil), ([[0, 1], [2, 3]], 1, 0)])
  func `finds the section of an item`(_ rows: [[Int]], _ item: Int, _ section: Int?) throws {
    #expect(try Snapshot(rows).sectionIdentifier(containingItem: item) == section)
  }

  @Test func `lets a section and an item have one identity`() throws {
    var snapshot = try Snapshot<String, String>(sections: [("a", ["a", "b"]), ("b", [])])
    try snapshot.moveItem("a", afterItem: "b")
    try snapshot.moveSection("b", beforeSection: "a")
    #expect(snapshot.sectionIdentifiers == ["b", "a"])
    #expect(snapshot.itemIdentifiers == ["b", "a"])
  }

  @Test func `deletes all items and sections, or keeps the sections`() throws {
    var snapshot = try Snapshot([[0], [1]])
    try snapshot.reloadSections([1])
    var kept = snapshot
    snapshot.deleteAllItems()
    #expect(snapshot == Snapshot())
    #expect(snapshot.reloadedSectionIdentifiers == [])
    kept.removeItems(keepingSections: true)
    #expect(try kept.rows == [[], []])
    #expect(kept.reloadedSectionIdentifiers == [1])
    kept.removeItems(keepingSections: false)
    #expect(kept.numberOfSections == 0)
  }

  @Test func `marks in the order of the calls, each once`() throws {
    var snapshot = try Snapshot([[0, 1, 2], [3]])
    try snapshot.reloadItems([2, 0])
    try snapshot.reloadItems([0, 3])
    try snapshot.reconfigureItems([1, 0])
    try snapshot.reloadSections([1, 0, 1])
    #expect(snapshot.reloadedItemIdentifiers == [2, 0, 3])
    #expect(snapshot.reconfiguredItemIdentifiers == [1, 0])
    #expect(snapshot.reloadedSectionIdentifiers == [1, 0])
  }

  @Test func `forgets marks of what is deleted, and keeps those of what moves`() throws {
    var snapshot = try Snapshot([[0, 1, 2], [3, 4]])
    try snapshot.reloadItems([0, 1, 3])
    try snapshot.reconfigureItems([2, 4])
    try snapshot.reloadSections([0, 1])
    try snapshot.deleteItems([0])
    try snapshot.appendItems([1, 2], toSection: 1)
    #expect(snapshot.reloadedItemIdentifiers == [1, 3])
    try snapshot.replaceItems(inSection: 1, with: [4, 1])
    #expect(snapshot.reloadedItemIdentifiers == [1])
    #expect(snapshot.reconfiguredItemIdentifiers == [4])
    try snapshot.deleteSections([1])
    #expect(snapshot.reloadedItemIdentifiers == [])
    #expect(snapshot.reconfiguredItemIdentifiers == [])
    #expect(snapshot.reloadedSectionIdentifiers == [0])
  }

  @Test func `ignores marks in comparisons, and nothing else`() throws {
    let snapshot = try Snapshot([[0, 1], [2]])
    var marked = snapshot
    try marked.reloadItems([0])
    try marked.reconfigureItems([1])
    try marked.reloadSections([0])
    #expect(marked == snapshot)
    #expect(try Snapshot([[0], [1, 2]]) != snapshot)
    #expect(try Snapshot([[1, 0], [2]]) != snapshot)
    #expect(try Snapshot(sections: [(1, [0, 1]), (0, [2])]) != snapshot)
  }

  @Test func `replaces the items of a section, and takes them from others`() throws {
    var snapshot = try Snapshot([[0, 1], [2, 3]])
    try snapshot.replaceItems(inSection: 0, with: [3, 7, 0])
    #expect(try snapshot.rows == [[3, 7, 0], [2]])
    try snapshot.replaceItems(inSection: 0, with: [])
    #expect(try snapshot.rows == [[], [2]])
  }

  @Test func `leaves a copy as it was`() throws {
    let snapshot = try Snapshot([Array(0..<1_000), Array(1_000..<2_000)])
    var copy = snapshot
    try copy.deleteItems(Array(500..<1_500))
    try copy.insertItems([9_000], beforeItem: 0)
    #expect(snapshot.itemIdentifiers == Array(0..<2_000))
    #expect(snapshot.indexOfItem(1_999) == 1_999)
    #expect(copy.itemIdentifiers == [9_000] + Array(0..<500) + Array(1_500..<2_000))
  }
}
