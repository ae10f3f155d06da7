import Cairn

extension LayoutEngine {
  /// The columns of a `Grid`.
  private struct ColumnPlan {
    var widths: [Int32] = []
    var gap: Int32 = 1
    /// The width within which each row flows, because the columns have no room for their longest words.
    var flowWidth: Int32?

    /// Returns the width of a cell of several columns.
    func width(of columns: Range<Int>) -> Int32 {
      let gaps = gap * Int32(clamping: columns.count - 1)
      return max(min(widths[columns].reduce(0) { min($0 + $1, CellLength.unbounded) } + gaps, CellLength.unbounded), 0)
    }

    var total: Int32 {
      let gaps = gap * max(Int32(clamping: widths.count) - 1, 0)
      return min(widths.reduce(0) { min($0 + $1, CellLength.unbounded) } + gaps, CellLength.unbounded)
    }
  }

  func gridSize(_ index: NodeIndex, _ proposal: Proposal) -> CellSize {
    let plan = columnPlan(index, proposal.width)
    var width = plan.flowWidth ?? plan.total
    var height: Int32 = 0
    forEachGridRow(index, plan) { row, rowHeight, top in
      height = top + rowHeight
      if arena[row].pointee.kind != .gridRow, plan.flowWidth == nil {
        width = max(width, min(measure(row, spanProposal(row, plan, proposal.width)).width, CellLength.unbounded))
      }
    }
    return CellSize(width: width, height: height)
  }

  func placeGrid(_ index: NodeIndex, _ proposal: Proposal) {
    let plan = columnPlan(index, proposal.width)
    let grid = arena[index].pointee
    forEachGridRow(index, plan) { row, height, top in
      guard arena[row].pointee.kind == .gridRow, plan.flowWidth == nil else {
        let inner = spanProposal(row, plan, grid.rect.width)
        let size = measure(row, inner)
        let leading = Self.offset(grid.horizontal, grid.rect.width - size.width)
        place(row, of: index, leading: leading, top: top, size: size, inner)
        return
      }
      arena[row].pointee.rect = CellRect(x: grid.rect.x, y: grid.rect.y + top, width: grid.rect.width, height: height)
      placeCells(of: row, in: grid, plan)
    }
  }

  private func placeCells(of row: NodeIndex, in grid: LayoutNode, _ plan: ColumnPlan) {
    let node = arena[row].pointee
    let vertical = node.flags.contains(.hasAlignment) ? node.vertical : grid.vertical
    let least = baselineRow(of: row, vertical, plan)
    var leading: Int32 = 0
    forEachCell(of: row, plan) { cell, columns in
      let width = plan.width(of: columns)
      var inner = Proposal(width: max(width, 1), height: CellLength.open)
      var size = measure(cell, inner)
      if arena[cell].pointee.flags.contains(.growsHigh), size.height < node.rect.height {
        inner.height = node.rect.height
        size = measure(cell, inner)
      }
      let own = arena[cell].pointee.gridCellVertical
      let shift = own == nil ? baseline(of: cell, vertical, size, inner).map { least - $0 } : nil
      let top = shift ?? Self.offset(own ?? vertical, max(node.rect.height - size.height, 0))
      place(
        cell,
        of: row,
        leading: leading + Self.offset(arena[cell].pointee.gridColumnAlignment ?? grid.horizontal, width - size.width),
        top: top,
        size: size,
        inner
      )
      leading += width + plan.gap
    }
  }

  private func baselineRow(of row: NodeIndex, _ alignment: VerticalAlignment, _ plan: ColumnPlan) -> Int32 {
    guard alignment.isBaseline else { return 0 }
    var above: Int32 = 0
    forEachCell(of: row, plan) { cell, columns in
      let inner = Proposal(width: max(plan.width(of: columns), 1), height: CellLength.open)
      above = max(above, baseline(of: cell, alignment, measure(cell, inner), inner) ?? 0)
    }
    return above
  }

  /// Calls a closure for each cell of a row with its columns, as far as the grid has them.
  private func forEachCell(of row: NodeIndex, _ plan: ColumnPlan, _ body: (NodeIndex, Range<Int>) -> Void) {
    var column = 0
    forEachChild(row) { cell in
      guard column < plan.widths.count else { return }
      let end = min(column + arena[cell].pointee.gridColumnCount, plan.widths.count)
      body(cell, column..<end)
      column = end
    }
  }

