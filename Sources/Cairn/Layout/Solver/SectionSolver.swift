/// The layout of one section at the origin, from leading to trailing, without rounding.
struct SectionSolver {
  let section: LayoutSection
  let input: SectionInput
  let environment: LayoutEnvironment
  let axis: Axis
  /// The room for the section; along the scroll axis, fractions refer to it.
  let container: LayoutExtent
  var recorder: LayoutDiagnosticRecorder

  mutating func solve() -> SectionResult {
    let plan = SectionPlan(section, of: input, container: container, recorder: &recorder)
    let across = axis.across
    var content = container
    for axis in Axis.allCases { content[axis] -= plan.insets.sum(axis) }
    if content[across] < 0 { recorder.record(.noRoomForGroup) }
    for axis in Axis.allCases { content[axis] = max(0, content[axis]) }
    let follows = section.supplementariesFollowContentInsets
    let boundary = BoundarySolver(
      plan.boundary,
      axis: axis,
      start: follows ? plan.insets.start(across) : 0,
      length: follows ? max(0, container[across] - plan.insets.sum(across)) : container[across],
      along: container[axis],
      measure: input.measureSupplementary,
      recorder: &recorder
    )
    var origin = LayoutPoint(x: plan.insets.leading, y: plan.insets.top)
    origin[axis] += plan.leadingPadding + boundary.lead
    var flow = GroupFlow(
      axis: section.orthogonalScrolling == .none ? axis : across,
      spacing: recorder.finite(section.interGroupSpacing),
      content: content,
      origin: origin,
      aligns: section.orthogonalScrolling == .none
    )
    var solver = GroupSolver(
      measure: input.measure,
      measureSupplementary: input.measureSupplementary,
      environment: environment,
      itemCount: input.itemCount,
      recorder: recorder
    )
    flow.run(plan.group, with: &solver)
    recorder = solver.recorder
    return assemble(plan, flow, boundary)
  }

  @inline(never)
  private func assemble(_ plan: SectionPlan, _ flow: GroupFlow, _ boundary: BoundarySolver) -> SectionResult {
    var result = SectionResult()
    let isOrthogonal = section.orthogonalScrolling != .none
    let groups = isOrthogonal ? flow.lengthAcross : flow.length
    let contentLength = max(0, plan.insets.sum(axis) + groups)
    result.items = flow.output.frames
    result.groups = flow.output.groups
    result.itemSupplementaries = flow.output.badges
    result.itemZIndices = zIndices(flow.output)
    var paddingOffset = LayoutPoint.zero
    paddingOffset[axis] = plan.leadingPadding
    result.supplementaries = boundary.frames(around: contentLength).map { supplementary in
      updating(supplementary) { $0.frame = $0.frame.moved(by: paddingOffset) }
    }
    var extent = container
    extent[axis] = plan.leadingPadding + boundary.lead + contentLength + boundary.trail + plan.trailingPadding
    result.frame = LayoutRect(origin: .zero, extent: extent)
    result.decorations = backgrounds(behind: result.frame)
    if let list = plan.list { result.decorations += separators(of: list, under: result.items) }
    if isOrthogonal { result.orthogonal = orthogonal(plan, flow) }
    return result
  }

  private func zIndices(_ output: GroupOutput) -> [Int] {
    let least = section.decorationItems.isEmpty ? 0 : 1
    guard least > 0 || !output.zIndices.isEmpty else { return [] }
    var all = [Int](repeating: least, count: output.frames.count)
    for (frame, zIndex) in output.zIndices { all[frame] = least > 0 ? max(least, zIndex) : zIndex }
    return all
  }

  private func backgrounds(behind frame: LayoutRect) -> [DecorationFrame] {
    section.decorationItems.map { item in
      var recorder = LayoutDiagnosticRecorder()
      let inner = frame.inset(by: recorder.finite(item.contentInsets))
      return DecorationFrame(kind: item.kind, item: nil, frame: inner, zIndex: item.zIndex)
    }
  }

  private func separators(of list: ListConfiguration, under rows: [LayoutRect]) -> [DecorationFrame] {
    guard list.showsSeparators else { return [] }
    let thickness = ListMetrics.separatorThickness
    let appearance = list.appearance.metrics.separators
    var lines: [DecorationFrame] = []
    func add(_ item: Int, _ insets: EdgeInsets?, y: Double) {
      var recorder = LayoutDiagnosticRecorder()
      let insets = recorder.finite(insets ?? EdgeInsets(leading: ListMetrics.separatorInset))
      let width = max(0, rows[item].width - insets.leading - insets.trailing)
      let frame = LayoutRect(x: rows[item].x + insets.leading, y: y, width: width, height: thickness)
      lines.append(DecorationFrame(kind: .separator, item: item, frame: frame, zIndex: 1))
    }
    for item in rows.indices {
      let configuration = list.separators(ofItem: item, identity: nil)
      if configuration.topSeparatorVisibility == .visible {
        add(item, configuration.topSeparatorInsets, y: rows[item].y)
      }
      let isLast = item == rows.count - 1
      let isHeader = item == 0 && list.headerMode == .firstItemInSection
      let isDrawn =
        switch configuration.bottomSeparatorVisibility {
        case .visible: !isLast || !list.partsRows || appearance == .everyRow
        case .automatic: !isHeader && (appearance == .everyRow || appearance == .betweenRows && !isLast)
        case .hidden: false
        }
      if isDrawn { add(item, configuration.bottomSeparatorInsets, y: rows[item].maxY - thickness) }
    }
    return lines
  }

  private func orthogonal(_ plan: SectionPlan, _ flow: GroupFlow) -> OrthogonalResult {
    let viewport = container[flow.axis]
    let extent = max(0, plan.insets.sum(flow.axis) + flow.length)
    let start = plan.insets.start(flow.axis)
    let offsets = RestingOffsets(
      starts: flow.starts.map { $0 + start },
      lengths: flow.lengths,
      content: extent,
      viewport: viewport
    )
    let snaps = offsets.offsets(for: section.orthogonalScrolling)
    return OrthogonalResult(
      behavior: section.orthogonalScrolling,
      contentExtent: extent,
      viewport: viewport,
      initialOffset: snaps.first ?? 0,
      snapOffsets: snaps
    )
  }
}
