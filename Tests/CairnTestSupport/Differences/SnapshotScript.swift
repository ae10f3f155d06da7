import Cairn

/// Random sections and random edits of them, the same for the same seed.
package struct SnapshotScript {
  package typealias Sections = [(id: Int, items: [Int])]

  private var random: SeededGenerator
  private var nextItem = 1_000
  private var nextSection = 100
  package private(set) var initial: Sections = []

  package init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    initial = sections()
  }

  package mutating func number(below limit: Int) -> Int { Int.random(in: 0..<max(limit, 1), using: &random) }

  /// Sections of few items, and rarely one of many.
  private mutating func sections() -> Sections {
    (0..<number(below: 9)).map { _ in (newSection(), items(number(below: 50) == 0 ? 700 : number(below: 13))) }
  }

  private mutating func items(_ count: Int) -> [Int] {
    (0..<count).map { _ in
      nextItem += 1
      return nextItem
    }
  }

  private mutating func newSection() -> Int {
    nextSection += 1
    return nextSection
  }

  /// Sections after a few edits, or after none, or others altogether.
  package mutating func edited(_ sections: Sections) -> Sections {
    var edited = sections
    switch number(below: 20) {
    case 0: return sections
    case 1: return independent(of: sections)
    default: break
    }
    let count = sections.reduce(2) { $0 + $1.items.count }
    for _ in 0...number(below: min(count / 2 + 1, 30)) { edit(&edited) }
    return edited
  }

  /// Sections of the same identities without a common history.
  private mutating func independent(of sections: Sections) -> Sections {
    var items = sections.flatMap(\.items).filter { _ in number(below: 4) > 0 } + items(number(below: 8))
    items.shuffle(using: &random)
    var ids = sections.map(\.id).filter { _ in number(below: 4) > 0 } + [newSection()]
    ids.shuffle(using: &random)
    var result: Sections = ids.map { ($0, []) }
    for item in items { result[number(below: result.count)].items.append(item) }
    return result
  }

  private mutating func edit(_ sections: inout Sections) {
    guard !sections.isEmpty else { return sections.append((newSection(), items(number(below: 5)))) }
    let section = number(below: sections.count)
    switch number(below: 14) {
    case 0, 1: _ = take(from: &sections[section].items)
    case 2, 3: put(items(1), into: &sections[section].items)
    case 4: put(take(from: &sections[section].items), into: &sections[section].items)
    case 5: put(take(from: &sections[section].items), into: &sections[number(below: sections.count)].items)
    case 6: moveBlock(&sections, from: section)
    case 7: swap(&sections[section].items)
    case 8: sections[section].items.reverse()
    case 9: sections.insert((newSection(), items(number(below: 4))), at: number(below: sections.count + 1))
    case 10: sections.remove(at: section)
    case 11:
      let moved = sections.remove(at: section)
      sections.insert(moved, at: number(below: sections.count + 1))
    case 12: empty(&sections, section)
    default: fill(&sections)
    }
  }

  private mutating func take(from items: inout [Int]) -> [Int] {
    items.isEmpty ? [] : [items.remove(at: number(below: items.count))]
  }

  private mutating func put(_ items: [Int], into target: inout [Int]) {
    target.insert(contentsOf: items, at: number(below: target.count + 1))
  }

  private mutating func moveBlock(_ sections: inout Sections, from section: Int) {
    let count = sections[section].items.count
    let first = number(below: count + 1)
    let block = Array(sections[section].items[first..<min(count, first + 1 + number(below: 5))])
    sections[section].items.removeAll(where: block.contains)
    put(block, into: &sections[number(below: sections.count)].items)
  }

  private mutating func swap(_ items: inout [Int]) {
    guard !items.isEmpty else { return }
    items.swapAt(number(below: items.count), number(below: items.count))
  }

  /// Moves the items of a section elsewhere and keeps the section, or deletes it.
  private mutating func empty(_ sections: inout Sections, _ section: Int) {
    let items = sections[section].items
    sections[section].items = []
    put(items, into: &sections[number(below: sections.count)].items)
    if number(below: 2) == 0 {
      let left = sections[section].items
      sections.remove(at: section)
      if !sections.isEmpty { put(left, into: &sections[number(below: sections.count)].items) }
    }
  }

  /// Adds a section of items that were in others.
  private mutating func fill(_ sections: inout Sections) {
    var moved: [Int] = []
    for section in sections.indices where number(below: 2) == 0 { moved += take(from: &sections[section].items) }
    sections.insert((newSection(), moved), at: number(below: sections.count + 1))
  }
}
