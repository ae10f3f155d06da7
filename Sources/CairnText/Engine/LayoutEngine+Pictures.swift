extension LayoutEngine {
  /// A drawn picture takes the room that it is offered, or a column for each value; a row is enough for it.
  func pictureSize(_ node: LayoutNode, _ proposal: Proposal) -> CellSize {
    var width = Int32(clamping: pictures[Int(node.payload)].columns)
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
  func layersSize(_ index: Int32, _ proposal: Proposal) -> CellSize {
    let content = arena[index].pointee.payload
    if let notice = notice(over: content) {
      var size = measure(notice, proposal)
      if CellLength.isDefinite(proposal.width) { size.width = max(size.width, proposal.width) }
      return size
    }
    var size = measure(content, layersProposal(index, proposal))
    size.height = min(size.height + arena[index].pointee.lengths.top, CellLength.unbounded)
    return size
  }

  /// What stands in front of a list without rows, which has no size of its own and fills the screen in SwiftUI.
  private func notice(over content: Int32) -> Int32? {
    guard content >= 0, arena[content].pointee.next >= 0 else { return nil }
    var list = content
    while Self.isColumn(arena[list].pointee), arena[list].pointee.childCount == 1 {
      list = arena[list].pointee.firstChild
    }
    return Self.isColumn(arena[list].pointee) && arena[list].pointee.childCount == 0 ? arena[content].pointee.next : nil
  }

  private static func isColumn(_ node: LayoutNode) -> Bool { node.kind == .column }

  /// What layers offer their content when they are offered something themselves.
  func layersProposal(_ index: Int32, _ proposal: Proposal) -> Proposal {
    let height = CellLength.reduced(proposal.height, by: arena[index].pointee.lengths.top)
    return Proposal(width: proposal.width, height: height)
  }
}
