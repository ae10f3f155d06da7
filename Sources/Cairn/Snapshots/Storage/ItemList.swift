/// A run of the items of a list, short enough to be changed and searched in constant time.
@usableFromInline
struct ItemPiece<ItemID> {
  /// The most items of a piece: as many as an ``ItemIndex`` can hint at.
  @inlinable static var capacity: Int { 256 }

  /// The items; pieces of two lists with the same storage are equal without a look at them.
  @usableFromInline var items: ContiguousArray<ItemID>
  /// The name by which the index knows the piece, whatever is inserted before it.
  @usableFromInline let number: Int
  /// The position of its first item in the list.
  @usableFromInline var start: Int

  @inlinable
  init(items: ContiguousArray<ItemID>, number: Int, start: Int = 0) {
    self.items = items
    self.number = number
    self.start = start
  }
}

extension ItemPiece: Sendable where ItemID: Sendable {}

extension ItemPiece where ItemID: Equatable {
  /// Returns where an item is, which is looked for near a hint at first.
  @inlinable
  func offset(of item: ItemID, near hint: Int) -> Int? {
    if hint < items.count, items[hint] == item { return hint }
    return items.withUnsafeBufferPointer { items in
      let count = items.count
      var low = min(hint, count - 1)
      var high = low + 1
      while low >= 0 || high < count {
        if low >= 0, items[low] == item { return low }
        if high < count, items[high] == item { return high }
        low -= 1
        high += 1
      }
      return nil
    }
  }
}

extension ContiguousArray {
  /// Whether two arrays share their storage, and so are equal.
  @inlinable
  func sharesStorage(with other: Self) -> Bool {
    withUnsafeBufferPointer { left in
      other.withUnsafeBufferPointer { left.baseAddress == $0.baseAddress && left.count == $0.count }
    }
  }
}

/// The items of one section, in pieces.
@usableFromInline
struct ItemList<ItemID> {
  /// The name by which pieces know their list, whatever is inserted before it.
  @usableFromInline let number: Int
  /// The items of the lists before it in its block of lists.
  @usableFromInline var start = 0
  @usableFromInline var count = 0
  /// None of them is empty.
  @usableFromInline var pieces: ContiguousArray<ItemPiece<ItemID>> = []
  /// Whether the starts of the pieces and the count are out of date, which ends with each change of the store.
  @usableFromInline var isStale = false

  @inlinable
  init(number: Int) { self.number = number }

  /// Brings the starts of the pieces and the count up to date.
  @inlinable
  mutating func recount() {
    var start = 0
    for position in pieces.indices {
      if pieces[position].start != start { pieces[position].start = start }
      start += pieces[position].items.count
    }
    count = start
    isStale = false
  }

  @inlinable
  func append(to items: inout [ItemID]) {
    for piece in pieces { items.append(contentsOf: piece.items) }
  }

  /// Returns the piece that has a position of the list.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  func piece(at position: Int) -> Int {
    var low = 0
    var high = pieces.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if pieces[middle].start <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

extension ItemList: Sendable where ItemID: Sendable {}

extension ItemList where ItemID: Equatable {
  @inlinable
  func hasSameItems(as other: Self) -> Bool {
    guard count == other.count else { return false }
    if pieces.sharesStorage(with: other.pieces) { return true }
    var left = ItemReader(self)
    var right = ItemReader(other)
    return left.commonCount(from: 0, with: &right, from: 0, atMost: count) == count
  }
}
