import Cairn
import CairnTestSupport
import Foundation
import Testing

/// Differences of random sections: `CAIRN_SNAPSHOT_SCRIPTS` says how many, and `CAIRN_SNAPSHOT_SEED` which come first.
///
/// `benchmarks scripts` does ten times as many in the release build.
@Suite struct DifferencePropertyTests {
  private static let count = environment("CAIRN_SNAPSHOT_SCRIPTS").flatMap(Int.init) ?? 10_000
  private static let seed = environment("CAIRN_SNAPSHOT_SEED").flatMap(UInt64.init) ?? 11

  private static func environment(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }

  @Test func `leads step by step to the new sections with the fewest moves`() throws {
    let differences = RandomDifferences(seed: Self.seed)
    for number in 0..<UInt64(Self.count) {
      let problems = try differences.problems(ofScript: number)
      #expect(problems == [], "CAIRN_SNAPSHOT_SEED=\(Self.seed &+ number)")
      guard problems.isEmpty else { return }
    }
  }

  /// A snapshot that was changed shares pieces with what it was, and has lists of other pieces than one made anew.
  @Test func `finds the same in snapshots that share their storage and in those that do not`() throws {
    for number in 0..<UInt64(Self.count / 10) {
      let seed = Self.seed &+ number
      var script = SnapshotScript(seed: seed)
      let old = try Snapshot(sections: script.initial)
      let target = try Snapshot(sections: script.edited(script.initial))
      // The steps of a difference are changes like any others.
      var changed = try old.applying(target.difference(from: old))
      var rebuilt = target
      let marked = target.itemIdentifiers.filter { _ in script.number(below: 5) == 0 }
      try changed.reconfigureItems(marked)
      try rebuilt.reconfigureItems(marked)
      let check = try DifferenceCheck(from: old, to: changed)
      #expect(check.problems == [], "CAIRN_SNAPSHOT_SEED=\(seed)")
      #expect(check.difference == rebuilt.difference(from: old), "CAIRN_SNAPSHOT_SEED=\(seed)")
      guard check.problems.isEmpty else { return }
    }
  }

  @Test func `leads along a chain of a thousand changes`() throws {
    var script = SnapshotScript(seed: Self.seed)
    var sections = script.initial
    var list = try Snapshot(sections: sections)
    for _ in 0..<1_000 {
      sections = script.edited(sections)
      // Sections do not grow without end.
      if sections.count > 12 { sections.removeLast(4) }
      let target = try Snapshot(sections: sections)
      list = try list.applying(target.difference(from: list))
      #expect(list == target)
    }
  }

  @Test func `is right about sections of thousands of items`() throws {
    var random = SeededGenerator(seed: Self.seed)
    let items = Array(0..<3_000)
    let targets: [[Int]] = [
      items.reversed(), Array(items[1_500...] + items[..<1_500]), items.shuffled(using: &random),
      [9_000] + items, items + Array(9_000..<10_000), Array(items[..<700] + items[2_000...]),
      Array(items[2_000...] + Array(9_000..<9_400) + items[..<700]), items.filter { $0 % 3 > 0 },
      items.map { $0 % 7 == 0 ? $0 + 9_000 : $0 }, [],
    ]
    for target in targets {
      let old = try Snapshot([items, []])
      #expect(try DifferenceCheck(from: old, to: try Snapshot([target, []])).problems == [])
      #expect(try DifferenceCheck(from: old, to: try Snapshot([[], target])).problems == [])
    }
  }
}
