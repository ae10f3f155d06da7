extension LayoutEngine {
  /// Lets a container grow where a child does.
  func inheritGrowth(from child: Int32, to parent: Int32) {
    var flags = arena[child].pointee.flags.intersection([.growsWide, .growsHigh, .showsHeight])
    let kind = arena[parent].pointee.kind
    // What lies behind or in front of a view has no say in its size.
    if kind == .layers, arena[parent].pointee.payload != child { return }
    switch kind {
    case .flow, .tree, .lazyGrid, .badged, .compositional, .list, .cell, .split: flags = flags.intersection(.growsWide)
    default: break
    }
    arena[parent].pointee.flags.formUnion(flags)
  }

  /// Settles what a container takes now that all its children are known.
  func finish(_ index: Int32) {
    let node = arena[index]
    switch node.pointee.kind {
    case .fixedFrame, .fixedSize:
      if node.pointee.flags.contains(.fixesWidth) { node.pointee.flags.remove(.growsWide) }
      if node.pointee.flags.contains(.fixesHeight) { node.pointee.flags.subtract([.growsHigh, .showsHeight]) }
      if node.pointee.kind == .fixedFrame, node.pointee.flags.contains(.fixesHeight) {
        node.pointee.flags.remove(.growsHigh)
      }
    case .flexibleFrame:
      let limits = frames[Int(node.pointee.payload)]
      if limits.maxWidth != nil { node.pointee.flags.insert(.growsWide) }
      if limits.maxHeight != nil { node.pointee.flags.insert(.growsHigh) }
      if limits.minHeight != nil { node.pointee.flags.insert(.growsHigh) }
    case .border: showHeight(of: node.pointee.firstChild)
    case .background: if node.pointee.background != 0 { showHeight(of: node.pointee.firstChild) }
    case .flow: node.pointee.flags.subtract([.growsWide, .growsHigh])
    default: break
    }
  }

  /// Notes that one can see how high the frames are that something drawn around a view encloses at once.
  private func showHeight(of index: Int32) {
    var index = index
    while index >= 0, arena[index].pointee.kind.isWrapper {
      arena[index].pointee.flags.insert(.showsHeight)
      index = arena[index].pointee.firstChild
    }
  }

  /// Whether a wrapper holds, through other wrappers, a picture that is not even described.
  func isEmptyPicture(_ wrapper: Int32) -> Bool {
    var index = wrapper
    while index >= 0, arena[index].pointee.kind.isWrapper, arena[index].pointee.background == 0 {
      if arena[index].pointee.kind == .border { return false }
      index = arena[index].pointee.firstChild
    }
    return index >= 0 && arena[index].pointee.kind == .image && arena[index].pointee.flags.contains(.isEmpty)
  }
}

extension LayoutEngine {
  /// Takes the last child of a node out again, which stands behind a sibling or is the first.
  func unlink(_ child: Int32, behind sibling: Int32, in parent: Int32) {
    guard arena[parent].pointee.lastChild == child else { return }
    arena[parent].pointee.lastChild = sibling
    arena[parent].pointee.childCount -= 1
    if sibling < 0 {
      arena[parent].pointee.firstChild = -1
    } else {
      arena[sibling].pointee.next = -1
    }
  }
}
