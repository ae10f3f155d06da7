import Synchronization

/// The types of views that are known to declare no states, for all renderings of a process.
///
/// Nearly all bodies have such a type, and each rendering of one asks. So there is no lock: a type gets the first free slot after the
/// one that its address leads to, and keeps it.
struct StatelessTypes: @unchecked Sendable {
  // Unchecked, because the slots are never freed, and each changes at once.
  static let shared = StatelessTypes(capacity: 2048)

  /// How many slots a type may be tried for; one that finds none is not remembered.
  private static let mostTries = 16

  /// The addresses of types; zero for none.
  private let slots: UnsafeMutableBufferPointer<Atomic<UInt>>

  /// Creates a set without types, for as long as the process lasts.
  init(capacity: Int) {
    slots = .allocate(capacity: capacity)
    for slot in slots.indices { slots.initializeElement(at: slot, to: Atomic(0)) }
  }

  /// Whether a type is known.
  func contains(_ type: ObjectIdentifier) -> Bool {
    let address = UInt(bitPattern: type)
    var slot = firstSlot(of: address)
    for _ in 0..<Self.mostTries {
      let known = slots[slot].load(ordering: .relaxed)
      if known == address { return true }
      if known == 0 { return false }
      slot = self.slot(after: slot)
    }
    return false
  }

  /// Remembers a type, if there is room.
  func insert(_ type: ObjectIdentifier) {
    let address = UInt(bitPattern: type)
    var slot = firstSlot(of: address)
    for _ in 0..<Self.mostTries {
      let (isFree, known) = slots[slot].compareExchange(expected: 0, desired: address, ordering: .relaxed)
      if isFree || known == address { return }
      slot = self.slot(after: slot)
    }
  }

  private func firstSlot(of address: UInt) -> Int {
    // The multiplications bring what differs into the upper bits, and those into the range; to divide takes longer.
    Int((address &* 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: UInt(slots.count)).high)
  }

  private func slot(after slot: Int) -> Int { slot + 1 == slots.count ? 0 : slot + 1 }
}
