/// The sharing of free room among flexible pieces.
enum FreeSpace {
  /// A number of equal pieces of flexible room.
  struct Slots {
    var minimum: Double
    var count: Double
  }

  /// Returns the length of all pieces, except the pieces with a larger minimum.
  static func level(of slots: [Slots], sharing space: Double) -> Double {
    var space = space
    var count = slots.reduce(0) { $0 + $1.count }
    for slot in slots.sorted(by: { $0.minimum > $1.minimum }) where count > 0 {
      guard slot.minimum > space / count else { break }
      space -= slot.minimum * slot.count
      count -= slot.count
    }
    return count > 0 ? space / count : -.infinity
  }
}
