extension GroupSolver {
  /// Fills a group; it fills it again if only the first pass shows the length of siblings or of the group.
  mutating func fill(_ room: GroupRoom, first: Int, depth: Int) -> Solved {
    let mark = output.mark
    var population = populate(room, overrides: GroupOverrides(), first: first, depth: depth)
    if let overrides = overrides(for: population, in: room), beginRedo() {
      output.truncate(to: mark)
      population = populate(room, overrides: overrides, first: first, depth: depth)
      redoDepth -= 1
    }
    let size = size(of: population, in: room)
    place(population, in: room, size: size)
    return Solved(size: size, consumed: population.slots.reduce(0) { $0 + $1.consumed })
  }

  private mutating func populate(
    _ room: GroupRoom,
    overrides: GroupOverrides,
    first: Int,
    depth: Int
  ) -> GroupPopulation {
    var population = GroupPopulation(parts: parts(room, overrides: overrides))
    switch room.group.population {
    case .packed, .custom:
      pack(&population, room, first: first, depth: depth)
    case .divided(let count), .repeated(let count):
      if count < 1 { recorder.record(.invalidCount) }
      repeatFirst(&population, room, count: LayoutGroup.usable(count), first: first, depth: depth)
    }
    return population
  }

  /// Resolves the lengths of the subitems.
  private mutating func parts(_ room: GroupRoom, overrides: GroupOverrides) -> [GroupPart] {
    var container = room.content
    if let across = overrides.across { container[room.axis.across] = across }
    return room.group.subitems.map { subitem in
      let size = subitem.size
      let spacing = subitem.edgeSpacing
      let before = recorder.finite(spacing.start(room.axis)?.value ?? 0)
      let after = recorder.finite(spacing.end(room.axis)?.value ?? 0)
      var extent = LayoutExtent.zero
      var open = size.estimatedAxes
      for axis in Axis.allCases {
        if axis == room.axis, case .divided(let count) = room.group.population {
          let number = Double(LayoutGroup.usable(count))
          let share = (room.along - room.gap * (number - 1) - number * (before + after)) / number
          if share < 0 { recorder.record(.noRoomForSubitems) }
          extent[axis] = max(0, share)
          open.remove(axis.asSet)
        } else {
          extent[axis] = recorder.resolve(size[axis], in: container)
        }
      }
      let ignoresInsets = open
      var uniform: Axis.Set = []
      for axis in Axis.allCases where open.contains(axis.asSet) {
        guard case .uniformAcrossSiblings = size[axis] else { continue }
        uniform.insert(axis.asSet)
        guard let length = overrides[axis] else { continue }
        extent[axis] = length
        open.remove(axis.asSet)
      }
      return GroupPart(
        subitem: subitem,
        extent: extent,
        open: open,
        ignoresInsets: ignoresInsets,
        uniform: uniform,
        stretches: size[room.axis.across].isFraction(of: room.axis.across),
        before: before,
        after: after
      )
    }
  }

  /// Repeats the list of subitems until one does not fit or no item is left.
  private mutating func pack(_ population: inout GroupPopulation, _ room: GroupRoom, first: Int, depth: Int) {
    let parts = population.parts
    var item = first
    var passStart = 0.0
    var passItem = first
    var part = 0
    while item < itemCount {
      let isFirst = population.slots.isEmpty
      let start = population.cursor + (isFirst ? 0 : room.gap) + parts[part].before
      guard let (slot, isClamped) = packedSlot(parts, part, room, start: start, isFirst: isFirst, item, depth) else {
        return
      }
      guard item + slot.consumed <= end else {
        output.truncate(to: slot.start)
        recorder.record(.groupTooLarge)
        return
      }
      population.slots.append(slot)
      population.cursor = start + slot.extent[room.axis] + parts[part].after
      item += slot.consumed
      if isClamped { return }
      part += 1
      guard part == parts.count else { continue }
      part = 0
      if room.takesOnePass { return }
      let nextStart = population.cursor + room.gap
      if nextStart - passStart <= 1e-9 {
        recorder.record(.subitemsDoNotAdvance)
        return
      }
      if item == passItem { return }
      (passStart, passItem) = (nextStart, item)
    }
    population.isCutShort = !room.takesOnePass
  }

