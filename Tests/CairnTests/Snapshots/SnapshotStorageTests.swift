import CairnTestSupport
import Foundation
import Testing

@testable import Cairn

/// What a snapshot does with thousands of items, beside arrays that do the same the slow way.
@Suite struct SnapshotStorageTests {
  private static let seed: UInt64 = 23

  /// Sections and items in plain arrays.
  private struct Model {
    var sections: [(id: Int, items: [Int])] = []

    var items: [Int] { sections.flatMap(\.items) }

    mutating func remove(_ items: [Int]) {
      let removed = Set(items)
      for section in sections.indices { sections[section].items.removeAll(where: removed.contains) }
    }

    mutating func insert(_ items: [Int], at anchor: Int, skipping skipped: Int) {
      remove(items)
      for section in sections.indices {
        guard let position = sections[section].items.firstIndex(of: anchor) else { continue }
        sections[section].items.insert(contentsOf: items, at: position + skipped)
      }
    }
  }

  @Test func `keeps what arrays keep through thousands of changes`() throws {
    var random = SeededGenerator(seed: Self.seed)
    var model = Model()
    var snapshot = Snapshot<Int, Int>()
    var next = 0
    for round in 0..<1_500 {
      try change(&snapshot, &model, next: &next, using: &random)
      guard round % 25 == 0 else { continue }
      try compare(snapshot, with: model, round)
    }
    try compare(snapshot, with: model, 1_500)
  }

  private func change(
    _ snapshot: inout Snapshot<Int, Int>,
    _ model: inout Model,
    next: inout Int,
    using random: inout SeededGenerator
  ) throws {
    let items = model.items
    let count = [1, 1, 1, 3, 40, 300, 700][Int.random(in: 0..<7, using: &random)]
    let new = Array(next..<next + count)
    let some = Array(items.shuffled(using: &random).prefix(count))
    switch Int.random(in: 0..<10, using: &random) {
    case 0 where model.sections.count < 6:
      try snapshot.appendSections([next])
      model.sections.append((next, []))
      next += 1
    case 1, 2:
      guard let section = model.sections.indices.randomElement(using: &random), items.count < 6_000 else { return }
      try snapshot.appendItems(new, toSection: model.sections[section].id)
      model.sections[section].items += new
      next += count
    case 3, 4:
      guard let anchor = items.randomElement(using: &random), items.count < 6_000 else { return }
      try snapshot.insertItems(new, beforeItem: anchor)
      model.insert(new, at: anchor, skipping: 0)
      next += count
    case 5, 6:
      guard let anchor = items.randomElement(using: &random), !some.contains(anchor) else { return }
      try snapshot.insertItems(some, afterItem: anchor)
      model.insert(some, at: anchor, skipping: 1)
    case 7:
      try snapshot.deleteItems(some)
      model.remove(some)
    case 8:
      guard let first = items.indices.randomElement(using: &random) else { return }
      let block = Array(items[first..<min(first + count, items.count)])
      try snapshot.deleteItems(block)
      model.remove(block)
    default:
      guard model.sections.count > 3 else { return }
      let position = Int.random(in: 0..<model.sections.count, using: &random)
      if Bool.random(using: &random) {
        try snapshot.deleteSections([model.sections.remove(at: position).id])
      } else if position > 0 {
        try snapshot.moveSection(model.sections[position].id, beforeSection: model.sections[0].id)
        model.sections.insert(model.sections.remove(at: position), at: 0)
      }
    }
  }

  private func compare(_ snapshot: Snapshot<Int, Int>, with model: Model, _ round: Int) throws {
    let items = model.items
    #expect(snapshot.sectionIdentifiers == model.sections.map(\.id), "round \(round)")
    #expect(snapshot.itemIdentifiers == items, "round \(round)")
    #expect(snapshot.numberOfItems == items.count)
    #expect(items.map { snapshot.indexOfItem($0) } == Array(items.indices), "round \(round)")
    for section in model.sections {
      #expect(try snapshot.itemIdentifiers(inSection: section.id) == section.items)
      #expect(section.items.allSatisfy { snapshot.sectionIdentifier(containingItem: $0) == section.id })
    }
    #expect(snapshot.items.problems == [], "round \(round)")
    #expect(try Snapshot(sections: model.sections) == snapshot)
  }

  @Test func `stays compact when most items are deleted one by one`() throws {
    var snapshot = try Snapshot(sections: [(0, Array(0..<20_000))])
    for item in 0..<20_000 where item % 100 > 0 { try snapshot.deleteItems([item]) }
    #expect(snapshot.numberOfItems == 200)
    #expect(snapshot.items.lists[0].pieces.count < 10)
    #expect(snapshot.indexOfItem(19_900) == 199)
    #expect(snapshot.items.problems == [])
  }

