/// The filling of groups with items, and the placing of groups.
///
/// ``solve(_:box:open:first:depth:part:)`` is the only recursion of the solver.
struct GroupSolver {
  /// The outcome for one group.
  struct Solved {
    var size: LayoutExtent
    var consumed: Int
  }

  /// The depth from which on groups are left out; it limits the use of the stack.
  static let maximumDepth = 32
  /// The limit of second passes inside of second passes; without it, each level of depth could double the work.
  static let maximumRedoDepth = 3

  let measure: SectionInput.Measure?
  let measureSupplementary: SectionInput.MeasureSupplementary?
  let environment: LayoutEnvironment
  let itemCount: Int
  /// The end of the range of items for the outermost group.
  private(set) var end = 0
  var output = GroupOutput()
  var recorder: LayoutDiagnosticRecorder
  var redoDepth = 0
  /// The number of nested second passes that are left for the section.
  private(set) lazy var nestedRedos = 1_000 + 4 * itemCount

  /// Begins a second pass, unless there were too many.
  mutating func beginRedo() -> Bool {
    if redoDepth > 0 { nestedRedos -= 1 }
    guard redoDepth < Self.maximumRedoDepth, nestedRedos >= 0 else {
      recorder.record(.nestingTooDeep)
      return false
    }
    redoDepth += 1
    return true
  }

  /// Solves one instance of a group at the origin and appends its content to the output.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - box: Its size, and its estimate on an open axis.
  ///   - open: The axes on which its content decides the length.
  ///   - first: The first item for it.
  ///   - depth: The number of groups around it.
  ///   - part: Its position among the subitems of the group around it.
  /// - Returns: Its size, and the number of items that it took.
  mutating func solve(
    _ group: LayoutGroup,
    box: LayoutExtent,
    open: Axis.Set,
    first: Int,
    depth: Int,
    part: Int = 0
  ) -> Solved {
    guard depth < Self.maximumDepth else {
      recorder.record(.nestingTooDeep)
      return Solved(size: box, consumed: 0)
    }
    if depth == 0 { end = min(itemCount, first + LayoutGroup.maximumItems) }
    let mark = output.mark
    let frame = LayoutRect(width: 0, height: 0)
    output.groups.append(GroupFrame(frame: frame, items: first..<first, depth: depth, part: part))
    let (insets, content) = content(of: group, box: box, open: open)
    let solved: Solved
    if let provider = group.provider {
      solved = placeCustom(provider.closure, box: box, insets: insets, open: open, first: first)
    } else if group.subitems.isEmpty {
      recorder.record(.emptyGroup)
      solved = Solved(size: box, consumed: 0)
    } else {
      let room = GroupRoom(group: group, box: box, content: content, insets: insets, open: open)
      solved = fill(room, first: first, depth: depth)
    }
    guard solved.consumed > 0 else {
      output.truncate(to: mark)
      return solved
    }
    let solvedFrame = LayoutRect(origin: .zero, extent: solved.size)
    output.groups[mark.groups].frame = solvedFrame
    output.groups[mark.groups].items = first..<first + solved.consumed
    place(group.supplementaries, on: solvedFrame, item: first)
    return solved
  }

  /// Returns the insets of a group and the room that they leave.
  private mutating func content(
    of group: LayoutGroup,
    box: LayoutExtent,
    open: Axis.Set
  ) -> (EdgeInsets, LayoutExtent) {
    guard group.contentInsets != .zero || group.fractionalContentInsets != .zero else { return (.zero, box) }
    let insets = recorder.finite(group.contentInsets)
      .adding(recorder.finite(group.fractionalContentInsets), of: box)
      .removing(open)
    var content = box
    for axis in Axis.allCases {
      content[axis] -= insets.sum(axis)
      if content[axis] < 0 {
        recorder.record(.noRoomForSubitems)
        content[axis] = 0
      }
    }
    return (insets, content)
  }

