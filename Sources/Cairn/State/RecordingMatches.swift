/// Which parts of a variant stand in which of the columns that earlier variants have made.
///
/// Equal parts are matched first: as many as keep their order. Between them, a part goes where another begins with an equal call.
struct RecordingMatches {
  /// The column of each part, in ascending order; `nil` for a part that needs a new one.
  private(set) var columnOfPart: [Int?]

  /// Matches parts with columns.
  ///
  /// - Parameters:
  ///   - parts: The number of each part, and that of its call if it begins something.
  ///   - columns: The numbers of the parts of each column, and that of their call.
  init(parts: [(identity: Int, head: Int?)], columns: [(identities: [Int], head: Int)]) {
    columnOfPart = Array(repeating: nil, count: parts.count)
    matchEqual(parts.map(\.identity), columns.map(\.identities))
    matchBetween(parts.map(\.head), columns.map(\.head))
  }

  private mutating func matchEqual(_ parts: [Int], _ columns: [[Int]]) {
    var free: [Int: [Int]] = [:]
    for (column, identities) in columns.enumerated().reversed() {
      for identity in Set(identities) { free[identity, default: []].append(column) }
    }
    let candidates = parts.map { free[$0]?.popLast() }
    var isKept = Array(repeating: false, count: parts.count)
    for part in Self.longestAscent(of: candidates) { isKept[part] = true }
    columnOfPart = zip(candidates, isKept).map { $1 ? $0 : nil }
  }

  /// Returns the positions of a longest ascending subsequence.
  private static func longestAscent(of numbers: [Int?]) -> [Int] {
    var tops: [Int] = []
    var previous = Array(repeating: -1, count: numbers.count)
    for (position, number) in numbers.enumerated() {
      guard let number else { continue }
      var low = 0
      var high = tops.count
      while low < high {
        let middle = (low + high) / 2
        if let top = numbers[tops[middle]], top < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[position] = tops[low - 1] }
      if low == tops.count { tops.append(position) } else { tops[low] = position }
    }
    var ascent: [Int] = []
    var position = tops.last ?? -1
    while position >= 0 {
      ascent.append(position)
      position = previous[position]
    }
    return ascent.reversed()
  }

  private mutating func matchBetween(_ parts: [Int?], _ columns: [Int]) {
    var candidates = Dictionary(grouping: columns.indices.reversed()) { columns[$0] }
    let ends = endsOfGaps(among: columns.count)
    var next = 0
    for position in parts.indices {
      if let column = columnOfPart[position] {
        next = column + 1
        continue
      }
      guard let head = parts[position] else { continue }
      while let first = candidates[head]?.last, first < next { candidates[head]?.removeLast() }
      guard let column = candidates[head]?.last, column < ends[position] else { continue }
      columnOfPart[position] = column
      next = column + 1
    }
  }

  /// Returns, for each part, the column of the next one behind it that has one.
  private func endsOfGaps(among count: Int) -> [Int] {
    var ends = Array(repeating: count, count: columnOfPart.count)
    var end = count
    for position in columnOfPart.indices.reversed() {
      ends[position] = end
      if let column = columnOfPart[position] { end = column }
    }
    return ends
  }
}
