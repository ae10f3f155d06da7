extension SnapshotMatcher {
  /// An item that is in both snapshots, which the walk passed in the new one.
  @usableFromInline
  struct Discovery {
    /// The gap of its target.
    @usableFromInline let gap: Int
    @usableFromInline let run: MatchedRun
    /// The number of its source among the sources of all gaps.
    @usableFromInline let mark: Int

    @inlinable
    init(gap: Int, run: MatchedRun, mark: Int) {
      self.gap = gap
      self.run = run
      self.mark = mark
    }
  }

  /// Matches the targets that were passed with the sources that are left, by looking up those of which there are fewer.
  @inlinable
  mutating func matchPassed() {
    guard unmatched > 0, passedCount > 0 else { return }
    var found = unmatched < passedCount ? findSources() : findTargets()
    guard !found.isEmpty else { return }
    found.sort { ($0.gap, $0.run.target) < ($1.gap, $1.run.target) }
    for discovery in found { marks.insert(discovery.mark) }
    unmatched -= found.count
    merge(found)
  }

  /// Looks up in the new snapshot what is left of the old one.
  @inlinable
  func findSources() -> ContiguousArray<Discovery> {
    var found: ContiguousArray<Discovery> = []
    for gap in gaps where !gap.sources.isEmpty {
      var sources = ItemReader(old.items.lists[gap.oldSection])
      marks.forEachMissing(in: gap.firstMark..<gap.firstMark + gap.sources.count) { mark in
        let source = gap.sources.lowerBound + mark - gap.firstMark
        guard let place = new.items.place(of: sources.item(at: source)) else { return }
        let target = new.items.position(of: place)
        let number = Int(gapsOfNewSections[place.list])
        guard number >= 0, gaps[number].targets.contains(target) else { return }
        let isHere = place.list == gap.newSection
        let run = MatchedRun(target: target, source: isHere ? source : nil, count: 1)
        found.append(Discovery(gap: number, run: run, mark: mark))
      }
    }
    return found
  }

  /// Looks up in the old snapshot what was passed in the new one.
  @inlinable
  func findTargets() -> ContiguousArray<Discovery> {
    var found: ContiguousArray<Discovery> = []
    for (number, passedTargets) in passed {
      var targets = ItemReader(new.items.lists[gaps[number].newSection])
      for target in passedTargets {
        guard let place = old.items.place(of: targets.item(at: target)) else { continue }
        let source = old.items.position(of: place)
        let other = Int(gapsOfOldSections[place.list])
        guard other >= 0, gaps[other].sources.contains(source) else { continue }
        let run = MatchedRun(target: target, source: other == number ? source : nil, count: 1)
        let mark = source - gaps[other].sources.lowerBound + gaps[other].firstMark
        found.append(Discovery(gap: number, run: run, mark: mark))
      }
    }
    return found
  }

  /// Puts discoveries, which are in the order of gaps and targets, among the runs of their gaps.
  @inlinable
  mutating func merge(_ found: ContiguousArray<Discovery>) {
    let walked = runs
    runs = []
    runs.reserveCapacity(walked.count + found.count)
    var next = 0
    for number in gaps.indices {
      let first = runs.count
      for run in walked[gaps[number].runs] {
        while next < found.count, found[next].gap == number, found[next].run.target < run.target {
          runs.append(found[next].run)
          next += 1
        }
        runs.append(run)
      }
      while next < found.count, found[next].gap == number {
        runs.append(found[next].run)
        next += 1
      }
      gaps[number].runs = first..<runs.count
    }
  }
}
