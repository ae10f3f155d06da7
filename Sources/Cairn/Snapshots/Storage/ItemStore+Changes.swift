extension ItemStore {
  // MARK: - Removing

  /// Removes items; those that are not there are left out.
  ///
  /// - Returns: The items that were there.
  @inlinable
  @discardableResult
  mutating func remove(_ items: [ItemID], hashes: [Int]) -> [ItemID] {
    guard count > 0 else { return [] }
    var removed: [ItemID] = []
    var touched: ClosedRange<Int>?
    for (item, hash) in zip(items, hashes) {
      guard let place = place(of: item, hash: hash) else { continue }
      remove(at: place, hash: hash)
      removed.append(item)
      let known = touched ?? place.list...place.list
      touched = min(known.lowerBound, place.list)...max(known.upperBound, place.list)
    }
    if let touched {
      if touched.count == 1 { settle(touched.lowerBound) } else { restart(from: touched.lowerBound) }
    }
    return removed
  }

  /// Removes an item, after which its list is stale.
  @inlinable
  mutating func remove(at place: Place, hash: Int) {
    let number = lists[place.list].pieces[place.piece].number
    index.remove(hash, from: number)
    lists[place.list].isStale = true
    lists[place.list].pieces[place.piece].items.remove(at: place.offset)
    let left = lists[place.list].pieces[place.piece].items.count
    if left == 0 {
      removePiece(place.piece, ofList: place.list)
    } else if left < ItemPiece<ItemID>.capacity / 4 {
      mergePiece(place.piece, ofList: place.list)
    }
  }

  @inlinable
  mutating func removePiece(_ piece: Int, ofList list: Int) {
    freePieces.append(lists[list].pieces.remove(at: piece).number)
    settlePieces(from: piece, ofList: list)
  }

  /// Joins a small piece with a small one behind it or before it, so that many removals do not leave many pieces.
  @inlinable
  mutating func mergePiece(_ piece: Int, ofList list: Int) {
    let most = ItemPiece<ItemID>.capacity * 3 / 4
    guard let kept = [piece, piece - 1].first(where: { size(ofPieces: $0, $0 + 1, ofList: list) <= most }) else {
      return
    }
    let moved = lists[list].pieces[kept + 1]
    append(moved.items, to: kept, ofList: list, from: moved.number)
    removePiece(kept + 1, ofList: list)
  }

  /// Returns how many items two pieces have; more than there can be if one of them does not exist.
  @inlinable
  func size(ofPieces first: Int, _ second: Int, ofList list: Int) -> Int {
    let pieces = lists[list].pieces
    guard first >= 0, second < pieces.count else { return .max }
    return pieces[first].items.count + pieces[second].items.count
  }

  // MARK: - Inserting

  /// Inserts items that are not there.
  @inlinable
  mutating func insert(_ items: [ItemID], hashes: [Int], at place: Place) {
    guard !items.isEmpty else { return }
    index.reserve(items.count)
    let list = place.list
    let capacity = ItemPiece<ItemID>.capacity
    lists[list].isStale = true
    var place = place
    if lists[list].pieces.isEmpty {
      insertPiece([], at: 0, ofList: list)
      place = Place(list: list, piece: 0, offset: 0)
    }
    let size = lists[list].pieces[place.piece].items.count
    let isAtEnd = place.offset == size
    if size + items.count > capacity, !isAtEnd {
      place = split(at: place, inserting: items.count)
    }
    let room = capacity - lists[list].pieces[place.piece].items.count
    if items.count <= room {
      insert(items, hashes: hashes, intoPieceAt: place)
    } else {
      append(items, hashes: hashes, behind: place.piece, ofList: list)
    }
    settle(list)
  }

  /// Inserts items for which a piece has room.
  @inlinable
  mutating func insert(_ items: [ItemID], hashes: [Int], intoPieceAt place: Place) {
    lists[place.list].pieces[place.piece].items.insert(contentsOf: items, at: place.offset)
    let number = lists[place.list].pieces[place.piece].number
    for (offset, hash) in hashes.enumerated() {
      index.insert(hash, piece: number, hint: place.offset + offset)
    }
  }

  /// Fills a piece, and as many new ones behind it as it takes.
  @inlinable
  mutating func append(_ items: [ItemID], hashes: [Int], behind piece: Int, ofList list: Int) {
    let capacity = ItemPiece<ItemID>.capacity
    let size = lists[list].pieces[piece].items.count
    var first = capacity - size
    if first > 0 {
      let place = Place(list: list, piece: piece, offset: size)
      insert(Array(items[..<first]), hashes: Array(hashes[..<first]), intoPieceAt: place)
    }
    var pieces: ContiguousArray<ItemPiece<ItemID>> = []
    pieces.reserveCapacity((items.count - first + capacity - 1) / capacity)
    while first < items.count {
      let end = min(first + capacity, items.count)
      let number = takePieceNumber()
      pieces.append(ItemPiece(items: ContiguousArray(items[first..<end]), number: number))
      for position in first..<end {
        index.insert(hashes[position], piece: number, hint: position - first)
      }
      first = end
    }
    lists[list].pieces.insert(contentsOf: pieces, at: piece + 1)
    settlePieces(from: piece + 1, ofList: list)
  }

  /// Cuts a piece so that items can be inserted at a place, and returns the place.
  ///
  /// For a few items the piece is halved, so that the next ones find room. Many fill pieces of their own.
  @inlinable
  mutating func split(at place: Place, inserting count: Int) -> Place {
    let list = place.list
    let half = ItemPiece<ItemID>.capacity / 2
    let size = lists[list].pieces[place.piece].items.count
    let cut = count <= half && size > half ? size / 2 : place.offset
    guard cut > 0 else {
      insertPiece([], at: place.piece, ofList: list)
      return place
    }
    let source = lists[list].pieces[place.piece]
    lists[list].pieces[place.piece].items.removeSubrange(cut...)
    insertPiece([], at: place.piece + 1, ofList: list)
    append(ContiguousArray(source.items[cut...]), to: place.piece + 1, ofList: list, from: source.number)
    guard place.offset > cut else { return place }
    return Place(list: list, piece: place.piece + 1, offset: place.offset - cut)
  }

  // MARK: - Pieces

  @inlinable
  mutating func takePieceNumber() -> Int {
    if let number = freePieces.popLast() { return number }
    homes.append(Home(list: 0, position: 0))
    return homes.count - 1
  }

  @inlinable
  mutating func insertPiece(_ items: ContiguousArray<ItemID>, at piece: Int, ofList list: Int) {
    let number = takePieceNumber()
    lists[list].pieces.insert(ItemPiece(items: items, number: number), at: piece)
    settlePieces(from: piece, ofList: list)
  }

  /// Appends items that were in another piece.
  @inlinable
  mutating func append(_ items: ContiguousArray<ItemID>, to piece: Int, ofList list: Int, from number: Int) {
    var hint = lists[list].pieces[piece].items.count
    let target = lists[list].pieces[piece].number
    lists[list].pieces[piece].items.append(contentsOf: items)
    for item in items {
      index.move(item.hashValue, from: number, to: target, hint: hint)
      hint += 1
    }
  }

  /// Tells pieces where they are.
  @inlinable
  mutating func settlePieces(from first: Int, ofList list: Int) {
    let number = lists[list].number
    for position in first..<lists[list].pieces.count {
      homes[lists[list].pieces[position].number] = Home(list: number, position: position)
    }
  }
}
