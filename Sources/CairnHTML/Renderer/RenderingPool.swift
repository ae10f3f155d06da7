import Synchronization

/// Equipment that renderings leave to later ones: memory, and style trees that know many elements.
///
/// Without it, small fragments would spend most of their time on finding out their few elements and on getting memory.
/// A tree's knowledge never changes the output. A tree's sheet holds the rules of all its renderings, so only
/// renderings that need no sheet use the pool.
final class RenderingPool: Sendable {
  static let shared = RenderingPool()

  /// Larger trees are dropped, so that styles made from data do not pile up.
  private static let maximumNodeCount = 4096
  /// The memory in bytes that a writer may keep.
  private static let maximumCapacity = 4 << 20
  /// The number of idle trees worth keeping.
  private static let maximumCount = 4

  private let pool = Mutex<[RenderingEquipment]>([])

  func take() -> RenderingEquipment {
    pool.withLock { $0.popLast() } ?? RenderingEquipment()
  }

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

/// The writer of a rendering, and its knowledge of elements and layouts.
///
/// Unchecked, because only one rendering has it at a time.
struct RenderingEquipment: @unchecked Sendable {
  let writer: ByteWriter
  let tree: StyleTree
  let layouts: LayoutCatalog

  /// Creates equipment without any knowledge.
  init(_ writer: ByteWriter = ByteWriter()) {
    self.writer = writer
    tree = StyleTree()
    layouts = LayoutCatalog(tree.classes)
  }

  init(_ writer: ByteWriter, remembering other: RenderingEquipment) {
    self.writer = writer
    tree = other.tree
    layouts = other.layouts
  }
}
