import Synchronization

/// What one rendering can leave to the next: a style tree that has learnt what pages look like, and memory.
///
/// A small fragment costs less than finding out what its few elements become, and filling memory costs less than having
/// the system provide it. What a tree knows never changes what is written. Only renderings that ask for no sheet take
/// their trees here, as a tree's sheet holds the rules of all pages it has seen.
final class RenderingPool: Sendable {
  static let shared = RenderingPool()

  /// Trees that grew beyond this are dropped, so that styles made from data do not pile up.
  private static let maximumNodeCount = 4096
  /// Memory beyond this, in bytes, is given back to the system.
  private static let maximumCapacity = 4 << 20
  /// More than are used at once need not be kept.
  private static let maximumCount = 4

  /// A tree and a writer without bytes.
  ///
  /// Unchecked, as only one rendering holds them at a time.
  struct Equipment: @unchecked Sendable {
    let tree = StyleTree()
    let writer = ByteWriter()
  }

  private let pool = Mutex<[Equipment]>([])

  /// Returns equipment that nobody else uses.
  func take() -> Equipment {
    pool.withLock { $0.popLast() } ?? Equipment()
  }

  /// Takes equipment back.
  func giveBack(_ equipment: Equipment) {
    guard equipment.tree.nodeCount <= Self.maximumNodeCount, equipment.writer.capacity <= Self.maximumCapacity
    else { return }
    equipment.writer.removeAll()
    equipment.tree.classes.forgetLayoutAnswers()
    pool.withLock { pool in
      guard pool.count < Self.maximumCount else { return }
      pool.append(equipment)
    }
  }
}
