import Cairn

/// Tables without room for their columns: each row is a list of headers and values.
extension LayoutEngine {
  /// The columns between a header and its value.
  private static let labelGap: Int32 = 2

  /// The part of a row that a cell takes.
  private struct Pair {
    var cell: NodeIndex
    var label: NodeStore<TextBlock>.Index?
    var labelSize: CellSize
    var labelTop: Int32 = 0
    var leading: Int32
    var top: Int32
    var size: CellSize
    var proposal: Proposal
  }

  func arrangePairs(of index: NodeIndex, _ arrangement: inout TableArrangement) {
    arrangement.size.width = arrangement.proposal
    measureCaption(of: index, &arrangement)
    arrangement.size.width = arrangement.proposal
    let hasRules = stores.tables[arena[index].pointee.table].isBoxed
    let labelWidth = labelWidth(of: index, within: arrangement.proposal)
    var top = arrangement.captionHeight
    var isFirst = true
    arrangement.showsHeaders = !holdsValues(index)
    forEachChild(index) { row in
      guard arena[row].pointee.kind == .tableRow else { return }
      guard arrangement.showsHeaders || arena[row].pointee.tableGroup != .header else {
        return arrangement.rows.append((top, 0))
      }
      if !isFirst || arrangement.captionHeight > 0 {
        if hasRules {
          arrangement.rules.append(
            TableArrangement.Rule(top: top, hasColumnsAbove: false, hasColumnsBelow: false)
          )
        }
        top += 1
      }
      isFirst = false
      // Headers by themselves need none beside them.
      let (pairs, height) = pairs(of: row, in: index, arrangement.proposal, arrangement.showsHeaders ? 0 : labelWidth)
      for pair in pairs {
        guard let label = pair.label else { continue }
        arrangement.labels.append(TableArrangement.Label(text: label, top: top + pair.labelTop, size: pair.labelSize))
      }
      arrangement.rows.append((top, height))
      top += height
    }
    arrangement.size.height = top
  }

  /// Whether a table has rows that are not headers.
  private func holdsValues(_ index: NodeIndex) -> Bool {
    var row = arena[index].pointee.firstChild
    while let next = row {
      if arena[next].pointee.kind == .tableRow, arena[next].pointee.tableGroup != .header { return true }
      row = arena[next].pointee.next
    }
    return false
  }

  func placePairs(of row: NodeIndex, in index: NodeIndex) {
    let arrangement = stores.tables[arena[index].pointee.table].arrangement
    guard arrangement?.showsHeaders == true || arena[row].pointee.tableGroup != .header else {
      arena[row].pointee.flags.insert(.hidden)
      return
    }
    let width = arrangement?.proposal ?? 1
    let labelWidth = arrangement?.showsHeaders == true ? 0 : labelWidth(of: index, within: width)
    for pair in pairs(of: row, in: index, width, labelWidth).pairs {
      place(pair.cell, of: row, leading: pair.leading, top: pair.top, size: pair.size, pair.proposal)
    }
  }

  /// Returns the columns for headers: half of the room at most, unless their longest word needs more.
  private func labelWidth(of index: NodeIndex, within width: Int32) -> Int32 {
    let number = arena[index].pointee.table
    if let known = stores.tables[number].labelWidth, known.room == width { return known.width }
    var widest: Int32 = 0
    var longestWord: Int32 = 0
    for label in stores.tables[number].labels {
      guard let label else { continue }
      widest = max(widest, stores.texts[label].size(for: .ideal).width)
      let least = Proposal(width: 0, height: CellLength.open)
      longestWord = max(longestWord, stores.texts[label].size(for: least).width)
    }
    let half = max(width / 2 - Self.labelGap, 1)
    let found = min(widest, max(half, min(longestWord, width * 3 / 5)))
    stores.tables[number].labelWidth = (width, found)
    return found
  }

  private func pairs(
    of row: NodeIndex,
    in index: NodeIndex,
    _ width: Int32,
    _ labelWidth: Int32
  ) -> (pairs: [Pair], height: Int32) {
    var pairs: [Pair] = []
    var top: Int32 = 0
    forEachCell(of: row) { cell in
      guard arena[cell].pointee.childCount > 0 else { return }
      var pair = pair(of: cell, in: index, width, labelWidth)
      let bottom = max(pair.top + pair.size.height, pair.labelSize.height, 1)
      pair.labelTop = top
      pair.top += top
      pairs.append(pair)
      top += bottom
    }
    return (pairs, top)
  }

  /// Calls a closure for each cell of a row; the headers of the row come first, as they say what the values are of.
  private func forEachCell(of row: NodeIndex, _ body: (NodeIndex) -> Void) {
    forEachChild(row) { if arena[$0].pointee.flags.contains(.isHeaderOfRow) { body($0) } }
    forEachChild(row) { if !arena[$0].pointee.flags.contains(.isHeaderOfRow) { body($0) } }
  }

  private func pair(of cell: NodeIndex, in index: NodeIndex, _ width: Int32, _ labelWidth: Int32) -> Pair {
    let number = arena[index].pointee.table
    let columns = arena[cell].pointee.tableColumns
    let isWhole = columns.count > 1 || arena[cell].pointee.flags.contains(.isHeaderOfRow) || labelWidth == 0
    let isKnown = !isWhole && columns.lowerBound < stores.tables[number].labels.count
    let label = isKnown ? stores.tables[number].labels[columns.lowerBound] : nil
    let isNumber = isKnown && stores.tables[number].description.columns[columns.lowerBound].alignment == .numeric
    // Beside nothing, a value would seem to belong to the header above.
    var leading = isWhole || label == nil ? 0 : min(labelWidth + Self.labelGap, max(width - 1, 0))
    var labelRoom = labelWidth
    var top: Int32 = 0
    if label != nil, leading > 0 {
      // Where a number or a word would be broken beside its header, the value stands below it.
      let least = isNumber ? measure(cell, .ideal) : measure(cell, Proposal(width: 0, height: CellLength.open))
      if least.width > width - leading { (leading, labelRoom) = (0, width) }
    }
    let labelSize = label.map { stores.texts[$0].size(for: Proposal(width: labelRoom, height: CellLength.open)) }
    if leading == 0, let labelSize { top = labelSize.height }
    let proposal = Proposal(width: max(width - leading, 1), height: CellLength.open)
    var size = measure(cell, proposal)
    size.width = min(size.width, proposal.width)
    return Pair(
      cell: cell,
      label: label,
      labelSize: labelSize ?? .zero,
      leading: leading,
      top: top,
      size: size,
      proposal: proposal
    )
  }
}
