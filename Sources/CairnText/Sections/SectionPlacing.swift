import Cairn

/// The places of a solved section's parts.
struct SectionPlacing {
  let arranger: SectionArranger
  let solution: SectionSolution
  let box: SectionBox?

  private var layout: LayoutSection { solution.layout }
  private var result: SectionResult { solution.result }
  private var rows: OrthogonalRows { solution.rows }
  private var spans: PartColumns { solution.spans }
  private var bands: SectionBands { solution.bands }
  private var space: CellSpace { arranger.space }
  private var items: [NodeIndex] { arranger.items }

  func arrangement() -> SectionArrangement {
    var arrangement = SectionArrangement(width: space.columns)
    let rowTops = rowTops
    let extra = rowTops.extra
    arrangement.height = min(max(space.row(at: result.frame.height) + extra, 0), greatestHeight)
    for band in bands.all where !band.isFooter {
      if let part = part(of: band) { arrangement.parts.append(moved(part, isHeader: true, extra: 0)) }
    }
    place(&arrangement, rowTops.tops)
    if rows.hidden > 0 { note(&arrangement) }
    for band in bands.all where band.isFooter {
      guard let part = part(of: band) else { continue }
      let extra = arrangement.height - space.row(at: result.frame.height)
      arrangement.parts.append(moved(part, isHeader: false, extra: extra))
    }
    arrangement.box = boxRect(arrangement)
    arrangement.decorations = decorations(height: arrangement.height)
    order(&arrangement)
    return arrangement
  }

  /// The largest height of all parts; it limits the section, whatever numbers the layout has.
  private var greatestHeight: Int32 {
    Int32(clamping: min(Int(CellLength.longest) * (items.count + 3), Int(CellLength.unbounded)))
  }

  // MARK: - Items

  private func place(_ arrangement: inout SectionArrangement, _ tops: [Int32]) {
    arrangement.parts.reserveCapacity(items.count + 2)
    for run in rows.runs {
      for item in run.items where item < result.items.count {
        let frame = result.items[item]
        let top = space.row(at: frame.y)
        let bottom = max(space.row(at: frame.maxY), top + 1)
        let span = spans.items[item]
        let rect = CellRect(x: span.leading, y: top + tops[run.row], width: span.width, height: bottom - top)
        arrangement.parts.append(part(items[item], rect))
      }
    }
    let shown = min(rows.runs.last?.items.upperBound ?? 0, result.items.count)
    arrangement.hidden += items[min(shown, items.count)...]
  }

  private func part(_ node: NodeIndex, _ rect: CellRect) -> SectionArrangement.Part {
    let natural = arranger.engine.measure(node, Proposal(width: rect.width, height: CellLength.open))
    return SectionArrangement.Part(node: node, rect: rect, isCut: natural.height > rect.height)
  }

  /// The lines that each row of groups moves down, and the additional lines of all rows after the first solution.
  private var rowTops: (tops: [Int32], extra: Int32) {
    guard rows.rowCount > 1 else { return ([0], 0) }
    var heights = [Int32](repeating: 0, count: rows.rowCount)
    let groups = result.groups.filter { $0.depth == 0 }
    for (run, group) in zip(rows.runs, groups) {
      heights[run.row] = max(heights[run.row], space.row(at: group.frame.height))
    }
    // Rows of groups with several lines need a blank line between them.
    let isTall = heights.contains { $0 > 1 }
    let spacing = min(space.row(at: max(layout.interGroupSpacing, 0)), CellLength.longest)
    let gap = max(spacing, isTall ? 1 : 0)
    var tops: [Int32] = []
    var top: Int32 = 0
    for height in heights {
      tops.append(top)
      top = min(top + height + gap, CellLength.unbounded)
    }
    return (tops, top - gap - (heights.max() ?? 0))
  }

  // MARK: - Headers and footers

  private func part(of band: SectionBands.Band) -> SectionArrangement.Part? {
    let kind = band.item.kind
    guard let span = spans.bands[kind] else { return nil }
    guard let frame = result.supplementaries.first(where: { $0.kind == kind })?.frame else { return nil }
    let top = space.row(at: frame.y)
    let bottom = max(space.row(at: frame.maxY), top + 1)
    return part(band.node, CellRect(x: span.leading, y: top, width: span.width, height: bottom - top))
  }

