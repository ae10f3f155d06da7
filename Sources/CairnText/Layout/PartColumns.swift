import Cairn

/// The columns that the parts of a section take: edges rounded to cells, and neighbours kept apart.
struct PartColumns {
  /// The columns of one part.
  struct Span {
    var leading: Int32
    var width: Int32
  }

  private(set) var items: [Span] = []
  private(set) var header: Span?
  private(set) var footer: Span?

  /// - Parameters:
  ///   - result: The section as solved.
  ///   - rows: Where the groups of a section that scrolls sideways go.
  ///   - space: How points become cells.
  init(_ result: SectionResult, _ rows: OrthogonalRows, _ space: CellSpace) {
    items.reserveCapacity(result.items.count)
    for run in rows.runs {
      for item in run.items {
        items.append(space.span(of: result.items[item], shift: run.shift))
      }
    }
    keepApart(space.columns)
    for band in result.supplementaries {
      let span = space.span(of: band.frame, shift: 0)
      if band.kind == .header { header = span }
      if band.kind == .footer { footer = span }
    }
  }

  /// Leaves a blank cell between an item and a neighbour that begins where it ends.
  private mutating func keepApart(_ columns: Int32) {
    var begins = [Bool](repeating: false, count: Int(columns) + 1)
    for span in items { begins[Int(span.leading)] = true }
    for index in items.indices {
      let end = items[index].leading + items[index].width
      if end < columns, begins[Int(end)], items[index].width > 1 { items[index].width -= 1 }
    }
  }
}

/// How the points of a solved section become cells.
struct CellSpace {
  let columns: Int32
  let metrics: TextMetrics
  let isMirrored: Bool

  /// The distance of a frame from the leading edge, in points.
  func leading(of frame: LayoutRect) -> Double {
    isMirrored ? Double(columns) * metrics.columnWidth - frame.maxX : frame.x
  }

  /// Returns the columns of a frame, inside the page and at least one.
  func span(of frame: LayoutRect, shift: Double) -> PartColumns.Span {
    let start = leading(of: frame) - shift
    let leading = min(max(column(at: start), 0), columns - 1)
    let end = min(max(column(at: start + frame.width), leading + 1), columns)
    return PartColumns.Span(leading: leading, width: end - leading)
  }

  func column(at distance: Double) -> Int32 { TextMetrics.edge(at: distance, unit: metrics.columnWidth) }

  func row(at distance: Double) -> Int32 { TextMetrics.edge(at: distance, unit: metrics.lineHeight) }
}
