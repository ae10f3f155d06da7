import Cairn

extension LayoutEngine {
  /// A cell of a grid, with its place.
  private struct GridCell {
    var child: NodeIndex
    var proposal: Proposal
    var size: CellSize
    var place: CellRect
    var alignment: Alignment
  }

  func lazyGridSize(_ index: NodeIndex, _ proposal: Proposal) -> CellSize {
    if proposal.width == 0, stores.grids[arena[index].pointee.grid].layout.axis == .vertical {
      var width: Int32 = 0
      forEachChild(index) { child in width = max(width, measure(child, proposal).width) }
      return CellSize(width: width, height: 1)
    }
    return gridCells(index, proposal).size
  }

  func placeLazyGrid(_ index: NodeIndex, _ proposal: Proposal) {
    let grid = gridCells(index, proposal)
    let spare = arena[index].pointee.rect.width - grid.size.width
    let shift = Self.offset(stores.grids[arena[index].pointee.grid].layout.alignment.horizontal, max(spare, 0))
    for cell in grid.cells {
      var size = cell.size
      var inner = cell.proposal
      if arena[cell.child].pointee.flags.contains(.growsHigh), size.height < cell.place.height {
        inner.height = cell.place.height
        size = measure(cell.child, inner)
      }
      let leading = cell.place.x + Self.offset(cell.alignment.horizontal, cell.place.width - size.width)
      let top = cell.place.y + Self.offset(cell.alignment.vertical, max(cell.place.height - size.height, 0))
      place(cell.child, of: index, leading: leading + shift, top: top, size: size, inner)
    }
  }

  private func gridCells(_ index: NodeIndex, _ proposal: Proposal) -> (cells: [GridCell], size: CellSize) {
    let grid = stores.grids[arena[index].pointee.grid]
    return grid.layout.axis == .vertical
      ? columnCells(index, grid, proposal) : rowCells(index, grid, proposal)
  }

  /// Returns the cells of columns that are filled row by row.
  private func columnCells(
    _ index: NodeIndex,
    _ grid: GridTracks,
    _ proposal: Proposal
  ) -> (cells: [GridCell], size: CellSize) {
    let width = CellLength.isDefinite(proposal.width) ? proposal.width : naturalGridWidth(index, grid)
    let columns = columnsThatFit(index, grid, width)
    var cells: [GridCell] = []
    var rowHeight: Int32 = 0
    var top: Int32 = 0
    var rowStart = 0
    forEachChild(index) { child in
      let column = columns[cells.count % columns.count]
      if cells.count.isMultiple(of: columns.count), !cells.isEmpty {
        Self.setHeight(rowHeight, of: &cells, from: rowStart)
        top += rowHeight + grid.lineGap
        rowHeight = 0
        rowStart = cells.count
      }
      let inner = Proposal(width: column.width, height: CellLength.open)
      let size = measure(child, inner)
      rowHeight = max(rowHeight, size.height)
      let place = CellRect(x: column.leading, y: top, width: column.width, height: size.height)
      cells.append(GridCell(child: child, proposal: inner, size: size, place: place, alignment: column.alignment))
    }
    Self.setHeight(rowHeight, of: &cells, from: rowStart)
    let right = columns.last.map { $0.leading + $0.width } ?? 0
    return (cells, CellSize(width: right, height: top + rowHeight))
  }

  /// Returns the columns of a grid; fewer than the author asked for if a word would be torn otherwise.
  private func columnsThatFit(_ index: NodeIndex, _ grid: GridTracks, _ width: Int32) -> [GridTracks.Column] {
    // Each track needs at least one column of cells.
    var count = min(max(grid.layout.tracks.count, 1), Int(width) + 1)
    var columns = grid.columns(within: width, tracks: count)
    // Longer words break at other places than between letters, or nowhere well.
    guard columns.contains(where: { $0.width < 30 }) else { return columns }
    while count > 1 {
      var position = 0
      var fits = true
      forEachChild(index) { child in
        let least = measure(child, Proposal(width: 0, height: CellLength.open)).width
        fits = fits && least <= columns[position % columns.count].width
        position += 1
      }
      if fits { return columns }
      count -= 1
      columns = grid.columns(within: width, tracks: count)
    }
    return columns
  }

