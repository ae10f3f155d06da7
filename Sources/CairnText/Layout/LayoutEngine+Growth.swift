extension LayoutEngine {
  /// Lets a container grow if a child does.
  func inheritGrowth(from child: NodeIndex, to parent: NodeIndex) {
    var flags = arena[child].pointee.flags.intersection([.growsWide, .growsHigh, .showsHeight])
    let kind = arena[parent].pointee.kind
    // Layers behind and in front of a view do not affect its size.
    if kind == .layers, arena[parent].pointee.content != child { return }
    switch kind {
    case .table: return
    case .flow, .tree, .lazyGrid, .badged, .compositional, .list, .cell, .split, .hanging:
      flags = flags.intersection(.growsWide)
    default: break
    }
    arena[parent].pointee.flags.formUnion(flags)
  }

  /// Settles the flags of a container whose children are complete.
  func finish(_ index: NodeIndex) {
    let node = arena[index]
    switch node.pointee.kind {
    case .fixedFrame, .fixedSize:
      if node.pointee.flags.contains(.fixesWidth) { node.pointee.flags.remove(.growsWide) }
      if node.pointee.flags.contains(.fixesHeight) { node.pointee.flags.subtract([.growsHigh, .showsHeight]) }

    case .flexibleFrame:
      let limits = stores.frames[node.pointee.frame]
      if limits.maxWidth != nil { node.pointee.flags.insert(.growsWide) }
      if limits.maxHeight != nil { node.pointee.flags.insert(.growsHigh) }
      if limits.minHeight != nil { node.pointee.flags.insert(.growsHigh) }
    case .border: showHeight(of: node.pointee.firstChild)
    case .background: if node.pointee.background != 0 { showHeight(of: node.pointee.firstChild) }
    case .flow: node.pointee.flags.subtract([.growsWide, .growsHigh])
    default: break
    }
  }

  /// Marks the frames directly inside a border or background: their height is visible.
  private func showHeight(of index: NodeIndex?) {
    var next = index
    while let node = next, arena[node].pointee.kind.isWrapper {
      arena[node].pointee.flags.insert(.showsHeight)
      next = arena[node].pointee.firstChild
    }
  }

  /// Whether a wrapper holds only a picture without a description, directly or through other wrappers.
  func isEmptyPicture(_ wrapper: NodeIndex) -> Bool {
    var node = wrapper
    while arena[node].pointee.kind.isWrapper, arena[node].pointee.background == 0 {
      guard arena[node].pointee.kind != .border, let child = arena[node].pointee.firstChild else { return false }
      node = child
    }
    return arena[node].pointee.kind == .image && arena[node].pointee.flags.contains(.isEmpty)
  }
}
