import Cairn

/// The places of a section's header and footer.
///
/// If a side has several boundary items, each view of the header or the footer is one of them.
struct BoundaryCompiler {
  let section: LayoutSection
  let insets: LayoutSides
  /// The direction in which sections follow one another.
  let axis: Axis

  private var header: LayoutBoundary? { section.boundaryItem(.header, along: axis) }
  private var footer: LayoutBoundary? { section.boundaryItem(.footer, along: axis) }

  func apply(to compiled: inout CompiledSection) {
    guard axis == .vertical else { return applySideways(to: &compiled) }
    let places = [header.map(place) ?? .before, footer.map(place) ?? .after]
    compiled.header = bands(.header)
    compiled.footer = bands(.footer)
    // Flex order rather than grid lines, because a line would hold a sticky element.
    guard places[0] == .after || places[1] == .before else { return }
    compiled.section.own["display"] = "flex"
    compiled.section.own["flex-direction"] = "column"
    if places[0] == .after { compiled.header.own["order"] = "1" }
    if places[1] == .after { compiled.footer.own["order"] = "2" }
    if places[1] == .before { compiled.footer.own["order"] = "-1" }
  }

  /// Puts the header before and the footer after what runs sideways.
  private func applySideways(to compiled: inout CompiledSection) {
    compiled.section.own["display"] = "flex"
    compiled.header = sideways(header)
    compiled.footer = sideways(footer)
    let isHeaderBehind = header?.alignment.position(.horizontal) == 1
    if isHeaderBehind { compiled.header.own["order"] = "1" }
    if footer?.alignment.position(.horizontal) == 0 {
      compiled.footer.own["order"] = "-1"
    } else if isHeaderBehind {
      compiled.footer.own["order"] = "2"
    }
  }

  private func sideways(_ item: LayoutBoundary?) -> LayoutRule {
    var rule = LayoutRule()
    rule.own["flex"] = "none"
    guard let item else { return rule }
    let outer = section.supplementariesFollowContentInsets ? insets.removing(.horizontal) : LayoutSides()
    let height = LayoutLength(height: 1) - outer.sum(.vertical)
    let room = LayoutRoom(width: LayoutLength(width: 1), height: height)
    if let width = room.side(item.size.width, on: .horizontal).absolute { rule.own.setSize(.horizontal, width) }
    var margins = LayoutSides()
    margins.top = outer.top + .points(item.absoluteOffset.y)
    if let length = room.side(item.size.height, on: .vertical).absolute {
      rule.own.setSize(.vertical, length)
      margins.top = margins.top + (height - length) * item.alignment.position(.vertical)
    }
    rule.own.set("margin", margins)
    rule.own["z-index"] = String(item.stackingOrder)
    rule.own["position"] = item.pinToVisibleBounds ? "sticky" : "relative"
    if item.pinToVisibleBounds { rule.own["inset-inline"] = "0" }
    return rule
  }

  private enum Place { case before, after, over }

  private func place(of item: LayoutBoundary) -> Place {
    guard item.extendsBoundary else { return .over }
    switch item.alignment.position(.vertical) {
    case 0: return .before
    case 1: return .after
    default: return .over
    }
  }

  // MARK: Bands

  private func bands(_ kind: ElementKind) -> LayoutRule {
    let items = section.boundaryItems(kind)
    return items.count > 1 ? shared(by: items) : band(items.first)
  }

  /// Returns the rule of a band whose parts share one area; the highest part decides its height.
  private func shared(by items: [LayoutBoundary]) -> LayoutRule {
    var rule = LayoutRule()
    rule.own["display"] = "grid"
    rule.own["grid-template-columns"] = "minmax(0,1fr)"
    rule.own["place-items"] = "start"
    let isBefore = place(of: items[0]) == .before
    rule.parts = items.map { item in
      var part = item
      part.pinToVisibleBounds = false
      if isBefore { part.absoluteOffset.y = 0 }
      var declarations = band(part).own
      declarations["grid-area"] = "1/1"
      if isBefore, item.absoluteOffset.y != 0 {
        declarations["inset-block-start"] = LayoutLength.points(item.absoluteOffset.y).css
      }
      return declarations
    }
    // The part that is moved up furthest opens room above. If all are moved down, the following content moves up.
    let room = isBefore ? -(items.map { LayoutLength.usable($0.absoluteOffset.y) }.min() ?? 0) : 0
    if room != 0 { rule.own["\(room > 0 ? "padding" : "margin")-block-start"] = LayoutLength.points(room).css }
    let side = isBefore ? "block-start" : "block-end"
    rule.own["position"] = "relative"
    guard items[0].pinToVisibleBounds else { return rule }
    rule.own["position"] = "sticky"
    rule.own["inset-\(side)"] = "0"
    rule.own["z-index"] = String(items.map(\.stackingOrder).max() ?? 1)
    BackgroundCompiler.setBackground(ofBand: &rule.own, isBefore: isBefore, in: section)
    return rule
  }