  private mutating func placeCustom(
    _ provider: LayoutGroup.Provider,
    box: LayoutExtent,
    insets: EdgeInsets,
    open: Axis.Set,
    first: Int
  ) -> Solved {
    var environment = environment
    environment.container = LayoutContainer(width: box.width, height: box.height, contentInsets: insets)
    var items = provider(environment)
    if items.count > LayoutGroup.maximumItems {
      recorder.record(.groupTooLarge)
      items.removeSubrange(LayoutGroup.maximumItems...)
    }
    if items.isEmpty { recorder.record(.emptyGroup) }
    let origin = LayoutPoint(x: insets.leading, y: insets.top)
    var hugged = LayoutExtent.zero
    for (index, item) in items.enumerated() where first + index < end {
      let frame = recorder.finite(item.frame).moved(by: origin)
      if item.zIndex != 0 { output.zIndices.append((output.frames.count, item.zIndex)) }
      output.frames.append(frame)
      hugged = LayoutExtent(width: max(hugged.width, frame.maxX), height: max(hugged.height, frame.maxY))
    }
    var size = box
    for axis in Axis.allCases where open.contains(axis.asSet) { size[axis] = hugged[axis] }
    return Solved(size: size, consumed: min(items.count, max(0, end - first)))
  }

  /// Fastens badges to a frame.
  mutating func place(_ supplementaries: [LayoutSupplementary], on host: LayoutRect, item: Int) {
    for badge in supplementaries {
      var size = recorder.resolve(badge.size, in: host.extent)
      size = measured(badge.size, size, proposal: size, by: measureSupplementary.map { m in { m(badge.kind, $0) } })
      let container = badge.containerAnchor
      let inner = badge.itemAnchor ?? LayoutAnchor(edges: container.edges)
      var frame = LayoutRect(origin: .zero, extent: size)
      for axis in Axis.allCases {
        let offset =
          recorder.finite(container.absoluteOffset[axis] + inner.absoluteOffset[axis])
          + recorder.finite(container.fractionalOffset[axis] + inner.fractionalOffset[axis]) * size[axis]
        let start = host.start(axis) + host.length(axis) * container.position(axis)
        frame = frame.moved(axis, to: start - size[axis] * inner.position(axis) + offset)
      }
      output.badges.append(
        ItemSupplementaryFrame(item: item, kind: badge.kind, frame: frame, zIndex: badge.zIndex)
      )
    }
  }

  /// Replaces estimates with measured lengths: first the width, then the height for that width.
  mutating func measured(
    _ size: LayoutSize,
    _ estimate: LayoutExtent,
    proposal: LayoutExtent,
    by measure: ((PartialSize) -> PartialSize)?
  ) -> LayoutExtent {
    recorder.measured(axes: size.estimatedAxes, estimate: estimate, proposal: proposal, by: measure)
  }
}

extension LayoutDiagnosticRecorder {
  /// Replaces the lengths on open axes with measured ones.
  mutating func measured(
    axes: Axis.Set,
    estimate: LayoutExtent,
    proposal: LayoutExtent,
    by measure: ((PartialSize) -> PartialSize)?
  ) -> LayoutExtent {
    guard !axes.isEmpty, let measure else { return estimate }
    let answer = measure(
      PartialSize(
        width: axes.contains(.horizontal) ? nil : proposal.width,
        height: axes.contains(.vertical) ? nil : proposal.height
      )
    )
    var size = estimate
    if axes.contains(.horizontal), let width = answer.width { size.width = length(width) }
    if axes.contains(.vertical), let height = answer.height { size.height = length(height) }
    return size
  }
}

extension EdgeInsets {
  func adding(_ fractions: EdgeInsets, of extent: LayoutExtent) -> EdgeInsets {
    guard fractions != .zero else { return self }
    return EdgeInsets(
      top: top + fractions.top * extent.height,
      leading: leading + fractions.leading * extent.width,
      bottom: bottom + fractions.bottom * extent.height,
      trailing: trailing + fractions.trailing * extent.width
    )
  }
}
