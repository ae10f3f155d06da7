/// An element of one instance of a section's group.
struct GroupElement: Hashable {
  enum Kind: Hashable {
    case group, item
    /// Room that takes its share of what is left over.
    case spacer
  }

  var kind: Kind
  /// How it looks, for each range of widths.
  var rules: [LayoutRule]
  var children: [GroupElement] = []
  /// Where the badge of an item stands, for each range of widths.
  var badges: [LayoutRule] = []
  /// Whether parts that the last instance lacks keep their places, so that room is shared as in the others.
  var keepsPlaces = false

  init(_ kind: Kind, _ rule: LayoutRule) {
    self.kind = kind
    rules = [rule]
  }

  /// The number of elements.
  var nodeCount: Int { children.reduce(1) { $0 + $1.nodeCount } }

  /// The number of items.
  var itemCount: Int {
    switch kind {
    case .item: 1
    case .spacer: 0
    case .group: children.reduce(0) { $0 + $1.itemCount }
    }
  }
}

extension GroupElement {
  /// Gives a group's badge to its first item, whose content says what it shows; returns whether that has none yet.
  ///
  /// The item gives up being what its badge is placed in, so that the group is.
  mutating func fastenToFirstItem(_ badge: LayoutRule) -> Bool {
    guard let index = children.firstIndex(where: { $0.itemCount > 0 }) else { return false }
    if children[index].kind == .group {
      // In between, a group with a badge of its own would be what the badge is placed in.
      guard children[index].rules[0].own["position"] == nil else { return false }
      return children[index].fastenToFirstItem(badge)
    }
    guard children[index].badges.isEmpty, children[index].rules[0].own["position"] == nil else { return false }
    children[index].badges = [badge]
    children[index].rules[0].own["position"] = "static"
    return true
  }
}
