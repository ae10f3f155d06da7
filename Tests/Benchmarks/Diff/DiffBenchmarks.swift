import Cairn
import Foundation

/// How fast differences are found and snapshots change, beside a dictionary that is filled and asked.
enum DiffBenchmarks {
  static func run(_ report: inout Report) throws {
    try identifiers(&report)
    try sections(&report)
    try robustness(&report)
    try mutations(&report)
    try moves(&report)
    try UpdateBenchmarks.run(&report)
    // Last, because it changes how memory is handed out.
    try memory(&report)
  }

  private static func uuids() -> DiffEdits<UUID> {
    DiffEdits { numbers in
      var bytes: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
      withUnsafeMutableBytes(of: &bytes) { buffer in
        buffer.storeBytes(of: numbers.next(), toByteOffset: 0, as: UInt64.self)
        buffer.storeBytes(of: numbers.next(), toByteOffset: 8, as: UInt64.self)
      }
      return UUID(uuid: bytes)
    }
  }

  private static func strings() -> DiffEdits<String> {
    DiffEdits { numbers in "item-\(String(numbers.next(), radix: 36))-of-the-list" }
  }

  private static func integers() -> DiffEdits<Int> {
    DiffEdits { numbers in Int(truncatingIfNeeded: numbers.next()) }
  }

  /// Adds the time of a difference beside that of a dictionary, after checking that both found the same.
  private static func add<ItemID>(
    _ scenario: DiffScenario<ItemID>,
    _ suffix: String = "",
    limit: Double?,
    to report: inout Report
  ) throws {
    let expected = DictionaryDifference(from: scenario.oldSections, to: scenario.newSections)
    let difference = scenario.new.difference(from: scenario.old)
    guard Set(difference.insertedItems) == Set(expected.inserted), difference.removedItems == expected.removed,
      try scenario.old.applying(difference) == scenario.new
    else { throw BenchmarkError.differentResults(scenario.name) }
    let repetitions = max(1, 20_000 / max(scenario.new.numberOfItems, 1))
    let measured = Comparison(rounds: 21, repetitions: repetitions) {
      blackHole(scenario.new.difference(from: scenario.old))
    } baseline: {
      blackHole(DictionaryDifference(from: scenario.oldSections, to: scenario.newSections))
    }
    report.add("\(scenario.name)\(suffix), × dictionary", measured, limit: limit)
  }

  // MARK: - Scenarios

  private static func identifiers(_ report: inout Report) throws {
    var uuids = uuids()
    let small = try uuids.blocks(of: 5_000, changing: 1_000, shuffling: 200)
    try add(small, ", UUID", limit: 0.40, to: &report)
    let large = try uuids.blocks(of: 100_000, changing: 10_000, shuffling: 2_000)
    try add(large, ", UUID", limit: 0.14, to: &report)
    try addSteps(of: small, to: &report)
    try addSteps(of: large, to: &report)
    try addMaking(of: small, to: &report)
    try addMaking(of: large, to: &report)
    try add(try uuids.scattered(of: 5_000, changing: 1_000, moving: 200), ", UUID", limit: nil, to: &report)
    var strings = strings()
    try add(try strings.blocks(of: 5_000, changing: 1_000, shuffling: 200), ", String", limit: nil, to: &report)
    try add(try strings.blocks(of: 100_000, changing: 10_000, shuffling: 2_000), ", String", limit: nil, to: &report)
    var integers = integers()
    try add(try integers.blocks(of: 5_000, changing: 1_000, shuffling: 200), ", Int", limit: nil, to: &report)
    try add(try integers.blocks(of: 100_000, changing: 10_000, shuffling: 2_000), ", Int", limit: nil, to: &report)
  }

  /// Adds the time of a difference and of the list of its steps.
  private static func addSteps<ItemID>(of scenario: DiffScenario<ItemID>, to report: inout Report) throws {
    let measured = Comparison(rounds: 21, repetitions: 3) {
      blackHole(scenario.new.difference(from: scenario.old).steps)
    } baseline: {
      blackHole(DictionaryDifference(from: scenario.oldSections, to: scenario.newSections))
    }
    report.add("\(scenario.name), with its steps, × dictionary", measured, limit: nil)
  }

  /// Adds the time of making the new snapshot and of its difference.
  ///
  /// A snapshot has an index of its items, because it has to know them to refuse those that repeat. So a part of what
  /// the dictionary is filled for is done when the snapshot is made.
  private static func addMaking<ItemID>(of scenario: DiffScenario<ItemID>, to report: inout Report) throws {
    let measured = Comparison(rounds: 21, repetitions: 3) {
      blackHole((try? Snapshot(sections: scenario.newSections))?.difference(from: scenario.old))
    } baseline: {
      blackHole(DictionaryDifference(from: scenario.oldSections, to: scenario.newSections))
    }
    report.add("\(scenario.name), with its snapshot, × dictionary", measured, limit: nil)
  }

  private static func sections(_ report: inout Report) throws {
    var uuids = uuids()
    let plain = try uuids.sectioned()
    try add(plain, ", UUID", limit: 0.45, to: &report)
    try addSteps(of: plain, to: &report)
    var strings = strings()
    try add(try strings.sectioned(), ", String", limit: nil, to: &report)
    var integers = integers()
    try add(try integers.sectioned(), ", Int", limit: nil, to: &report)
    try add(try uuids.sectionedWithSections(), ", UUID", limit: nil, to: &report)
    try tinyChange(plain, item: uuids.items(1)[0], &report)
  }

