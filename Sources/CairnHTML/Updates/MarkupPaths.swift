import Cairn

/// The ways from the root of two trees to elements, as numbers: the same way has the same number in both.
///
/// An element with an id may stand in another parent than before, as items of groups do when one comes in front. While
/// parents are changed one after another, its id would be there twice. So the content of the innermost element that holds
/// all of these parents is replaced as a whole.
struct MarkupPaths {
  private struct Step: Hashable {
    let parent: Int
    let key: ByteKey
  }

  private var numbers: [Step: Int] = [:]
  /// The ways that lead to each way, from the root.
  private var chains: [[Int]] = [[0]]
  /// The ways to nodes of a tree that are known.
  private typealias Known = [Int: Int]
  private var ofOld: Known = [0: 0]
  /// The way to the element whose content is replaced as a whole; `nil` for none.
  private var replaced: Int?

  /// Looks for elements that stand in another parent than before.
  init(_ old: MarkupTree, _ new: MarkupTree) {
    var known: Known = [0: 0]
    var parents: [ByteKey: Int] = [:]
    for node in old.nodes {
      guard let identifier = node.identifier, node.parent >= 0 else { continue }
      parents[ByteKey(identifier)] = number(of: node.parent, in: old, &known)
    }
    ofOld = known
    known = [0: 0]
    for node in new.nodes {
      guard let identifier = node.identifier, node.parent >= 0, let before = parents[ByteKey(identifier)] else {
        continue
      }
      let now = number(of: node.parent, in: new, &known)
      guard before != now else { continue }
      for path in [before, now] {
        guard let common = replaced else {
          replaced = path
          continue
        }
        replaced = zip(chains[common], chains[path]).prefix { $0 == $1 }.last?.0
      }
    }
  }

  /// Returns whether a node of the old tree is the element whose content is replaced.
  mutating func isReplaced(_ index: Int, in old: MarkupTree) -> Bool {
    guard let replaced else { return false }
    var known: Known = [:]
    swap(&known, &ofOld)
    defer { ofOld = known }
    return number(of: index, in: old, &known) == replaced
  }

  private mutating func number(of index: Int, in tree: MarkupTree, _ known: inout Known) -> Int {
    // The way up goes to the first node that is known, and the way back names the others.
    var unknown: [Int] = []
    var node = index
    while known[node] == nil {
      unknown.append(node)
      node = tree.nodes[node].parent
    }
    var path = known[node] ?? 0
    for node in unknown.reversed() {
      let siblings = tree.children(of: tree.nodes[node].parent)
      for (sibling, key) in zip(siblings, tree.keys(of: siblings)) {
        known[sibling] = number(of: Step(parent: path, key: key))
      }
      path = known[node] ?? 0
    }
    return path
  }

  private mutating func number(of step: Step) -> Int {
    if let number = numbers[step] { return number }
    let number = chains.count
    numbers[step] = number
    chains.append(chains[step.parent] + [number])
    return number
  }
}
