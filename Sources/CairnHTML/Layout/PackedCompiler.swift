import Cairn

/// Packed groups as one grid; a wider section has more items in a line.
///
/// The children of the grid are the items, or the elements of the one group that is packed. So the same elements serve
/// lines of any length. A browser fills the lines itself. If the parts of a line differ, there is a rule for each range
/// of widths.
struct PackedCompiler {
  let section: LayoutSection
  let group: LayoutGroup
  let line: [GroupShape]
  let room: LayoutRoom
  let insets: LayoutSides
  let environment: LayoutEnvironment

  private var extent: LayoutExtent { environment.container.effectiveContentSize }
  private var isOrthogonal: Bool { section.orthogonalScrolling != .none }

  /// Sets the rules of the grid; returns `false` if it cannot show the group.
  func apply(to compiled: inout CompiledSection) -> Bool {
    guard section.interGroupSpacing >= 0, group.isPackable,
      let width = room.side(group.size.width, on: .horizontal).absolute
    else { return false }
    let height =
      group.standingEstimate(on: .vertical).map(LayoutLength.points)
      ?? room.side(group.size.height, on: .vertical).absolute
    var inner = LayoutSides(group.contentInsets, fractions: group.fractionalContentInsets, width: width, height: height)
    if height == nil || group.size.height.isEstimated { inner = inner.removing(.vertical) }
    var content = LayoutRoom(width: width - inner.sum(.horizontal), height: nil)
    if let height {
      content.height = height - inner.sum(.vertical)
      content.percentAxes = .vertical
    }
    let parts = PackedParts(group: group, room: content, environment: environment)
    var rule = LayoutRule()
    rule.own["display"] = "grid"
    rule.own["align-items"] = "stretch"
    if let row = content.height {
      rule.own["grid-auto-rows"] = row.orNothing.css
    } else if group.size.height.isUniform {
      rule.own["grid-auto-rows"] = "1fr"
    }
    return isOrthogonal
      ? scroll(parts, inner, &rule, &compiled) : wrap(parts, inner, width: width, &rule, &compiled)
  }

  // MARK: Lines below one another

  private func wrap(
    _ parts: PackedParts,
    _ inner: LayoutSides,
    width: LayoutLength,
    _ rule: inout LayoutRule,
    _ compiled: inout CompiledSection
  ) -> Bool {
    var outer = insets + inner
    let rowGap = LayoutLength.points(section.interGroupSpacing) + inner.sum(.vertical)
    if rowGap != .zero { rule.own["row-gap"] = rowGap.css }
    if let fluid = parts.fluid {
      outer.trailing = outer.trailing + .points(max(0, -parts.gap))
      rule.own["grid-template-columns"] = fluid.columns
      if parts.gap > 0 { rule.own["column-gap"] = LayoutLength.points(parts.gap).css }
      if group.interItemSpacing.isFlexible { rule.own["justify-content"] = "space-between" }
      parts.set([fluid.declarations], on: line, &rule, &compiled)
    } else {
      guard let places = PackedLine(line, in: parts, extent: extent), let columns = places.columns else { return false }
      outer.leading = outer.leading + places.starts[0]
      rule.own["grid-template-columns"] = columns
      parts.set(places.declarations(in: parts), on: line, &rule, &compiled)
    }
    if group.size.width != .fractionalWidth(1) { rule.own.setSize(.horizontal, width + insets.sum(.horizontal)) }
    rule.own.setInsets(outer, in: extent)
    compiled.content = rule
    return true
  }

  // MARK: Groups side by side

  /// Puts all groups into one row, where the parts of a line repeat.
  ///
  /// The spacing between two parts belongs to the later one. The rest behind the last part belongs to the first part of
  /// the next group.
  private func scroll(
    _ parts: PackedParts,
    _ inner: LayoutSides,
    _ rule: inout LayoutRule,
    _ compiled: inout CompiledSection
  ) -> Bool {
    guard let places = PackedLine(line, in: parts, extent: extent), let along = parts.room.width,
      let width = room.side(group.size.width, on: .horizontal).absolute
    else { return false }
    let rest = along - places.ends[places.ends.count - 1] + inner.trailing
    let between = rest + inner.leading + .points(section.interGroupSpacing)
    guard let tracks = places.tracks(after: between) else { return false }
    rule.own["grid-auto-flow"] = "column"
    rule.own["grid-template-rows"] = rule.own["grid-auto-rows"] ?? "auto"
    rule.own["grid-auto-rows"] = nil
    rule.own["grid-auto-columns"] = tracks.map(\.css).joined(separator: " ")
    compiled.content = rule
    let capacity = line.reduce(0) { $0 + $1.itemCount }
    OrthogonalCompiler(section: section, group: group, capacity: capacity, room: room, insets: insets)
      .apply(to: &compiled)
    var declarations = places.declarations(in: parts, tracks: tracks)
    let snapping = compiled.content.children
    for declaration in snapping.list { declarations[0][declaration.property] = declaration.value }
    var sides = insets
    sides.top = sides.top + inner.top
    sides.bottom = sides.bottom + inner.bottom
    var margin = inner.leading + places.starts[0]
    if section.orthogonalScrolling == .groupPagingCentered {
      // A group has no element that could stop in the middle, so its first part stops at the distance of its start.
      let before = (LayoutLength(width: 1) - width) * 0.5
      sides.leading = before
      sides.trailing = before
      margin = margin + before
      declarations[0]["scroll-snap-align"] = "start"
    }
    sides.trailing = sides.trailing + rest
    for property in ["padding", "padding-block", "padding-inline", "margin", "margin-block", "margin-inline"] {
      compiled.content.own[property] = nil
    }
    sides.leading = sides.leading - between + inner.leading
    compiled.content.own.setInsets(sides, in: extent)
    if snapping["scroll-snap-align"] != nil, margin != .zero {
      declarations[0]["scroll-margin-inline-start"] = margin.css
    }
    compiled.content.children = Declarations()
    compiled.content.fillsCycle = true
    parts.set(declarations, on: line, &compiled.content, form: &compiled.form)
    return true
  }
}

extension LayoutGroup {
  /// Whether the width decides how many parts the group holds, and one grid can hold them.
  fileprivate var isPackable: Bool {
    guard axis == .horizontal, population == .packed, provider == nil, edgeSpacing.isEmpty, supplementaries.isEmpty,
      case .fractionalWidth = size.width, subitems.contains(where: { !$0.size.width.isFraction(of: .horizontal) }),
      !subitems.contains(where: { $0.size.width.isEstimated })
    else { return false }
    guard subitems.count > 1 else { return true }
    return subitems.allSatisfy { if case .item(let item) = $0 { item.supplementaries.isEmpty } else { false } }
  }
}
