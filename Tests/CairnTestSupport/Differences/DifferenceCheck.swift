package import Cairn

/// Finds what is wrong with a difference, by means that have nothing to do with how it was found.
package struct DifferenceCheck<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  let old: Snapshot<SectionID, ItemID>
  let new: Snapshot<SectionID, ItemID>
  package let difference: SnapshotDifference<SectionID, ItemID>
  package private(set) var problems: [String] = []

  package init(from old: Snapshot<SectionID, ItemID>, to new: Snapshot<SectionID, ItemID>) throws {
    self.old = old
    self.new = new
    difference = new.difference(from: old)
    checkLists()
    try checkMoves()
    try checkSteps()
  }

  private mutating func expect(_ isRight: Bool, _ problem: String) {
    if !isRight { problems.append(problem) }
  }

  /// What comes and goes is the difference of sets, and what is marked is named once if it was there.
  private mutating func checkLists() {
    let oldItems = Set(old.itemIdentifiers)
    let newItems = Set(new.itemIdentifiers)
    let oldSections = Set(old.sectionIdentifiers)
    let newSections = Set(new.sectionIdentifiers)
    expect(difference.insertedItems == new.itemIdentifiers.filter { !oldItems.contains($0) }, "inserted items")
    expect(difference.removedItems == old.itemIdentifiers.filter { !newItems.contains($0) }, "removed items")
    expect(
      difference.insertedSections == new.sectionIdentifiers.filter { !oldSections.contains($0) },
      "inserted sections"
    )
    expect(
      difference.removedSections == old.sectionIdentifiers.filter { !newSections.contains($0) },
      "removed sections"
    )
    let reloaded = new.reloadedItemIdentifiers.filter(oldItems.contains)
    expect(difference.reloadedItems == reloaded, "reloaded items")
    expect(
      difference.reconfiguredItems
        == new.reconfiguredItemIdentifiers.filter { oldItems.contains($0) && !reloaded.contains($0) },
      "reconfigured items"
    )
    expect(
      difference.reloadedSections == new.reloadedSectionIdentifiers.filter(oldSections.contains),
      "reloaded sections"
    )
  }

  /// No more moves than items that change their section, and in each section those beside a longest order that stays.
  private mutating func checkMoves() throws {
    var least = 0
    for section in new.sectionIdentifiers {
      let kept = try new.itemIdentifiers(inSection: section).filter { old.indexOfItem($0) != nil }
      let here = kept.filter { old.sectionIdentifier(containingItem: $0) == section }
      least += kept.count - Self.longestIncreasing(here.compactMap { old.indexOfItem($0) })
    }
    expect(difference.movedItems.count == least, "\(difference.movedItems.count) moved items, not \(least)")
    expect(Set(difference.movedItems).count == least, "an item moved twice")
    let sections = new.sectionIdentifiers.compactMap { old.indexOfSection($0) }
    let leastSections = sections.count - Self.longestIncreasing(sections)
    expect(difference.movedSections.count == leastSections, "moved sections")
    let back = old.difference(from: new)
    expect(back.movedItems.count == least && back.movedSections.count == leastSections, "moves back")
  }

  /// Each step can be run, and the last one leads to the new snapshot.
  private mutating func checkSteps() throws {
    let steps = difference.steps
    expect(difference.isEmpty == steps.isEmpty, "emptiness")
    var list = try StepList(old)
    do {
      for step in steps { try list.run(step) }
    } catch {
      problems.append("\(error)")
    }
    expect(list.sections.map(\.id) == new.sectionIdentifiers, "sections after the steps")
    for section in list.sections {
      expect(section.items == (try? new.itemIdentifiers(inSection: section.id)), "items after the steps")
    }
    expect((try? old.applying(difference)) == new, "result of applying")
    expect(Set(list.updates).count == list.updates.count, "an update twice")
  }

  /// The length of a longest increasing subsequence, by comparing each number with all before it.
  package static func longestIncreasing(_ numbers: [Int]) -> Int {
    guard numbers.count > 200 else { return longestIncreasingOfFew(numbers) }
    // The patience of a card player: the first of the piles whose top is not less.
    var tops: [Int] = []
    for number in numbers {
      if let pile = tops.firstIndex(where: { $0 >= number }) { tops[pile] = number } else { tops.append(number) }
    }
    return tops.count
  }

  private static func longestIncreasingOfFew(_ numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for (position, number) in numbers.enumerated() {
      let best = (0..<position).filter { numbers[$0] < number }.map { lengths[$0] }.max() ?? 0
      lengths.append(best + 1)
    }
    return lengths.max() ?? 0
  }
}
