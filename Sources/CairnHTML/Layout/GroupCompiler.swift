import Cairn

/// One instance of a group as elements that have the frames of the solver.
///
/// Groups are flex containers, and everything in them has its own size. So the items keep their places in lines that
/// are not full.
struct GroupCompiler {
  /// The environment of the section; it decides whether a length is negative.
  let environment: LayoutEnvironment

  private var extent: LayoutExtent { environment.container.effectiveContentSize }

  /// The container of an element.
  struct Surroundings {
    var axis: Axis
    var room: LayoutRoom
    /// Whether flexible room along the axis is shared out.
    var sharesSpace = false
    /// The length along the axis that the parts get instead of their own.
    var share: LayoutSide?
    /// The negative spacing before the next part.
    var overlap = 0.0
    /// Whether the element is the only one and is larger than its group.
    var isCutDown = false
  }

  func node(_ shape: GroupShape, _ group: LayoutGroup, in surroundings: Surroundings) -> GroupElement {
    node(shape, .group(group), in: surroundings)
  }

  private func node(_ shape: GroupShape, _ subitem: LayoutSubitem, in surroundings: Surroundings) -> GroupElement {
    var sides: [Axis: LayoutSide] = [:]
    for axis in Axis.allCases { sides[axis] = self.side(of: subitem, on: axis, in: surroundings) }
    switch (subitem, shape) {
    case (.group(let group), .group(_, let children)):
      return self.group(group, children, sides, in: surroundings)
    case (.item(let item), _):
      return self.item(item, sides, in: surroundings)
    case (.group, .item):
      return GroupElement(.spacer, LayoutRule())
    }
  }

  private func side(of subitem: LayoutSubitem, on axis: Axis, in surroundings: Surroundings) -> LayoutSide {
    if axis == surroundings.axis {
      if surroundings.isCutDown, let length = surroundings.room[axis] {
        let edges = subitem.edgeSpacing
        let margin = LayoutLength.points((edges.start(axis)?.value ?? 0) + (edges.end(axis)?.value ?? 0))
        return .length(length - margin, absolute: length - margin)
      }
      if let share = surroundings.share { return share }
    }
    if case .group(let group) = subitem, let estimate = group.standingEstimate(on: axis) {
      return .length(.points(estimate), absolute: .points(estimate))
    }
    return surroundings.room.side(subitem.size[axis], on: axis)
  }

  // MARK: Items

  private func item(_ item: LayoutItem, _ sides: [Axis: LayoutSide], in surroundings: Surroundings) -> GroupElement {
    var ignored: Axis.Set = []
    for axis in Axis.allCases where sides[axis] == .content { ignored.insert(axis.asSet) }
    let insets = LayoutSides(item.contentInsets).removing(ignored)
    var rule = LayoutRule()
    place(&rule.own, item.edgeSpacing, sides, insets: insets, in: surroundings)
    if item.size[surroundings.axis.across].isUniform, sides[surroundings.axis.across] == .content {
      rule.own["align-self"] = "stretch"
    }
    var node = GroupElement(.item, rule)
    if let badge = item.supplementaries.first { node.badges = [BadgeCompiler.rule(for: badge)] }
    return node
  }

  // MARK: Groups

