/// The division of a line of character cells among columns with fractional widths.
package enum TextQuantisation {
  /// Returns the cells at which columns begin, and at last the cell at which the last column ends.
  ///
  /// Edges are rounded to the nearest cell, so equal edges stay equal from row to row.
  package static func edges(weights: [Double], columns: Int) -> [Int] {
    let columns = max(0, columns)
    let weights = weights.map(usable)
    let sum = weights.reduce(0, +)
    var position = 0.0
    return [0]
      + weights.indices.map { index in
        position += weights[index]
        guard sum > 0, index < weights.count - 1 else { return index == weights.count - 1 ? columns : 0 }
        return min(columns, cell(at: position / sum * Double(columns)))
      }
  }

  /// Returns the widths between rounded edges; their sum is `columns`.
  package static func edgeRounding(weights: [Double], columns: Int) -> [Int] {
    let edges = edges(weights: weights, columns: columns)
    return zip(edges, edges.dropFirst()).map { $1 - $0 }
  }

  /// Returns whole widths with the sum `columns`: rounded down, and one cell more for the largest fractions.
  package static func largestRemainder(weights: [Double], columns: Int) -> [Int] {
    let columns = max(0, columns)
    let weights = weights.map(usable)
    let sum = weights.reduce(0, +)
    guard sum > 0 else { return edgeRounding(weights: weights, columns: columns) }
    let widths = weights.map { $0 / sum * Double(columns) }
    // A width that is not whole only because of rounding counts as whole.
    var cells = widths.map { Int(($0 + 1e-9).rounded(.down)) }
    let fractions = zip(widths, cells).map { $0 - Double($1) }
    let order = fractions.indices.sorted { left, right in
      let difference = fractions[left] - fractions[right]
      return abs(difference) > 1e-9 ? difference > 0 : left < right
    }
    let missing = columns - cells.reduce(0, +)
    for index in order.prefix(max(0, missing)) { cells[index] += 1 }
    return cells
  }

  /// Returns the cell edge nearest to a distance in cells; halves go up.
  package static func cell(at distance: Double) -> Int {
    guard distance.isFinite else { return 0 }
    return Int(min(max((distance + 0.5).rounded(.down), -1e12), 1e12))
  }

  private static func usable(_ weight: Double) -> Double {
    weight.isFinite ? min(max(weight, 0), 1e12) : 0
  }
}
