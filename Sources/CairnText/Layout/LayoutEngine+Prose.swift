/// Items of lists in prose: a mark, and what it stands before.
extension LayoutEngine {
  /// The columns that words beside a mark need; with fewer, they stand below it.
  private static let leastColumns: Int32 = 8

  /// The mark and the content of an item, with the room for each.
  private struct HangingParts {
    var mark: NodeIndex?
    var markSize: CellSize
    var content: NodeIndex?
    var contentProposal: Proposal
    var indentation: Int32
    var isBelow: Bool
  }

  private func hangingParts(_ index: NodeIndex, _ proposal: Proposal) -> HangingParts {
    let node = arena[index].pointee
    let mark = node.firstChild
    let isBelow = CellLength.isDefinite(proposal.width) && proposal.width < node.lengths.width + Self.leastColumns
    let indentation = isBelow ? 0 : node.lengths.width
    return HangingParts(
      mark: mark,
      markSize: measure(mark, Proposal(width: isBelow ? proposal.width : CellLength.open, height: CellLength.open)),
      content: mark.flatMap { arena[$0].pointee.next },
      contentProposal: Proposal(
        width: CellLength.reduced(proposal.width, by: indentation),
        height: CellLength.open
      ),
      indentation: indentation,
      isBelow: isBelow
    )
  }

  func hangingSize(_ index: NodeIndex, _ proposal: Proposal) -> CellSize {
    let parts = hangingParts(index, proposal)
    let content = measure(parts.content, parts.contentProposal)
    return CellSize(
      width: min(max(content.width + parts.indentation, parts.markSize.width), CellLength.unbounded),
      height: parts.isBelow ? parts.markSize.height + content.height : max(parts.markSize.height, content.height)
    )
  }

  func placeHanging(_ index: NodeIndex, _ proposal: Proposal) {
    let parts = hangingParts(index, proposal)
    let width = arena[index].pointee.rect.width
    let markProposal = Proposal(width: parts.isBelow ? width : CellLength.open, height: CellLength.open)
    let isMarkLeading = arena[index].pointee.flags.contains(.hasLeadingMark)
    let leading = isMarkLeading ? 0 : max(parts.indentation - 1 - parts.markSize.width, 0)
    place(parts.mark, of: index, leading: leading, top: 0, size: parts.markSize, markProposal)
    var contentProposal = parts.contentProposal
    var size = measure(parts.content, contentProposal)
    let room = max(width - parts.indentation, 1)
    if let content = parts.content, arena[content].pointee.flags.contains(.growsWide), size.width < room {
      contentProposal.width = room
      size = measure(content, contentProposal)
    }
    size.width = min(size.width, room)
    let top = parts.isBelow ? parts.markSize.height : 0
    place(parts.content, of: index, leading: parts.indentation, top: top, size: size, contentProposal)
  }
}
