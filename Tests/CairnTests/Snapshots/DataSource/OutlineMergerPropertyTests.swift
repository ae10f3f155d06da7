import Cairn
import CairnTestSupport
import Testing

/// Random changes of data sources with trees, checked after each of them.
@Suite struct OutlineMergerPropertyTests {
  private var seeds: Range<UInt64> { 0..<300 }

  @Test func `shows exactly what was applied, and no item twice`() throws {
    for seed in seeds {
      var script = DataSourceScript(seed: seed)
      for _ in 0..<12 {
        let problem = try script.step()
        #expect(problem == nil, "seed \(seed)")
        guard problem == nil else { return }
      }
    }
  }
}

private struct DataSourceScript {
  private let source = DiffableDataSource<Int, Int>()
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Makes a change and returns what is wrong then.
  mutating func step() throws -> String? {
    let problem =
      switch Int.random(in: 0..<6, using: &random) {
      case 0: applyTree()
      case 1, 2: try applySnapshot()
      case 3: try toggle()
      default: try reorder()
      }
    return try problem ?? self.problem()
  }

  private mutating func applyTree() -> String? {
    var tree = SectionSnapshot<Int>()
    for item in (0..<30).shuffled(using: &random).prefix(Int.random(in: 0..<12, using: &random)) {
      try? tree.append([item], to: Bool.random(using: &random) ? tree.items.randomElement(using: &random) : nil)
      if Bool.random(using: &random) { tree.expand([item]) }
    }
    let section = Int.random(in: 0..<4, using: &random)
    source.apply(tree, to: section)
    return source.snapshot(for: section) == tree ? nil : "The tree is another one."
  }

  private mutating func applySnapshot() throws -> String? {
    var snapshot = source.snapshot()
    for _ in 0..<Int.random(in: 1..<6, using: &random) {
      let item = Int.random(in: 0..<30, using: &random)
      let section = snapshot.sectionIdentifiers.randomElement(using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: try snapshot.deleteItems([item])
      case 1:
        if let section { try snapshot.appendItems([item], toSection: section) }
      case 2:
        if let other = snapshot.itemIdentifiers.randomElement(using: &random), other != item {
          try snapshot.insertItems([item], beforeItem: other)
        }
      default:
        if let section, snapshot.numberOfSections > 2 { try snapshot.deleteSections([section]) }
      }
    }
    source.apply(snapshot)
    return source.snapshot() == snapshot ? nil : "The items are not those that were applied."
  }

  private mutating func toggle() throws -> String? {
    guard let item = source.snapshot().itemIdentifiers.randomElement(using: &random) else { return nil }
    let before = source.snapshot(for: source.snapshot().sectionIdentifier(containingItem: item) ?? 0)
    let all = before.items
    if try before.isExpanded(item) { try source.collapse(item) } else { try source.expand(item) }
    let section = source.snapshot().sectionIdentifier(containingItem: item) ?? 0
    return source.snapshot(for: section).items == all ? nil : "The tree has other items."
  }

  private mutating func reorder() throws -> String? {
    let all = source.snapshot().itemIdentifiers
    guard let item = all.randomElement(using: &random), let other = all.randomElement(using: &random) else {
      return nil
    }
    let old = source.snapshot()
    let items = Set(source.snapshot().sectionIdentifiers.flatMap { source.snapshot(for: $0).items })
    let transaction =
      switch Int.random(in: 0..<3, using: &random) {
      case 0: try source.reorder(item, .up)
      case 1: try source.reorder(item, to: .after(other))
      default: try source.reorder(item, to: .endOf(source.snapshot().sectionIdentifiers.last ?? 0))
      }
    guard transaction.initialItemIdentifiers == old.itemIdentifiers else { return "The move has another beginning." }
    guard transaction.finalItemIdentifiers == source.snapshot().itemIdentifiers else {
      return "The move has another end."
    }
    let after = Set(source.snapshot().sectionIdentifiers.flatMap { source.snapshot(for: $0).items })
    return after == items ? nil : "A move lost or made items."
  }

  /// What must hold after every change.
  private func problem() throws -> String? {
    let snapshot = source.snapshot()
    var seen: Set<Int> = []
    for section in snapshot.sectionIdentifiers {
      let tree = source.snapshot(for: section)
      guard try tree.visibleItems == snapshot.itemIdentifiers(inSection: section) else {
        return "Section \(section) shows other items than its tree."
      }
      for item in tree.items where !seen.insert(item).inserted { return "Item \(item) is there twice." }
    }
    return nil
  }
}
