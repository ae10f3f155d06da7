import Cairn
import Foundation
import Testing

@Suite struct SectionSnapshotTests {
  private static func outline() throws -> SectionSnapshot<String> {
    try SectionSnapshot {
      SnapshotNode("alps", isExpanded: true) {
        SnapshotNode("bern") {
          "eiger"
          "mönch"
        }
        "uri"
      }
      SnapshotNode("tatras") {
        SnapshotNode("rysy", isExpanded: true) {}
      }
    }
  }

  private static let all = ["alps", "bern", "eiger", "mönch", "uri", "tatras", "rysy"]

  @Test func `is empty at first, and a copy is equal`() throws {
    #expect(SectionSnapshot<Int>().items == [])
    #expect(try SectionSnapshot(try Self.outline()) == Self.outline())
  }

  @Test func `lists items depth first, roots, visible and expanded ones`() throws {
    let outline = try Self.outline()
    #expect(outline.items == Self.all)
    #expect(outline.rootItems == ["alps", "tatras"])
    #expect(outline.visibleItems == ["alps", "bern", "uri", "tatras"])
    #expect(outline.expandedItems == ["alps", "rysy"])
    #expect(outline.items.map { outline.index(of: $0) } == Array(0..<7))
    #expect(outline.index(of: "andes") == nil)
    #expect(outline.contains("uri"))
    #expect(!outline.contains("andes"))
  }

  @Test func `knows levels, parents and children`() throws {
    let outline = try Self.outline()
    #expect(try outline.items.map { try outline.level(of: $0) } == [0, 1, 2, 2, 1, 0, 1])
    #expect(try outline.parent(of: "alps") == nil)
    #expect(try outline.parent(of: "mönch") == "bern")
    #expect(try outline.children(of: "alps") == ["bern", "uri"])
    #expect(try outline.children(of: "uri") == [])
  }

  @Test func `appends new items collapsed, as last children or last roots`() throws {
    var outline = try Self.outline()
    try outline.append(["jungfrau"], to: "bern")
    try outline.append(["andes", "jura"])
    #expect(outline.items == ["alps", "bern", "eiger", "mönch", "jungfrau", "uri", "tatras", "rysy", "andes", "jura"])
    #expect(try !outline.isExpanded("andes"))
  }

  @Test func `appends nothing anywhere without an error`() throws {
    var outline = try Self.outline()
    try outline.append([], to: "nowhere")
    try outline.insert([], before: "uri")
    try outline.insert([], after: "uri")
    #expect(try outline == Self.outline())
  }

  @Test func `inserts before an item, and after all that is under one`() throws {
    var outline = try Self.outline()
    try outline.insert(["a", "b"], before: "bern")
    try outline.insert(["c", "d"], after: "bern")
    try outline.insert(["e"], after: "alps")
    #expect(outline.items == ["alps", "a", "b", "bern", "eiger", "mönch", "c", "d", "uri", "e", "tatras", "rysy"])
    #expect(try outline.level(of: "c") == 1)
    #expect(try outline.level(of: "e") == 0)
  }

  @Test func `inserts trees with what is expanded in them`() throws {
    var outline = try Self.outline()
    let tree = try SectionSnapshot<String> {
      SnapshotNode("a", isExpanded: true) { SnapshotNode("b", isExpanded: true) {} }
      "c"
    }
    try outline.insert(tree, before: "mönch")
    #expect(outline.items == ["alps", "bern", "eiger", "a", "b", "c", "mönch", "uri", "tatras", "rysy"])
    #expect(outline.expandedItems == ["alps", "a", "b", "rysy"])
    #expect(try outline.level(of: "b") == 3)
    #expect(try outline.parent(of: "c") == "bern")
    var other = try Self.outline()
    try other.insert(tree, after: "alps")
    #expect(other.items == ["alps", "bern", "eiger", "mönch", "uri", "a", "b", "c", "tatras", "rysy"])
    #expect(other.rootItems == ["alps", "a", "c", "tatras"])
  }

  @Test func `replaces children, by items that were under the same parent too`() throws {
    var outline = try Self.outline()
    let tree = try SectionSnapshot<String> {
      SnapshotNode("eiger", isExpanded: true) { "new" }
      "uri"
    }
    try outline.replace(childrenOf: "alps", using: tree)
    #expect(outline.items == ["alps", "eiger", "new", "uri", "tatras", "rysy"])
    #expect(outline.expandedItems == ["alps", "eiger", "rysy"])
    #expect(!outline.contains("bern"))
    try outline.replace(childrenOf: "alps", using: SectionSnapshot())
    #expect(outline.items == ["alps", "tatras", "rysy"])
  }

