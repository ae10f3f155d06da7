import Cairn

/// The parts of layouts that the solver places, but no element of a page shows.
enum UnsupportedParts {
  /// Deeper groups have no places either.
  fileprivate static let maximumDepth = 32

  /// Returns the names of a section's unsupported parts for messages.
  static func names(in section: LayoutSection, along axis: Axis) -> [String] {
    var names: [String] = []
    let shown = [ElementKind.header, .footer].reduce(0) { count, kind in
      count
        + (axis == .vertical
          ? section.boundaryItems(kind).count : section.boundaryItem(kind, along: axis) == nil ? 0 : 1)
    }
    if section.boundarySupplementaryItems.count > shown {
      names.append("a second header or footer at one side that cannot share its room")
    }
    if section.decorationItems.count(where: { $0.content == nil }) > 2 { names.append("a third background") }
    if case .group(let group) = section.content { add(group, depth: 0, to: &names) }
    return names
  }

  private static func add(_ group: LayoutGroup, depth: Int, to names: inout [String]) {
    guard depth < maximumDepth else { return }
    if group.supplementaries.count > 1 { add("a second badge on a group", to: &names) }
    if !group.supplementaries.isEmpty, !group.lendsFirstItem {
      add("a badge on a group whose first item has one too or is placed by a closure", to: &names)
    }
    for subitem in group.subitems {
      switch subitem {
      case .item(let item): if item.supplementaries.count > 1 { add("a second badge on an item", to: &names) }
      case .group(let inner): add(inner, depth: depth + 1, to: &names)
      }
    }
  }

  private static func add(_ name: String, to names: inout [String]) {
    if !names.contains(name) { names.append(name) }
  }
}

extension LayoutGroup {
  /// Whether the group's first item can show the group's badge.
  fileprivate var lendsFirstItem: Bool {
    var group = self
    for _ in 0..<UnsupportedParts.maximumDepth {
      guard group.provider == nil else { return false }
      switch group.subitems.first {
      case .item(let item)?: return item.supplementaries.isEmpty
      case .group(let inner)?:
        guard inner.supplementaries.isEmpty else { return false }
        group = inner
      case nil: return true
      }
    }
    return true
  }
}
