import Cairn

extension SectionArranger {
  /// Marks the items whose badges the layout places.
  func fastenBadges(of result: SectionResult) {
    let fastened = Set(result.itemSupplementaries.filter { $0.kind == .badge }.map(\.item))
    for (index, item) in items.enumerated() {
      guard let node = badgedNode(in: item) else { continue }
      if fastened.contains(index) {
        engine.arena[node].pointee.flags.insert(.isMarked)
        if let content = engine.arena[node].pointee.firstChild { inheritGrowth(of: content, to: item) }
      } else {
        engine.arena[node].pointee.flags.remove(.isMarked)
      }
    }
  }

  /// Lets an item grow as high as its row, if the view with the badge grows.
  private func inheritGrowth(of content: NodeIndex, to item: NodeIndex) {
    guard engine.arena[content].pointee.flags.contains(.growsHigh) else { return }
    var next: NodeIndex? = item
    while let node = next, node != content {
      if engine.arena[node].pointee.kind == .fixedFrame, engine.arena[node].pointee.flags.contains(.fixesHeight) {
        return
      }
      engine.arena[node].pointee.flags.insert(.growsHigh)
      next = engine.arena[node].pointee.firstChild
    }
  }

  /// Returns the view with a badge that is the whole content of an item, perhaps inside wrappers or a link.
  private func badgedNode(in item: NodeIndex) -> NodeIndex? {
    var next = engine.arena[item].pointee.firstChild
    while let node = next {
      let kind = engine.arena[node].pointee.kind
      if kind == .badged { return node }
      let isRowOfOne = kind == .row && engine.arena[node].pointee.childCount == 1
      guard kind.isWrapper || isRowOfOne else { return nil }
      next = engine.arena[node].pointee.firstChild
    }
    return nil
  }
}
