extension DocumentBuilder {
  mutating func list(_ index: Int, _ marker: ListMarker) -> MarkdownBlock.List {
    var items: [MarkdownBlock.ListItem] = []
    var next = nodes[index].firstChild
    while next >= 0 {
      items.append(item(Int(next)))
      next = nodes[Int(next)].next
    }
    let publicMarker: MarkdownBlock.List.Marker =
      switch marker {
      case .bullet: .bullet
      case .number(let start, _): .number(start: start)
      }
    return .init(marker: publicMarker, isTight: isTight(index), items: items, place: nodes[index].place)
  }

  private mutating func item(_ index: Int) -> MarkdownBlock.ListItem {
    var task: MarkdownBlock.ListItem.Task?
    if extensions.contains(.taskLists), let (found, length) = self.task(ofItem: index) {
      task = found
      skippedTaskLength = length
    }
    return .init(task: task, blocks: blocks(in: index), place: nodes[index].place)
  }

  /// Reads the box of a task, and returns its length.
  private func task(ofItem index: Int) -> (MarkdownBlock.ListItem.Task, length: Int)? {
    let child = Int(nodes[index].firstChild)
    guard child >= 0, nodes[child].kind == .paragraph, let first = nodes[child].segments.first else { return nil }
    let segment = segments[Int(first)]
    let start = Int(segment.start)
    guard segment.line == nodes[child].firstLine, segment.range.count > 3, bytes[start] == Byte.leftBracket,
      bytes[start + 2] == Byte.rightBracket, bytes[start + 3].isSpaceOrTab
    else { return nil }
    let length = bytes.skippingSpaces(from: start + 3, before: Int(segment.end)) - start
    switch bytes[start + 1] {
    case Byte.space, Byte.tab: return (.open, length)
    case 0x78, 0x58: return (.done, length)
    default: return nil
    }
  }

  /// Whether no blank line stands between the items of a list or between the blocks of an item.
  private func isTight(_ index: Int) -> Bool {
    var next = nodes[index].firstChild
    while next >= 0 {
      let item = nodes[Int(next)]
      if isParted(item) { return false }
      var child = item.firstChild
      while child >= 0 {
        if isParted(nodes[Int(child)]) { return false }
        child = nodes[Int(child)].next
      }
      next = item.next
    }
    return true
  }

  /// Whether a blank line stands between a block and the one behind it.
  private func isParted(_ node: BlockNode) -> Bool {
    node.next >= 0 && nodes[Int(node.next)].firstLine > node.lastLine + 1
  }
}
