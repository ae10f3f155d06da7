extension LayoutEngine {
  /// Lets a container grow where a child does.
  func inheritGrowth(from child: Int32, to parent: Int32) {
    var flags = arena[child].pointee.flags.intersection([.growsWide, .growsHigh])
    let kind = arena[parent].pointee.kind
    // What lies behind or in front of a view has no say in its size.
    if kind == .layers, arena[parent].pointee.payload != child { return }
    if kind == .flow || kind == .tree || kind == .lazyGrid || kind == .badged { flags = flags.intersection(.growsWide) }
    arena[parent].pointee.flags.formUnion(flags)
  }

  /// Settles what a container takes now that all its children are known.
  func finish(_ index: Int32) {
    let node = arena[index]
    switch node.pointee.kind {
    case .fixedFrame, .fixedSize:
      if node.pointee.flags.contains(.fixesWidth) { node.pointee.flags.remove(.growsWide) }
      if node.pointee.flags.contains(.fixesHeight) { node.pointee.flags.remove(.growsHigh) }
      if node.pointee.kind == .fixedFrame, node.pointee.flags.contains(.fixesHeight) {
        node.pointee.flags.remove(.growsHigh)
      }
    case .flexibleFrame:
      let limits = frames[Int(node.pointee.payload)]
      if limits.maxWidth != nil { node.pointee.flags.insert(.growsWide) }
      if limits.maxHeight != nil { node.pointee.flags.insert(.growsHigh) }
      if limits.minHeight != nil { node.pointee.flags.insert(.growsHigh) }
    case .flow: node.pointee.flags.subtract([.growsWide, .growsHigh])
    default: break
    }
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
