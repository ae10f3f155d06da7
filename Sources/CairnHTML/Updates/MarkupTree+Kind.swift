extension MarkupTree {
  /// Returns the kind of an item: its element and those directly inside, and which of them are cells.
  ///
  /// Actions belong to no kind: what they stand beside does.
  func kind(of index: Int) -> [String] {
    var inside = children(of: index)
    if let frame = frame(in: index) { inside = Array(children(of: frame).prefix(1)) }
    return ([index] + inside).filter { nodes[$0].isElement }.map { index in
      text(nodes[index].name) + (hasClass("list-cell", index) ? ".list-cell" : "")
    }
  }

  /// Whether an element is around an item's content, as around that of an item with actions.
  func isFramed(_ index: Int) -> Bool { frame(in: index) != nil }

  private func frame(in index: Int) -> Int? {
    children(of: index).first { nodes[$0].isElement && (hasClass("acting", $0) || hasClass("swipe", $0)) }
  }

  private func hasClass(_ name: Substring, _ index: Int) -> Bool {
    let classes = attributes(of: index)?.first { $0.name == "class" }?.value ?? ""
    return classes.split(separator: " ").contains(name)
  }
}
