extension GroupSolver {
  /// Returns the lengths for a second pass, or `nil` if the first pass was right.
  func overrides(for population: GroupPopulation, in room: GroupRoom) -> GroupOverrides? {
    var overrides = GroupOverrides()
    var isNeeded = false
    for axis in Axis.allCases where population.parts.contains(where: { $0.uniform.contains(axis.asSet) }) {
      var longest: Double?
      for slot in population.slots where slot.consumed > 0 {
        guard population.parts[slot.part].uniform.contains(axis.asSet) else { continue }
        let length = slot.extent[axis]
        if let longest, abs(longest - length) > 1e-9 { isNeeded = true }
        longest = max(longest ?? 0, length)
      }
      overrides[axis] = longest
    }
    let across = room.axis.across
    if population.parts.contains(where: \.stretches), let length = hugged(population, in: room),
      abs(length - room.content[across]) > 1e-9
    {
      overrides.across = length
      isNeeded = true
    }
    return isNeeded ? overrides : nil
  }

  /// Returns the length across the axis, if the content decides it.
  private func hugged(_ population: GroupPopulation, in room: GroupRoom) -> Double? {
    guard room.isOpenAcross else { return nil }
    let across = room.axis.across
    var longest: Double?
    for slot in population.slots where slot.consumed > 0 && !population.parts[slot.part].stretches {
      let spacing = population.parts[slot.part].subitem.edgeSpacing
      let length = slot.extent[across] + least(spacing.start(across)) + least(spacing.end(across))
      longest = max(longest ?? 0, length)
    }
    return longest
  }

  private func least(_ spacing: LayoutSpacing?) -> Double {
    guard let value = spacing?.value, value.isFinite else { return 0 }
    return min(max(value, -1e12), 1e12)
  }

  /// Returns the size of a group: the given size, or the size of its content on open axes.
  func size(of population: GroupPopulation, in room: GroupRoom) -> LayoutExtent {
    var size = room.box
    if room.isOpenAlong, !population.slots.isEmpty { size[room.axis] = max(0, population.cursor) }
    if let length = hugged(population, in: room) { size[room.axis.across] = length }
    return size
  }

  /// Moves the slots to their places.
  mutating func place(_ population: GroupPopulation, in room: GroupRoom, size: LayoutExtent) {
    let level = flexibleLevel(population, in: room)
    let across = room.axis.across
    let lengthAcross = room.isOpenAcross ? size[across] : room.content[across]
    let gap = flexed(room.group.interItemSpacing, room.gap, level)
    var cursor = 0.0
    for (index, slot) in population.slots.enumerated() {
      let part = population.parts[slot.part]
      let spacing = part.subitem.edgeSpacing
      if index > 0 { cursor += gap }
      cursor += flexed(spacing.start(room.axis), part.before, level)
      var origin = room.origin
      origin[room.axis] += cursor
      origin[across] += offset(spacing, across, length: slot.extent[across], in: lengthAcross)
      place(slot, part, at: origin)
      cursor += slot.extent[room.axis] + flexed(spacing.end(room.axis), part.after, level)
    }
  }

  private mutating func place(_ slot: GroupSlot, _ part: GroupPart, at origin: LayoutPoint) {
    guard case .item(let leaf) = part.subitem else {
      output.move(from: slot.start, to: slot.end, by: origin)
      return
    }
    var frame = LayoutRect(origin: origin, extent: slot.extent)
    if leaf.contentInsets != .zero {
      let insets = recorder.finite(leaf.contentInsets).removing(part.ignoresInsets)
      if frame.width < insets.sum(.horizontal) || frame.height < insets.sum(.vertical) {
        recorder.record(.insetsExceedItem)
      }
      frame = frame.inset(by: insets)
    }
    output.frames[slot.start.frames] = frame
    if !leaf.supplementaries.isEmpty { place(leaf.supplementaries, on: frame, item: slot.item) }
  }