  /// One item deleted, one inserted and two changed, in a copy of the snapshot; and nothing changed at all.
  private static func tinyChange<ItemID>(
    _ scenario: DiffScenario<ItemID>,
    item: ItemID,
    _ report: inout Report
  ) throws {
    let old = scenario.old
    var new = old
    let items = old.itemIdentifiers
    try new.deleteItems([items[2_500]])
    try new.insertItems([item], afterItem: items[7_500])
    try new.reconfigureItems([items[10], items[9_990]])
    guard new.difference(from: old).steps.count == 4 else { throw BenchmarkError.differentResults("S3") }
    let newSections = try new.sectionIdentifiers.map { (id: $0, items: try new.itemIdentifiers(inSection: $0)) }
    let shared = Comparison(repetitions: 20) {
      blackHole(new.difference(from: old))
    } baseline: {
      blackHole(DictionaryDifference(from: scenario.oldSections, to: newSections))
    }
    report.add("S3, shared, × dictionary", shared, limit: 0.012)
    try add(DiffScenario("S3, made anew", from: scenario.oldSections, to: newSections), limit: nil, to: &report)
    let same = scenario.oldSections
    try add(DiffScenario("S4, identical, made anew", from: same, to: same), limit: nil, to: &report)
  }

  private static func robustness(_ report: inout Report) throws {
    var uuids = uuids()
    let items = uuids.items(10_000)
    let more = uuids.items(10_000)
    let middle = Array(items[..<5_000] + items[5_001...])
    let rotated = Array(items[5_000...] + items[..<5_000])
    let scenarios: [(name: String, new: [UUID], limit: Double?)] = [
      ("one inserted in front", [more[0]] + items, nil),
      ("one deleted in the middle", middle, nil),
      ("1,000 appended", items + more[..<1_000], nil),
      ("1,000 prepended", more[..<1_000] + items, nil),
      ("reversed", items.reversed(), nil),
      ("rotated by half", rotated, nil),
      ("full shuffle", items.shuffled(using: &uuids.numbers), 1.2),
      ("disjoint", more, nil),
    ]
    for (name, new, limit) in scenarios {
      try add(DiffScenario(name, from: items, to: new), limit: limit, to: &report)
    }
  }

  private static func moves(_ report: inout Report) throws {
    let old = try Snapshot(sections: [(0, Array(0..<1_000))])
    let new = try Snapshot(sections: [(0, Array(1..<1_000) + [0])])
    let count = new.difference(from: old).movedItems.count
    report.add("1,000 items, first to last", value: Double(count), unit: "moves", limit: 1)
  }

  // MARK: - Memory

  private static func memory(_ report: inout Report) throws {
    var uuids = uuids()
    try addMemory(try uuids.blocks(of: 5_000, changing: 1_000, shuffling: 200), limit: 234, to: &report)
    try addMemory(try uuids.blocks(of: 100_000, changing: 10_000, shuffling: 2_000), limit: 2_253, to: &report)
    try addMemory(try uuids.sectioned(), limit: 307, to: &report)
  }

  private static func addMemory<ItemID>(
    _ scenario: DiffScenario<ItemID>,
    limit: Double,
    to report: inout Report
  ) throws {
    let value = HeapGrowth.kibibytes { blackHole(scenario.new.difference(from: scenario.old)) }
    let baseline = HeapGrowth.kibibytes {
      blackHole(DictionaryDifference(from: scenario.oldSections, to: scenario.newSections))
    }
    guard let value, let baseline else { return }
    report.add("\(scenario.name), memory", value: value, unit: "KiB", limit: limit)
    report.add("\(scenario.name), memory of the dictionary", value: baseline, unit: "KiB", limit: nil)
  }

  // MARK: - Changes of a snapshot

  private static func mutations(_ report: inout Report) throws {
    var uuids = uuids()
    let items = uuids.items(10_000)
    let other = uuids.items(1)[0]
    let snapshot = try Snapshot(sections: [(0, items)])
    let building = Comparison {
      blackHole(try? Snapshot(sections: [(0, items)]))
    } baseline: {
      var positions = [UUID: Int](minimumCapacity: items.count)
      for (position, item) in items.enumerated() { positions[item] = position }
      blackHole(positions)
    }
    report.add("snapshot of 10,000, × filling a dictionary", building, limit: nil)
    var changed = snapshot
    try add("insert in front, delete", to: &report) {
      try changed.insertItems([other], beforeItem: items[0])
      try changed.deleteItems([other])
    }
    try add("move to the end and back", to: &report) {
      try changed.moveItem(items[0], afterItem: items[9_999])
      try changed.moveItem(items[0], beforeItem: items[1])
    }
    try add("index of an item", to: &report) {
      blackHole(changed.indexOfItem(items[4_999]))
      blackHole(changed.indexOfItem(items[9_998]))
    }
    try add("copy, delete in the middle", to: &report) {
      for position in [5_000, 5_001] {
        var copy = snapshot
        try copy.deleteItems([items[position]])
        blackHole(copy)
      }
    }
  }

  /// Adds the time of one of two changes.
  private static func add(_ name: String, to report: inout Report, _ changes: () throws -> Void) throws {
    var least = Double.infinity
    for _ in 0..<20 {
      let start = ContinuousClock().now
      for _ in 0..<100 { try changes() }
      let (seconds, attoseconds) = start.duration(to: ContinuousClock().now).components
      least = min(least, (Double(seconds) * 1e6 + Double(attoseconds) / 1e12) / 200)
    }
    report.add("10,000: \(name), must", value: least, unit: "µs", limit: 50)
    report.add("10,000: \(name), aim", value: least, unit: "µs", goal: 5)
  }
}
