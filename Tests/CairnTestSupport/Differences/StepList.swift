package import Cairn

/// A list as a page or a view has it, which runs the steps of a difference one by one and refuses those that cannot be
/// run when their turn comes.
package struct StepList<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  package struct Refusal: Error, CustomStringConvertible {
    package var description: String
  }

  package private(set) var sections: [(id: SectionID, items: [ItemID])]
  /// What was made anew or brought up to date, in the order of the steps.
  package private(set) var updates: [SnapshotDifference<SectionID, ItemID>.Step] = []

  package init(_ snapshot: Snapshot<SectionID, ItemID>) throws {
    sections = try snapshot.sectionIdentifiers.map { ($0, try snapshot.itemIdentifiers(inSection: $0)) }
  }

  package mutating func run(_ step: SnapshotDifference<SectionID, ItemID>.Step) throws {
    switch step {
    case .removeItem(let item): _ = try take(item, step)
    case .insertItem(let item, let next, let section):
      guard !sections.contains(where: { $0.items.contains(item) }) else { throw refusal(step, "it is there already") }
      try put(item, before: next, in: section, step)
    case .moveItem(let item, let next, let section):
      guard item != next else { throw refusal(step, "it is moved before itself") }
      try put(try take(item, step), before: next, in: section, step)
    case .removeSection(let section):
      let position = try position(of: section, step)
      guard sections[position].items.isEmpty else { throw refusal(step, "it has items") }
      sections.remove(at: position)
    case .insertSection(let section, let next):
      guard !sections.contains(where: { $0.id == section }) else { throw refusal(step, "it is there already") }
      sections.insert((section, []), at: try next.map { try position(of: $0, step) } ?? sections.count)
    case .moveSection(let section, let next):
      guard section != next else { throw refusal(step, "it is moved before itself") }
      let moved = sections.remove(at: try position(of: section, step))
      sections.insert(moved, at: try next.map { try position(of: $0, step) } ?? sections.count)
    case .reloadItem(let item), .reconfigureItem(let item):
      guard sections.contains(where: { $0.items.contains(item) }) else { throw refusal(step, "it is not there") }
      updates.append(step)
    case .reloadSection(let section):
      _ = try position(of: section, step)
      updates.append(step)
    }
  }

  private mutating func take(_ item: ItemID, _ step: SnapshotDifference<SectionID, ItemID>.Step) throws -> ItemID {
    for section in sections.indices {
      guard let position = sections[section].items.firstIndex(of: item) else { continue }
      return sections[section].items.remove(at: position)
    }
    throw refusal(step, "it is not there")
  }

  private mutating func put(
    _ item: ItemID,
    before next: ItemID?,
    in section: SectionID,
    _ step: SnapshotDifference<SectionID, ItemID>.Step
  ) throws {
    let section = try position(of: section, step)
    guard let next else { return sections[section].items.append(item) }
    guard let position = sections[section].items.firstIndex(of: next) else {
      throw refusal(step, "what it is put before is not there")
    }
    sections[section].items.insert(item, at: position)
  }

  private func position(of section: SectionID, _ step: SnapshotDifference<SectionID, ItemID>.Step) throws -> Int {
    guard let position = sections.firstIndex(where: { $0.id == section }) else {
      throw refusal(step, "there is no section \(section)")
    }
    return position
  }

  private func refusal(_ step: SnapshotDifference<SectionID, ItemID>.Step, _ reason: String) -> Refusal {
    Refusal(description: "\(step): \(reason)")
  }
}
