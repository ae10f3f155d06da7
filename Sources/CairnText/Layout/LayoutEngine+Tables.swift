import Cairn

/// Tables whose columns have room side by side.
extension LayoutEngine {
  func tableSize(_ index: NodeIndex, _ proposal: Proposal) -> CellSize {
    if proposal.width == 0 {
      // Only the width is used.
      let least = columnLimits(of: index).least.reduce(0) { $0 + Int($1) }
      return CellSize(width: Int32(clamping: least + stores.tables[arena[index].pointee.table].extraWidth), height: 1)
    }
    return arrangement(of: index, proposal.width).size
  }

  func placeTable(_ index: NodeIndex, _ proposal: Proposal) {
    let arrangement = arrangement(of: index, proposal.width)
    let rect = arena[index].pointee.rect
    var next = arena[index].pointee.firstChild
    if let caption = next, arena[caption].pointee.kind != .tableRow {
      let inner = Proposal(width: max(rect.width, 1), height: CellLength.open)
      place(caption, of: index, leading: 0, top: 0, size: measure(caption, inner), inner)
      next = arena[caption].pointee.next
    }
    var position = 0
    while let row = next, position < arrangement.rows.count {
      let (top, height) = arrangement.rows[position]
      arena[row].pointee.rect = CellRect(x: rect.x, y: rect.y + top, width: rect.width, height: height)
      if arrangement.isStacked { placePairs(of: row, in: index) } else { placeCells(of: row, arrangement) }
      position += 1
      next = arena[row].pointee.next
    }
  }

  private func placeCells(of row: NodeIndex, _ arrangement: TableArrangement) {
    arena[row].pointee.flags.remove(.hidden)
    forEachChild(row) { cell in
      let columns = arena[cell].pointee.tableColumns
      let width = arrangement.width(of: columns)
      let inner = Proposal(width: width, height: CellLength.open)
      let size = measure(cell, inner)
      let isHeader = arena[row].pointee.tableGroup == .header
      let room = arena[row].pointee.rect.height - size.height
      place(
        cell,
        of: row,
        leading: arrangement.leading[columns.lowerBound]
          + Self.offset(arena[cell].pointee.horizontal, max(width - size.width, 0)),
        top: isHeader ? max(room, 0) : 0,
        size: size,
        inner
      )
    }
  }

  // MARK: - Columns

  /// Returns the widths of the columns, which depend on their cells only.
  func columnLimits(of index: NodeIndex) -> TableBlock.ColumnLimits {
    let number = arena[index].pointee.table
    if let limits = stores.tables[number].limits { return limits }
    let columns = stores.tables[number].description.columns
    var least = [Int32](repeating: 1, count: columns.count)
    var most = least
    forEachChild(index) { row in
      guard arena[row].pointee.kind == .tableRow else { return }
      let isHeader = arena[row].pointee.tableGroup == .header
      forEachChild(row) { cell in
        let range = arena[cell].pointee.tableColumns
        guard range.count == 1, range.lowerBound < columns.count else { return }
        let column = range.lowerBound
        let wanted = measure(cell, .ideal).width
        most[column] = max(most[column], wanted)
        guard wanted > least[column] else { return }
        // Numbers are not broken into lines.
        let isWhole = columns[column].alignment == .numeric && !isHeader
        let needed = isWhole ? wanted : measure(cell, Proposal(width: 0, height: CellLength.open)).width
        least[column] = max(least[column], needed)
      }
    }
    for (position, column) in columns.enumerated() {
      Self.limit(&least[position], &most[position], by: column)
    }
    let limits = TableBlock.ColumnLimits(least: least, most: most)
    stores.tables[number].limits = limits
    return limits
  }

  /// Applies the limits that the author gave; numbers are not broken for them.
  private static func limit(_ least: inout Int32, _ most: inout Int32, by column: TableColumnDescription) {
    if let minimum = column.minWidth {
      let minimum = max(CellLength.columns(minimum), 1)
      least = column.alignment == .numeric ? max(least, minimum) : minimum
    }
    if let ideal = column.idealWidth { most = CellLength.columns(ideal) }
    if let maximum = column.maxWidth { most = min(most, CellLength.columns(maximum)) }
    most = max(most, least)
  }

  /// Shares room among columns; those with the highest priority choose first.
  private func columnWidths(_ limits: TableBlock.ColumnLimits, _ columns: [TableColumnDescription], room: Int)
    -> [Int32]
  {
    var widths = limits.least
    var remaining = room
    var leastBehind = limits.least.reduce(0) { $0 + Int($1) }
    for priority in Set(columns.map(\.priority)).sorted(by: >) {
      let chosen = columns.indices.filter { columns[$0].priority == priority }
      let least = chosen.map { limits.least[$0] }
      leastBehind -= least.reduce(0) { $0 + Int($1) }
      let shared = Self.shared(room: remaining - leastBehind, least: least, most: chosen.map { limits.most[$0] })
      for (column, width) in zip(chosen, shared) {
        widths[column] = width
        remaining -= Int(width)
      }
    }
    return widths
  }