  @Test func `takes items one by one at one place`() throws {
    var snapshot = try Snapshot(sections: [(0, [-1, -2])])
    for item in 0..<5_000 { try snapshot.insertItems([item], beforeItem: -2) }
    #expect(snapshot.itemIdentifiers == [-1] + Array(0..<5_000) + [-2])
    #expect(snapshot.items.lists[0].pieces.count < 50)
    for item in 5_000..<10_000 { try snapshot.insertItems([item], afterItem: -1) }
    #expect(snapshot.indexOfItem(9_999) == 1)
    #expect(snapshot.items.problems == [])
  }

  @Test func `counts right in hundreds of sections`() throws {
    var random = SeededGenerator(seed: Self.seed)
    var model = Model()
    var snapshot = Snapshot<Int, Int>()
    for section in 0..<500 {
      try snapshot.appendSections([section])
      model.sections.append((section, []))
    }
    for item in 0..<2_000 {
      let section = Int.random(in: 0..<model.sections.count, using: &random)
      try snapshot.appendItems([item], toSection: model.sections[section].id)
      model.sections[section].items.append(item)
      if item % 20 == 0 {
        try snapshot.deleteItems([item, item / 2 + 1])
        model.remove([item, item / 2 + 1])
      }
      if item % 10 == 0 {
        try snapshot.deleteSections([model.sections.remove(at: section).id])
        let first = model.sections[0].id
        try snapshot.insertSections([1_000 + item], afterSection: first)
        model.sections.insert((1_000 + item, []), at: 1)
      }
    }
    try compare(snapshot, with: model, 0)
    try snapshot.deleteSections(model.sections.dropFirst(3).map(\.id))
    model.sections.removeSubrange(3...)
    try compare(snapshot, with: model, 1)
  }

  /// An identity that breaks the contract of `Hashable`: equal ones have unequal hashes.
  struct Broken: Hashable, Sendable {
    var id: Int
    var salt: Int

    static func == (left: Self, right: Self) -> Bool { left.id == right.id }

    func hash(into hasher: inout Hasher) { hasher.combine(salt) }
  }

  /// An identity that is not even equal to itself.
  struct Unequal: Hashable, Sendable {
    var id: Int

    static func == (left: Self, right: Self) -> Bool { false }
  }

  @Test func `survives identities that break the rules`() throws {
    var random = SeededGenerator(seed: Self.seed)
    var old = Snapshot<Int, Broken>()
    var unequal = Snapshot<Int, Unequal>()
    try old.appendSections([0, 1])
    try unequal.appendSections([0, 1])
    for _ in 0..<300 {
      var new = old
      let item = Broken(id: Int.random(in: 0..<20, using: &random), salt: Int.random(in: 0..<5, using: &random))
      let other = Broken(id: Int.random(in: 0..<20, using: &random), salt: 1)
      _ = try? new.appendItems([item, other], toSection: 0)
      _ = try? new.moveItem(item, beforeItem: other)
      _ = try? new.insertItems([other], afterItem: item)
      if Bool.random(using: &random) { try? new.deleteItems([other]) }
      _ = new.difference(from: old).steps
      _ = try? old.applying(new.difference(from: old))
      _ = new.itemIdentifiers.map { new.indexOfItem($0) }
      var next = unequal
      _ = try? next.appendItems([Unequal(id: 1), Unequal(id: 2)], toSection: item.id % 2)
      _ = next.difference(from: unequal).steps
      old = new
      unequal = next
    }
    try old.deleteSections([0])
    try unequal.deleteSections([1])
  }
}

extension ItemStore {
  /// What is wrong with the pieces and the index.
  var problems: [String] {
    var problems: [String] = []
    var total = 0
    for (position, list) in lists.enumerated() {
      var start = 0
      if Int(listPositions[list.number]) != position { problems.append("list \(position) is elsewhere") }
      if self.start(ofList: position) != total { problems.append("list \(position) does not start at \(total)") }
      for (number, piece) in list.pieces.enumerated() {
        if piece.items.isEmpty || piece.items.count > ItemPiece<ItemID>.capacity { problems.append("a piece's size") }
        if piece.start != start { problems.append("piece \(number) starts at \(piece.start), not \(start)") }
        let home = home(of: piece.number)
        if home?.list != position || home?.piece != number { problems.append("piece \(number) is elsewhere") }
        start += piece.items.count
      }
      if list.count != start || list.isStale { problems.append("list \(position) has not \(list.count) items") }
      total += start
    }
    if index.count != total { problems.append("the index has \(index.count) items, not \(total)") }
    if index.slots.lazy.filter({ $0 != 0 }).count != total { problems.append("the index has lost its count") }
    return problems
  }
}
