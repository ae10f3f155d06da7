import Cairn
import CairnTestSupport
import Testing

@Suite struct ReorderTransactionTests {
  private typealias Sections = [(id: String, items: [Int])]

  private struct Peak: Identifiable, Equatable {
    let id: String
    var note = ""
  }

  private static let peaks = ["k2", "lhotse", "makalu"]

  @Test(arguments: [
    ("up:lhotse", ["lhotse", "k2", "makalu"]),
    ("down:lhotse", ["k2", "makalu", "lhotse"]),
    ("up:k2", ["k2", "lhotse", "makalu"]),
    ("down:makalu", ["k2", "lhotse", "makalu"]),
  ])
  func `moves by one place, and at the ends not at all`(value: String, expected: [String]) throws {
    let transaction = try ReorderTransaction(FormAction(name: "move", value: value), in: Self.peaks)
    #expect(transaction.initialItemIdentifiers == Self.peaks)
    #expect(transaction.finalItemIdentifiers == expected)
    #expect(transaction.difference.isEmpty == (expected == Self.peaks))
    #expect(transaction.sectionTransactions.isEmpty == (expected == Self.peaks))
  }

  @Test func `says which insertion is the move of which removal`() throws {
    let transaction = try ReorderTransaction(moving: "makalu", .up, in: Self.peaks)
    let moves = transaction.difference.inferringMoves().insertions.map { change in
      if case .insert(_, let item, let source) = change { "\(item) from \(source ?? -1)" } else { "" }
    }
    #expect(moves == ["makalu from 2"] || moves == ["lhotse from 1"])
  }

  @Test func `knows items by the words that pages send of them`() throws {
    let numbers = try ReorderTransaction(FormAction(name: "move", value: "down:7"), in: [7, 8])
    #expect(numbers.finalItemIdentifiers == [8, 7])
    let hostile = ["a:b", "", "\u{301}", "\"><b>", "up:a"]
    for item in hostile.dropFirst() {
      let transaction = try ReorderTransaction(FormAction("up", item: item, name: "move"), in: hostile)
      #expect(transaction.sectionTransactions.count == 1, "\(item)")
    }
  }

