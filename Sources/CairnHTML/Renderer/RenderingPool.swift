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

  private let pool = Mutex<[RenderingEquipment]>([])

  /// Returns equipment that nobody else uses.
  func take() -> RenderingEquipment {
    pool.withLock { $0.popLast() } ?? RenderingEquipment()
  }

  /// Takes equipment back.
  func giveBack(_ equipment: RenderingEquipment) {
    guard equipment.tree.nodeCount <= Self.maximumNodeCount, equipment.writer.capacity <= Self.maximumCapacity
    else { return }
    equipment.writer.removeAll()
    equipment.layouts.forgetAnswers()
    pool.withLock { pool in
      guard pool.count < Self.maximumCount else { return }
      pool.append(equipment)
    }
  }
}

/// What a rendering writes to, and what it knows of elements and layouts beforehand.
///
/// Unchecked, as only one rendering holds it at a time.
struct RenderingEquipment: @unchecked Sendable {
  let writer: ByteWriter
  let tree: StyleTree
  let layouts: LayoutCatalog

  /// Creates equipment that knows nothing yet.
  init(_ writer: ByteWriter = ByteWriter()) {
    self.writer = writer
    tree = StyleTree()
    layouts = LayoutCatalog(tree.classes)
  }

  /// Creates equipment that knows what other equipment has learnt.
  init(_ writer: ByteWriter, remembering other: RenderingEquipment) {
    self.writer = writer
    tree = other.tree
    layouts = other.layouts
  }
}
