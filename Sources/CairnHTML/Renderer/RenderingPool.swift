import Synchronization

/// Renderers that have ended and wait for later renderings, with their memory and with style trees that know many elements.
///
/// Without them, small fragments would spend most of their time on finding out their few elements and on getting memory.
/// A tree's knowledge never changes the output. A tree's sheet holds the rules of all its renderings, so only
/// renderings that need no sheet use the pool.
final class RenderingPool: Sendable {
  static let shared = RenderingPool()

  /// Larger trees are dropped, so that styles made from data do not pile up.
  private static let maximumNodeCount = 4096
  /// The memory in bytes that a writer may keep.
  private static let maximumCapacity = 4 << 20
  /// The number of idle renderers worth keeping.
  private static let maximumCount = 4

  /// A renderer that nobody uses.
  ///
  /// Unchecked, because whoever takes it out of the pool is the only one to have it.
  private struct IdleRenderer: @unchecked Sendable {
    let renderer: HTMLRenderer
  }

  private let pool = Mutex<[IdleRenderer]>([])

  /// Returns a renderer for one rendering that needs no sheet and no diagnostics.
  func take(_ options: HTMLOptions) -> HTMLRenderer {
    guard let renderer = pool.withLock({ $0.popLast() })?.renderer else {
      return HTMLRenderer(options: options, equipment: RenderingEquipment(), checksIdentity: false)
    }
    renderer.beginAnew(options)
    return renderer
  }

  /// Takes back a renderer whose rendering has ended, unless somebody else still has it.
  ///
  /// A view may have kept its renderer. What it writes afterwards must not get into a later rendering.
  func giveBack(_ renderer: consuming HTMLRenderer) {
    guard isKnownUniquelyReferenced(&renderer), renderer.tree.nodeCount <= Self.maximumNodeCount,
      renderer.writer.capacity <= Self.maximumCapacity, renderer.hasEnded
    else { return }
    renderer.forgetRendering()
    var idle: IdleRenderer? = IdleRenderer(renderer: consume renderer)
    pool.withLock { pool in
      // Moved, because a copy would count it once more.
      guard pool.count < Self.maximumCount, let idle = idle.take() else { return }
      pool.append(idle)
    }
  }
}

/// The writer of a rendering, and its knowledge of elements and layouts.
struct RenderingEquipment {
  let writer: ByteWriter
  let tree: StyleTree
  let frames: FrameStack
  let layouts: LayoutCatalog

  /// Creates equipment without any knowledge.
  init(_ writer: ByteWriter = ByteWriter()) {
    self.writer = writer
    tree = StyleTree()
    frames = FrameStack()
    layouts = LayoutCatalog(tree.classes)
  }

  init(_ writer: ByteWriter, remembering other: RenderingEquipment) {
    self.writer = writer
    tree = other.tree
    frames = other.frames
    layouts = other.layouts
  }
}
