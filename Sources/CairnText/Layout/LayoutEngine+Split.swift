import Cairn

/// A sidebar and its detail view: side by side if there is room, otherwise one below the other.
extension LayoutEngine {
  /// The smallest width for both side by side.
  private static let sideBySideWidth: Int32 = 80
  /// The columns between both, with a line in the middle.
  private static let splitGap: Int32 = 3

  /// Returns the columns of the sidebar; `nil` if the two stand one below the other.
  func sidebarWidth(of index: NodeIndex, within width: Int32) -> Int32? {
    guard CellLength.isDefinite(width), width >= Self.sideBySideWidth, arena[index].pointee.childCount == 2 else {
      return nil
    }
    return min(max(width * 3 / 10, 28), 40)
  }

  func splitSize(_ index: NodeIndex, _ proposal: Proposal) -> CellSize {
    guard let sidebar = sidebarWidth(of: index, within: proposal.width) else { return columnSize(index, proposal) }
    var size = CellSize(width: proposal.width, height: 0)
    forEachSide(of: index, sidebar, proposal.width) { child, _, width in
      let inner = Proposal(width: width, height: CellLength.open)
      size.height = max(size.height, measure(child, inner).height)
    }
    return size
  }

  func placeSplit(_ index: NodeIndex, _ proposal: Proposal) {
    let rect = arena[index].pointee.rect
    guard let sidebar = sidebarWidth(of: index, within: rect.width) else { return placeColumn(index, proposal) }
    forEachSide(of: index, sidebar, rect.width) { child, leading, width in
      let inner = Proposal(width: width, height: CellLength.open)
      let size = CellSize(width: width, height: measure(child, inner).height)
      place(child, of: index, leading: leading, top: 0, size: size, inner)
    }
  }

  /// Calls a closure for both sides, with their distance from the leading edge and their width.
  private func forEachSide(
    of index: NodeIndex,
    _ sidebar: Int32,
    _ width: Int32,
    _ body: (NodeIndex, Int32, Int32) -> Void
  ) {
    var leading: Int32 = 0
    forEachChild(index) { side in
      body(side, leading, leading == 0 ? sidebar : width - leading)
      leading = sidebar + Self.splitGap
    }
  }
}
