/// The children of a large container, found by their rows.
struct ChildIndex {
  let children: [NodeIndex]
  private let rows: RowIndex

  /// The number of children from which on an index is faster than looking at each of them.
  static let least = 64

  init(of index: NodeIndex, in engine: LayoutEngine) {
    var children: [NodeIndex] = []
    engine.forEachChild(index) { children.append($0) }
    self.children = children
    rows = RowIndex(children.map { engine.arena[$0].pointee.rect })
  }

  /// Returns the positions of the children in the rows of a rectangle, with a number of neighbours.
  func positions(in clip: CellRect, neighbours: Int = 0) -> Range<Int> {
    let found = rows.positions(from: clip.y, to: clip.maxY)
    return max(found.lowerBound - neighbours, 0)..<min(found.upperBound + neighbours, children.count)
  }
}