  private func band(_ item: LayoutBoundary?) -> LayoutRule {
    var rule = LayoutRule()
    guard let item else {
      // Without a boundary item, the content has the same insets at its sides as the items.
      rule.own.set("padding-inline", insets.leading, insets.trailing)
      rule.own["padding-block"] = CSSLength.rem(10)
      return rule
    }
    let outer = section.supplementariesFollowContentInsets ? insets.removing(.vertical) : LayoutSides()
    var inner = LayoutSides(item.contentInsets)
    for axis in Axis.allCases where item.size[axis].isEstimated { inner = inner.removing(axis.asSet) }
    let room = LayoutRoom(
      width: LayoutLength(width: 1) - outer.sum(.horizontal) - inner.sum(.horizontal),
      height: LayoutLength(height: 1)
    )
    var margins = LayoutSides()
    setWidth(item, in: room, after: outer.leading + inner.leading, &rule, &margins)
    if let height = room.side(item.size.height, on: .vertical).absolute {
      rule.own.setSize(.vertical, height - inner.sum(.vertical))
      margins.top = inner.top
      margins.bottom = inner.bottom
    }
    rule.own["z-index"] = String(item.stackingOrder)
    if place(of: item) == .over {
      lay(item, over: &rule, &margins)
    } else {
      set(item, beside: &rule, &margins)
    }
    rule.own.set("margin", margins)
    return rule
  }

  private func setWidth(
    _ item: LayoutBoundary,
    in room: LayoutRoom,
    after start: LayoutLength,
    _ rule: inout LayoutRule,
    _ margins: inout LayoutSides
  ) {
    let whole = room.width ?? .zero
    let position = item.alignment.position(.horizontal)
    let offset = LayoutLength.points(item.absoluteOffset.x)
    guard let width = room.side(item.size.width, on: .horizontal).absolute else {
      rule.own["inline-size"] = "fit-content"
      // How far it may be moved depends on how wide its content is, which only a percentage of itself knows.
      margins.leading = start + whole * position + offset
      if position > 0 {
        rule.own["translate"] = "calc(\(CSSLength.number(position * -100))%*var(--inline-direction,1))"
      }
      return
    }
    rule.own.setSize(.horizontal, width)
    margins.leading = start + (whole - width) * position + offset
  }

  private func set(_ item: LayoutBoundary, beside rule: inout LayoutRule, _ margins: inout LayoutSides) {
    let isBefore = place(of: item) == .before
    let offset = LayoutLength.points(item.absoluteOffset.y)
    if isBefore { margins.bottom = margins.bottom - offset } else { margins.top = margins.top + offset }
    guard item.pinToVisibleBounds else {
      rule.own["position"] = "relative"
      return
    }
    rule.own["position"] = "sticky"
    rule.own[isBefore ? "inset-block-start" : "inset-block-end"] = "0"
    BackgroundCompiler.setBackground(ofBand: &rule.own, isBefore: isBefore, in: section)
  }

  private func lay(_ item: LayoutBoundary, over rule: inout LayoutRule, _ margins: inout LayoutSides) {
    rule.own["position"] = "absolute"
    rule.own["inset-inline-start"] = "0"
    let offset = LayoutLength.points(item.absoluteOffset.y)
    switch item.alignment.position(.vertical) {
    case 0: rule.own["inset-block-start"] = (room(.before) + offset).css
    case 1: rule.own["inset-block-end"] = (room(.after) - offset).css
    default:
      rule.own["inset-block"] = "\((room(.before) + offset).css) \((room(.after) - offset).css)"
      rule.own["align-self"] = "center"
    }
  }

  /// Returns the height of the band on a side.
  private func room(_ side: Place) -> LayoutLength {
    let room = LayoutRoom(width: LayoutLength(width: 1), height: LayoutLength(height: 1))
    return [header, footer].compactMap { $0 }.filter { place(of: $0) == side }
      .compactMap { room.side($0.size.height, on: .vertical).absolute }.first ?? .zero
  }
}

extension LayoutBoundary {
  /// The stacking order; a pinned item lies above scrolling content of the same index, such as badges of items.
  fileprivate var stackingOrder: Int { pinToVisibleBounds ? min(zIndex, 1_000_000) + 1 : zIndex }
}