  @Test func `deletes items with all that is under them, and forgets what was expanded`() throws {
    var outline = try Self.outline()
    try outline.delete(["bern", "eiger", "bern"])
    #expect(outline.items == ["alps", "uri", "tatras", "rysy"])
    try outline.delete(["alps"])
    try outline.append(["alps"])
    #expect(try !outline.isExpanded("alps"))
    outline.deleteAll()
    #expect(outline == SectionSnapshot())
    #expect(outline.expandedItems == [])
  }

  @Test func `deletes a hundred thousand items in one pass`() throws {
    var outline = SectionSnapshot<Int>()
    try outline.append(Array(0..<100_000))
    try outline.append(Array(100_000..<200_000), to: 0)
    try outline.delete(Array(1..<99_999) + Array(100_000..<199_999))
    #expect(outline.items == [0, 199_999, 99_999])
  }

  @Test func `expands and collapses what is there, and leaves too`() throws {
    var outline = try Self.outline()
    outline.expand(["nowhere", "eiger", "bern"])
    #expect(try outline.isExpanded("eiger"))
    #expect(outline.visibleItems == ["alps", "bern", "eiger", "mönch", "uri", "tatras"])
    outline.collapse(["alps", "nowhere"])
    #expect(outline.visibleItems == ["alps", "tatras"])
    #expect(try !outline.isVisible("eiger"))
    outline.expand(["alps"])
    #expect(try outline.isVisible("eiger"))
  }

  @Test func `copies what is under an item`() throws {
    let outline = try Self.outline()
    let children = try outline.snapshot(of: "alps")
    #expect(children.rootItems == ["bern", "uri"])
    #expect(children.items == ["bern", "eiger", "mönch", "uri"])
    let tree = try outline.snapshot(of: "tatras", includingParent: true)
    #expect(tree.visualDescription() == "-*tatras\n  + rysy")
    #expect(try outline.snapshot(of: "alps", includingParent: true).expandedItems == ["alps"])
    #expect(try outline.snapshot(of: "uri").items == [])
  }

