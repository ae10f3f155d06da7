import Cairn

/// The columns of a section's parts: edges are rounded to cells, and neighbours are kept apart.
struct PartColumns {
  struct Span {
    var leading: Int32
    var width: Int32
  }

  private(set) var items: [Span] = []
  /// The columns of headers and footers, by kind.
  private(set) var bands: [ElementKind: Span] = [:]
  /// Whether an item begins outside of the page, or is too narrow for a column.
  private(set) var isCramped = false

  /// - Parameters:
  ///   - result: The solved section.
  ///   - rows: The positions of the groups.
  ///   - space: The conversion of points to cells.
  init(_ result: SectionResult, _ rows: OrthogonalRows, _ space: CellSpace) {
    items.reserveCapacity(result.items.count)
    var lines: [ClosedRange<Int>] = []
    lines.reserveCapacity(result.items.count)
    let rowHeight = Int(space.row(at: result.frame.height)) + 1
    for run in rows.runs {
      for item in run.items {
        let frame = result.items[item]
        items.append(space.span(of: frame, shift: run.shift))
        let start = space.leading(of: frame) - run.shift
        let column = space.column(at: start)
        if column >= space.columns || space.column(at: start + frame.width) <= column { isCramped = true }
        let top = Int(space.row(at: frame.y)) + run.row * rowHeight
        let height = min(max(Int(space.row(at: frame.height)), 1), Self.mostLines)
        lines.append(top...top + height - 1)
      }
    }
    keepApart(lines, space.columns)
    for band in result.supplementaries { bands[band.kind] = space.span(of: band.frame, shift: 0) }
  }

  /// The number of lines of an item that are compared with neighbours; an item beside it begins near its top.
  private static let mostLines = 64

  /// Leaves a blank cell between an item and a neighbour that begins at its end.
  private mutating func keepApart(_ lines: [ClosedRange<Int>], _ columns: Int32) {
    let stride = Int(columns) + 1
    var begins: Set<Int> = []
    for (span, lines) in zip(items, lines) where span.leading > 0 {
      for line in lines { begins.insert(line * stride + Int(span.leading)) }
    }
    guard !begins.isEmpty else { return }
    for index in items.indices where items[index].width > 1 {
      let end = Int(items[index].leading + items[index].width)
      if lines[index].contains(where: { begins.contains($0 * stride + end) }) { items[index].width -= 1 }
    }
  }
}

/// The conversion of a solved section's points to cells.
struct CellSpace {
  let columns: Int32
  let metrics: TextMetrics
  let isMirrored: Bool

  /// Returns the distance of a frame from the leading edge, in points.
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
