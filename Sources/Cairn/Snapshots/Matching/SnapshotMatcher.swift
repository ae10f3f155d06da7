/// The search for what two snapshots have in common.
///
/// Sections are matched by identity. What the two lists of a section have in common at both ends stays. Between the
/// ends a walk compares items that stand side by side, and looks up in the old snapshot's index only those that it
/// cannot match so. So the costs depend on how much differs: pieces of the lists that are shared are not even read.
@usableFromInline
struct SnapshotMatcher<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  /// The middle of a section, between what its old and its new list have in common at both ends.
  @usableFromInline
  struct Gap {
    /// The position of the section in the old snapshot; -1 if it is inserted.
    @usableFromInline var oldSection: Int
    /// The position of the section in the new snapshot; -1 if it is removed.
    @usableFromInline var newSection: Int
    @usableFromInline var sources: Range<Int>
    @usableFromInline var targets: Range<Int>
    /// The number of its first source among the sources of all gaps.
    @usableFromInline var firstMark = 0
    /// Its runs among those of all gaps.
    @usableFromInline var runs = 0..<0

    @inlinable
    init(oldSection: Int = -1, newSection: Int = -1, sources: Range<Int> = 0..<0, targets: Range<Int> = 0..<0) {
      self.oldSection = oldSection
      self.newSection = newSection
      self.sources = sources
      self.targets = targets
    }
  }

  @usableFromInline let old: Snapshot<SectionID, ItemID>
  @usableFromInline let new: Snapshot<SectionID, ItemID>
  /// The old positions of the new sections; -1 for those that are inserted.
  @usableFromInline var oldSections: ContiguousArray<Int32> = []
  /// Gaps of the sections in their new order, and then those of removed sections.
  @usableFromInline var gaps: ContiguousArray<Gap> = []
  /// The gaps of the old sections; -1 for those without.
  @usableFromInline var gapsOfOldSections: ContiguousArray<Int32> = []
  /// The gaps of the new sections; -1 for those without.
  @usableFromInline var gapsOfNewSections: ContiguousArray<Int32> = []
  @usableFromInline var runs: ContiguousArray<MatchedRun> = []
  /// The sources that are matched.
  @usableFromInline var marks = ItemMarks(count: 0)
  /// The number of sources that are not.
  @usableFromInline var unmatched = 0
  /// Targets that were passed and not looked up, with the numbers of their gaps.
  @usableFromInline var passed: ContiguousArray<(gap: Int, targets: Range<Int>)> = []
  @usableFromInline var passedCount = 0

  @inlinable
  init(from old: Snapshot<SectionID, ItemID>, to new: Snapshot<SectionID, ItemID>) {
    self.old = old
    self.new = new
    matchSections()
    findGaps()
    for gap in gaps.indices {
      let first = runs.count
      walk(gap)
      gaps[gap].runs = first..<runs.count
    }
    matchPassed()
  }

  // MARK: - Sections

  @inlinable
  mutating func matchSections() {
    oldSections.reserveCapacity(new.sectionIDs.count)
    gapsOfOldSections = ContiguousArray(repeating: -1, count: old.sectionIDs.count)
    gapsOfNewSections = ContiguousArray(repeating: -1, count: new.sectionIDs.count)
    // Sections mostly follow one another as they did before, which a comparison tells sooner than a look-up.
    var expected = 0
    for section in new.sectionIDs {
      var position = -1
      if expected < old.sectionIDs.count, old.sectionIDs[expected] == section {
        position = expected
      } else if let found = old.indexOfSection(section) {
        position = found
      }
      oldSections.append(Int32(truncatingIfNeeded: position))
      if position >= 0 { expected = position + 1 }
    }
  }

  @inlinable
  mutating func findGaps() {
    var isKept = ContiguousArray(repeating: false, count: old.sectionIDs.count)
    for (section, position) in oldSections.enumerated() {
      let position = Int(position)
      if position >= 0 {
        isKept[position] = true
        findGap(between: position, and: section)
      } else {
        add(Gap(newSection: section, targets: 0..<new.items.lists[section].count))
      }
    }
    for section in isKept.indices where !isKept[section] {
      add(Gap(oldSection: section, sources: 0..<old.items.lists[section].count))
    }
    marks = ItemMarks(count: unmatched)
  }

  /// Adds the gap of a section, if its lists differ.
  @inlinable
  mutating func findGap(between oldSection: Int, and newSection: Int) {
    let oldCount = old.items.lists[oldSection].count
    let newCount = new.items.lists[newSection].count
    if oldCount == newCount,
      old.items.lists[oldSection].pieces.sharesStorage(with: new.items.lists[newSection].pieces)
    {
      return
    }
    var source = ItemReader(old.items.lists[oldSection])
    var target = ItemReader(new.items.lists[newSection])
    let most = min(oldCount, newCount)
    let prefix = source.commonCount(from: 0, with: &target, from: 0, atMost: most)
    if prefix == oldCount, prefix == newCount { return }
    let suffix = source.commonCount(before: oldCount, with: &target, before: newCount, atMost: most - prefix)
    let sources = prefix..<oldCount - suffix
    let targets = prefix..<newCount - suffix
    add(Gap(oldSection: oldSection, newSection: newSection, sources: sources, targets: targets))
  }

  @inlinable
  mutating func add(_ gap: Gap) {
    guard !gap.sources.isEmpty || !gap.targets.isEmpty else { return }
    var gap = gap
    gap.firstMark = unmatched
    if gap.oldSection >= 0 { gapsOfOldSections[gap.oldSection] = Int32(truncatingIfNeeded: gaps.count) }
    if gap.newSection >= 0 { gapsOfNewSections[gap.newSection] = Int32(truncatingIfNeeded: gaps.count) }
    unmatched += gap.sources.count
    gaps.append(gap)
  }
}
