/// An index of items by their rows, which finds those in some rows without looking at all items.
struct RowIndex {
  /// For each item, the lowest edge up to it and the highest edge from it on.
  private var bottoms: [Int32]
  private var tops: [Int32]

  init(_ places: [CellRect]) {
    bottoms = places.map(\.maxY)
    tops = places.map(\.y)
    for index in places.indices.dropFirst() { bottoms[index] = max(bottoms[index], bottoms[index - 1]) }
    for index in places.indices.dropLast().reversed() { tops[index] = min(tops[index], tops[index + 1]) }
  }

  /// Returns a range that contains all items in the rows, and perhaps others.
  func positions(from top: Int32, to bottom: Int32) -> Range<Int> {
    let start = Self.partition(bottoms) { $0 > top }
    let end = Self.partition(tops) { $0 >= bottom }
    return start..<max(start, end)
  }

  /// Returns the first position whose value meets a condition; all later values meet it too.
  private static func partition(_ values: [Int32], _ condition: (Int32) -> Bool) -> Int {
    var (low, high) = (0, values.count)
    while low < high {
      let middle = (low + high) / 2
      if condition(values[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
