import Cairn
import Foundation
import Testing

@Suite struct SnapshotBuildingTests {
  private enum Range: String, CaseIterable, Codable {
    case alps, tatras, andes
  }

  @Test func `builds sections from a closure with control flow`() throws {
    let isComplete = true
    let snapshot = try Snapshot<Range, Int> {
      SnapshotSection(.alps) {
        1
        [2, 3]
        if isComplete { 4 } else { 5 }
        for number in 6...7 { number }
      }
      for range in [Range.tatras, .andes] { SnapshotSection(range, items: [range == .andes ? 8 : 9]) }
    }
    #expect(snapshot.sectionIdentifiers == Range.allCases)
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 6, 7, 9, 8])
  }

  @Test func `builds nothing from an empty closure`() throws {
    #expect(try Snapshot<Int, Int> {} == Snapshot())
  }

  @Test func `appends all cases`() throws {
    var snapshot = Snapshot<Range, Int>()
    try snapshot.appendSections(Range.allCases)
    try snapshot.appendItems([1])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == .andes)
  }

  @Test func `refuses repeated identities in initialisers`() throws {
    #expect(throws: SnapshotError.self) { try Snapshot([[0, 1], [1]]) }
    #expect(throws: SnapshotError.self) { try Snapshot([[0, 0]]) }
    #expect(throws: SnapshotError.self) { try Snapshot<Int, Int>(sections: [(0, []), (0, [])]) }
    #expect(throws: SnapshotError.self) {
      try Snapshot<Int, Int> {
        SnapshotSection(0, items: [1])
        SnapshotSection(1, items: [1])
      }
    }
  }

  @Test func `keeps the first of repeated identities and tells the rest`() throws {
    var dropped: [SnapshotDuplicate<String, Int>] = []
    let snapshot = Snapshot<String, Int>(
      uniquing: [("a", [1, 2, 1]), ("b", [3, 2]), ("a", [4]), ("c", [4, 4])]
    ) { dropped.append($0) }
    #expect(try snapshot == Snapshot(sections: [("a", [1, 2]), ("b", [3]), ("c", [4])]))
    #expect(dropped == [.item(1, in: "a"), .item(2, in: "b"), .section("a"), .item(4, in: "c")])
  }

  @Test func `keeps all of repeated identities with numbers`() {
    let snapshot = Snapshot(numbering: [("a", [7, 7]), ("b", [7, 8]), ("a", [8])])
    #expect(
      snapshot.visualDescription() == """
        a
          7
          7 (2)
        b
          7 (3)
          8
        a (2)
          8 (2)
        """
    )
    #expect(snapshot.indexOfItem(Occurrence(8, number: 2)) == 4)
  }

  @Test func `makes sequences unique in their order`() {
    var dropped: [String] = []
    #expect(["b", "a", "b", "c", "a"].uniqued { dropped.append($0) } == ["b", "a", "c"])
    #expect(dropped == ["b", "a"])
    #expect(["Eiger", "egg", "Mönch"].uniqued { $0.first?.lowercased() } == ["Eiger", "Mönch"])
    #expect([Int]().uniqued() == [])
  }

  @Test func `comes back from JSON`() throws {
    var snapshot = try Snapshot<Range, String>(sections: [(.andes, ["b", "a"]), (.alps, [])])
    try snapshot.reloadItems(["a"])
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let data = try encoder.encode(snapshot)
    let json = #"{"sections":[{"id":"andes","items":["b","a"]},{"id":"alps","items":[]}]}"#
    #expect(String(decoding: data, as: UTF8.self) == json)
    let decoded = try JSONDecoder().decode(Snapshot<Range, String>.self, from: data)
    #expect(decoded == snapshot)
    #expect(decoded.reloadedItemIdentifiers == [])
  }

  @Test func `refuses JSON with repeated identities`() {
    for json in [
      #"{"sections":[{"id":1,"items":[1,1]}]}"#, #"{"sections":[{"id":1,"items":[]},{"id":1,"items":[]}]}"#,
      #"{"sections":[{"id":1,"items":[2]},{"id":2,"items":[2]}]}"#,
    ] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(Snapshot<Int, Int>.self, from: Data(json.utf8))
      }
    }
  }

  @Test func `describes itself line by line`() throws {
    var snapshot = try Snapshot<String, String>(sections: [("alps", ["eiger", "mönch", "jungfrau"]), ("andes", [])])
    try snapshot.reloadItems(["jungfrau", "eiger"])
    try snapshot.reconfigureItems(["mönch", "eiger"])
    try snapshot.reloadSections(["andes"])
    #expect(
      snapshot.visualDescription() == """
        alps
          eiger reload reconfigure
          mönch reconfigure
          jungfrau reload
        andes reload
        """
    )
  }

  @Test func `says what is wrong with data that names an identity twice`() {
    func message(_ sections: [(id: String, items: [Int])]) -> String? {
      do throws(SnapshotError) { _ = try Snapshot(sections: sections) } catch { return error.description }
      return nil
    }
    let remedy = "Give each an identity of its own, or create the snapshot with init(uniquing:) or init(numbering:)."
    #expect(message([("a", [1, 1])]) == "init(sections:): The call names \"1\" more than once. \(remedy)")
    #expect(message([("a", [1]), ("b", [1])]) == "init(sections:): \"1\" is in more than one section. \(remedy)")
    #expect(message([("a", []), ("a", [])]) == "init(sections:): The call names \"a\" more than once. \(remedy)")
  }
}
