import Cairn

/// The parts of a packed group in a grid.
struct PackedParts {
  let group: LayoutGroup
  let room: LayoutRoom
  let environment: LayoutEnvironment

  /// The smallest spacing between neighbours.
  var gap: Double { LayoutLength.usable(group.interItemSpacing.value) }

  /// Lines that a browser fills itself.
  struct Fluid {
    var columns: String
    var declarations: Declarations
  }

  func length(of subitem: LayoutSubitem) -> LayoutLength? {
    room.side(subitem.size.width, on: .horizontal).absolute
  }

  /// Lines of equal parts that are equally wide everywhere; `nil` if the spacings between them and at their edges are
  /// flexible, because no grid track is.
  var fluid: Fluid? {
    guard group.subitems.count == 1, let subitem = group.subitems.first, case .absolute = subitem.size.width,
      let width = length(of: subitem), width.points > 0
    else { return nil }
    let (start, end) = (subitem.edgeSpacing.leading, subitem.edgeSpacing.trailing)
    let (before, after) = (LayoutLength.usable(start?.value ?? 0), LayoutLength.usable(end?.value ?? 0))
    let isFlexible = start?.isFlexible == true || end?.isFlexible == true
    let step = width.points + before + after + min(0, gap)
    guard step > 0, !isFlexible || !group.interItemSpacing.isFlexible,
      gap >= 0 || !isFlexible && !group.interItemSpacing.isFlexible
    else { return nil }
    let track = "min(100%,\(LayoutLength.points(step).css))"
    guard isFlexible else {
      let declarations = declarations(
        of: subitem,
        leading: .points(before),
        trailing: .points(after + min(0, gap)),
        width: nil
      )
      return Fluid(columns: "repeat(auto-fill,\(track))", declarations: declarations)
    }
    return Fluid(
      columns: "repeat(auto-fill,minmax(\(track),1fr))",
      declarations: flexible(subitem, width, start, end, before, after)
    )
  }

  private func flexible(
    _ subitem: LayoutSubitem,
    _ width: LayoutLength,
    _ start: LayoutSpacing?,
    _ end: LayoutSpacing?,
    _ before: Double,
    _ after: Double
  ) -> Declarations {
    switch (start?.isFlexible == true, end?.isFlexible == true) {
    case (true, true) where before == after:
      var declarations = declarations(of: subitem, width: width)
      declarations["justify-self"] = "center"
      return declarations
    case (true, true):
      var declarations = declarations(of: subitem, width: width)
      let middle = ((LayoutLength(parent: 1) - width) * 0.5).css
      let last = (LayoutLength(parent: 1) - width - .points(after)).css
      declarations["justify-self"] = "start"
      declarations["margin-inline-start"] =
        before > after ? "max(\(LayoutLength.points(before).css),\(middle))" : "min(\(last),\(middle))"
      return declarations
    case (true, false):
      var declarations = declarations(of: subitem, trailing: .points(after), width: width)
      declarations["justify-self"] = "end"
      return declarations
    default:
      var declarations = declarations(of: subitem, leading: .points(before), width: width)
      declarations["justify-self"] = "start"
      return declarations
    }
  }

  /// Returns the declarations of a part in its area of the grid; a group has its own size.
  func declarations(
    of subitem: LayoutSubitem,
    leading: LayoutLength = .zero,
    trailing: LayoutLength = .zero,
    width: LayoutLength?
  ) -> Declarations {
    var declarations = Declarations()
    guard case .item(let item) = subitem else {
      declarations.set("margin-inline", leading, trailing)
      return declarations
    }
    let side = room.side(item.size.height, on: .vertical)
    var margins = LayoutSides(item.contentInsets)
    if side == .content { margins = margins.removing(.vertical) }
    if let width { declarations.setSize(.horizontal, width - margins.sum(.horizontal)) }
    let (top, bottom) = (item.edgeSpacing.top, item.edgeSpacing.bottom)
    switch side {
    case .content: declarations["align-self"] = item.size.height.isUniform ? "stretch" : "start"
    case .share: break
    case .length(_, let absolute) where absolute == room.height && top == nil && bottom == nil: break
    case .length(_, let absolute):
      declarations.setSize(.vertical, absolute - margins.sum(.vertical))
      declarations["align-self"] = "start"
    }
    switch (top?.isFlexible == true, bottom?.isFlexible == true) {
    case (true, true): declarations["align-self"] = "center"
    case (let atTop, _):
      if atTop { declarations["align-self"] = "end" }
      margins.top = margins.top + .points(top?.value ?? 0)
      margins.bottom = margins.bottom + .points(bottom?.value ?? 0)
    }
    margins.leading = margins.leading + leading
    margins.trailing = margins.trailing + trailing
    declarations.set("margin", margins)
    return declarations
  }

  /// Sets the declarations of the parts, and the elements of those that are groups.
  func set(
    _ declarations: [Declarations],
    on line: [GroupShape],
    _ rule: inout LayoutRule,
    form: inout CompiledSection.Form
  ) {
    let isSame = declarations.allSatisfy { $0 == declarations[0] }
    guard case .group(var unit)? = group.subitems.first, let shape = line.first else {
      if isSame { rule.children = declarations[0] } else { rule.cycle = declarations }
      form = .flat
      return
    }
    unit.edgeSpacing.leading = nil
    unit.edgeSpacing.trailing = nil
    let length = length(of: .group(unit)) ?? .zero
    var surroundings = GroupCompiler.Surroundings(axis: .horizontal, room: room)
    surroundings.share = .length(length, absolute: length)
    var node = GroupCompiler(environment: environment).node(shape, unit, in: surroundings)
    if isSame {
      for declaration in declarations[0].list { node.rules[0].own[declaration.property] = declaration.value }
    } else {
      rule.cycle = declarations
    }
    form = .nested(node)
  }

  func set(
    _ declarations: [Declarations],
    on line: [GroupShape],
    _ rule: inout LayoutRule,
    _ compiled: inout CompiledSection
  ) {
    set(declarations, on: line, &rule, form: &compiled.form)
    if case .item(let item)? = group.subitems.first {
      compiled.badge = item.supplementaries.first.map(BadgeCompiler.rule)
    }
  }
}
