extension Snapshot {
  @inlinable
  mutating func append(
    _ identifiers: [ItemID],
    toList list: Int,
    in call: SnapshotError.Call
  ) throws(SnapshotError) -> [ItemID] {
    let hashes = try hashesOfUnique(identifiers, in: call)
    let moved = items.remove(identifiers, hashes: hashes)
    items.insert(identifiers, hashes: hashes, at: items.end(ofList: list))
    return moved
  }

  /// Inserts items at another one or some items behind it, after everything that can be wrong was looked for.
  @inlinable
  mutating func insert(
    _ identifiers: [ItemID],
    at item: ItemID,
    skipping skipped: Int,
    in call: SnapshotError.Call
  ) throws(SnapshotError) -> [ItemID] {
    var place = try place(ofItem: item, in: call)
    guard !identifiers.contains(item) else { throw .relativeToItself(item, in: call) }
    let hashes = try hashesOfUnique(identifiers, in: call)
    let moved = items.remove(identifiers, hashes: hashes)
    if !moved.isEmpty { place = try self.place(ofItem: item, in: call) }
    place.offset += skipped
    items.insert(identifiers, hashes: hashes, at: place)
    return moved
  }

  /// Returns the hashes of items, none of which may be named twice.
  @inlinable
  func hashesOfUnique(_ identifiers: [ItemID], in call: SnapshotError.Call) throws(SnapshotError) -> [Int] {
    let hashes = identifiers.map(\.hashValue)
    let repeated = Self.repeated(in: identifiers, hashes: hashes)
    guard repeated.isEmpty else { throw .repeated(repeated, in: call) }
    return hashes
  }

  /// Returns each identity that an array has more than once, in the order of the array.
  @inlinable
  static func repeated<ID: Hashable>(in identifiers: [ID], hashes: [Int]) -> [ID] {
    guard identifiers.count > 1 else { return [] }
    var seen = ItemIndex()
    seen.reserve(identifiers.count)
    var repeated: [ID] = []
    for position in identifiers.indices {
      let id = identifiers[position]
      let known = seen.position(of: hashes[position]) { earlier, _ in identifiers[earlier] == id }
      if known == nil {
        seen.insert(hashes[position], piece: position, hint: 0)
      } else if !repeated.contains(id) {
        repeated.append(id)
      }
    }
    return repeated
  }

  @inlinable
  func requireItems(_ identifiers: [ItemID], in call: SnapshotError.Call) throws(SnapshotError) {
    let unknown = identifiers.filter { items.place(of: $0) == nil }
    guard unknown.isEmpty else { throw .unknownItems(unknown, in: call) }
  }

  @inlinable
  mutating func forgetMarks(of identifiers: [ItemID]) {
    reloadedItems.remove(identifiers)
    reconfiguredItems.remove(identifiers)
  }

  /// The same sections and items, of which none is marked.
  @inlinable var withoutMarks: Self {
    var snapshot = self
    snapshot.reloadedSections = IdentityMarks()
    snapshot.reloadedItems = IdentityMarks()
    snapshot.reconfiguredItems = IdentityMarks()
    return snapshot
  }
}