  @Test func `describes itself with levels, signs and stars`() throws {
    #expect(
      try Self.outline().visualDescription() == """
        +*alps
          -*bern
            - eiger
            - mönch
          -*uri
        -*tatras
          + rysy
        """
    )
  }

  @Test func `compares roots, children and what is expanded`() throws {
    let outline = try Self.outline()
    var collapsed = outline
    collapsed.collapse(["alps"])
    #expect(collapsed != outline)
    #expect(
      try SectionSnapshot<Int> { SnapshotNode(1) { 2 } }
        != SectionSnapshot {
          1; 2
        }
    )
    #expect(
      try SectionSnapshot<Int> {
        2; 1
      }
        != SectionSnapshot {
          1; 2
        }
    )
  }

  /// A call that fails, the reason, and the identities that are at fault.
  struct Failure: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var reason: SnapshotError.Reason
    var identifiers: [String]
    var change: @Sendable (inout SectionSnapshot<String>) throws -> Void

    init(
      _ call: String,
      _ reason: SnapshotError.Reason,
      _ identifiers: [String],
      _ change: @escaping @Sendable (inout SectionSnapshot<String>) throws -> Void
    ) {
      testDescription = call
      self.reason = reason
      self.identifiers = identifiers
      self.change = change
    }
  }

  private static let tree = SectionSnapshotTests.single("uri")

  private static func single(_ item: String) -> SectionSnapshot<String> {
    var tree = SectionSnapshot<String>()
    try? tree.append([item])
    return tree
  }

  private static let failures: [Failure] = [
    Failure("append(_:to:)", .unknownItem, ["x"]) { try $0.append(["a"], to: "x") },
    Failure("append(_:to:)", .existingItem, ["uri"]) { try $0.append(["a", "uri"], to: "alps") },
    Failure("append(_:to:)", .repeatedIdentifier, ["a"]) { try $0.append(["a", "a"]) },
    Failure("insert(_:before:)", .unknownItem, ["x"]) { try $0.insert(["a"], before: "x") },
    Failure("insert(_:before:)", .unknownItem, ["x"]) { try $0.insert([], before: "x") },
    Failure("insert(_:before:)", .existingItem, ["uri"]) { try $0.insert(["uri"], before: "bern") },
    Failure("insert(_:after:)", .unknownItem, ["x"]) { try $0.insert(["a"], after: "x") },
    Failure("insert(_:after:)", .unknownItem, ["x"]) { try $0.insert([], after: "x") },
    Failure("insert(_:after:)", .repeatedIdentifier, ["a"]) { try $0.insert(["a", "a"], after: "bern") },
    Failure("insert(_:before:)", .existingItem, ["uri"]) { try $0.insert(tree, before: "bern") },
    Failure("insert(_:after:)", .unknownItem, ["x"]) { try $0.insert(tree, after: "x") },
    Failure("replace(childrenOf:using:)", .unknownItem, ["x"]) { try $0.replace(childrenOf: "x", using: tree) },
    Failure("replace(childrenOf:using:)", .existingItem, ["uri"]) { try $0.replace(childrenOf: "bern", using: tree) },
    Failure("replace(childrenOf:using:)", .existingItem, ["uri"]) { try $0.replace(childrenOf: "uri", using: tree) },
    Failure("delete(_:)", .unknownItem, ["x"]) { try $0.delete(["alps", "x"]) },
    Failure("isExpanded(_:)", .unknownItem, ["x"]) { _ = try $0.isExpanded("x") },
    Failure("isVisible(_:)", .unknownItem, ["x"]) { _ = try $0.isVisible("x") },
    Failure("level(of:)", .unknownItem, ["x"]) { _ = try $0.level(of: "x") },
    Failure("parent(of:)", .unknownItem, ["x"]) { _ = try $0.parent(of: "x") },
    Failure("children(of:)", .unknownItem, ["x"]) { _ = try $0.children(of: "x") },
    Failure("snapshot(of:includingParent:)", .unknownItem, ["x"]) { _ = try $0.snapshot(of: "x") },
  ]

  @Test(arguments: failures)
  func `throws what UIKit raises, and has not changed then`(_ failure: Failure) throws {
    var outline = try Self.outline()
    let error = #expect(throws: SnapshotError.self) { try failure.change(&outline) }
    #expect(error?.call == failure.testDescription)
    #expect(error?.reason == failure.reason)
    #expect(error?.identifiers == failure.identifiers)
    #expect(try outline == Self.outline())
    #expect(outline.items == Self.all)
  }

  @Test func `is made of roots and a closure that gives children`() throws {
    let outline = try SectionSnapshot(roots: [1, 2]) { $0 < 10 ? [$0 * 10, $0 * 10 + 1] : [] }
    #expect(outline.items == [1, 10, 11, 2, 20, 21])
    #expect(throws: SnapshotError.self) { try SectionSnapshot(roots: [1]) { [$0] } }
    #expect(throws: SnapshotError.self) { try SectionSnapshot(roots: [1]) { [($0 + 1) % 5] } }
  }

  @Test func `comes back from JSON`() throws {
    let data = try JSONEncoder().encode(try Self.outline())
    #expect(try JSONDecoder().decode(SectionSnapshot<String>.self, from: data) == Self.outline())
  }

  @Test func `refuses JSON that is no tree`() {
    for json in [
      #"[{"id":1,"level":1,"isExpanded":false}]"#, #"[{"id":1,"level":-1,"isExpanded":false}]"#,
      #"[{"id":1,"level":0,"isExpanded":false},{"id":1,"level":1,"isExpanded":false}]"#,
      #"[{"id":1,"level":0,"isExpanded":false},{"id":2,"level":2,"isExpanded":false}]"#,
    ] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(SectionSnapshot<Int>.self, from: Data(json.utf8))
      }
    }
  }

  @Test func `takes any depth`() throws {
    var outline = SectionSnapshot<Int>()
    try outline.append([0])
    for item in 1..<10_000 { try outline.append([item], to: item - 1) }
    outline.expand(outline.items)
    #expect(outline.visibleItems.count == 10_000)
    #expect(try outline.level(of: 9_999) == 9_999)
    #expect(try outline.snapshot(of: 5_000).items.count == 4_999)
    let data = try JSONEncoder().encode(outline)
    #expect(try JSONDecoder().decode(SectionSnapshot<Int>.self, from: data) == outline)
    try outline.delete([1])
    #expect(outline.items == [0])
  }
}
