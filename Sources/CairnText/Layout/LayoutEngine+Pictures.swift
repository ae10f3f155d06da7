extension LayoutEngine {
  /// A drawn picture takes the room that it is offered, or a column for each value; a row is enough for it.
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

  /// The size of the content, below the row that a drawn picture behind it needs: words would cover it, or it them.
  func layersSize(_ index: NodeIndex, _ proposal: Proposal) -> CellSize {
    let content = arena[index].pointee.content
    var size = measure(content, layersProposal(index, proposal))
    // Where there is nothing to lie over, what lies over it stands in its place rather than on the lines below.
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

  /// What layers offer their content when they are offered something themselves.
  func layersProposal(_ index: NodeIndex, _ proposal: Proposal) -> Proposal {
    let height = CellLength.reduced(proposal.height, by: arena[index].pointee.lengths.top)
    return Proposal(width: proposal.width, height: height)
  }
}
