extension LayoutNode {
  /// The data of a node besides its children; they depend on its kind.
  enum Payload {
    case none
    case text(NodeStore<TextBlock>.Index)
    case image(PictureWords)
    case picture(NodeStore<TextPicture>.Index)
    case progress(NodeStore<ProgressBar>.Index)
    case frame(NodeStore<FrameLimits>.Index)
    /// The width of a frame divided by its height; 0 for none.
    case ratio(Double)
    case grid(NodeStore<GridTracks>.Index)
    /// The child of layers that decides their size.
    case content(NodeIndex)
    case section(NodeStore<LaidOutSection>.Index)
    /// The list whose rows the node holds.
    case list(NodeStore<ListBlock>.Index)
    case cell(NodeStore<CellBlock>.Index)
    /// The node is a whole list with its header and footer.
    case wholeList
    /// The number of hidden items at the end of a row.
    case hiddenItems(Int32)
  }

  /// The words that stand for a picture.
  struct PictureWords {
    /// The words without a box.
    var bare: NodeStore<TextBlock>.Index
    var boxed: NodeStore<TextBlock>.Index
  }
}

// MARK: - What nodes of a kind have

extension LayoutNode {
  @inline(__always)
  var text: NodeStore<TextBlock>.Index {
    switch payload {
    case .text(let index): return index
    case .image(let words): return words.bare
    default: preconditionFailure("The node has no words")
    }
  }

  var picture: NodeStore<TextPicture>.Index {
    guard case .picture(let index) = payload else { preconditionFailure("The node is no picture") }
    return index
  }

  var progress: NodeStore<ProgressBar>.Index {
    guard case .progress(let index) = payload else { preconditionFailure("The node is no progress bar") }
    return index
  }

  @inline(__always)
  var frame: NodeStore<FrameLimits>.Index {
    guard case .frame(let index) = payload else { preconditionFailure("The node is no frame") }
    return index
  }

  var ratio: Double {
    guard case .ratio(let ratio) = payload else { preconditionFailure("The node has no ratio") }
    return ratio
  }

  var grid: NodeStore<GridTracks>.Index {
    guard case .grid(let index) = payload else { preconditionFailure("The node is no grid") }
    return index
  }

  var section: NodeStore<LaidOutSection>.Index {
    guard case .section(let index) = payload else { preconditionFailure("The node is no section") }
    return index
  }

  var cell: NodeStore<CellBlock>.Index {
    guard case .cell(let index) = payload else { preconditionFailure("The node is no cell") }
    return index
  }

  /// The list whose rows the node holds; `nil` for a tree outside of lists.
  var list: NodeStore<ListBlock>.Index? {
    if case .list(let index) = payload { index } else { nil }
  }

  /// The child of layers that decides their size; `nil` until it is complete.
  var content: NodeIndex? {
    if case .content(let index) = payload { index } else { nil }
  }

  var hiddenItems: Int {
    if case .hiddenItems(let count) = payload { Int(count) } else { 0 }
  }

  var isWholeList: Bool {
    if case .wholeList = payload { true } else { false }
  }
}
