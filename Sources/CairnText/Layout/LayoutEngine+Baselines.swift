import Cairn

extension LayoutEngine {
  /// Returns the row of a node that a text alignment lines up, from its top; `nil` for other alignments.
  ///
  /// A node without text lines up at its last row.
  func baseline(of index: NodeIndex, _ alignment: VerticalAlignment, _ size: CellSize, _ proposal: Proposal) -> Int32? {
    guard alignment.isBaseline else { return nil }
    let isFirst = alignment == .firstTextBaseline
    return textRow(of: index, isFirst: isFirst, size, proposal) ?? max(size.height - 1, 0)
  }

  private func textRow(of index: NodeIndex?, isFirst: Bool, _ size: CellSize, _ proposal: Proposal) -> Int32? {
    guard let index else { return nil }
    let node = arena[index].pointee
    switch node.kind {
    case .text, .progress: return isFirst ? 0 : size.height - 1
    case .column, .tree, .list: return columnTextRow(of: index, isFirst: isFirst, proposal)
    case .row, .gridRow, .badged, .flow, .hanging: return isFirst ? 0 : size.height - 1
    case .cell:
      let block = stores.cells[node.cell]
      return isFirst ? block.above : size.height - 1 - block.below
    case .layers:
      let inner = layersProposal(index, proposal)
      let innerSize = CellSize(width: size.width, height: max(size.height - node.lengths.top, 0))
      return textRow(of: node.content, isFirst: isFirst, innerSize, inner).map { $0 + node.lengths.top }
    case .padding, .border, .bracket, .fixedFrame, .flexibleFrame, .fixedSize, .aspectRatio, .background, .clip,
      .offset:
      let inner = innerProposal(index, proposal)
      let innerSize = measure(node.firstChild, inner)
      let top: Int32
      switch node.kind {
      case .padding, .border, .bracket: top = node.lengths.top
      case .fixedFrame, .flexibleFrame: top = Self.offset(node.vertical, max(size.height - innerSize.height, 0))
      default: top = 0
      }
      return textRow(of: node.firstChild, isFirst: isFirst, innerSize, inner).map { $0 + top }
    default: return nil
    }
  }

  private func columnTextRow(of index: NodeIndex, isFirst: Bool, _ proposal: Proposal) -> Int32? {
    var found: Int32?
    var top: Int32 = 0
    var previous: NodeIndex?
    forEachChild(index) { child in
      let inner = Proposal(width: proposal.width, height: CellLength.open)
      let size = measure(child, inner)
      if let previous { top += columnGap(in: index, between: previous, and: child) }
      if !isFirst || found == nil, let row = textRow(of: child, isFirst: isFirst, size, inner) { found = top + row }
      top += size.height
      previous = child
    }
    return found
  }
}
