import Cairn

/// Puts a section's headers and footers in their places and its background behind it.
struct SectionDecoration {
  let section: LayoutSection
  let insets: LayoutSides
  let extent: LayoutExtent

  func apply(to compiled: inout CompiledSection) {
    if let background = section.decorationItems.first { compiled.section.before = self.background(background) }
    compiled.header = band(.header)
    compiled.footer = band(.footer)
  }

  private func background(_ decoration: LayoutDecoration) -> Declarations {
    var declarations = Declarations()
    let sides = LayoutSides(decoration.contentInsets)
    declarations["content"] = "\"\""
    declarations["position"] = "absolute"
    declarations["inset-block"] = pair(sides.top, sides.bottom)
    declarations["inset-inline"] = pair(sides.leading, sides.trailing)
    // Everything else of the section is promoted above a background of 0.
    declarations["z-index"] = String(decoration.zIndex - 1)
    declarations["background"] = "var(--section-background,var(--secondary-background))"
    return declarations
  }

  private func pair(_ start: LayoutLength, _ end: LayoutLength) -> String {
    start == end ? start.css : "\(start.css) \(end.css)"
  }

  // MARK: Headers and footers

  /// Returns how the header or the footer is placed.
  private func band(_ kind: Cairn.ElementKind) -> LayoutRule {
    var rule = LayoutRule()
    guard let item = section.boundarySupplementaryItems.first(where: { $0.kind == kind }) else {
      rule.own["padding-block"] = "\(CSSLength.rem(10))"
      var sides = LayoutSides()
      sides.leading = insets.leading
      sides.trailing = insets.trailing
      rule.own.set("padding", sides)
      return rule
    }
    let follows = section.supplementariesFollowContentInsets
    let outer = follows ? insets.removing(.vertical) : LayoutSides()
    var inner = LayoutSides(item.contentInsets)
    for axis in Axis.allCases where item.size[axis].isEstimated { inner = inner.removing(axis.asSet) }
    let width = LayoutLength(width: 1) - outer.sum(.horizontal) - inner.sum(.horizontal)
    let room = LayoutRoom(width: width, height: LayoutLength(height: 1))
    var margins = LayoutSides()
    if case .length(_, let length) = room.side(item.size.width, on: .horizontal) {
      let position = item.alignment.position(.horizontal)
      rule.own.setSize(.horizontal, length)
      margins.leading =
        outer.leading + inner.leading + (width - length) * position + .points(item.absoluteOffset.x)
    } else {
      margins.leading = outer.leading + .points(item.absoluteOffset.x)
      rule.own["inline-size"] = "fit-content"
      align(item.alignment.position(.horizontal), &rule, &margins, outer)
    }
    if case .length(_, let length) = room.side(item.size.height, on: .vertical) {
      rule.own.setSize(.vertical, length - inner.sum(.vertical))
      margins.top = margins.top + inner.top
      margins.bottom = margins.bottom + inner.bottom
    }
    let position = item.alignment.position(.vertical)
    if position == 0 { margins.bottom = margins.bottom - .points(item.absoluteOffset.y) }
    if position == 1 { margins.top = margins.top + .points(item.absoluteOffset.y) }
    rule.own.set("margin", margins)
    stack(item, position, &rule)
    return rule
  }

  private func align(_ position: Double, _ rule: inout LayoutRule, _ margins: inout LayoutSides, _ outer: LayoutSides) {
    switch position {
    case 0.5: rule.own["justify-self"] = "center"
    case 1: rule.own["justify-self"] = "end"
    default: break
    }
  }

  /// Sets what makes it stand in front, stay visible or lie over the content.
  private func stack(_ item: LayoutBoundary, _ position: Double, _ rule: inout LayoutRule) {
    rule.own["z-index"] = String(item.zIndex)
    if item.pinToVisibleBounds, position != 0.5 {
      rule.own["position"] = "sticky"
      rule.own[position == 0 ? "inset-block-start" : "inset-block-end"] = "0"
      rule.own["background"] = "var(--background)"
    } else {
      rule.own["position"] = "relative"
    }
  }
}
