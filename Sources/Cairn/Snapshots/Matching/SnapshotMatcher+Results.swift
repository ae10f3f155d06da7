extension SnapshotMatcher {
  /// The positions of removed items among all items of the old snapshot, in their order.
  @inlinable
  func removedItems() -> ContiguousArray<UInt32> {
    var removed: ContiguousArray<UInt32> = []
    removed.reserveCapacity(max(unmatched, 0))
    for (section, number) in gapsOfOldSections.enumerated() where number >= 0 {
      let gap = gaps[Int(number)]
      let first = old.items.start(ofList: section) + gap.sources.lowerBound - gap.firstMark
      marks.forEachMissing(in: gap.firstMark..<gap.firstMark + gap.sources.count) { mark in
        removed.append(UInt32(truncatingIfNeeded: first + mark))
      }
    }
    return removed
  }

  /// The items that are inserted or moved, in their new order.
  @inlinable
  func placedItems() -> ContiguousArray<Placement> {
    var placed: ContiguousArray<Placement> = []
    for gap in gaps where !gap.targets.isEmpty {
      let start = new.items.start(ofList: gap.newSection)
      let stable = StableRuns(runs[gap.runs]).isStable
      var next = gap.targets.lowerBound
      for (number, run) in runs[gap.runs].enumerated() {
        let target = Int(run.target)
        for position in next..<max(next, target) { placed.append(Placement(start + position, isMove: false)) }
        next = target + Int(run.count)
        if run.source >= 0, stable.isEmpty || stable[number] { continue }
        for position in target..<next { placed.append(Placement(start + position, isMove: true)) }
      }
      for position in next..<max(next, gap.targets.upperBound) {
        placed.append(Placement(start + position, isMove: false))
      }
    }
    return placed
  }

  /// The positions of removed sections in the old snapshot, in their order.
  @inlinable
  func removedSections() -> [SectionID] {
    guard oldSections.count != old.sectionIDs.count || oldSections.contains(-1) else { return [] }
    return old.sectionIDs.filter { new.sectionNumbers[$0] == nil }
  }

  /// The sections that are inserted or moved, in their new order.
  @inlinable
  func placedSections() -> ContiguousArray<Placement> {
    let runs = oldSections.enumerated().map { MatchedRun(target: $0.offset, source: Int($0.element), count: 1) }
    let stable = StableRuns(runs[...]).isStable
    var placed: ContiguousArray<Placement> = []
    for (section, position) in oldSections.enumerated() {
      if position < 0 {
        placed.append(Placement(section, isMove: false))
      } else if !stable.isEmpty, !stable[section] {
        placed.append(Placement(section, isMove: true))
      }
    }
    return placed
  }
}

/// Where something comes that is inserted or moved.
@usableFromInline
struct Placement: Sendable {
  /// Twice the position, and one more for a move.
  @usableFromInline let code: UInt32

  @inlinable
  init(_ position: Int, isMove: Bool) { code = UInt32(truncatingIfNeeded: position) &<< 1 | (isMove ? 1 : 0) }

  @inlinable var position: Int { Int(code &>> 1) }
  @inlinable var isMove: Bool { code & 1 == 1 }
}