  /// Returns the distance by which a part is moved across its group.
  func offset(_ spacing: LayoutEdgeSpacing, _ axis: Axis, length: Double, in room: Double) -> Double {
    let (start, end) = (spacing.start(axis), spacing.end(axis))
    guard start != nil || end != nil else { return 0 }
    let (least, other) = (least(start), least(end))
    var minimums: [FreeSpace.Slots] = []
    if start?.isFlexible == true { minimums.append(FreeSpace.Slots(minimum: least, count: 1)) }
    if end?.isFlexible == true { minimums.append(FreeSpace.Slots(minimum: other, count: 1)) }
    let fixed = (start?.isFlexible == true ? 0 : least) + (end?.isFlexible == true ? 0 : other)
    return flexed(start, least, FreeSpace.level(of: minimums, sharing: room - length - fixed))
  }

  private func flexed(_ spacing: LayoutSpacing?, _ least: Double, _ level: Double) -> Double {
    spacing?.isFlexible == true ? max(least, level) : least
  }

  /// Returns the length of flexible room along a group, as if it were full.
  private func flexibleLevel(_ population: GroupPopulation, in room: GroupRoom) -> Double {
    let hasFlexible =
      room.group.interItemSpacing.isFlexible
      || population.parts.contains {
        $0.subitem.edgeSpacing.start(room.axis)?.isFlexible == true
          || $0.subitem.edgeSpacing.end(room.axis)?.isFlexible == true
      }
    if case .divided = room.group.population { return -.infinity }
    guard hasFlexible, !room.isOpenAlong, !population.slots.isEmpty else { return -.infinity }
    var counts = [Double](repeating: 0, count: population.parts.count)
    var used = 0.0
    for slot in population.slots {
      counts[slot.part] += 1
      used += slot.extent[room.axis]
    }
    if population.isCutShort { addMissing(to: &counts, &used, population, room) }
    let gaps = counts.reduce(0, +) - 1
    var minimums: [FreeSpace.Slots] = []
    func add(_ spacing: LayoutSpacing?, _ least: Double, _ count: Double) {
      if spacing?.isFlexible == true {
        minimums.append(FreeSpace.Slots(minimum: least, count: count))
      } else {
        used += least * count
      }
    }
    add(room.group.interItemSpacing, room.gap, gaps)
    for (part, count) in zip(population.parts, counts) {
      add(part.subitem.edgeSpacing.start(room.axis), part.before, count)
      add(part.subitem.edgeSpacing.end(room.axis), part.after, count)
    }
    return FreeSpace.level(of: minimums, sharing: room.along - used)
  }

  /// Counts the missing slots of a group that the items do not fill.
  private func addMissing(
    to counts: inout [Double],
    _ used: inout Double,
    _ population: GroupPopulation,
    _ room: GroupRoom
  ) {
    let parts = population.parts
    func add(_ part: Int, _ number: Double) {
      counts[part] += number
      used += number * parts[part].extent[room.axis]
    }
    if case .repeated(let count) = room.group.population {
      return add(0, Double(max(1, count) - population.slots.count))
    }
    let pass = parts.reduce(0) { $0 + $1.step(room) }
    guard pass > 1e-9 else { return }
    var cursor = population.cursor
    var part = population.slots.count % parts.count
    var hasSkipped = false
    // After the whole passes only a few steps are left. The bound ends the loop if rounding makes a step disappear.
    for _ in 0..<parts.count * 4 {
      if part == 0, !hasSkipped {
        hasSkipped = true
        let passes = room.wholeSteps(of: pass, from: cursor)
        for index in parts.indices { add(index, passes) }
        cursor += passes * pass
      }
      let next = parts[part]
      let end = cursor + next.step(room)
      guard room.fits(end) else { return }
      add(part, 1)
      cursor = end
      part = (part + 1) % parts.count
    }
  }
}