  @Test(arguments: ["a\nb", "a\rb", "a\r\nb", "a\n\nb", "\n"])
  func `finds an item whose identity has line breaks, which browsers send as their own`(item: String) throws {
    let sent = item.replacing("\r\n", with: "\n").replacing("\r", with: "\n").replacing("\n", with: "\r\n")
    for identity in [item, sent] {
      let transaction = try ReorderTransaction(FormAction("up", item: identity, name: "move"), in: ["x", item])
      #expect(transaction.finalItemIdentifiers == [item, "x"])
    }
    #expect(throws: ReorderError.self) {
      try ReorderTransaction(FormAction("up", item: "ab", name: "move"), in: ["x", item])
    }
  }

  @Test func `keeps an item in its section, and says which one changes`() throws {
    let sections: Sections = [("none", []), ("Alps", [1, 2]), ("Andes", [3, 4, 5]), ("none", [])]
    let inside = try ReorderTransaction(moving: 4, .down, in: sections)
    #expect(inside.finalItemIdentifiers == [1, 2, 3, 5, 4])
    #expect(inside.sectionTransactions.map(\.sectionIdentifier) == ["Andes"])
    #expect(inside.sectionTransactions.first?.initialItemIdentifiers == [3, 4, 5])
    #expect(inside.sectionTransactions.first?.finalItemIdentifiers == [3, 5, 4])
    let edge = try ReorderTransaction(moving: 3, .up, in: sections)
    #expect(edge.finalItemIdentifiers == [1, 2, 3, 4, 5])
    #expect(edge.sectionTransactions.isEmpty)
  }

  @Test func `moves the first of items with the same identity`() throws {
    let sections: Sections = [("Alps", [1, 2, 1]), ("Andes", [1, 3])]
    #expect(try ReorderTransaction(moving: 1, .down, in: sections).finalItemIdentifiers == [2, 1, 1, 1, 3])
    #expect(try ReorderTransaction(moving: 1, .up, in: sections).finalItemIdentifiers == [1, 2, 1, 1, 3])
    #expect(try ReorderTransaction(moving: 2, .down, in: sections).finalItemIdentifiers == [1, 1, 2, 1, 3])
    let same = try ReorderTransaction(moving: 1, .down, in: [1, 1])
    #expect(same.sectionTransactions.isEmpty)
    #expect(same.difference.isEmpty)
  }

  @Test(arguments: ["archive", "", "up", "sideways:k2", "Up:k2", ":k2", "up :k2"])
  func `says what is no move`(value: String) {
    let action = FormAction(name: "move", value: value)
    #expect(throws: ReorderError.notAMove(action)) { try ReorderTransaction(action, in: Self.peaks) }
  }

  @Test(arguments: ["k3", "", "k2 ", "K2", "k2:"])
  func `says what is not there`(identity: String) {
    #expect(throws: ReorderError.unknownItem(identity)) {
      try ReorderTransaction(FormAction("up", item: identity, name: "move"), in: Self.peaks)
    }
    #expect(throws: ReorderError.unknownItem(identity)) {
      try ReorderTransaction(moving: identity, .up, in: [(id: 1, items: []), (id: 2, items: Self.peaks)])
    }
  }

  @Test func `tells of errors in whole sentences`() {
    #expect(
      ReorderError.unknownItem("k3").description
        == "No item to move has the identity \"k3\". "
        + "Show the reader the list as it is by now, or give the identities that the page was rendered with."
    )
    #expect(
      ReorderError.notAMove(FormAction(value: "archive")).description
        == "The value \"archive\" of \"action\" moves nothing. "
        + "Pass on what a reorder accessory sends: \"up:\" or \"down:\" and the identity of an item."
    )
  }

  @Test func `puts elements into the order, and leaves those that it does not know where they are`() throws {
    let peaks = [Peak(id: "k2"), Peak(id: "hidden"), Peak(id: "lhotse"), Peak(id: "makalu")]
    let transaction = try ReorderTransaction(moving: "lhotse", .up, in: Self.peaks)
    #expect(peaks.reordered(by: transaction).map(\.id) == ["lhotse", "hidden", "k2", "makalu"])
    #expect([Peak]().reordered(by: transaction).isEmpty)
    let unmoved = try ReorderTransaction(moving: "k2", .up, in: Self.peaks)
    let twice = [Peak(id: "k2", note: "first"), Peak(id: "lhotse"), Peak(id: "k2", note: "second"), Peak(id: "makalu")]
    #expect(twice.reordered(by: unmoved) == twice)
  }

  // MARK: Properties

  private struct Example: CustomStringConvertible {
    let seed: UInt64
    let sections: Sections
    let item: Int
    let direction: ReorderDirection
    var description: String { "seed \(seed): \(direction) \(item) in \(sections)" }
  }

  /// Sections without repetitions, some of them empty, and an item of one of them.
  private static func example(_ seed: UInt64) -> Example {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...30, using: &generator)
    let items = Array(0..<count).shuffled(using: &generator)
    var sections: Sections = (0..<Int.random(in: 1...6, using: &generator)).map { ("\($0 / 2)", []) }
    for item in items { sections[Int.random(in: 0..<sections.count, using: &generator)].items.append(item) }
    let direction = Bool.random(using: &generator) ? ReorderDirection.up : .down
    return Example(seed: seed, sections: sections, item: items[0], direction: direction)
  }

  private static func regrouped(_ items: [Int], like sections: Sections) -> Sections {
    var rest = items[...]
    return sections.map { section in
      defer { rest = rest.dropFirst(section.items.count) }
      return (section.id, Array(rest.prefix(section.items.count)))
    }
  }

  @Test func `differs by what leads from one order to the other`() throws {
    for seed in UInt64(1)...400 {
      let example = Self.example(seed)
      let transaction = try ReorderTransaction(moving: example.item, example.direction, in: example.sections)
      let (initial, final) = (transaction.initialItemIdentifiers, transaction.finalItemIdentifiers)
      #expect(initial == example.sections.flatMap(\.items), "\(example)")
      #expect(initial.applying(transaction.difference) == final, "\(example)")
      #expect(transaction.sectionTransactions.count == (initial == final ? 0 : 1), "\(example)")
      for section in transaction.sectionTransactions {
        #expect(
          section.initialItemIdentifiers.applying(section.difference) == section.finalItemIdentifiers,
          "\(example)"
        )
        #expect(section.difference.count == 2, "\(example)")
      }
    }
  }

  @Test func `leaves each section the items it has`() throws {
    for seed in UInt64(1)...400 {
      let example = Self.example(seed)
      let transaction = try ReorderTransaction(moving: example.item, example.direction, in: example.sections)
      let regrouped = Self.regrouped(transaction.finalItemIdentifiers, like: example.sections)
      for (before, after) in zip(example.sections, regrouped) {
        #expect(before.items.sorted() == after.items.sorted(), "\(example)")
      }
    }
  }

  @Test func `is undone by the move in the other direction`() throws {
    for seed in UInt64(1)...400 {
      let example = Self.example(seed)
      let transaction = try ReorderTransaction(moving: example.item, example.direction, in: example.sections)
      guard !transaction.sectionTransactions.isEmpty else { continue }
      let regrouped = Self.regrouped(transaction.finalItemIdentifiers, like: example.sections)
      let back = try ReorderTransaction(
        moving: example.item,
        example.direction == .up ? .down : .up,
        in: regrouped
      )
      #expect(back.finalItemIdentifiers == transaction.initialItemIdentifiers, "\(example)")
    }
  }

  @Test func `puts elements into the order of their identities`() throws {
    for seed in UInt64(1)...400 {
      let example = Self.example(seed)
      let transaction = try ReorderTransaction(moving: example.item, example.direction, in: example.sections)
      let elements = transaction.initialItemIdentifiers.map { NumberedPeak(id: $0) }
      #expect(elements.reordered(by: transaction).map(\.id) == transaction.finalItemIdentifiers, "\(example)")
    }
  }

  private struct NumberedPeak: Identifiable {
    let id: Int
  }
}
