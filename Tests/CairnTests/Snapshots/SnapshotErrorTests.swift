import Cairn
import Testing

@Suite struct SnapshotErrorTests {
  private func message(_ change: (inout Snapshot<String, String>) throws -> Void) throws -> String? {
    var snapshot = try Snapshot<String, String>(sections: [("alps", ["eiger", "mönch"]), ("tatras", [])])
    return #expect(throws: SnapshotError.self) { try change(&snapshot) }?.description
  }

  @Test func `names the call, the identities and the remedy`() throws {
    #expect(
      try message { try $0.appendItems(["rysy"], toSection: "carpathians") }
        == "appendItems(_:toSection:): There is no section \"carpathians\". "
        + "Ask indexOfSection(_:) whether a section is there, or append it first."
    )
    #expect(
      try message { try $0.insertItems(["rysy"], beforeItem: "mnich") }
        == "insertItems(_:beforeItem:): There is no item \"mnich\". "
        + "Ask for the index of an item to learn whether it is there, or append it first."
    )
    #expect(
      try message { try $0.appendItems(["rysy", "rysy"]) }
        == "appendItems(_:): The call names \"rysy\" more than once. Name each once, as uniqued() does."
    )
    #expect(
      try message { try $0.appendSections(["alps", "tatras"]) }
        == "appendSections(_:): \"alps\", \"tatras\" are there already. "
        + "Give each section an identity of its own, or move the one that is there."
    )
    #expect(
      try message { try $0.moveItem("eiger", afterItem: "eiger") }
        == "moveItem(_:afterItem:): The place is given by \"eiger\", which the call is to put there. "
        + "Name another one to give the place."
    )
  }

  @Test func `ends long lists and long names`() throws {
    let names = (1...12).map { String(repeating: "\($0)", count: 100) }
    let text = try #require(try message { try $0.reloadItems(names) })
    #expect(text.contains("and 7 more."))
    #expect(text.count < 700)
  }
}
