import Cairn

/// Differences of random sections, each checked by means that have nothing to do with how it is found.
package struct RandomDifferences {
  /// The seed of the first script; the others have those that follow.
  package let seed: UInt64

  package init(seed: UInt64) { self.seed = seed }

  /// An identity of which all have one hash.
  private struct Colliding: Hashable, Sendable {
    var number: Int

    func hash(into hasher: inout Hasher) {}
  }

  /// Returns what is wrong with the difference that the script with a number makes.
  package func problems(ofScript number: UInt64) throws -> [String] {
    var script = SnapshotScript(seed: seed &+ number)
    let target = script.edited(script.initial)
    var problems = try Self.problems(from: script.initial, to: target, section: { $0 }, item: { $0 })
    // Other identities take other paths through hashes, so a part of the scripts runs with them too.
    if number % 10 == 0 {
      problems += try Self.problems(
        from: script.initial,
        to: target,
        section: { "Sekcja \($0)" },
        item: { $0 % 2 == 0 ? "e\u{301} \($0)" : "\u{E9} \($0)" }
      )
    }
    if number % 50 == 0, target.allSatisfy({ $0.items.count < 100 }) {
      problems += try Self.problems(
        from: script.initial,
        to: target,
        section: { Colliding(number: $0) },
        item: { Colliding(number: $0) }
      )
    }
    if number % 5 == 1 { problems += try Self.problemsOfRepeated(from: script.initial, to: target) }
    return problems
  }

  /// Data that repeats few identities: the first stays, or all stay with numbers.
  private static func problemsOfRepeated(
    from old: SnapshotScript.Sections,
    to new: SnapshotScript.Sections
  ) throws -> [String] {
    let old = old.map { (id: $0.id, items: $0.items.map { $0 % 12 }) }
    let new = new.map { (id: $0.id, items: $0.items.map { $0 % 12 }) }
    return try DifferenceCheck(from: Snapshot(uniquing: old), to: Snapshot(uniquing: new)).problems
      + DifferenceCheck(from: Snapshot(numbering: old), to: Snapshot(numbering: new)).problems
  }

  private static func problems<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>(
    from old: SnapshotScript.Sections,
    to new: SnapshotScript.Sections,
    section: (Int) -> SectionID,
    item: (Int) -> ItemID
  ) throws -> [String] {
    let old = try Snapshot(sections: old.map { (section($0.id), $0.items.map(item)) })
    var new = try Snapshot(sections: new.map { (section($0.id), $0.items.map(item)) })
    let items = new.itemIdentifiers
    try new.reloadItems(stride(from: 1, to: items.count, by: 7).map { items[$0] })
    try new.reconfigureItems(stride(from: 0, to: items.count, by: 5).map { items[$0] })
    try new.reloadSections(Array(new.sectionIdentifiers.prefix(1)))
    return try DifferenceCheck(from: old, to: new).problems
  }
}
