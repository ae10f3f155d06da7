/// Where many things lie, so that those in a few rows are found without looking at all others.
struct RowIndex {
  /// For each thing the lowest edge of it and those before, and the highest edge of it and those behind.
  private var bottoms: [Int32]
  private var tops: [Int32]

  init(_ places: [CellRect]) {
    bottoms = places.map(\.maxY)
    tops = places.map(\.y)
    for index in places.indices.dropFirst() { bottoms[index] = max(bottoms[index], bottoms[index - 1]) }
    for index in places.indices.dropLast().reversed() { tops[index] = min(tops[index], tops[index + 1]) }
  }

  /// Returns the positions among which all things are that lie in some rows; others may be there too.
  func positions(from top: Int32, to bottom: Int32) -> Range<Int> {
    let start = Self.partition(bottoms) { $0 > top }
    let end = Self.partition(tops) { $0 >= bottom }
    return start..<max(start, end)
  }

  /// The first position whose value fulfils a condition, as all behind it do.
  private static func partition(_ values: [Int32], _ condition: (Int32) -> Bool) -> Int {
    var (low, high) = (0, values.count)
    while low < high {
      let middle = (low + high) / 2
      if condition(values[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// The children of a container that has many, found by rows.
struct ChildIndex {
  let children: [NodeIndex]
  private let rows: RowIndex

  /// From so many children on, looking at each for every band of rows costs more than an index.
  static let least = 64

  init(of index: NodeIndex, in engine: LayoutEngine) {
    var children: [NodeIndex] = []
    engine.forEachChild(index) { children.append($0) }
    self.children = children
    rows = RowIndex(children.map { engine.arena[$0].pointee.rect })
  }

  /// Returns the positions of the children in the rows of a rectangle, with some neighbours more.
  func positions(in clip: CellRect, neighbours: Int = 0) -> Range<Int> {
    let found = rows.positions(from: clip.y, to: clip.maxY)
    return max(found.lowerBound - neighbours, 0)..<min(found.upperBound + neighbours, children.count)
  }
}
