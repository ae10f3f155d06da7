import Cairn

extension LayoutEngine {
  /// Returns the blank rows between two neighbours of a column.
  func columnGap(in index: NodeIndex, between first: NodeIndex, and second: NodeIndex) -> Int32 {
    let node = arena[index]
    if node.pointee.flags.contains(.hasSpacing) {
      return max(node.pointee.lengths.height, areLists(first, second) ? 1 : 0)
    }
    let flags = arena[first].pointee.flags.union(arena[second].pointee.flags)
    return flags.contains(.isBlock) ? 1 : 0
  }

  func columnSize(_ index: NodeIndex, _ proposal: Proposal) -> CellSize {
    var size = CellSize.zero
    forEachRow(of: index, proposal) { _, _, childSize, bottom in
      size.width = max(size.width, childSize.width)
      size.height = bottom
    }
    let takesWidth = arena[index].pointee.flags.contains(.takesWidth) && CellLength.isDefinite(proposal.width)
    if takesWidth { size.width = max(size.width, proposal.width) }
    return size
  }

  func placeColumn(_ index: NodeIndex, _ proposal: Proposal) {
    let width = arena[index].pointee.rect.width
    let alignment = arena[index].pointee.horizontal
    forEachRow(of: index, proposal) { child, childProposal, childSize, bottom in
      var childProposal = childProposal
      var size = childSize
      if arena[child].pointee.flags.contains(.growsWide), size.width < width {
        childProposal.width = width
        size.width = min(measure(child, childProposal).width, width)
      }
      let leading = Self.offset(alignment, width - size.width)
      place(child, of: index, leading: leading, top: bottom - childSize.height, size: size, childProposal)
    }
  }

  /// Calls a closure for each child of a column with its proposal, its size and the row below it.
  private func forEachRow(
    of index: NodeIndex,
    _ proposal: Proposal,
    _ body: (NodeIndex, Proposal, CellSize, Int32) -> Void
  ) {
    var growth = spareHeight(of: index, proposal)
    var bottom: Int32 = 0
    var previous: NodeIndex?
    forEachChild(index) { child in
      var childProposal = Proposal(width: proposal.width, height: CellLength.open)
      var size = measure(child, childProposal)
      if let share = growth?.share(for: arena[child].pointee) {
        childProposal.height = size.height + share
        size = measure(child, childProposal)
      }
      if let previous { bottom += columnGap(in: index, between: previous, and: child) }
      bottom = min(bottom + size.height, CellLength.unbounded)
      body(child, childProposal, size, bottom)
      previous = child
    }
  }

  /// The rows that a column is offered beyond the needs of its children; growing children share them.
  private struct Growth {
    var spare: Int32
    var takers: Int32
    var position: Int32 = 0
    /// Whether only spacers grow; they take the room that no other view wants.
    var onlySpacers: Bool

    mutating func share(for node: LayoutNode) -> Int32? {
      guard node.flags.contains(.growsHigh), onlySpacers == (node.kind == .spacer) else { return nil }
      defer { position += 1 }
      return spare * (position + 1) / takers - spare * position / takers
    }
  }

  private func spareHeight(of index: NodeIndex, _ proposal: Proposal) -> Growth? {
    guard CellLength.isDefinite(proposal.height), arena[index].pointee.flags.contains(.growsHigh) else { return nil }
    var used: Int32 = 0
    var takers: Int32 = 0
    var spacers: Int32 = 0
    var previous: NodeIndex?
    forEachChild(index) { child in
      used += measure(child, Proposal(width: proposal.width, height: CellLength.open)).height
      if let previous { used += columnGap(in: index, between: previous, and: child) }
      if arena[child].pointee.flags.contains(.growsHigh) {
        if arena[child].pointee.kind == .spacer { spacers += 1 } else { takers += 1 }
      }
      previous = child
    }
    guard used < proposal.height, takers + spacers > 0 else { return nil }
    let onlySpacers = takers == 0
    return Growth(spare: proposal.height - used, takers: onlySpacers ? spacers : takers, onlySpacers: onlySpacers)
  }

  // MARK: In the same place

  func depthSize(_ index: NodeIndex, _ proposal: Proposal) -> CellSize {
    var size = CellSize.zero
    forEachChild(index) { child in
      let childSize = measure(child, proposal)
      size.width = max(size.width, childSize.width)
      size.height = max(size.height, childSize.height)
    }
    return size
  }

  func placeDepth(_ index: NodeIndex, _ proposal: Proposal) {
    let node = arena[index].pointee
    forEachChild(index) { child in
      let flags = arena[child].pointee.flags
      var inner = proposal
      if flags.contains(.growsHigh), !CellLength.isDefinite(inner.height) { inner.height = node.rect.height }
      if flags.contains(.growsWide), !CellLength.isDefinite(inner.width) { inner.width = node.rect.width }
      let size = measure(child, inner)
      let leading = Self.offset(node.horizontal, node.rect.width - size.width)
      let top = Self.offset(node.vertical, node.rect.height - size.height)
      place(child, of: index, leading: leading, top: top, size: size, inner)
    }
  }

  /// Places layers behind and in front of their content, which alone decides the size.
  func placeLayers(_ index: NodeIndex, _ proposal: Proposal) {
    let node = arena[index].pointee
    let room = Proposal(width: max(node.rect.width, 1), height: max(node.rect.height, 1))
    forEachChild(index) { child in
      guard child != node.content else {
        var rect = node.rect
        rect.y += node.lengths.top
        rect.height = max(rect.height - node.lengths.top, 0)
        place(child, in: rect, layersProposal(index, proposal))
        return
      }
      let size = measure(child, room)
      let leading = Self.offset(node.horizontal, node.rect.width - size.width)
      let top = Self.offset(node.vertical, node.rect.height - size.height)
      place(child, of: index, leading: leading, top: top, size: size, room)
    }
  }
}