  /// Returns the width of a grid that may be as wide as it likes: a column for each track, all as wide as the widest
  /// cell.
  private func naturalGridWidth(_ index: NodeIndex, _ grid: GridTracks) -> Int32 {
    var widest: Int32 = 1
    forEachChild(index) { child in widest = max(widest, min(measure(child, .ideal).width, CellLength.longest)) }
    let tracks = Int32(clamping: max(grid.layout.tracks.count, 1))
    return min((widest + 1) * tracks - 1, CellLength.longest)
  }

  private static func setHeight(_ height: Int32, of cells: inout [GridCell], from start: Int) {
    for position in start..<cells.count { cells[position].place.height = height }
  }

  /// Returns the cells of rows that are filled column by column; columns that do not fit continue below.
  private func rowCells(
    _ index: NodeIndex,
    _ grid: GridTracks,
    _ proposal: Proposal
  ) -> (cells: [GridCell], size: CellSize) {
    let count = max(grid.layout.tracks.count, 1)
    let limit = CellLength.isDefinite(proposal.width) ? proposal.width : CellLength.unbounded
    var columns: [[GridCell]] = []
    forEachChild(index) { child in
      if columns.last.map({ $0.count == count }) ?? true { columns.append([]) }
      let track = grid.layout.tracks.isEmpty ? GridItem() : grid.layout.tracks[columns[columns.count - 1].count]
      var inner = Proposal(width: CellLength.open, height: CellLength.open)
      if case .fixed(let points) = track.size { inner.height = CellLength.rows(points) }
      var size = measure(child, inner)
      if size.width > limit {
        inner.width = limit
        size = measure(child, inner)
      }
      if inner.height > 0 { size.height = max(size.height, inner.height) }
      let place = CellRect(x: 0, y: 0, width: size.width, height: size.height)
      let alignment = track.alignment ?? grid.layout.alignment
      columns[columns.count - 1].append(
        GridCell(child: child, proposal: inner, size: size, place: place, alignment: alignment)
      )
    }
    return Self.arranged(columns, rows: count, gap: max(grid.lineGap, 0), limit: limit)
  }

  private static func arranged(
    _ columns: [[GridCell]],
    rows: Int,
    gap: Int32,
    limit: Int32
  ) -> (cells: [GridCell], size: CellSize) {
    var cells: [GridCell] = []
    var size = CellSize.zero
    var start = 0
    var top: Int32 = 0
    while start < columns.count {
      var end = start
      var width: Int32 = 0
      while end < columns.count {
        let wide = columns[end].reduce(0) { max($0, $1.size.width) } + (end > start ? gap : 0)
        if end > start, width + wide > limit { break }
        width += wide
        end += 1
      }
      let band = columns[start..<end]
      let heights = (0..<rows).map { row in
        band.reduce(Int32(0)) { max($0, row < $1.count ? $1[row].size.height : 0) }
      }
      var leading: Int32 = 0
      for column in band {
        let wide = column.reduce(0) { max($0, $1.size.width) }
        var y = top
        for (row, cell) in column.enumerated() {
          var cell = cell
          cell.place = CellRect(x: leading, y: y, width: wide, height: heights[row])
          y += heights[row]
          cells.append(cell)
        }
        leading += wide + gap
      }
      size.width = max(size.width, width)
      let height = heights.reduce(0, +)
      size.height = top + height
      // Cells of several rows need a blank row below them, so that they do not run together.
      top += height + (heights.contains { $0 > 1 } ? 1 : 0)
      start = end
    }
    return (cells, size)
  }
}
