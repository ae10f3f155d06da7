import Cairn

extension LayoutEngine {
  /// Whether a list follows a list, another section or a form; these always stand apart.
  func areLists(_ first: NodeIndex, _ second: NodeIndex) -> Bool {
    arena[first].pointee.flags.contains(.isBlock) && beginsWithList(second)
  }

  private func beginsWithList(_ node: NodeIndex) -> Bool {
    var next: NodeIndex? = node
    while let node = next, arena[node].pointee.flags.contains(.isBlock) {
      if arena[node].pointee.isWholeList { return true }
      next = arena[node].pointee.firstChild
    }
    return false
  }

  /// Returns the size of a list: rows below one another, with a gutter for marks and lines between some.
  func listSize(_ index: NodeIndex, _ proposal: Proposal) -> CellSize {
    let gutter = gutter(of: index, proposal.width)
    var size = CellSize.zero
    forEachListRow(of: index, proposal) { _, rowSize, top in
      size.width = max(size.width, rowSize.width)
      size.height = top + rowSize.height
    }
    size.width = min(size.width + gutter, CellLength.unbounded)
    if CellLength.isDefinite(proposal.width) { size.width = max(size.width, proposal.width) }
    return size
  }

  func placeList(_ index: NodeIndex, _ proposal: Proposal) {
    let gutter = gutter(of: index, proposal.width)
    let width = max(arena[index].pointee.rect.width - gutter, 1)
    let inset = wordInset(of: list(index), proposal.width)
    forEachListRow(of: index, proposal) { row, rowSize, top in
      var size = rowSize
      var inner = rowProposal(of: index, proposal)
      if inset > 0, beginsWithWords(row) {
        inner.width = CellLength.reduced(inner.width, by: inset)
        size.width = max(min(size.width, width) - inset, 1)
        return place(row, of: index, leading: gutter + inset, top: top, size: size, inner)
      }
      if arena[row].pointee.flags.contains(.growsWide), size.width != width {
        inner.width = width
        size.width = min(measure(row, inner).width, width)
      }
      place(row, of: index, leading: gutter, top: top, size: size, inner)
    }
  }

  func list(_ index: NodeIndex) -> ListBlock {
    guard let list = arena[index].pointee.list else { preconditionFailure("The node holds no rows") }
    return stores.lists[list]
  }

  private func rowProposal(of index: NodeIndex, _ proposal: Proposal) -> Proposal {
    Proposal(width: CellLength.reduced(proposal.width, by: gutter(of: index, proposal.width)), height: CellLength.open)
  }

  /// Returns the columns before the rows; 0 if they would leave hardly any room for words.
  private func gutter(of index: NodeIndex, _ width: Int32) -> Int32 {
    let gutter = arena[index].pointee.lengths.leading
    return CellLength.isDefinite(width) && width < gutter + 8 ? 0 : gutter
  }

  /// Calls a closure for each row with its size and its distance from the top.
  private func forEachListRow(of index: NodeIndex, _ proposal: Proposal, _ body: (NodeIndex, CellSize, Int32) -> Void) {
    let list = list(index)
    let inner = rowProposal(of: index, proposal)
    let drawsLines = !list.separators.isEmpty
    let inset = wordInset(of: list, proposal.width)
    var top: Int32 = 0
    var previous: NodeIndex?
    var isPreviousTall = false
    forEachChild(index) { row in
      var size = measure(row, inner)
      if inset > 0, beginsWithWords(row) {
        var narrow = inner
        narrow.width = CellLength.reduced(narrow.width, by: inset)
        size = measure(row, narrow)
        size.width = min(size.width + inset, CellLength.unbounded)
      }
      // Rows of several lines need a blank line between them, so that they do not run together.
      let isTall = size.height > 1 && runsTogether(row, inner)
      if let previous {
        let hasLine = drawsLines && list.line(between: previous, and: row) != nil
        let gap = hasLine ? 1 : columnGap(in: index, between: previous, and: row)
        top += isTall || isPreviousTall ? max(gap, 1) : gap
      }
      body(row, size, top)
      top = min(top + size.height, CellLength.unbounded)
      previous = row
      isPreviousTall = isTall
    }
  }

  /// Returns the columns before the words of cells, if there is room for them.
  func wordInset(of list: ListBlock, _ width: Int32) -> Int32 {
    guard let first = list.cells.first else { return 0 }
    let columns = columns(of: stores.cells[first])
    let inset = columns.leading + columns.image
    return CellLength.isDefinite(width) && width < inset + Self.leastWords ? 0 : inset
  }

  /// Whether a row is no cell and begins with words, which line up with those of cells.
  ///
  /// The actions of a row stand below its words, as a cell of their own.
  func beginsWithWords(_ row: NodeIndex) -> Bool {
    if let last = arena[row].pointee.lastChild, arena[last].pointee.kind == .cell { return false }
    var next: NodeIndex? = row
    while let node = next {
      let flags = arena[node].pointee.flags
      switch arena[node].pointee.kind {
      // A symbol stands in the column of the pictures of cells.
      case .text: return !flags.contains(.isSymbol)
      case .bracket, .progress: return true
      case .column where flags.contains(.unfolds), .row where flags.contains(.keepsLead): return false
      case .column, .row, .flow, .background, .padding, .clip, .badged: next = arena[node].pointee.firstChild
      default: return false
      }
    }
    return false
  }

  /// Whether a row of several lines would run together with its neighbours.
  ///
  /// Some rows need no blank line: a mark or guides tell an outline from others, a line of actions names itself, and
  /// padding leaves blank lines already.
  private func runsTogether(_ row: NodeIndex, _ proposal: Proposal) -> Bool {
    var next: NodeIndex? = row
    while let node = next {
      if arena[node].pointee.flags.contains(.unfolds) { return false }
      let (first, last) = (arena[node].pointee.firstChild, arena[node].pointee.lastChild)
      switch arena[node].pointee.kind {
      case .column where first != last && last.map({ arena[$0].pointee.kind }) == .cell:
        guard measure(first, proposal).height > 1 else { return false }
        next = first
      case .padding where min(arena[node].pointee.lengths.top, arena[node].pointee.lengths.bottom) > 0: return false
      case .cell:
        let block = stores.cells[arena[node].pointee.cell]
        return min(block.above, block.below) == 0
      case .column, .background, .padding, .clip: next = first
      default: return true
      }
    }
    return true
  }

  /// Returns the cell that a row is or begins with; `nil` for other views.
  func cell(in row: NodeIndex) -> CellBlock? {
    var next: NodeIndex? = row
    while let node = next {
      switch arena[node].pointee.kind {
      case .cell: return stores.cells[arena[node].pointee.cell]
      case .row: next = arena[node].pointee.lastChild
      case .column, .background, .padding, .border, .clip: next = arena[node].pointee.firstChild
      default: return nil
      }
    }
    return nil
  }
}