  private func group(
    _ group: LayoutGroup,
    _ shapes: [GroupShape],
    _ sides: [Axis: LayoutSide],
    in surroundings: Surroundings
  ) -> GroupElement {
    var rule = LayoutRule()
    place(&rule.own, group.edgeSpacing, sides, insets: LayoutSides(), in: surroundings)
    var room = LayoutRoom(width: sides[.horizontal]?.absolute, height: sides[.vertical]?.absolute)
    var insets = LayoutSides(
      group.contentInsets,
      fractions: group.fractionalContentInsets,
      width: room.width,
      height: room.height
    )
    for axis in Axis.allCases {
      if sides[axis] == .content || isOpen(group, axis, in: surroundings) { insets = insets.removing(axis.asSet) }
      if let length = room[axis] {
        room[axis] = length - insets.sum(axis)
        room.percentAxes.insert(axis.asSet)
      }
    }
    rule.own.setInsets(insets, in: extent)
    if let provider = group.provider {
      let compiler = CustomGroupCompiler(
        provider: provider.closure,
        estimate: group.size,
        sides: sides,
        insets: insets,
        environment: environment
      )
      var node = GroupElement(.group, rule)
      node.rules[0].own["position"] = "relative"
      for axis in Axis.allCases where sides[axis] == .content {
        node.rules[0].own.setSize(axis, .points(compiler.length(axis, ofItems: shapes.count)))
      }
      node.children = compiler.items(count: shapes.count)
      return node
    }
    var node = fill(group, shapes, room, rule)
    if let badge = group.supplementaries.first, node.fastenToFirstItem(BadgeCompiler.rule(for: badge)) {
      node.rules[0].own["position"] = "relative"
    }
    return node
  }

  /// Whether the content decides the length of a group on an axis, even if its estimate is used.
  private func isOpen(_ group: LayoutGroup, _ axis: Axis, in surroundings: Surroundings) -> Bool {
    let isGiven = axis == surroundings.axis && (surroundings.isCutDown || surroundings.share != nil)
    return group.size[axis].isEstimated && !isGiven
  }

  private func fill(_ group: LayoutGroup, _ shapes: [GroupShape], _ room: LayoutRoom, _ rule: LayoutRule)
    -> GroupElement
  {
    let axis = group.axis
    let gap = LayoutLength.usable(group.interItemSpacing.value)
    var node = GroupElement(.group, rule)
    if axis == .vertical { node.rules[0].own["flex-direction"] = "column" }
    var inner = Surroundings(axis: axis, room: room)
    if case .divided(let count) = group.population {
      inner.share = share(of: group, count: max(1, count), room)
    } else {
      inner.sharesSpace = room[axis] != nil && group.hasFlexibleSpace
    }
    node.keepsPlaces = inner.sharesSpace
    let hasSpacers = inner.sharesSpace && group.interItemSpacing.isFlexible
    if !hasSpacers, gap != 0 {
      if gap > 0 {
        node.rules[0].own["gap"] = LayoutLength.points(gap).css
      } else {
        inner.overlap = gap
        if room[axis] == nil {
          node.rules[0].own[axis == .horizontal ? "padding-inline-end" : "padding-block-end"] =
            LayoutLength.points(-gap).css
        }
      }
    }
    inner.isCutDown = isCutDown(group, shapes, room)
    for (index, shape) in shapes.enumerated() {
      guard let subitem = group.subitems.dropFirst(shape.part).first else { continue }
      let edges = subitem.edgeSpacing
      if index > 0, hasSpacers { node.children.append(spacer(axis, gap)) }
      let extraGap = hasSpacers ? 0 : max(0, gap)
      if inner.sharesSpace, case .flexible(let least)? = edges.start(axis) {
        node.children.append(spacer(axis, least, without: extraGap))
      }
      node.children.append(self.node(shape, subitem, in: inner))
      if inner.sharesSpace, case .flexible(let least)? = edges.end(axis) {
        node.children.append(spacer(axis, least, without: extraGap))
      }
    }
    return node
  }

  /// Returns flexible room of at least some length; it takes back the gap that CSS leaves behind it.
  private func spacer(_ axis: Axis, _ least: Double, without gap: Double = 0) -> GroupElement {
    var rule = LayoutRule()
    if gap > 0 {
      rule.own[axis == .horizontal ? "margin-inline-end" : "margin-block-end"] = LayoutLength.points(-gap).css
    }
    if least > 0 {
      rule.own[axis == .horizontal ? "min-inline-size" : "min-block-size"] = LayoutLength.points(least).css
    }
    return GroupElement(.spacer, rule)
  }

