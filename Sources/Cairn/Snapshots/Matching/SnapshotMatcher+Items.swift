extension SnapshotMatcher {
  /// How far the walk compares ahead before it looks an item up.
  @inlinable static var reach: Int { 4 }

  /// Matches the items of a gap from its beginning to its end.
  @inlinable
  mutating func walk(_ number: Int) {
    let gap = gaps[number]
    var target = gap.targets.lowerBound
    guard !gap.targets.isEmpty, !gap.sources.isEmpty else { return pass(target..<gap.targets.upperBound, of: number) }
    var position = gap.sources.lowerBound
    var left = gap.sources.count
    var failures = 0
    var sources = ItemReader(old.items.lists[gap.oldSection])
    var targets = ItemReader(new.items.lists[gap.newSection])
    while target < gap.targets.upperBound, left > 0 {
      let remaining = gap.targets.upperBound - target
      let most = min(gap.sources.upperBound - position, remaining)
      if most > 0, sources.item(at: position) == targets.item(at: target) {
        let count = sources.commonCount(from: position, with: &targets, from: target, atMost: most)
        match(count, from: position, to: target, of: gap)
        position += count
        target += count
        left -= count
        failures = 0
        continue
      }
      if most > 0, failures < 3 {
        if let (skipped, added) = stepOver(from: position, &sources, to: target, &targets, of: gap) {
          pass(target..<target + added, of: number)
          position += skipped
          target += added
          continue
        }
        failures += 1
      }
      // Few items are left to find for many that come: it is cheaper to look for the few at the end.
      if most == 0, left * 4 < remaining { break }
      let found = lookUp(target, &targets, of: gap, &sources)
      if found.count > 1 { position = found.source + found.count }
      target += max(found.count, 1)
      left -= found.count
    }
    pass(target..<gap.targets.upperBound, of: number)
  }

  /// Returns how many sources or targets to step over so that the next two are equal.
  @inlinable
  func stepOver(
    from position: Int,
    _ sources: inout ItemReader<ItemID>,
    to target: Int,
    _ targets: inout ItemReader<ItemID>,
    of gap: Gap
  ) -> (skipped: Int, added: Int)? {
    let source = sources.item(at: position)
    let item = targets.item(at: target)
    let sourcesAhead = min(gap.sources.upperBound, sources.end) - position
    let targetsAhead = min(gap.targets.upperBound, targets.end) - target
    for distance in 1...Self.reach {
      if distance < sourcesAhead, sources.items[position - sources.start + distance] == item { return (distance, 0) }
      if distance < targetsAhead, targets.items[target - targets.start + distance] == source { return (0, distance) }
    }
    return nil
  }

  /// Looks a target up in the old snapshot, and matches it and what follows it.
  ///
  /// - Returns: The sources in the gap that are matched; none if it is new or comes from another section.
  @inlinable
  mutating func lookUp(
    _ target: Int,
    _ targets: inout ItemReader<ItemID>,
    of gap: Gap,
    _ sources: inout ItemReader<ItemID>
  ) -> (source: Int, count: Int) {
    guard let place = old.items.place(of: targets.item(at: target)) else { return (0, 0) }
    let source = old.items.position(of: place)
    guard place.list == gap.oldSection, gap.sources.contains(source) else {
      matchAcross(target, to: place, at: source)
      return (0, 0)
    }
    var count = 1
    if mayFollow(place, target, targets) {
      let most = min(gap.sources.upperBound - source, gap.targets.upperBound - target)
      count += sources.commonCount(from: source + 1, with: &targets, from: target + 1, atMost: most - 1)
    }
    match(count, from: source, to: target, of: gap)
    return (source, count)
  }

  /// Whether the item behind a place may equal the one behind a target, as far as can be told without leaving a piece.
  @inlinable
  func mayFollow(_ place: ItemStore<ItemID>.Place, _ target: Int, _ targets: ItemReader<ItemID>) -> Bool {
    let offset = place.offset + 1
    guard target + 1 < targets.end, offset < old.items.lists[place.list].pieces[place.piece].items.count else {
      return true
    }
    return old.items.lists[place.list].pieces[place.piece].items[offset] == targets.items[target + 1 - targets.start]
  }

  @inlinable
  mutating func match(_ count: Int, from source: Int, to target: Int, of gap: Gap) {
    runs.append(MatchedRun(target: target, source: source, count: count))
    let mark = source - gap.sources.lowerBound + gap.firstMark
    if count == 1 { marks.insert(mark) } else { marks.insert(mark..<mark + count) }
    unmatched -= count
  }

  /// Matches a target with an item of another section.
  @inlinable
  mutating func matchAcross(_ target: Int, to place: ItemStore<ItemID>.Place, at source: Int) {
    let number = Int(gapsOfOldSections[place.list])
    guard number >= 0, gaps[number].sources.contains(source) else { return }
    runs.append(MatchedRun(target: target, source: nil, count: 1))
    marks.insert(source - gaps[number].sources.lowerBound + gaps[number].firstMark)
    unmatched -= 1
  }

  @inlinable
  mutating func pass(_ targets: Range<Int>, of gap: Int) {
    guard !targets.isEmpty else { return }
    passedCount += targets.count
    if let last = passed.last, last.gap == gap, last.targets.upperBound == targets.lowerBound {
      passed[passed.count - 1].targets = last.targets.lowerBound..<targets.upperBound
    } else {
      passed.append((gap, targets))
    }
  }
}
