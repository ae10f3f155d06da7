import Cairn

/// A section that scrolls sideways and stops where its behaviour says.
struct OrthogonalCompiler {
  let section: LayoutSection
  let group: LayoutGroup
  let capacity: Int
  let room: LayoutRoom
  let insets: LayoutSides

  func apply(to compiled: inout CompiledSection) {
    var scroller = LayoutRule()
    compiled.content.own["inline-size"] = "max-content"
    compiled.content.own["min-inline-size"] = "100%"
    if section.orthogonalScrolling != .continuous { scroller.own["scroll-snap-type"] = "inline mandatory" }
    switch section.orthogonalScrolling {
    case .none, .continuous: break
    case .continuousGroupLeadingBoundary: snapToGroups(&compiled, &scroller, "start")
    case .groupPaging:
      snapToGroups(&compiled, &scroller, "start")
      compiled.content.children["scroll-snap-stop"] = "always"
    case .groupPagingCentered:
      snapToGroups(&compiled, &scroller, "center")
      compiled.content.children["scroll-snap-stop"] = "always"
      center(&compiled)
    case .paging:
      compiled.pages = CompiledSection.Pages(
        capacity: capacity,
        group: room.side(group.size.width, on: .horizontal).absolute ?? .points(group.size.width.value),
        spacing: .points(section.interGroupSpacing),
        insets: insets.sum(.horizontal)
      )
    }
    compiled.scroller = scroller
  }

  private func snapToGroups(_ compiled: inout CompiledSection, _ scroller: inout LayoutRule, _ alignment: String) {
    compiled.content.children["scroll-snap-align"] = alignment
    if alignment == "start", let edge = group.edgeSpacing.leading?.value, edge != 0 {
      // Room before a group belongs to it.
      compiled.content.children["scroll-margin-inline-start"] = LayoutLength.points(edge).css
    }
    guard alignment == "start", insets.leading != .zero else { return }
    scroller.own["scroll-padding-inline-start"] = insets.leading.css
  }

  /// Leaves enough room at both ends for the first and the last group to stop in the middle.
  private func center(_ compiled: inout CompiledSection) {
    guard let width = room.side(group.size.width, on: .horizontal).absolute else { return }
    let room = (LayoutLength(width: 1) - width) * 0.5
    var sides = insets
    sides.leading = room
    sides.trailing = room
    compiled.content.own["padding"] = nil
    compiled.content.own["padding-block"] = nil
    compiled.content.own["padding-inline"] = nil
    compiled.content.own.set("padding", sides)
  }
}