  /// Calls a closure for each row of a grid with its height and its first row of cells.
  private func forEachGridRow(_ index: NodeIndex, _ plan: ColumnPlan, _ body: (NodeIndex, Int32, Int32) -> Void) {
    let gap = arena[index].pointee.lengths.height
    var top: Int32 = 0
    var isFirst = true
    forEachChild(index) { row in
      var height: Int32 = 0
      if arena[row].pointee.kind == .gridRow, plan.flowWidth == nil {
        forEachCell(of: row, plan) { cell, columns in
          let inner = Proposal(width: max(plan.width(of: columns), 1), height: CellLength.open)
          height = max(height, measure(cell, inner).height)
        }
      } else {
        height = measure(row, spanProposal(row, plan, plan.total)).height
      }
      if !isFirst { top += gap }
      isFirst = false
      body(row, height, top)
      top += height
    }
  }

  /// Returns the proposal for a view that spans all columns: their width, or more if it wants more and there is room.
  private func spanProposal(_ row: NodeIndex, _ plan: ColumnPlan, _ width: Int32) -> Proposal {
    if let flowWidth = plan.flowWidth { return Proposal(width: flowWidth, height: CellLength.open) }
    let growsWide = arena[row].pointee.flags.contains(.growsWide)
    let offered = growsWide || !CellLength.isDefinite(width) ? plan.total : max(plan.total, width)
    return Proposal(width: max(min(offered, CellLength.unbounded), 1), height: CellLength.open)
  }

  /// Gives each column the width of its widest cell if there is room, and otherwise a share by need.
  private func columnPlan(_ index: NodeIndex, _ width: Int32) -> ColumnPlan {
    var plan = ColumnPlan(gap: arena[index].pointee.lengths.width)
    let least = columnWidths(index, proposal: 0)
    guard width != 0 else {
      plan.widths = least
      return plan
    }
    let most = columnWidths(index, proposal: CellLength.unbounded)
    guard CellLength.isDefinite(width) else {
      plan.widths = width == CellLength.open ? columnWidths(index, proposal: CellLength.open) : most
      return plan
    }
    let gaps = Int(plan.gap) * max(most.count - 1, 0)
    let room = Int(width) - gaps
    if least.reduce(0, { $0 + Int($1) }) > room { plan.flowWidth = width }
    plan.widths = Self.shared(room: room, least: least, most: most)
    return plan
  }

  /// Returns the widths that the widest cells of columns have; one of several columns widens the last of them.
  private func columnWidths(_ index: NodeIndex, proposal: Int32) -> [Int32] {
    var widths: [Int32] = []
    var wideCells: [(cell: NodeIndex, columns: Range<Int>)] = []
    forEachChild(index) { row in
      guard arena[row].pointee.kind == .gridRow else { return }
      var column = 0
      forEachChild(row) { cell in
        let end = column + arena[cell].pointee.gridColumnCount
        while widths.count < end { widths.append(0) }
        if end - column > 1 {
          wideCells.append((cell, column..<end))
        } else {
          let width = measure(cell, Proposal(width: proposal, height: CellLength.open)).width
          widths[column] = max(widths[column], width)
        }
        column = end
      }
    }
    let gap = arena[index].pointee.lengths.width
    for (cell, columns) in wideCells.sorted(by: { $0.columns.count < $1.columns.count }) {
      let width = measure(cell, Proposal(width: proposal, height: CellLength.open)).width
      let room = ColumnPlan(widths: widths, gap: gap).width(of: columns)
      if width > room { widths[columns.upperBound - 1] += width - room }
    }
    return widths
  }

  /// Shares room among columns, the least flexible first: each gets at least what it needs and at most what it wants.
  static func shared(room: Int, least: [Int32], most: [Int32]) -> [Int32] {
    guard most.reduce(0, { $0 + Int($1) }) > room else { return most }
    var widths = least
    let leastTotal = least.reduce(0) { $0 + Int($1) }
    guard leastTotal <= room else { return least }
    let order = most.indices.sorted { (most[$0] - least[$0], $0) < (most[$1] - least[$1], $1) }
    var remaining = room
    var leastBehind = leastTotal
    for (position, column) in order.enumerated() {
      leastBehind -= Int(least[column])
      let left = order.count - position
      let equal = min((remaining + left - 1) / left, remaining - leastBehind)
      widths[column] = Int32(clamping: min(max(equal, Int(least[column])), Int(most[column])))
      remaining -= Int(widths[column])
    }
    return widths
  }
}