  /// Returns the equal share of each part of a divided group.
  private func share(of group: LayoutGroup, count: Int, _ room: LayoutRoom) -> LayoutSide {
    let axis = group.axis
    guard let length = room[axis], let subitem = group.subitems.first else { return .content }
    let edges = (subitem.edgeSpacing.start(axis)?.value ?? 0) + (subitem.edgeSpacing.end(axis)?.value ?? 0)
    let number = Double(count)
    let spacing = LayoutLength.points(LayoutLength.usable(group.interItemSpacing.value) * (number - 1) + edges * number)
    let whole = room.percentAxes.contains(axis.asSet) ? LayoutLength(parent: 1) : length
    return .length((whole - spacing) * (1 / number), absolute: (length - spacing) * (1 / number))
  }

  /// Whether the only item of a packed group is larger than the group.
  private func isCutDown(_ group: LayoutGroup, _ shapes: [GroupShape], _ room: LayoutRoom) -> Bool {
    guard group.population == .packed, shapes.count == 1, let length = room[group.axis],
      let first = group.subitems.first,
      let part = room.side(first.size[group.axis], on: group.axis).absolute
    else { return false }
    let edges = (first.edgeSpacing.start(group.axis)?.value ?? 0) + (first.edgeSpacing.end(group.axis)?.value ?? 0)
    let end = part.value(in: extent) + edges
    return end + 1e-6 >= (length.value(in: extent) + 1e-6).rounded(.down) + 1
  }
}

// MARK: - Places

extension GroupCompiler {
  /// Sets the size and the alignment of a part.
  private func place(
    _ declarations: inout Declarations,
    _ edges: LayoutEdgeSpacing,
    _ sides: [Axis: LayoutSide],
    insets: LayoutSides,
    in surroundings: Surroundings
  ) {
    var margins = insets
    for axis in Axis.allCases {
      switch sides[axis] {
      case .length(let length, _)?: declarations.setSize(axis, length - insets.sum(axis))
      case .share? where axis != surroundings.axis: declarations["align-self"] = "stretch"
      default: break
      }
      let (start, end) = (edges.start(axis), edges.end(axis))
      if axis == surroundings.axis {
        if !surroundings.sharesSpace || start?.isFlexible == false { margins.addStart(axis, start) }
        if !surroundings.sharesSpace || end?.isFlexible == false { margins.addEnd(axis, end) }
        margins.addEnd(axis, .fixed(surroundings.overlap))
        continue
      }
      margins.addStart(axis, start)
      margins.addEnd(axis, end)
      switch (start?.isFlexible ?? false, end?.isFlexible ?? false) {
      case (true, true):
        declarations["align-self"] = "center"
        margins.addStart(axis, .fixed(-(start?.value ?? 0)))
        margins.addEnd(axis, .fixed(-(end?.value ?? 0)))
      case (true, false): declarations["align-self"] = "flex-end"
      default: break
      }
    }
    declarations.set("margin", margins)
  }
}

extension LayoutSides {
  fileprivate mutating func addStart(_ axis: Axis, _ spacing: LayoutSpacing?) {
    guard let spacing else { return }
    self[start: axis] = self[start: axis] + .points(spacing.value)
  }

  fileprivate mutating func addEnd(_ axis: Axis, _ spacing: LayoutSpacing?) {
    guard let spacing else { return }
    self[end: axis] = self[end: axis] + .points(spacing.value)
  }
}

extension LayoutGroup {
  var hasFlexibleSpace: Bool {
    interItemSpacing.isFlexible
      || subitems.contains {
        $0.edgeSpacing.start(axis)?.isFlexible == true || $0.edgeSpacing.end(axis)?.isFlexible == true
      }
  }

  /// Returns the estimate on an axis if no part has its own length that could replace it.
  func standingEstimate(on axis: Axis) -> Double? {
    guard size[axis].isEstimated, !subitems.isEmpty else { return nil }
    let isDivided = if case .divided = population { axis == self.axis } else { false }
    guard isDivided || subitems.allSatisfy({ $0.size[axis].isFraction(of: axis) }) else { return nil }
    return max(0, LayoutLength.usable(size[axis].value))
  }
}
