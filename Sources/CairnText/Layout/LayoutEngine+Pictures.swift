extension LayoutEngine {
  /// Returns the size of a drawn picture: the proposal, or one column for each value and one row.
  func pictureSize(_ node: LayoutNode, _ proposal: Proposal) -> CellSize {
    var width = Int32(clamping: stores.pictures[node.picture].columns)
    let isResizable = node.flags.contains(.growsHigh)
    if CellLength.isDefinite(proposal.width) {
      width = isResizable ? proposal.width : min(width, proposal.width)
    } else if proposal.width == 0 {
      width = 1
    }
    let isHigh = isResizable && CellLength.isDefinite(proposal.height)
    return CellSize(width: width, height: isHigh ? proposal.height : 1)
  }

  // MARK: - Layers

  /// Returns the size of layers: that of the content, with a row above for a drawn picture behind it.
  ///
  /// Without that row, one of them would cover the other.
  func layersSize(_ index: NodeIndex, _ proposal: Proposal) -> CellSize {
    let content = arena[index].pointee.content
    var size = measure(content, layersProposal(index, proposal))
    // Over empty content, layers take its place instead of covering the lines below.
    if size == .zero, let content {
      var next = arena[content].pointee.next
      while let layer = next {
        let layerSize = measure(layer, proposal)
        size = CellSize(width: max(size.width, layerSize.width), height: max(size.height, layerSize.height))
        next = arena[layer].pointee.next
      }
    }
    size.height = min(size.height + arena[index].pointee.lengths.top, CellLength.unbounded)
    return size
  }

  func layersProposal(_ index: NodeIndex, _ proposal: Proposal) -> Proposal {
    let height = CellLength.reduced(proposal.height, by: arena[index].pointee.lengths.top)
    return Proposal(width: proposal.width, height: height)
  }
}
