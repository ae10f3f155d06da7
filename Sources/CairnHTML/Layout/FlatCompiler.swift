import Cairn

/// A section as one grid whose children are its items; its groups hold items of one kind only.
///
/// That takes fewer elements than one for each group, and makes a list in which every child is an item. If the number
/// of items in a row follows from the width, the browser itself fills the rows.
struct FlatCompiler {
  let section: LayoutSection
  let group: LayoutGroup
  let shape: GroupShape
  let room: LayoutRoom
  let insets: LayoutSides
  let extent: LayoutExtent

  /// Returns the rule of the grid and of its children; `nil` if the section is not that simple.
  func rule() -> LayoutRule? {
    guard let item = onlyItem, group.axis == .horizontal, isSimple(item) else { return nil }
    if item.size.width.isEstimated, group.population == .packed { return wrappingRule(item) }
    var rule = LayoutRule()
    let width = room.side(group.size.width, on: .horizontal)
    guard let groupWidth = width.absolute else { return nil }
    var groupInsets = LayoutSides(
      group.contentInsets,
      fractions: group.fractionalContentInsets,
      width: groupWidth,
      height: room.side(group.size.height, on: .vertical).absolute
    )
    let height = groupHeight
    if height == nil || group.size.height.isEstimated { groupInsets = groupInsets.removing(.vertical) }
    guard let columns = columns(item, in: groupWidth - groupInsets.sum(.horizontal)) else { return nil }
    let outer = insets + groupInsets
    rule.own.setInsets(outer, in: extent)
    if group.size.width != .fractionalWidth(1) {
      rule.own.setSize(.horizontal, groupWidth + insets.sum(.horizontal))
    }
    rule.own["grid-template-columns"] = columns
    let rowGap = LayoutLength.points(section.interGroupSpacing) + groupInsets.sum(.vertical)
    setGap(&rule, row: rowGap, column: .points(group.interItemSpacing.value))
    if let height { rule.own["grid-auto-rows"] = (height - groupInsets.sum(.vertical)).orNothing.css }
    if group.size.height.isUniform, height == nil { rule.own["grid-auto-rows"] = "1fr" }
    setItem(
      &rule,
      item,
      height: height.map { $0 - groupInsets.sum(.vertical) },
      width: groupWidth - groupInsets.sum(.horizontal)
    )
    return rule
  }

  /// Returns the rule of lines that wrap, whose items are as wide as their content.
  private func wrappingRule(_ item: LayoutItem) -> LayoutRule? {
    guard group.size.width == .fractionalWidth(1), group.size.height == .estimated(group.size.height.value),
      item.size.height.isEstimated, group.contentInsets == .zero, group.fractionalContentInsets == .zero
    else { return nil }
    var rule = LayoutRule()
    rule.own.setInsets(insets, in: extent)
    rule.own["display"] = "flex"
    rule.own["flex-wrap"] = "wrap"
    rule.own["align-items"] = "flex-start"
    let (row, column) = (
      LayoutLength.points(section.interGroupSpacing), LayoutLength.points(group.interItemSpacing.value)
    )
    rule.children["flex"] = "none"
    rule.children["max-inline-size"] = "100%"
    guard group.interItemSpacing.isFlexible else {
      setGap(&rule, row: row, column: column)
      return rule
    }
    rule.own["justify-content"] = "space-between"
    setGap(&rule, row: .zero, column: column)
    // The pseudo-element keeps the last line together. If that is full, it wraps to a line that must take no room.
    if row != .zero {
      rule.children["margin-block-end"] = row.css
      rule.own["margin-block-end"] = (row * -1).css
    }
    rule.after["content"] = "\"\""
    rule.after["flex"] = "1 1 \(LayoutLength.points(item.size.width.value).css)"
    return rule
  }

  private var onlyItem: LayoutItem? {
    guard group.provider == nil, group.subitems.count == 1, case .item(let item)? = group.subitems.first
    else { return nil }
    return item
  }

  private func isSimple(_ item: LayoutItem) -> Bool {
    group.edgeSpacing.isEmpty && item.edgeSpacing.isEmpty && group.supplementaries.isEmpty
      && section.interGroupSpacing >= 0
      && group.interItemSpacing.value >= 0
      && (!group.interItemSpacing.isFlexible || isDivided || item.size.width.isEstimated)
      && section.orthogonalScrolling == .none && !group.size.width.isEstimated
  }

  private var isDivided: Bool {
    if case .divided = group.population { true } else { false }
  }

  /// The height of a row; `nil` if the content decides it.
  private var groupHeight: LayoutLength? {
    if let estimate = group.standingEstimate(on: .vertical) { return .points(estimate) }
    return room.side(group.size.height, on: .vertical).absolute
  }

  private func columns(_ item: LayoutItem, in width: LayoutLength) -> String? {
    if case .divided(let count) = group.population {
      return count > 1 ? "repeat(\(LayoutGroup.usable(count)),minmax(0,1fr))" : "minmax(0,1fr)"
    }
    let inner = LayoutRoom(width: width, height: nil, percentAxes: .horizontal)
    guard case .length(let length, let absolute) = inner.side(item.size.width, on: .horizontal) else { return nil }
    guard absolute.value(in: extent) <= width.value(in: extent) else { return nil }
    let count = shape.itemCount
    if case .packed = group.population, case .absolute(let width) = item.size.width, width > 0 {
      return "repeat(auto-fill,\(length.css))"
    }
    return count > 1 ? "repeat(\(count),\(length.css))" : length.css
  }

  private func setGap(_ rule: inout LayoutRule, row: LayoutLength, column: LayoutLength) {
    guard row != .zero || column != .zero else { return }
    rule.own["gap"] = row == column ? row.css : "\(row.css) \(column.css)"
  }

  private func setItem(_ rule: inout LayoutRule, _ item: LayoutItem, height: LayoutLength?, width: LayoutLength) {
    let inner = LayoutRoom(width: width, height: height, percentAxes: height == nil ? [] : .vertical)
    var itemInsets = LayoutSides(item.contentInsets)
    let side = inner.side(item.size.height, on: .vertical)
    // Insets do not apply if the content decides the width.
    if !isDivided, item.size.width.isEstimated { itemInsets = itemInsets.removing(.horizontal) }
    switch side {
    case .content:
      itemInsets = itemInsets.removing(.vertical)
      if !item.size.height.isUniform { rule.children["align-self"] = "start" }
    case .share: break
    case .length(_, let absolute) where absolute == height: break
    case .length(let length, _):
      rule.children.setSize(.vertical, length - itemInsets.sum(.vertical))
      rule.children["align-self"] = "start"
    }
    rule.children.set("margin", itemInsets)
  }
}
