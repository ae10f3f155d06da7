/// A printer of layouts as trees: each part has a line, indented below the part around.
struct LayoutTree {
  private(set) var lines: [String] = []
  /// Groups nested deeper are not printed, which limits the use of the stack.
  static let maximumDepth = 64

  var text: String { lines.joined(separator: "\n") }

  mutating func add(_ line: String, _ details: [String?], depth: Int) {
    let line = ([line] + details.compactMap { $0 }).joined(separator: ", ")
    lines.append(String(repeating: "  ", count: depth) + line)
  }

  mutating func add(_ section: LayoutSection, depth: Int) {
    var name = "section"
    if case .list(let list) = section.content { name = "list \(list.appearance.rawValue)" }
    add(
      name,
      [
        Self.insets(section.contentInsets, section.fractionalContentInsets),
        section.interGroupSpacing == 0 ? nil : "spacing \(shortDescription(of: section.interGroupSpacing))",
        section.orthogonalScrolling == .none ? nil : "scrolls by \(section.orthogonalScrolling.rawValue)",
        section.supplementariesFollowContentInsets ? nil : "headers ignore insets",
      ],
      depth: depth
    )
    switch section.content {
    case .group(let group): add(group, depth: depth + 1)
    case .list(let list): add(list, depth: depth + 1)
    }
    for boundary in section.boundarySupplementaryItems { add(boundary, depth: depth + 1) }
    for item in section.decorationItems {
      let z = item.zIndex == 0 ? nil : "z \(item.zIndex)"
      add(
        "behind it \(item.content == nil ? "" : "a view, ")\(item.kind)",
        [Self.insets(item.contentInsets, .zero), z],
        depth: depth + 1
      )
    }
  }

  private mutating func add(_ list: ListConfiguration, depth: Int) {
    if list.headerMode != .none { add("header \(list.headerMode.rawValue)", [], depth: depth) }
    if list.footerMode != .none { add("footer \(list.footerMode.rawValue)", [], depth: depth) }
    if !list.showsSeparators { add("no separators", [], depth: depth) }
  }

  mutating func add(_ boundary: LayoutBoundary, depth: Int) {
    add(
      "\(boundary.kind) \(boundary.size) at \(boundary.alignment.rawValue)",
      [
        boundary.absoluteOffset == .zero ? nil : "moved \(boundary.absoluteOffset)",
        boundary.extendsBoundary ? nil : "over the content",
        boundary.pinToVisibleBounds ? "pinned" : nil,
        Self.insets(boundary.contentInsets, .zero),
        boundary.zIndex == 1 ? nil : "z \(boundary.zIndex)",
      ],
      depth: depth
    )
  }

  mutating func add(_ group: LayoutGroup, depth: Int) {
    let axis = group.axis == .horizontal ? "row" : "column"
    let name =
      switch group.population {
      case .packed: axis
      case .divided(let count): "\(axis) of \(count) equal"
      case .repeated(let count): "\(axis) of \(count)"
      case .custom: "custom"
      }
    let spacing = group.interItemSpacing == 0 ? nil : "spacing \(group.interItemSpacing)"
    add(
      "\(name) \(group.size)",
      [spacing, Self.insets(group.contentInsets, group.fractionalContentInsets), Self.edges(group.edgeSpacing)],
      depth: depth
    )
    guard depth < Self.maximumDepth else { return add("…", [], depth: depth + 1) }
    for subitem in group.subitems { add(subitem, depth: depth + 1) }
    for badge in group.supplementaries { add(badge, depth: depth + 1) }
  }

  mutating func add(_ subitem: LayoutSubitem, depth: Int) {
    switch subitem {
    case .item(let item): add(item, depth: depth)
    case .group(let group): add(group, depth: depth)
    }
  }

  mutating func add(_ item: LayoutItem, depth: Int) {
    add("item \(item.size)", [Self.insets(item.contentInsets, .zero), Self.edges(item.edgeSpacing)], depth: depth)
    for badge in item.supplementaries { add(badge, depth: depth + 1) }
  }

  mutating func add(_ badge: LayoutSupplementary, depth: Int) {
    let inner = badge.itemAnchor.map { "by its \($0)" }
    let z = badge.zIndex == 1 ? nil : "z \(badge.zIndex)"
    add("\(badge.kind) \(badge.size) at \(badge.containerAnchor)", [inner, z], depth: depth)
  }

  private static func insets(_ literal: EdgeInsets, _ fractions: EdgeInsets) -> String? {
    let parts = [
      literal == .zero ? nil : "insets \(literal)", fractions == .zero ? nil : "insets \(fractions) of its size",
    ].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private static func edges(_ spacing: LayoutEdgeSpacing) -> String? {
    spacing.isEmpty ? nil : "edges \(spacing)"
  }

  static func print(_ body: (inout LayoutTree) -> Void) -> String {
    var tree = LayoutTree()
    body(&tree)
    return tree.text
  }
}

extension CompositionalLayout: CustomStringConvertible {
  /// The layout as a tree: a line for each section, group and item.
  public var description: String {
    LayoutTree.print { tree in
      tree.add(
        "layout",
        [
          configuration.scrollDirection == .vertical ? nil : "scrolls horizontally",
          configuration.interSectionSpacing == 0
            ? nil : "spacing \(shortDescription(of: configuration.interSectionSpacing))",
        ],
        depth: 0
      )
      for boundary in configuration.boundarySupplementaryItems { tree.add(boundary, depth: 1) }
      switch source {
      case .sections(let sections): for section in sections { tree.add(section, depth: 1) }
      case .provider: tree.add("sections by a closure", [], depth: 1)
      }
    }
  }
}

extension LayoutSection: CustomStringConvertible {
  /// The section as a tree: a line for each group and item.
  public var description: String { LayoutTree.print { $0.add(self, depth: 0) } }
}

extension LayoutGroup: CustomStringConvertible {
  /// The group as a tree: a line for each group and item.
  public var description: String { LayoutTree.print { $0.add(self, depth: 0) } }
}

extension LayoutItem: CustomStringConvertible {
  /// The item and, below it, its badges.
  public var description: String { LayoutTree.print { $0.add(self, depth: 0) } }
}

extension LayoutSubitem: CustomStringConvertible {
  /// The item or the group as a tree.
  public var description: String { LayoutTree.print { $0.add(self, depth: 0) } }
}

extension LayoutBoundary: CustomStringConvertible {
  /// The kind, the size and the place.
  public var description: String { LayoutTree.print { $0.add(self, depth: 0) } }
}

extension LayoutSupplementary: CustomStringConvertible {
  /// The kind, the size and the place.
  public var description: String { LayoutTree.print { $0.add(self, depth: 0) } }
}
