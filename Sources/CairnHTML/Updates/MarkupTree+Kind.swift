extension MarkupTree {
  /// The kind of an item: its element and those directly inside, and which of them are cells.
  struct Kind {
    fileprivate var element: String
    fileprivate var inside: [String]

    /// Whether an item may have become another one in place: nothing of one takes the place of something else of the other.
    ///
    /// What a view shows beside others, for as long as a condition holds, makes no other kind. A cell does.
    func isLike(_ other: Self) -> Bool {
      guard element == other.element else { return false }
      if inside == other.inside { return true }
      let (fewer, more) = inside.count < other.inside.count ? (inside, other.inside) : (other.inside, inside)
      guard !fewer.isEmpty, !more.contains(where: { $0.hasSuffix(Self.cell) }) else { return false }
      var rest = more[...]
      return fewer.allSatisfy { name in
        guard let position = rest.firstIndex(of: name) else { return false }
        rest = rest[(position + 1)...]
        return true
      }
    }

    fileprivate static let cell = ".list-cell"
  }

  /// Returns the kind of an item.
  ///
  /// Actions belong to no kind: what they stand beside does.
  func kind(of index: Int) -> Kind {
    var inside = children(of: index)
    if let frame = frame(in: index) { inside = Array(children(of: frame).prefix(1)) }
    func name(of index: Int) -> String {
      text(nodes[index].name) + (hasClass("list-cell", index) ? Kind.cell : "")
    }
    return Kind(element: name(of: index), inside: inside.filter { nodes[$0].isElement }.map(name))
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