  /// Makes a slot if it fits; the first slot of a group is made smaller until it fits.
  private mutating func packedSlot(
    _ parts: [GroupPart],
    _ part: Int,
    _ room: GroupRoom,
    start: Double,
    isFirst: Bool,
    _ item: Int,
    _ depth: Int
  ) -> (GroupSlot, isClamped: Bool)? {
    var resolved = parts[part]
    let mark = output.mark
    if room.takesOnePass || resolved.open.contains(room.axis.asSet) {
      let slot = slot(resolved, part, item: item, depth: depth)
      if room.takesOnePass || room.fits(start + slot.extent[room.axis] + resolved.after) { return (slot, false) }
      output.truncate(to: mark)
    } else if room.fits(start + resolved.extent[room.axis] + resolved.after) {
      return (slot(resolved, part, item: item, depth: depth), false)
    }
    guard isFirst else { return nil }
    recorder.record(.groupCannotFitItem)
    resolved.extent[room.axis] = max(0, room.along - start - resolved.after)
    resolved.open.remove(room.axis.asSet)
    return (slot(resolved, part, item: item, depth: depth), true)
  }

  /// Repeats the first subitem a number of times.
  private mutating func repeatFirst(
    _ population: inout GroupPopulation,
    _ room: GroupRoom,
    count: Int,
    first: Int,
    depth: Int
  ) {
    let part = population.parts[0]
    var item = first
    while item < end, population.slots.count < count {
      let slot = slot(part, 0, item: item, depth: depth)
      guard slot.consumed > 0 else { return }
      let gap = population.slots.isEmpty ? 0 : room.gap
      population.cursor += gap + part.before + slot.extent[room.axis] + part.after
      population.slots.append(slot)
      item += slot.consumed
    }
    if item == end, end < itemCount, population.slots.count < count { recorder.record(.groupTooLarge) }
    let missing = Double(count - population.slots.count)
    population.isCutShort = missing > 0 && !room.isOpenAlong
    guard case .repeated = room.group.population, !room.isOpenAlong else { return }
    if !room.fits(population.cursor + missing * part.step(room)) { recorder.record(.repeatedSubitemsOverflow) }
  }

  /// Solves a part for an item at the origin.
  private mutating func slot(_ part: GroupPart, _ index: Int, item: Int, depth: Int) -> GroupSlot {
    let start = output.mark
    var extent = part.extent
    var consumed = 1
    switch part.subitem {
    case .item(let leaf):
      if !part.open.isEmpty, let measure {
        let insets = recorder.finite(leaf.contentInsets).removing(part.ignoresInsets)
        let room = LayoutRect(origin: .zero, extent: extent).inset(by: insets).extent
        extent = recorder.measured(axes: part.open, estimate: extent, proposal: room) { measure(item, $0) }
      }
      output.frames.append(LayoutRect(origin: .zero, extent: extent))
    case .group(let group):
      let solved = solve(group, box: extent, open: part.open, first: item, depth: depth + 1, part: index)
      (extent, consumed) = (solved.size, solved.consumed)
    }
    return GroupSlot(
      part: index,
      item: item,
      extent: extent,
      consumed: consumed,
      start: start,
      end: output.mark
    )
  }
}

extension LayoutDimension {
  /// Returns whether the length is a fraction of a container's length on an axis.
  package func isFraction(of axis: Axis) -> Bool {
    switch self {
    case .fractionalWidth: axis == .horizontal
    case .fractionalHeight: axis == .vertical
    case .absolute, .estimated, .uniformAcrossSiblings: false
    }
  }
}
