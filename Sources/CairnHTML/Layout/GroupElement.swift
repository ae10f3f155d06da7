/// An element of one instance of a section's group.
struct GroupElement: Hashable {
  enum Kind: Hashable {
    case group, item
    /// Flexible room.
    case spacer
  }

  var kind: Kind
  /// The rules, one for each range of widths.
  var rules: [LayoutRule]
  var children: [GroupElement] = []
  /// The rules of an item's badge, one for each range of widths.
  var badges: [LayoutRule] = []
  /// Whether the parts that the last instance lacks keep their places, so that room is shared as in the others.
  var keepsPlaces = false

  init(_ kind: Kind, _ rule: LayoutRule) {
    self.kind = kind
    rules = [rule]
  }

  var nodeCount: Int { children.reduce(1) { $0 + $1.nodeCount } }

  var itemCount: Int {
    switch kind {
    case .item: 1
    case .spacer: 0
    case .group: children.reduce(0) { $0 + $1.itemCount }
    }
  }
}

extension GroupElement {
  /// Gives a group's badge to its first item, whose content says what it shows; returns `false` if that is impossible.
  ///
  /// The item is no longer the host that its badge is placed in; the group is.
  mutating func fastenToFirstItem(_ badge: LayoutRule) -> Bool {
    guard let index = children.firstIndex(where: { $0.itemCount > 0 }) else { return false }
    if children[index].kind == .group {
      // A group in between with its own badge would be the host of this badge.
      guard children[index].rules[0].own["position"] == nil else { return false }
      return children[index].fastenToFirstItem(badge)
    }
    guard children[index].badges.isEmpty, children[index].rules[0].own["position"] == nil else { return false }
    children[index].badges = [badge]
    children[index].rules[0].own["position"] = "static"
    return true
  }
}
