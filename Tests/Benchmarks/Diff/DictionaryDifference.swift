/// What every difference by a dictionary must do at least: it fills one with the old items and looks each new one up.
///
/// It says what came, what went and where the rest was. It does not look for what moved, let alone for the fewest moves.
struct DictionaryDifference<ItemID: Hashable> {
  /// The old position of each new item, or -1; sections follow one another.
  var sources: [Int32] = []
  var inserted: [ItemID] = []
  var removed: [ItemID] = []

  init(from old: [(id: Int, items: [ItemID])], to new: [(id: Int, items: [ItemID])]) {
    let oldCount = old.reduce(0) { $0 + $1.items.count }
    let newCount = new.reduce(0) { $0 + $1.items.count }
    var positions = [ItemID: Int32](minimumCapacity: oldCount)
    var position: Int32 = 0
    for section in old {
      for item in section.items {
        positions[item] = position
        position += 1
      }
    }
    var isKept = Array<Bool>(repeating: false, count: oldCount)
    sources.reserveCapacity(newCount)
    for section in new {
      for item in section.items {
        if let source = positions[item] {
          isKept[Int(source)] = true
          sources.append(source)
        } else {
          sources.append(-1)
          inserted.append(item)
        }
      }
    }
    var next = 0
    for section in old {
      for item in section.items {
        if !isKept[next] { removed.append(item) }
        next += 1
      }
    }
  }
}
