import Cairn

/// Two snapshots and the identities that they were made from.
struct DiffScenario<ItemID: Hashable & Sendable> {
  typealias Sections = [(id: Int, items: [ItemID])]

  let name: String
  let oldSections: Sections
  let newSections: Sections
  let old: Snapshot<Int, ItemID>
  let new: Snapshot<Int, ItemID>

  init(_ name: String, from oldSections: Sections, to newSections: Sections) throws {
    self.name = name
    self.oldSections = oldSections
    self.newSections = newSections
    old = try Snapshot(sections: oldSections)
    new = try Snapshot(sections: newSections)
  }

  init(_ name: String, from old: [ItemID], to new: [ItemID]) throws {
    try self.init(name, from: [(0, old)], to: [(0, new)])
  }
}

/// The edits of which scenarios are made.
struct DiffEdits<ItemID: Hashable & Sendable> {
  let makeItem: (inout SeededGenerator) -> ItemID
  var numbers = SeededGenerator(seed: 11)

  mutating func items(_ count: Int) -> [ItemID] {
    (0..<count).map { _ in makeItem(&numbers) }
  }

  /// A block is deleted, another one inserted, and a third one shuffled.
  mutating func blocks(of count: Int, changing changed: Int, shuffling shuffled: Int) throws -> DiffScenario<ItemID> {
    let old = items(count)
    var new = old
    new.removeSubrange(count / 4..<count / 4 + changed)
    new.insert(contentsOf: items(changed), at: count / 2)
    new[(count - shuffled)...].shuffle(using: &numbers)
    return try DiffScenario("DK \(count)", from: old, to: new)
  }

  /// As many items as with blocks, each for itself at a random place.
  mutating func scattered(of count: Int, changing changed: Int, moving moved: Int) throws -> DiffScenario<ItemID> {
    let old = items(count)
    var new = old
    for _ in 0..<changed { new.remove(at: Int.random(in: new.indices, using: &numbers)) }
    for item in items(changed) { new.insert(item, at: Int.random(in: 0...new.count, using: &numbers)) }
    for _ in 0..<moved {
      let item = new.remove(at: Int.random(in: new.indices, using: &numbers))
      new.insert(item, at: Int.random(in: 0...new.count, using: &numbers))
    }
    return try DiffScenario("\(count) scattered", from: old, to: new)
  }

  /// A hundred sections of a hundred items: a tenth deleted, a tenth inserted, a tenth moved to another section.
  mutating func sectioned() throws -> DiffScenario<ItemID> {
    let old = (0..<100).map { (id: $0, items: items(100)) }
    var new = old
    change(&new, deleting: 1_000, inserting: 1_000, movingAcross: 1_000, movingWithin: 0)
    return try DiffScenario("S1", from: old, to: new)
  }

  /// Fewer changes of items, but of sections too.
  mutating func sectionedWithSections() throws -> DiffScenario<ItemID> {
    let old = (0..<100).map { (id: $0, items: items(100)) }
    var new = old
    change(&new, deleting: 500, inserting: 500, movingAcross: 1_000, movingWithin: 500)
    for number in 0..<5 {
      new.remove(at: Int.random(in: new.indices, using: &numbers))
      new.insert((id: 1_000 + number, items: items(100)), at: Int.random(in: 0...new.count, using: &numbers))
      let section = new.remove(at: Int.random(in: new.indices, using: &numbers))
      new.insert(section, at: Int.random(in: 0...new.count, using: &numbers))
    }
    return try DiffScenario("S2", from: old, to: new)
  }

  private mutating func change(
    _ sections: inout DiffScenario<ItemID>.Sections,
    deleting deleted: Int,
    inserting inserted: Int,
    movingAcross across: Int,
    movingWithin within: Int
  ) {
    for _ in 0..<deleted { _ = take(from: &sections) }
    for item in items(inserted) {
      put(item, into: Int.random(in: sections.indices, using: &numbers), of: &sections)
    }
    for _ in 0..<across {
      let (item, section) = take(from: &sections)
      let other = (section + Int.random(in: 1..<sections.count, using: &numbers)) % sections.count
      put(item, into: other, of: &sections)
    }
    for _ in 0..<within {
      let (item, section) = take(from: &sections)
      put(item, into: section, of: &sections)
    }
  }

  private mutating func take(from sections: inout DiffScenario<ItemID>.Sections) -> (ItemID, section: Int) {
    var section = Int.random(in: sections.indices, using: &numbers)
    while sections[section].items.isEmpty { section = Int.random(in: sections.indices, using: &numbers) }
    let position = Int.random(in: sections[section].items.indices, using: &numbers)
    return (sections[section].items.remove(at: position), section)
  }

  private mutating func put(_ item: ItemID, into section: Int, of sections: inout DiffScenario<ItemID>.Sections) {
    sections[section].items.insert(item, at: Int.random(in: 0...sections[section].items.count, using: &numbers))
  }
}
