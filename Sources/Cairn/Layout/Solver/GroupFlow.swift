/// The outermost group of a section, repeated along an axis until no item is left.
struct GroupFlow {
  let axis: Axis
  let spacing: Double
  let content: LayoutExtent
  /// The start of the content.
  let origin: LayoutPoint
  /// Whether groups are aligned in the whole room across the axis, or only in the room of the longest group.
  let aligns: Bool
  private(set) var output = GroupOutput()
  /// The starts of groups, counted from the start of the first one's edge spacing; they are empty if groups are
  /// aligned.
  private(set) var starts: [Double] = []
  private(set) var lengths: [Double] = []
  /// The length of all groups with the room between them.
  private(set) var length = 0.0
  /// The length of the longest group across the axis.
  private(set) var lengthAcross = 0.0
  private var isEmpty = true

  init(axis: Axis, spacing: Double, content: LayoutExtent, origin: LayoutPoint, aligns: Bool) {
    self.axis = axis
    self.spacing = spacing
    self.content = content
    self.origin = origin
    self.aligns = aligns
  }

  /// An instance of the group at the origin.
  private struct Instance {
    var size: LayoutExtent
    var start: GroupOutput.Mark
    var end: GroupOutput.Mark
  }

  mutating func run(_ group: LayoutGroup, with solver: inout GroupSolver) {
    guard solver.itemCount > 0 else { return }
    let box = solver.recorder.resolve(group.size, in: content)
    let open = group.size.estimatedAxes
    if solver.measure == nil || !group.hasEstimates(depth: 0) {
      stamp(group, box: box, open: open, with: &solver)
    } else {
      solveEach(group, box: box, open: open, with: &solver)
    }
  }

  /// Solves the group once and copies it.
  private mutating func stamp(
    _ group: LayoutGroup,
    box: LayoutExtent,
    open: Axis.Set,
    with solver: inout GroupSolver
  ) {
    let end = solver.itemCount
    let solved = solver.solve(group, box: box, open: open, first: 0, depth: 0)
    guard solved.consumed > 0 else { return }
    let template = solver.output
    let spacing = EdgeRoom(group.edgeSpacing, &solver.recorder)
    lengthAcross = solved.size[axis.across] + spacing.sum(axis.across)
    let room = aligns ? content[axis.across] : lengthAcross
    let offsetAcross = solver.offset(
      group.edgeSpacing,
      axis.across,
      length: solved.size[axis.across],
      in: room
    )
    var start = origin
    start[axis.across] += offsetAcross
    let full = end / solved.consumed
    output.reserve(template, copies: full + 1)
    for copy in 0..<full {
      start[axis] = origin[axis] + advance(solved.size[axis], spacing)
      output.append(template, from: copy * solved.consumed, by: start)
    }
    var item = full * solved.consumed
    guard item < end else { return }
    guard group.hasEstimates(depth: 0) else {
      start[axis] = origin[axis] + advance(solved.size[axis], spacing)
      return output.append(template.prefix(end - item), from: item, by: start)
    }
    // If a group's size is estimated, its items decide the size, and a smaller group may hold fewer of them.
    while item < end {
      solver.output = GroupOutput()
      let rest = solver.solve(group, box: box, open: open, first: item, depth: 0)
      guard rest.consumed > 0 else { return }
      start[axis] = origin[axis] + advance(rest.size[axis], spacing)
      output.append(solver.output, from: 0, by: start)
      item += rest.consumed
    }
  }

  /// Moves on by a group and returns its start.
  private mutating func advance(_ groupLength: Double, _ spacing: EdgeRoom) -> Double {
    let start = length + (isEmpty ? 0 : self.spacing) + spacing.start(axis)
    isEmpty = false
    if !aligns {
      starts.append(start)
      lengths.append(groupLength)
    }
    length = start + groupLength + spacing.end(axis)
    return start
  }

  private mutating func solveEach(
    _ group: LayoutGroup,
    box: LayoutExtent,
    open: Axis.Set,
    with solver: inout GroupSolver
  ) {
    var instances = instances(of: group, box: box, open: open, with: &solver)
    let uniform = Axis.allCases.filter { group.size[$0].isUniform }
    var common = box
    for axis in uniform { common[axis] = instances.map { $0.size[axis] }.max() ?? box[axis] }
    let differs = instances.contains { instance in
      uniform.contains { abs(instance.size[$0] - common[$0]) > 1e-9 }
    }
    if differs {
      var fixed = open
      for axis in uniform { fixed.remove(axis.asSet) }
      solver.output = GroupOutput()
      instances = self.instances(of: group, box: common, open: fixed, with: &solver)
    }
    let spacing = EdgeRoom(group.edgeSpacing, &solver.recorder)
    lengthAcross = (instances.map { $0.size[axis.across] }.max() ?? 0) + spacing.sum(axis.across)
    if instances.isEmpty { lengthAcross = 0 }
    let room = aligns ? content[axis.across] : lengthAcross
    for instance in instances {
      var start = origin
      start[axis] += advance(instance.size[axis], spacing)
      start[axis.across] += solver.offset(
        group.edgeSpacing,
        axis.across,
        length: instance.size[axis.across],
        in: room
      )
      solver.output.move(from: instance.start, to: instance.end, by: start)
    }
    output = solver.output
    solver.output = GroupOutput()
  }

  private func instances(
    of group: LayoutGroup,
    box: LayoutExtent,
    open: Axis.Set,
    with solver: inout GroupSolver
  ) -> [Instance] {
    var instances: [Instance] = []
    var item = 0
    while item < solver.itemCount {
      let start = solver.output.mark
      let solved = solver.solve(group, box: box, open: open, first: item, depth: 0)
      guard solved.consumed > 0 else { break }
      instances.append(Instance(size: solved.size, start: start, end: solver.output.mark))
      item += solved.consumed
    }
    return instances
  }
}

/// The minimum room around a group, as numbers that a layout can use.
private struct EdgeRoom {
  private let insets: EdgeInsets

  init(_ spacing: LayoutEdgeSpacing, _ recorder: inout LayoutDiagnosticRecorder) {
    insets = recorder.finite(
      EdgeInsets(
        top: spacing.top?.value ?? 0,
        leading: spacing.leading?.value ?? 0,
        bottom: spacing.bottom?.value ?? 0,
        trailing: spacing.trailing?.value ?? 0
      )
    )
  }

  func start(_ axis: Axis) -> Double { insets.start(axis) }
  func end(_ axis: Axis) -> Double { insets.end(axis) }
  func sum(_ axis: Axis) -> Double { insets.sum(axis) }
}

extension LayoutGroup {
  /// Returns whether the content decides a size anywhere in the group.
  func hasEstimates(depth: Int) -> Bool {
    guard depth < GroupSolver.maximumDepth else { return false }
    if !size.estimatedAxes.isEmpty { return true }
    return subitems.contains { subitem in
      switch subitem {
      case .item(let item): !item.size.estimatedAxes.isEmpty
      case .group(let group): group.hasEstimates(depth: depth + 1)
      }
    }
  }
}

extension LayoutDimension {
  package var isUniform: Bool {
    if case .uniformAcrossSiblings = self { true } else { false }
  }
}
