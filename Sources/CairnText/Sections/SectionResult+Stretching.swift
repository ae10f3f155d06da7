import Cairn

extension SectionResult {
  /// Extends items down to the end of their group, if nothing else of it is below them.
  ///
  /// Where content decides heights, the tallest item of a row decides its height, and growing views fill theirs.
  mutating func stretchItems() {
    guard !groups.isEmpty else { return }
    var owners = [Int](repeating: -1, count: items.count)
    var lowest = [Double](repeating: -.infinity, count: groups.count)
    var open: [Int] = []
    for (index, group) in groups.enumerated() {
      open.removeLast(max(open.count - group.depth, 0))
      if let parent = open.last { lowest[parent] = max(lowest[parent], group.frame.y) }
      open.append(index)
      for item in group.items where items.indices.contains(item) { owners[item] = index }
    }
    for (item, owner) in owners.enumerated() where owner >= 0 {
      lowest[owner] = max(lowest[owner], items[item].y)
    }
    for (item, owner) in owners.enumerated() where owner >= 0 && items[item].y >= lowest[owner] {
      items[item].height = max(items[item].height, groups[owner].frame.maxY - items[item].y)
    }
  }
}

extension LayoutSection {
  /// Whether all items get their heights from the groups around them, not from their content.
  var fillsHeights: Bool {
    if case .group(let group) = content { group.fillsHeights } else { false }
  }
}

extension LayoutGroup {
  fileprivate var fillsHeights: Bool {
    population != .custom
      && subitems.allSatisfy { subitem in
        switch subitem {
        case .item(let item): !item.size.height.isEstimated
        case .group(let group): group.fillsHeights
        }
      }
  }
}
