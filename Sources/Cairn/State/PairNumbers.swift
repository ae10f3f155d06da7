/// The numbers of pairs of numbers; equal pairs have equal numbers.
///
/// A dictionary does the same in ten times as long, because it guards against pairs that somebody chose, and nobody chooses these.
struct PairNumbers {
  private struct Slot {
    var first = 0
    var second = 0
    /// -1 for a free slot.
    var number = -1
  }

  private var slots: [Slot] = []
  private var count = 0

  /// Returns the number of a pair: from 0, in the order in which pairs come.
  mutating func number(of first: Int, _ second: Int) -> Int {
    if count * 2 >= slots.count { grow() }
    let slot = slot(of: first, second)
    if slots[slot].number < 0 {
      slots[slot] = Slot(first: first, second: second, number: count)
      count += 1
    }
    return slots[slot].number
  }

  /// Returns where a pair is, or where there is room for it.
  private func slot(of first: Int, _ second: Int) -> Int {
    // The multiplication brings what differs into the upper bits.
    let mixed = (UInt(bitPattern: first) &* 0x9E37_79B9_7F4A_7C15) ^ UInt(bitPattern: second)
    let last = slots.count - 1
    var slot = Int(truncatingIfNeeded: (mixed &* 0x9E37_79B9_7F4A_7C15) >> 32) & last
    while slots[slot].number >= 0, slots[slot].first != first || slots[slot].second != second {
      slot = (slot + 1) & last
    }
    return slot
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(), count: max(old.count * 2, 64))
    for pair in old where pair.number >= 0 { slots[slot(of: pair.first, pair.second)] = pair }
  }
}
