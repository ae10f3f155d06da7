/// The pieces that items are in, by the hashes of the items: a table that holds no items of its own.
///
/// It is an open-addressing table with linear probing. A slot is one word, so that a copy of the table is a copy of
/// plain memory, however dear the identities are to copy.
@usableFromInline
struct ItemIndex: Sendable {
  /// The words of the table, of which zero is a free slot.
  ///
  /// From the top, a word has 28 bits of the hash, 8 bits that hint at the offset in the piece, and 28 bits with the
  /// number of the piece and one more.
  @usableFromInline var slots: ContiguousArray<UInt64> = []
  @usableFromInline var count = 0
  /// The bits by which a hash is shifted to give the first slot to look at.
  @usableFromInline var shift: UInt64 = 0

  @usableFromInline
  init() {}

  @inlinable
  static func tag(_ word: UInt64) -> UInt64 { word & 0xFFFF_FFF0_0000_0000 }

  @inlinable
  static func piece(_ slot: UInt64) -> Int { Int(truncatingIfNeeded: slot & 0xFFF_FFFF) &- 1 }

  @inlinable
  static func hint(_ slot: UInt64) -> Int { Int(truncatingIfNeeded: (slot &>> 28) & 0xFF) }

  @inlinable
  static func slot(_ hash: Int, piece: Int, hint: Int) -> UInt64 {
    tag(UInt64(truncatingIfNeeded: hash)) | UInt64(truncatingIfNeeded: hint & 0xFF) &<< 28
      | UInt64(truncatingIfNeeded: piece &+ 1)
  }

  /// Returns the first slot of a hash for which a closure holds, which is given a piece and a hint.
  ///
  /// - Complexity: O(1) expected.
  @inlinable
  func position(of hash: Int, where isMatch: (_ piece: Int, _ hint: Int) -> Bool) -> Int? {
    guard count > 0 else { return nil }
    let tag = Self.tag(UInt64(truncatingIfNeeded: hash))
    let mask = slots.count &- 1
    var position = Int(truncatingIfNeeded: tag &>> shift)
    while true {
      let slot = slots[position]
      if slot == 0 { return nil }
      if Self.tag(slot) == tag, isMatch(Self.piece(slot), Self.hint(slot)) { return position }
      position = (position &+ 1) & mask
    }
  }

  /// Makes room for more items.
  @inlinable
  mutating func reserve(_ more: Int) {
    let needed = count + more
    guard needed * 5 > slots.count * 4 else { return }
    var capacity = max(16, slots.count)
    while needed * 5 > capacity * 4 { capacity *= 2 }
    resize(to: capacity)
  }

  /// Adds an item that is not there.
  @inlinable
  mutating func insert(_ hash: Int, piece: Int, hint: Int) {
    reserve(1)
    place(Self.slot(hash, piece: piece, hint: hint))
    count += 1
  }

  /// Tells that an item is in another piece from now on.
  @inlinable
  mutating func move(_ hash: Int, from piece: Int, to other: Int, hint: Int) {
    // Slots of one piece and one hash stand for one another, so the first is as good as any.
    guard let position = position(of: hash, where: { number, _ in number == piece }) else { return }
    slots[position] = Self.slot(hash, piece: other, hint: hint)
  }

  /// Removes an item of a piece.
  @inlinable
  mutating func remove(_ hash: Int, from piece: Int) {
    guard let position = position(of: hash, where: { number, _ in number == piece }) else { return }
    remove(at: position)
  }

  @usableFromInline
  mutating func place(_ slot: UInt64) {
    let mask = slots.count &- 1
    var position = Int(truncatingIfNeeded: Self.tag(slot) &>> shift)
    while slots[position] != 0 { position = (position &+ 1) & mask }
    slots[position] = slot
  }

  /// Frees a slot and closes the gap, so that probing still finds what stood behind it.
  @usableFromInline
  mutating func remove(at position: Int) {
    let mask = slots.count &- 1
    var hole = position
    var next = (hole &+ 1) & mask
    while slots[next] != 0 {
      let home = Int(truncatingIfNeeded: Self.tag(slots[next]) &>> shift)
      if (next &- home) & mask >= (next &- hole) & mask {
        slots[hole] = slots[next]
        hole = next
      }
      next = (next &+ 1) & mask
    }
    slots[hole] = 0
    count -= 1
  }

  @usableFromInline
  mutating func resize(to capacity: Int) {
    let old = slots
    slots = ContiguousArray(repeating: 0, count: capacity)
    shift = UInt64(64 - capacity.trailingZeroBitCount)
    for slot in old where slot != 0 { place(slot) }
  }
}
