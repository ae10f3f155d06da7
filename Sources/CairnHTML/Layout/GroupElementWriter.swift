/// The markup of the elements of one instance of a group.
struct GroupElementWriter {
  let conditions: [LayoutCondition]
  /// The number of items of the instance; if it is 1, the group is the item of the list.
  let itemCount: Int
  let className: (LayoutRules) -> String?

  /// Returns the markup before each item, including its start tag, and then the markup behind the last item.
  func leads(of root: GroupElement) -> [String] {
    var leads: [String] = []
    var pending = ""
    visit(root, isRoot: true, &leads, &pending)
    leads.append(pending)
    return leads
  }

  private func visit(_ node: GroupElement, isRoot: Bool, _ leads: inout [String], _ pending: inout String) {
    pending += startTag(node, isRoot: isRoot)
    switch node.kind {
    case .item:
      leads.append(pending)
      pending = ""
    case .spacer: pending += "</div>"
    case .group:
      for child in node.children { visit(child, isRoot: false, &leads, &pending) }
      pending += endTag(isRoot: isRoot)
    }
  }

  /// Returns the markup behind some items that do not fill an instance.
  func tail(of root: GroupElement, after count: Int) -> String {
    var remaining = count
    var tail = ""
    finish(root, isRoot: true, &remaining, &tail)
    return tail
  }

  private func finish(_ node: GroupElement, isRoot: Bool, _ remaining: inout Int, _ tail: inout String) {
    for child in node.children {
      if remaining > 0 {
        let itemCount = child.itemCount
        if child.kind == .group, itemCount >= remaining {
          finish(child, isRoot: false, &remaining, &tail)
        } else {
          remaining -= itemCount
        }
      } else if node.keepsPlaces {
        tail += hollow(child)
      }
    }
    tail += endTag(isRoot: isRoot)
  }

  private func hollow(_ node: GroupElement) -> String {
    switch node.kind {
    case .spacer: startTag(node, isRoot: false) + "</div>"
    case .item, .group: LayoutMarkup.tag("div", "hollow", name(node)) + "</div>"
    }
  }

  func badges(of root: GroupElement) -> [String?] {
    switch root.kind {
    case .item: [className(LayoutRules(rules: root.badges, conditions: conditions))]
    case .spacer: []
    case .group: root.children.flatMap { badges(of: $0) }
    }
  }

  private func name(_ node: GroupElement) -> String? {
    className(LayoutRules(rules: node.rules, conditions: conditions))
  }

  private func startTag(_ node: GroupElement, isRoot: Bool) -> String {
    switch node.kind {
    case .item: LayoutMarkup.tag(itemCount == 1 ? "div" : "div role=\"listitem\"", "cell", name(node))
    case .spacer: LayoutMarkup.tag("div", "spacer", name(node))
    case .group: LayoutMarkup.tag(isRoot && itemCount == 1 ? "li" : "div", "group", name(node))
    }
  }

  private func endTag(isRoot: Bool) -> String { isRoot && itemCount == 1 ? "</li>" : "</div>" }
}
