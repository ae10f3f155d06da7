import Cairn

extension SectionArranger {
  /// Tells the badges of items that the layout has a place for that it fastens them.
  func fastenBadges(of result: SectionResult) {
    let fastened = Set(result.itemSupplementaries.filter { $0.kind == .badge }.map(\.item))
    for (index, item) in items.enumerated() {
      guard let node = badgedNode(in: item) else { continue }
      if fastened.contains(index) {
        engine.arena[node].pointee.flags.insert(.isMarked)
      } else {
        engine.arena[node].pointee.flags.remove(.isMarked)
      }
    }
  }

  /// The node of a view with a badge that is all of an item, whatever is around it.
  private func badgedNode(in item: Int32) -> Int32? {
    var node = engine.arena[item].pointee.firstChild
    while node >= 0 {
      let kind = engine.arena[node].pointee.kind
      if kind == .badged { return node }
      guard kind.isWrapper else { return nil }
      node = engine.arena[node].pointee.firstChild
    }
    return nil
  }
}
