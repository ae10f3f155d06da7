/// Shares what is left over among flexible room.
enum FreeSpace {
  /// Some equal pieces of flexible room.
  struct Slots {
    var minimum: Double
    var count: Double
  }

  /// Returns the length that all pieces get, except those whose minimum is larger.
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
