/// A place in a store from which items are read by their positions among the items of all lists.
@usableFromInline
struct ItemCursor<ItemID: Hashable & Sendable> {
  @usableFromInline let store: ItemStore<ItemID>
  /// The list that is read.
  @usableFromInline var list = 0
  @usableFromInline var positions = 0..<0
  @usableFromInline var reader: ItemReader<ItemID>?

  @inlinable
  init(_ store: ItemStore<ItemID>) { self.store = store }

  /// Goes to the list that has a position.
  @inlinable
  mutating func seek(_ position: Int) {
    guard !positions.contains(position) else { return }
    // Of lists that start at one position, all but the last are empty.
    var low = 0
    var high = store.lists.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if store.start(ofList: middle) <= position { low = middle } else { high = middle - 1 }
    }
    list = low
    let start = store.start(ofList: low)
    positions = start..<start + store.lists[low].count
    reader = ItemReader(store.lists[low])
  }

  /// Returns the item at a position; `nil` behind the last one.
  @inlinable
  mutating func item(at position: Int) -> ItemID? {
    seek(position)
    guard positions.contains(position) else { return nil }
    return reader?.item(at: position - positions.lowerBound)
  }

  /// Returns the item behind one in the same list; `nil` if there is none.
  @inlinable
  mutating func item(after position: Int) -> ItemID? {
    seek(position)
    guard positions.contains(position + 1) else { return nil }
    return reader?.item(at: position + 1 - positions.lowerBound)
  }
}
