/// A place in a list from which its items are read, wherever the pieces of the list end.
@usableFromInline
struct ItemReader<ItemID> {
  @usableFromInline let pieces: ContiguousArray<ItemPiece<ItemID>>
  /// The items of the piece that is read.
  @usableFromInline var items: ContiguousArray<ItemID> = []
  @usableFromInline var piece = 0
  /// The positions in the list that the piece has.
  @usableFromInline var start = 0
  @usableFromInline var end = 0

  @inlinable
  init(_ list: ItemList<ItemID>) {
    pieces = list.pieces
    if !pieces.isEmpty { enter(0) }
  }

  @inlinable
  mutating func enter(_ piece: Int) {
    self.piece = piece
    items = pieces[piece].items
    start = pieces[piece].start
    end = start + items.count
  }

  /// Goes to the piece that has a position, which is near most times.
  @inlinable
  mutating func seek(_ position: Int) {
    if position >= start, position < end { return }
    if position == end, piece + 1 < pieces.count { return enter(piece + 1) }
    var low = 0
    var high = pieces.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if pieces[middle].start <= position { low = middle } else { high = middle - 1 }
    }
    enter(low)
  }

  /// Returns the item at a position that the list has.
  @inlinable
  mutating func item(at position: Int) -> ItemID {
    seek(position)
    return items[position - start]
  }
}

extension ItemReader where ItemID: Equatable {
  /// Returns how many items are equal in two lists, from a position of each on.
  ///
  /// Pieces that share their storage count without a look at their items.
  @inlinable
  mutating func commonCount(
    from position: Int,
    with other: inout Self,
    from otherPosition: Int,
    atMost limit: Int
  ) -> Int {
    var count = 0
    while count < limit {
      seek(position + count)
      other.seek(otherPosition + count)
      let offset = position + count - start
      let otherOffset = otherPosition + count - other.start
      let most = min(items.count - offset, other.items.count - otherOffset, limit - count)
      var equal = 0
      if offset == otherOffset, items.sharesStorage(with: other.items) {
        equal = most
      } else {
        items.withUnsafeBufferPointer { left in
          other.items.withUnsafeBufferPointer { right in
            while equal < most, left[offset &+ equal] == right[otherOffset &+ equal] { equal &+= 1 }
          }
        }
      }
      count += equal
      if equal < most { break }
    }
    return count
  }

  /// Returns how many items are equal in two lists, from the ends of given positions backwards.
  @inlinable
  mutating func commonCount(
    before position: Int,
    with other: inout Self,
    before otherPosition: Int,
    atMost limit: Int
  ) -> Int {
    var count = 0
    while count < limit {
      seek(position - count - 1)
      other.seek(otherPosition - count - 1)
      let offset = position - count - start
      let otherOffset = otherPosition - count - other.start
      let most = min(offset, otherOffset, limit - count)
      var equal = 0
      if offset == otherOffset, items.sharesStorage(with: other.items) {
        equal = most
      } else {
        items.withUnsafeBufferPointer { left in
          other.items.withUnsafeBufferPointer { right in
            while equal < most, left[offset &- equal &- 1] == right[otherOffset &- equal &- 1] { equal &+= 1 }
          }
        }
      }
      count += equal
      if equal < most { break }
    }
    return count
  }
}
