import Cairn

/// Keys for the children of an element before and now, so that each child that stays has the same key in both.
///
/// Ids tell which is which. Children without an id are told apart by their names and positions. If one of a name comes or goes,
/// positions do not help: then those with the same markup are the same, and the others follow in order. That does not
/// hold around elements with ids, whose ways through the tree are known by positions.
struct ChildMatching {
  private(set) var oldKeys: [ByteKey]
  private(set) var newKeys: [ByteKey]

  /// The most pairs of children that are compared, beyond those that are equal at both ends.
  private static let maximumPairs = 4096

  init(_ old: [Int], in before: MarkupTree, _ new: [Int], in after: MarkupTree) {
    oldKeys = before.keys(of: old)
    newKeys = after.keys(of: new)
    guard oldKeys != newKeys else { return }
    let (oldGroups, newGroups) = (before.unnamed(among: old), after.unnamed(among: new))
    for (name, positions) in newGroups {
      guard let others = oldGroups[name], others.count != positions.count,
        !positions.contains(where: { after.holdsIdentifiers(new[$0]) }),
        !others.contains(where: { before.holdsIdentifiers(old[$0]) })
      else { continue }
      let pairs = Self.pairs(others.map { before.markup(of: old[$0]) }, positions.map { after.markup(of: new[$0]) })
      for (number, position) in positions.enumerated() { newKeys[position] = ByteKey("+\(name) \(number)") }
      for pair in pairs { newKeys[positions[pair.new]] = oldKeys[others[pair.old]] }
    }
  }

  /// Returns which of two lists belong together, in order.
  private static func pairs(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [(old: Int, new: Int)] {
    let shared = min(old.count, new.count)
    let start = (0..<shared).first { old[$0] != new[$0] } ?? shared
    let end = (0..<(shared - start)).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? shared - start
    var pairs = (0..<start).map { (old: $0, new: $0) }
    var last = (old: start, new: start)
    let limits = (old: old.count - end, new: new.count - end)
    let equal = equalPairs(old, start..<limits.old, new, start..<limits.new)
    for pair in equal + [(old: limits.old, new: limits.new)] {
      // Between two that are equal, the others follow in order.
      while last.old < pair.old, last.new < pair.new {
        pairs.append(last)
        last = (last.old + 1, last.new + 1)
      }
      if pair.old < limits.old { pairs.append(pair) }
      last = (pair.old + 1, pair.new + 1)
    }
    return pairs + (0..<end).map { (old: limits.old + $0, new: limits.new + $0) }
  }

  /// Returns a longest common subsequence; none if there is too much to compare.
  private static func equalPairs(
    _ old: [ArraySlice<UInt8>],
    _ oldRange: Range<Int>,
    _ new: [ArraySlice<UInt8>],
    _ newRange: Range<Int>
  ) -> [(old: Int, new: Int)] {
    guard oldRange.count * newRange.count <= maximumPairs else { return [] }
    let columns = newRange.count + 1
    var lengths = Array(repeating: 0, count: (oldRange.count + 1) * columns)
    for row in (0..<oldRange.count).reversed() {
      for column in (0..<newRange.count).reversed() {
        lengths[row * columns + column] =
          old[oldRange.lowerBound + row] == new[newRange.lowerBound + column]
          ? lengths[(row + 1) * columns + column + 1] + 1
          : max(lengths[(row + 1) * columns + column], lengths[row * columns + column + 1])
      }
    }
    var pairs: [(old: Int, new: Int)] = []
    var (row, column) = (0, 0)
    while row < oldRange.count, column < newRange.count {
      if old[oldRange.lowerBound + row] == new[newRange.lowerBound + column] {
        pairs.append((oldRange.lowerBound + row, newRange.lowerBound + column))
        (row, column) = (row + 1, column + 1)
      } else if lengths[(row + 1) * columns + column] >= lengths[row * columns + column + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return pairs
  }
}

extension MarkupTree {
  /// Returns the positions of those children that are elements without ids, by their names.
  fileprivate func unnamed(among children: [Int]) -> [String: [Int]] {
    var groups: [String: [Int]] = [:]
    for (position, index) in children.enumerated() where nodes[index].isElement && nodes[index].identifier == nil {
      groups[text(nodes[index].name), default: []].append(position)
    }
    return groups
  }

  fileprivate func holdsIdentifiers(_ index: Int) -> Bool {
    nodes[index..<nodes[index].next].contains { $0.identifier != nil }
  }

  fileprivate func markup(of index: Int) -> ArraySlice<UInt8> { bytes[nodes[index].range] }
}
