import Cairn

extension LayoutEngine {
  func spacerSize(_ node: LayoutNode, _ proposal: Proposal) -> CellSize {
    let least = node.lengths.width
    if node.flags.contains(.inRow) {
      let width = proposal.width == CellLength.open ? least : max(proposal.width, least)
      return CellSize(width: width, height: 0)
    }
    let height = CellLength.isDefinite(proposal.height) ? max(proposal.height, least) : least
    return CellSize(width: 0, height: height)
  }

  func dividerSize(_ node: LayoutNode, _ proposal: Proposal) -> CellSize {
    if node.flags.contains(.inRow) {
      return CellSize(width: 1, height: CellLength.isDefinite(proposal.height) ? proposal.height : 1)
    }
    return CellSize(width: Self.filling(proposal.width), height: 1)
  }

  /// Returns the size of a shape: the proposal, or a cell if that is open; a clear shape then has no row.
  func shapeSize(_ node: LayoutNode, _ proposal: Proposal) -> CellSize {
    let least: Int32 = node.flags.contains(.isEmpty) ? 0 : 1
    let height = CellLength.isDefinite(proposal.height) ? proposal.height : least
    return CellSize(width: Self.filling(proposal.width), height: height)
  }

  private static func filling(_ proposal: Int32) -> Int32 {
    proposal == CellLength.open ? 1 : max(proposal, 0)
  }

  /// Returns the size of a picture: that of its frame, or that of its description without a frame.
  func imageSize(_ node: LayoutNode, _ proposal: Proposal) -> CellSize {
    if node.flags.contains(.isEmpty), !CellLength.isDefinite(proposal.height) { return .zero }
    if CellLength.isDefinite(proposal.height), proposal.width != CellLength.open {
      let described = stores.texts[node.text].size(for: Proposal(width: 0, height: CellLength.open))
      if proposal.height == 1, described.height > 0 { return stores.texts[node.text].size(for: proposal) }
      let width = CellLength.isDefinite(proposal.width) ? proposal.width : described.width + 2
      return CellSize(width: width, height: proposal.height)
    }
    return stores.texts[node.text].size(for: Proposal(width: proposal.width, height: CellLength.open))
  }

  // MARK: - Guides and badges

  static let guideWidth: Int32 = 3

  /// Returns the columns of guides within a width; 0 if they would leave hardly any room for words.
  static func guideWidth(within width: Int32) -> Int32 {
    CellLength.isDefinite(width) && width < 3 * guideWidth ? 0 : guideWidth
  }

  func treeSize(_ index: NodeIndex, _ proposal: Proposal) -> CellSize {
    let guide = Self.guideWidth(within: proposal.width)
    let inner = treeProposal(proposal)
    var size = CellSize.zero
    forEachTreeItem(of: index, inner) { child, childSize, inset, _ in
      size.width = max(size.width, min(childSize.width + inset + guide, CellLength.unbounded))
      size.height += childSize.height
    }
    return size
  }

  func placeTree(_ index: NodeIndex, _ proposal: Proposal) {
    let inner = treeProposal(proposal)
    let guide = Self.guideWidth(within: proposal.width)
    let width = max(arena[index].pointee.rect.width - guide, 1)
    var top: Int32 = 0
    forEachTreeItem(of: index, inner) { child, childSize, inset, proposal in
      var size = childSize
      size.width = min(size.width, max(width - inset, 1))
      place(child, of: index, leading: guide + inset, top: top, size: size, proposal)
      top += size.height
    }
  }

  /// Calls a closure for each item of a tree with its size, its indentation and its proposal.
  private func forEachTreeItem(
    of index: NodeIndex,
    _ inner: Proposal,
    _ body: (NodeIndex, CellSize, Int32, Proposal) -> Void
  ) {
    let columns = arena[index].pointee.list.map { wordInset(of: stores.lists[$0], inner.width) } ?? 0
    forEachChild(index) { child in
      let inset = columns > 0 && beginsWithWords(child) ? columns : 0
      var proposal = inner
      if inset > 0 { proposal.width = CellLength.reduced(inner.width, by: inset) }
      body(child, measure(child, proposal), inset, proposal)
    }
  }

  private func treeProposal(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: CellLength.reduced(proposal.width, by: Self.guideWidth(within: proposal.width)),
      height: CellLength.open
    )
  }

  /// The smallest distance between a view and its badge.
  private static let badgeGap: Int32 = 2

  private struct BadgeParts {
    var content: NodeIndex?
    var contentProposal: Proposal
    var badge: NodeIndex?
    var badgeSize: CellSize
    var isBelow: Bool
  }

  private func badgeParts(_ index: NodeIndex, _ proposal: Proposal) -> BadgeParts {
    let content = arena[index].pointee.firstChild
    let badge = content.flatMap { arena[$0].pointee.next }
    let badgeSize = measure(badge, Proposal(width: CellLength.unbounded, height: CellLength.open))
    let reserved = badgeSize.width + Self.badgeGap
    // A badge that would leave its view hardly any room stands below it.
    let isBelow = CellLength.isDefinite(proposal.width) && proposal.width < reserved + 8
    let inner = isBelow ? proposal.width : CellLength.reduced(proposal.width, by: reserved)
    return BadgeParts(
      content: content,
      contentProposal: Proposal(width: inner, height: CellLength.open),
      badge: badge,
      badgeSize: badgeSize,
      isBelow: isBelow
    )
  }

  func badgedSize(_ index: NodeIndex, _ proposal: Proposal) -> CellSize {
    let parts = badgeParts(index, proposal)
    let content = measure(parts.content, parts.contentProposal)
    guard !parts.isBelow else {
      return CellSize(
        width: min(max(content.width, parts.badgeSize.width), max(proposal.width, 1)),
        height: content.height + parts.badgeSize.height
      )
    }
    let needed = min(content.width + Self.badgeGap + parts.badgeSize.width, CellLength.unbounded)
    let width = CellLength.isDefinite(proposal.width) ? max(proposal.width, needed) : needed
    return CellSize(width: width, height: max(content.height, parts.badgeSize.height))
  }

  func placeBadged(_ index: NodeIndex, _ proposal: Proposal) {
    let parts = badgeParts(index, proposal)
    let rect = arena[index].pointee.rect
    let size = measure(parts.content, parts.contentProposal)
    place(parts.content, of: index, leading: 0, top: 0, size: size, parts.contentProposal)
    guard let badge = parts.badge else { return }
    let badgeProposal = Proposal(width: parts.isBelow ? rect.width : CellLength.unbounded, height: CellLength.open)
    let badgeSize = measure(badge, badgeProposal)
    let leading = parts.isBelow ? 0 : max(rect.width - badgeSize.width, 0)
    let top = parts.isBelow ? size.height : 0
    place(badge, of: index, leading: leading, top: top, size: badgeSize, badgeProposal)
  }
}
