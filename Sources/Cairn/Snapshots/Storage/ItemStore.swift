/// The items of a snapshot: a list for each section, and an index that finds an item in constant time.
///
/// Each list is cut into pieces. The index knows the number of the piece that an item is in; pieces know their lists by
/// number too. So a change of one item touches one piece, and no entry of another item.
@usableFromInline
struct ItemStore<ItemID: Hashable & Sendable>: Sendable {
  /// Where a piece is.
  @usableFromInline
  struct Home: Sendable {
    @usableFromInline var list: Int32
    @usableFromInline var position: Int32

    @inlinable
    init(list: Int, position: Int) {
      self.list = Int32(truncatingIfNeeded: list)
      self.position = Int32(truncatingIfNeeded: position)
    }
  }

  /// Where an item is.
  @usableFromInline
  struct Place: Sendable {
    @usableFromInline var list: Int
    @usableFromInline var piece: Int
    @usableFromInline var offset: Int

    @inlinable
    init(list: Int, piece: Int, offset: Int) {
      self.list = list
      self.piece = piece
      self.offset = offset
    }
  }

  /// The lists in the order of the sections.
  @usableFromInline var lists: ContiguousArray<ItemList<ItemID>> = []
  /// How many items are before each 128 lists.
  @usableFromInline var blockStarts: ContiguousArray<Int> = []
  /// The positions of lists in `lists`, by their numbers; -1 for numbers that are free.
  @usableFromInline var listPositions: ContiguousArray<Int32> = []
  @usableFromInline var freeLists: ContiguousArray<Int> = []
  /// The homes of pieces by their numbers.
  @usableFromInline var homes: ContiguousArray<Home> = []
  @usableFromInline var freePieces: ContiguousArray<Int> = []
  @usableFromInline var index = ItemIndex()

  @inlinable
  init() {}

  @inlinable static var blockSize: Int { 128 }

  @inlinable var count: Int { index.count }

  // MARK: - Finding

  /// Returns where an item is.
  ///
  /// - Complexity: O(1) expected.
  @inlinable
  func place(of item: ItemID) -> Place? { place(of: item, hash: item.hashValue) }

  @inlinable
  func place(of item: ItemID, hash: Int) -> Place? {
    var found: Place?
    // Many items with one hash are in few pieces; none needs to be searched twice in a row.
    var searched = -1
    _ = index.position(of: hash) { number, hint in
      guard number != searched, let home = home(of: number) else { return false }
      searched = number
      guard let offset = lists[home.list].pieces[home.piece].offset(of: item, near: hint) else { return false }
      found = Place(list: home.list, piece: home.piece, offset: offset)
      return true
    }
    return found
  }

  /// Returns where a piece is; `nil` for a number that the index should have forgotten, as it does unless a hash changes.
  @inlinable
  func home(of number: Int) -> (list: Int, piece: Int)? {
    let home = homes[number]
    let list = Int(listPositions[Int(home.list)])
    let piece = Int(home.position)
    guard list >= 0, piece < lists[list].pieces.count, lists[list].pieces[piece].number == number else { return nil }
    return (list, piece)
  }

  /// Returns the position of a place in its list.
  @inlinable
  func position(of place: Place) -> Int { lists[place.list].pieces[place.piece].start + place.offset }

  /// Returns how many items are before a list.
  @inlinable
  func start(ofList list: Int) -> Int { blockStarts[list / Self.blockSize] + lists[list].start }

  /// Returns the place behind the last item of a list.
  @inlinable
  func end(ofList list: Int) -> Place {
    let pieces = lists[list].pieces
    guard let last = pieces.last else { return Place(list: list, piece: 0, offset: 0) }
    return Place(list: list, piece: pieces.count - 1, offset: last.items.count)
  }

  // MARK: - Lists

  /// Adds empty lists and returns their numbers.
  @inlinable
  mutating func insertLists(_ count: Int, at position: Int) -> [Int] {
    var numbers: [Int] = []
    numbers.reserveCapacity(count)
    for _ in 0..<count {
      if let number = freeLists.popLast() {
        numbers.append(number)
      } else {
        numbers.append(listPositions.count)
        listPositions.append(-1)
      }
    }
    lists.insert(contentsOf: numbers.map { ItemList(number: $0) }, at: position)
    renumberLists(from: position)
    return numbers
  }

  /// Removes a list and its items.
  @inlinable
  mutating func removeList(at position: Int) {
    let list = lists.remove(at: position)
    for piece in list.pieces {
      for item in piece.items { index.remove(item.hashValue, from: piece.number) }
      freePieces.append(piece.number)
    }
    listPositions[list.number] = -1
    freeLists.append(list.number)
    renumberLists(from: position)
  }

  /// Moves a list to where it has a position then.
  @inlinable
  mutating func moveList(from position: Int, to target: Int) {
    lists.insert(lists.remove(at: position), at: target)
    renumberLists(from: min(position, target))
  }

  /// Brings the positions and starts of lists up to date, and what in them is stale.
  @inlinable
  mutating func renumberLists(from first: Int) {
    for position in first..<lists.count {
      listPositions[lists[position].number] = Int32(truncatingIfNeeded: position)
    }
    restart(from: first)
  }

  /// Counts anew from a list on, and in what is stale.
  ///
  /// - Complexity: O(*s*) in the lists behind it.
  @inlinable
  mutating func restart(from first: Int) {
    let firstBlock = first / Self.blockSize
    let isKnown = firstBlock < blockStarts.count
    // A block that is new starts with its first list, behind lists that have not changed.
    var total =
      isKnown ? blockStarts[firstBlock] : first == 0 ? 0 : self.start(ofList: first - 1) + lists[first - 1].count
    blockStarts.removeSubrange(min(firstBlock, blockStarts.count)...)
    var start = 0
    for position in firstBlock * Self.blockSize..<max(lists.count, firstBlock * Self.blockSize) {
      if position % Self.blockSize == 0 {
        blockStarts.append(total)
        start = 0
      }
      if lists[position].isStale { lists[position].recount() }
      if lists[position].start != start { lists[position].start = start }
      start += lists[position].count
      total += lists[position].count
    }
  }

  /// Counts anew in a list that is stale, which is the only one.
  ///
  /// - Complexity: O(*s* / 128) in the lists behind it.
  @inlinable
  mutating func settle(_ list: Int) {
    let before = lists[list].count
    lists[list].recount()
    let change = lists[list].count - before
    let block = list / Self.blockSize
    for position in list + 1..<max(list + 1, min((block + 1) * Self.blockSize, lists.count)) {
      lists[position].start += change
    }
    for later in block + 1..<max(block + 1, blockStarts.count) { blockStarts[later] += change }
  }
}
