extension LayoutSection {
  /// Returns the boundary item in which a section's header or footer shows.
  ///
  /// It is the first item of that kind. Without one, it is the first item of a kind of the author's own, behind the
  /// content for a footer and anywhere else for a header.
  ///
  /// - Parameters:
  ///   - kind: The header or the footer.
  ///   - axis: The direction in which sections follow one another, also for a section that scrolls across it.
  /// - Returns: The item, if there is one.
  package func boundaryItem(_ kind: ElementKind, along axis: Axis) -> LayoutBoundary? {
    boundaryIndex(kind, along: axis).map { boundarySupplementaryItems[$0] }
  }

  private func boundaryIndex(_ kind: ElementKind, along axis: Axis) -> Int? {
    let items = boundarySupplementaryItems
    if let index = items.firstIndex(where: { $0.kind == kind }) { return index }
    return items.firstIndex {
      $0.kind != .header && $0.kind != .footer && ($0.alignment.position(axis) == 1) == (kind == .footer)
    }
  }

  /// Returns the boundary items for the views of a section's header or footer, in a layout from top to bottom.
  ///
  /// There are several if more than one makes room at the same side, and either all of them or none stay visible.
  package func boundaryItems(_ kind: ElementKind) -> [LayoutBoundary] {
    guard let first = boundaryIndex(kind, along: .vertical) else { return [] }
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
