import Cairn

/// The layout of a section as rules and elements.
struct SectionCompiler {
  let section: LayoutSection
  let environment: LayoutEnvironment
  /// The direction in which sections follow one another.
  let axis: Axis

  private var extent: LayoutExtent { environment.container.effectiveContentSize }

  /// The result for one range of widths.
  struct Outcome {
    var compiled: CompiledSection
    var diagnostics: [LayoutDiagnostic] = []
    var problems: [LayoutProblem] = []
    /// Whether there is no layout, so that the section is a plain list.
    var isDefault = false

    static var `default`: Outcome {
      Outcome(compiled: CompiledSection(form: .list(ListConfiguration(appearance: .plain))), isDefault: true)
    }
  }

  func compile() -> Outcome {
    guard case .group(let group) = section.content else { return list() }
    let finding = GroupShape.find(group, in: section, environment, axis)
    let whole = LayoutRoom(width: LayoutLength(width: 1), height: LayoutLength(height: 1))
    let insets = LayoutSides(
      section.contentInsets,
      fractions: section.fractionalContentInsets,
      width: whole.width,
      height: whole.height
    )
    var room = whole
    for axis in Axis.allCases { room[axis] = room[axis].map { $0 - insets.sum(axis) } }
    var compiled = CompiledSection(form: .flat)
    compiled.empty.own.setInsets(insets, in: extent)
    var problems = UnsupportedParts.names(in: section, along: axis).map(LayoutProblem.unsupportedPart)
    if finding.isCut { problems.append(.groupTooLarge) }
    if let shape = finding.shape, shape.itemCount > 0 {
      let flat = FlatCompiler(
        section: section,
        group: group,
        shape: shape,
        room: room,
        insets: insets,
        extent: extent
      )
      if axis == .vertical, let rule = flat.rule() {
        compiled.content = rule
        if case .item(let item)? = group.subitems.first {
          compiled.badge = item.supplementaries.first.map(BadgeCompiler.rule)
        }
      } else if !pack(group, shape, room, insets, in: &compiled) {
        nest(group, shape, room, insets, in: &compiled)
      }
    } else {
      compiled.content = compiled.empty
    }
    BoundaryCompiler(section: section, insets: insets, axis: axis).apply(to: &compiled)
    if axis == .horizontal { compiled.section.own["block-size"] = "100cqh" }
    BackgroundCompiler.setBackgrounds(of: section, in: &compiled)
    ScrollEffectCompiler.apply(section, to: &compiled)
    return Outcome(
      compiled: compiled,
      diagnostics: finding.diagnostics + section.problems(section: 0),
      problems: problems
    )
  }

  private func list() -> Outcome {
    guard case .list(let configuration) = section.content else {
      return Outcome(compiled: CompiledSection(form: .flat), diagnostics: [])
    }
    return Outcome(compiled: CompiledSection(form: .list(configuration)), diagnostics: [])
  }

  /// Makes a grid of a packed group; returns `false` if a grid cannot show it.
  private func pack(
    _ group: LayoutGroup,
    _ shape: GroupShape,
    _ room: LayoutRoom,
    _ insets: LayoutSides,
    in compiled: inout CompiledSection
  ) -> Bool {
    guard axis == .vertical, case .group(_, let line) = shape else { return false }
    return PackedCompiler(
      section: section,
      group: group,
      line: line,
      room: room,
      insets: insets,
      environment: environment
    ).apply(to: &compiled)
  }

  private func nest(
    _ group: LayoutGroup,
    _ shape: GroupShape,
    _ room: LayoutRoom,
    _ insets: LayoutSides,
    in compiled: inout CompiledSection
  ) {
    let isOrthogonal = section.orthogonalScrolling != .none && self.axis == .vertical
    let axis: Axis = isOrthogonal ? .horizontal : self.axis
    var room = room
    if axis == .vertical { room.percentAxes = .horizontal }
    let spacing = LayoutLength.usable(section.interGroupSpacing)
    let node = GroupCompiler(environment: environment)
      .node(shape, group, in: GroupCompiler.Surroundings(axis: axis, room: room, overlap: min(0, spacing)))
    var insets = insets
    if spacing < 0 { insets[end: axis] = insets[end: axis] + .points(-spacing) }
    compiled.content.own.setInsets(insets, in: extent)
    if spacing > 0 { compiled.content.own["gap"] = LayoutLength.points(spacing).css }
    compiled.content.own["display"] = "flex"
    if axis == .vertical { compiled.content.own["flex-direction"] = "column" }
    if axis == .vertical, group.size.height.isUniform {
      compiled.content.own["display"] = "grid"
      compiled.content.own["flex-direction"] = nil
      compiled.content.own["grid-auto-rows"] = "1fr"
    }
    compiled.form = .nested(node)
    guard isOrthogonal else { return }
    OrthogonalCompiler(section: section, group: group, capacity: node.itemCount, room: room, insets: insets)
      .apply(to: &compiled)
  }
}