  /// Moves a header or a footer to its place among rows of groups and inside a border.
  private func moved(_ band: SectionArrangement.Part, isHeader: Bool, extra: Int32) -> SectionArrangement.Part {
    var band = band
    if !isHeader { band.rect.y += extra }
    guard let box, box.enclosesBands else { return band }
    band.rect.y += isHeader ? box.roomAbove : -box.roomBelow
    return band
  }

  private func boxRect(_ arrangement: SectionArrangement) -> CellRect? {
    guard let box else { return nil }
    var top: Int32 = 0
    var bottom = arrangement.height
    if !box.enclosesBands {
      for part in arrangement.parts {
        if bands.isHeader(part.node) { top = max(top, part.rect.maxY) }
        if bands.isFooter(part.node) { bottom = min(bottom, part.rect.y) }
      }
    }
    return CellRect(
      x: box.leading,
      y: top + box.top,
      width: space.columns - box.leading - box.trailing,
      height: bottom - box.bottom - top - box.top
    )
  }

  /// Returns the views behind the section, each as large as its insets allow, farthest behind first.
  private func decorations(height: Int32) -> [SectionArrangement.Decoration] {
    let views = layout.decorationItems.filter { $0.content != nil }
    let placed = zip(views, arranger.section.decorations).map { decoration, node in
      let cells = SectionBox.cells(of: decoration, space)
      let width = max(space.columns - cells.horizontal, 0)
      return (
        decoration.zIndex,
        SectionArrangement.Decoration(
          node: node,
          rect: CellRect(x: cells.leading, y: cells.top, width: width, height: max(height - cells.vertical, 0)),
          hasRoom: SectionBox(around: layout, space, of: [decoration]) != nil
        )
      )
    }
    return placed.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
  }

  /// Puts the note about hidden items beside the middle of the others, or below them.
  private func note(_ arrangement: inout SectionArrangement) {
    let shown = arrangement.parts.filter { !bands.isHeader($0.node) }
    let top = shown.map(\.rect.y).min() ?? 0
    let bottom = shown.map(\.rect.maxY).max() ?? 0
    guard rows.notesBeside else {
      arrangement.note = SectionArrangement.Note(hidden: rows.hidden, row: bottom)
      arrangement.height += 1
      return
    }
    arrangement.note = SectionArrangement.Note(hidden: rows.hidden, row: top + (bottom - top) / 2)
  }

  // MARK: - Depth

  /// Sorts the parts by depth and leaves out the items that the section's closure hides.
  private func order(_ arrangement: inout SectionArrangement) {
    var depths: [NodeIndex: Int] = [:]
    if !result.itemZIndices.isEmpty || layout.visibleItemsHandler != nil {
      for item in visibleItems {
        depths[items[item.index]] = item.zIndex
        if item.isHidden { arrangement.hidden.append(items[item.index]) }
      }
      let hidden = Set(arrangement.hidden)
      arrangement.parts.removeAll { hidden.contains($0.node) }
    }
    let isDecorated = !arrangement.decorations.isEmpty
    guard isDecorated || Set(depths.values).count > 1 || arrangement.parts.contains(where: \.isCut) else { return }
    for frame in result.supplementaries {
      if let band = bands[frame.kind] { depths[band.node] = frame.zIndex }
    }
    let keys = arrangement.parts.map { depths[$0.node] ?? 0 }
    let deepest = keys.min() ?? 0
    for (part, key) in keys.enumerated() { arrangement.parts[part].isInFront = key > deepest }
    arrangement.drawingOrder = arrangement.parts.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map(Int32.init)
  }

  /// The visible items after the section's closure has changed them.
  private var visibleItems: [VisibleItem] {
    let placed = result.items.indices.prefix(items.count).map { item in
      VisibleItem(index: item, frame: result.items[item], zIndex: result.zIndex(ofItem: item))
    }
    guard let handler = layout.visibleItemsHandler else { return placed }
    var visible = placed
    handler.closure(&visible, .zero, arranger.environment)
    return visible.filter { items.indices.contains($0.index) }
  }
}
