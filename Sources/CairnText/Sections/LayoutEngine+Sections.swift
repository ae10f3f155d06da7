import Cairn

extension LayoutEngine {
  /// Returns the size of a section: the proposed width, and the height that its layout has there.
  func sectionSize(_ index: NodeIndex, _ proposal: Proposal) -> CellSize {
    let section = stores.sections[arena[index].pointee.section]
    switch proposal.width {
    case 0: return CellSize(width: leastWidth(of: section), height: 1)
    case CellLength.unbounded...: return CellSize(width: CellLength.unbounded, height: 1)
    default:
      let width = CellLength.isDefinite(proposal.width) ? proposal.width : presentation.pageWidth
      return CellSize(width: width, height: arrange(section, width: width).height)
    }
  }

  /// Returns the width of the widest part of a section that cannot be divided.
  private func leastWidth(of section: LaidOutSection) -> Int32 {
    var width: Int32 = 1
    for case let part? in [section.header, section.footer] where isShown(part) {
      width = max(width, measure(part, Proposal(width: 0, height: CellLength.open)).width)
    }
    guard let items = section.items else { return width }
    forEachChild(items) { item in
      width = max(width, measure(item, Proposal(width: 0, height: CellLength.open)).width)
    }
    return width
  }

  /// Whether a part of a section exists and is not empty.
  func isShown(_ part: NodeIndex?) -> Bool {
    part.map { arena[$0].pointee.childCount > 0 } ?? false
  }

  private func arrange(_ section: LaidOutSection, width: Int32) -> SectionArrangement {
    if let arrangement = section.arrangement, arrangement.width == width { return arrangement }
    let arrangement = SectionArranger(engine: self, section: section, columns: width).arrange()
    section.arrangement = arrangement
    return arrangement
  }

  func placeSection(_ index: NodeIndex, _ proposal: Proposal) {
    let node = arena[index].pointee
    let section = stores.sections[node.section]
    let arrangement = arrange(section, width: max(node.rect.width, 1))
    for case let part? in [section.header, section.items, section.footer] {
      arena[part].pointee.rect = node.rect
    }
    for part in arrangement.parts {
      arena[part.node].pointee.flags.remove(.hidden)
      var inner = Proposal(width: part.rect.width, height: CellLength.open)
      if arena[part.node].pointee.flags.contains(.growsHigh) {
        let natural = measure(part.node, inner).height
        if part.rect.height > natural {
          inner.height = part.rect.height
          _ = measure(part.node, inner)
        }
      }
      let size = CellSize(width: part.rect.width, height: part.rect.height)
      place(part.node, of: index, leading: part.rect.x, top: part.rect.y, size: size, inner)
    }
    for decoration in arrangement.decorations {
      let size = CellSize(width: decoration.rect.width, height: decoration.rect.height)
      let inner = Proposal(width: size.width, height: size.height)
      _ = measure(decoration.node, inner)
      place(decoration.node, of: index, leading: decoration.rect.x, top: decoration.rect.y, size: size, inner)
    }
    for item in arrangement.hidden { arena[item].pointee.flags.insert(.hidden) }
    layoutDiagnostics += arrangement.diagnostics
  }

  /// Returns the blank lines above and below a section's content, which keep it apart from its neighbours.
  func blankLines(of index: NodeIndex) -> (above: Int32, below: Int32) {
    let node = arena[index].pointee
    guard node.kind == .compositional else { return (0, 0) }
    return stores.sections[node.section].arrangement?.blankLines ?? (0, 0)
  }
}
