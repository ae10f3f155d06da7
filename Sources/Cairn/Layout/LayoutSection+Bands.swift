extension LayoutSection {
  /// Returns the boundary item that a section's header or footer shows in.
  ///
  /// It is the first of that kind or, where none has it, the first of another kind at the header's or footer's side.
  package func boundaryItem(_ kind: ElementKind) -> LayoutBoundary? {
    boundaryIndex(kind).map { boundarySupplementaryItems[$0] }
  }

  private func boundaryIndex(_ kind: ElementKind) -> Int? {
    let items = boundarySupplementaryItems
    if let index = items.firstIndex(where: { $0.kind == kind }) { return index }
    // In sections that run sideways, the side is the leading or the trailing one.
    return items.firstIndex {
      $0.kind != .header && $0.kind != .footer && ($0.alignment.position(.vertical) == 1) == (kind == .footer)
    }
  }

  /// Returns the boundary items that the views of a section's header or footer show in, in a layout from top to bottom.
  ///
  /// There are several where more than one makes room at the same side and all or none stay visible.
  package func boundaryItems(_ kind: ElementKind) -> [LayoutBoundary] {
    guard let first = boundaryIndex(kind) else { return [] }
    let items = boundarySupplementaryItems
    let opposite: ElementKind = kind == .header ? .footer : .header
    let side: Double = kind == .header ? 0 : 1
    func makesRoom(_ item: LayoutBoundary) -> Bool {
      item.extendsBoundary && item.alignment.position(.vertical) == side
        && item.pinToVisibleBounds == items[first].pinToVisibleBounds
    }
    guard makesRoom(items[first]) else { return [items[first]] }
    return [items[first]]
      + items.indices.filter { $0 != first && items[$0].kind != opposite && makesRoom(items[$0]) }.map { items[$0] }
  }
}
