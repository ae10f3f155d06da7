import Cairn

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
    case table(NodeStore<TableBlock>.Index)
    /// The row of a table; the title of rows takes the room of all columns.
    case tableRow(TableGroup, isTitle: Bool)
    /// The first column of a table's cell, and their number.
    case tableCell(column: Int32, count: Int32)
    /// The columns that the cell of a grid takes, and the alignments that it does not take from the grid and its row.
    case gridCell(columns: Int32, horizontal: HorizontalAlignment?, vertical: VerticalAlignment?)
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

  var table: NodeStore<TableBlock>.Index {
    guard case .table(let index) = payload else { preconditionFailure("The node is no table") }
    return index
  }

  /// The number of a grid's columns that a cell takes.
  var gridColumnCount: Int {
    if case .gridCell(let columns, _, _) = payload { Int(columns) } else { 1 }
  }

  /// The alignment of the cell across a grid; `nil` for that of the grid.
  var gridColumnAlignment: HorizontalAlignment? {
    if case .gridCell(_, let horizontal, _) = payload { horizontal } else { nil }
  }

  /// The alignment of the cell in the height of its row; `nil` for that of the row.
  var gridCellVertical: VerticalAlignment? {
    if case .gridCell(_, _, let vertical) = payload { vertical } else { nil }
  }

  /// The part of its table that a row belongs to.
  var tableGroup: TableGroup {
    if case .tableRow(let group, _) = payload { group } else { .body }
  }

  /// Whether a row of a table is the title of those below it.
  var isTitleOfRows: Bool {
    if case .tableRow(_, let isTitle) = payload { isTitle } else { false }
  }

  /// The columns of a table that a cell takes.
  var tableColumns: Range<Int> {
    guard case .tableCell(let column, let count) = payload else { return 0..<1 }
    return Int(column)..<Int(column) + max(Int(count), 1)
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