  // MARK: - Rows

  func arrangement(of index: NodeIndex, _ width: Int32) -> TableArrangement {
    let number = arena[index].pointee.table
    if let known = stores.tables[number].arrangement, known.proposal == width { return known }
    let limits = columnLimits(of: index)
    let table = stores.tables[number]
    var arrangement = TableArrangement(proposal: width)
    guard !limits.most.isEmpty else {
      measureCaption(of: index, &arrangement)
      arrangement.size.height = arrangement.captionHeight
      return arrangement
    }
    let room = Int(width) - table.extraWidth
    if !CellLength.isDefinite(width) {
      arrangement.widths = limits.most
    } else if limits.least.reduce(0, { $0 + Int($1) }) <= room {
      arrangement.widths = columnWidths(limits, table.description.columns, room: room)
    }
    if arrangement.isStacked { arrangePairs(of: index, &arrangement) } else { arrangeRows(of: index, &arrangement) }
    stores.tables[number].arrangement = arrangement
    return arrangement
  }

  private func arrangeRows(of index: NodeIndex, _ arrangement: inout TableArrangement) {
    let table = stores.tables[arena[index].pointee.table]
    var edge = table.edge
    for width in arrangement.widths {
      arrangement.leading.append(edge)
      edge = min(edge + width + table.gap, CellLength.unbounded)
    }
    var lines = TableLines(isBoxed: table.isBoxed, hasRules: table.border != .none)
    arrangement.size.width = edge - table.gap + table.edge
    measureCaption(of: index, &arrangement)
    lines.top = arrangement.captionHeight
    forEachChild(index) { row in
      guard arena[row].pointee.kind == .tableRow else { return }
      var height: Int32 = 1
      forEachChild(row) { cell in
        let width = arrangement.width(of: arena[cell].pointee.tableColumns)
        height = max(height, measure(cell, Proposal(width: width, height: CellLength.open)).height)
      }
      let line = TableLines.Row(group: arena[row].pointee.tableGroup, isTitle: arena[row].pointee.isTitleOfRows)
      arrangement.rows.append((lines.begin(line), height))
      lines.top += height
    }
    lines.finish()
    arrangement.rules = lines.rules
    arrangement.size.height = lines.top
  }

  /// Measures the words above the table, which may be wider than it where there is room.
  func measureCaption(of index: NodeIndex, _ arrangement: inout TableArrangement) {
    guard let caption = arena[index].pointee.firstChild, arena[caption].pointee.kind != .tableRow else { return }
    let offered = CellLength.isDefinite(arrangement.proposal) ? arrangement.proposal : arrangement.size.width
    var size = measure(caption, Proposal(width: max(offered, 1), height: CellLength.open))
    arrangement.size.width = max(arrangement.size.width, size.width)
    size = measure(caption, Proposal(width: max(arrangement.size.width, 1), height: CellLength.open))
    arrangement.captionHeight = size.height
  }
}

/// The lines and blank lines between the rows of a table.
struct TableLines {
  /// What the lines depend on.
  struct Row {
    var group: TableGroup
    var isTitle: Bool
  }

  let isBoxed: Bool
  let hasRules: Bool
  var top: Int32 = 0
  private(set) var rules: [TableArrangement.Rule] = []
  private var previous: Row?

  init(isBoxed: Bool, hasRules: Bool) {
    self.isBoxed = isBoxed
    self.hasRules = hasRules
  }

  /// Returns the first line of the next row.
  mutating func begin(_ row: Row) -> Int32 {
    if let previous {
      if hasRules, previous.group != row.group {
        addRule(above: previous, below: row)
      } else if row.isTitle || isBoxed && previous.isTitle {
        if isBoxed { addRule(above: previous, below: row) } else { top += 1 }
      }
    } else if isBoxed {
      addRule(above: nil, below: row)
    }
    previous = row
    return top
  }

  mutating func finish() {
    if isBoxed, let previous { addRule(above: previous, below: nil) }
  }

  private mutating func addRule(above: Row?, below: Row?) {
    rules.append(
      TableArrangement.Rule(
        top: top,
        hasColumnsAbove: above.map { !$0.isTitle } ?? false,
        hasColumnsBelow: below.map { !$0.isTitle } ?? false,
        isFirst: above == nil,
        isLast: below == nil
      )
    )
    top += 1
  }
}
