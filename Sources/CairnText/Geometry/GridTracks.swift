import Cairn

/// The tracks of a grid whose cells flow, as the author gave them.
struct GridTracks {
  var layout: LazyGridLayout
  /// The blank cells between lines of cells.
  var lineGap: Int32

  /// A column: its position, its width and the alignment of its cells.
  struct Column {
    var leading: Int32
    var width: Int32
    var alignment: Alignment
  }

  /// Returns the columns within a width.
  ///
  /// Shares are added up before they are rounded. So columns fill the width exactly and line up with those of other
  /// rows.
  ///
  /// - Parameters:
  ///   - width: The width in cells.
  ///   - count: The number of tracks to use; if it is 1, a fixed width shrinks to fit.
  /// - Returns: The columns, at least one.
  func columns(within width: Int32, tracks count: Int) -> [Column] {
    var tracks = layout.tracks.isEmpty ? [GridItem()] : Array(layout.tracks.prefix(count))
    if count == 1, layout.tracks.count > 1 { tracks[0].size = .flexible() }
    let gaps = tracks.map { Double(CellLength.columnGap(max($0.spacing ?? 8, 0))) }
    var remaining = Double(width) - gaps.dropLast().reduce(0, +)
    var flexible = 0
    for track in tracks {
      if case .fixed(let points) = track.size {
        remaining -= Double(CellLength.columns(points))
      } else {
        flexible += 1
      }
    }
    var columns: [Column] = []
    var edge = 0.0
    for (position, track) in tracks.enumerated() {
      let share = max(remaining / Double(max(flexible, 1)), 1)
      let (taken, parts) = Self.parts(of: track, share: share, gap: gaps[position])
      if case .fixed = track.size {
      } else {
        remaining -= taken
        flexible -= 1
      }
      append(parts, of: track, gap: gaps[position], to: &columns, edge: &edge, limit: Double(width))
      edge += gaps[position]
    }
    return columns
  }

  /// Returns the widths of the columns that one track makes, and the room that they take with their gaps.
  private static func parts(of track: GridItem, share: Double, gap: Double) -> (taken: Double, parts: [Double]) {
    switch track.size {
    case .fixed(let points):
      let width = Double(CellLength.columns(points))
      return (width, [width])
    case .flexible(let minimum, let maximum):
      let width = limited(share, minimum, maximum)
      return (width, [width])
    case .adaptive(let minimum, let maximum):
      let least = max(Double(CellLength.columns(minimum)), 1)
      let count = min(max(((share + gap) / (least + gap)).rounded(.down), 1), 1_000)
      let width = limited((share - gap * (count - 1)) / count, minimum, maximum)
      return (share, Array(repeating: width, count: Int(count)))
    }
  }

  private static func limited(_ share: Double, _ minimum: Double, _ maximum: Double) -> Double {
    let least = Double(CellLength.columns(minimum))
    let most = maximum.isFinite ? max(Double(CellLength.columns(maximum)), least) : Double(CellLength.unbounded)
    return min(max(share, least), most)
  }

  /// Returns the cell of an edge; sums of thirds and the like may be a tiny bit too small.
  private static func cell(_ edge: Double) -> Double { (edge + 1e-6).rounded(.down) }

  private func append(
    _ parts: [Double],
    of track: GridItem,
    gap: Double,
    to columns: inout [Column],
    edge: inout Double,
    limit: Double
  ) {
    for (position, part) in parts.enumerated() {
      if position > 0 { edge += gap }
      let start = Self.cell(edge)
      edge += part
      // Columns that do not fit are left out; their cells flow on in those that do.
      if !columns.isEmpty, Self.cell(edge) > limit { continue }
      let end = min(Self.cell(edge), limit)
      let alignment = track.alignment ?? layout.alignment
      columns.append(Column(leading: Int32(start), width: max(Int32(end) - Int32(start), 1), alignment: alignment))
    }
  }
}
