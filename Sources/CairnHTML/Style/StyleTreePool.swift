import Synchronization

/// Style trees that have learnt what earlier pages looked like.
///
/// A small fragment costs less than finding out what its few elements become. What a tree knows never changes what is
/// written, so one that has served a rendering can serve the next. Only renderings that ask for no sheet take their
/// trees here, as a tree's sheet holds the rules of all pages it has seen.
final class StyleTreePool: Sendable {
  static let shared = StyleTreePool()

  /// Trees that grew beyond this are dropped, so that styles made from data do not pile up.
  private static let maximumNodeCount = 4096
  /// More trees than are ever used at once need not be kept.
  private static let maximumTreeCount = 16

  /// A tree on its way from one rendering to another. Unchecked: only one of them holds it at a time.
  private struct Parcel: @unchecked Sendable {
    let tree: StyleTree
  }

  private let parcels = Mutex<[Parcel]>([])

  /// Returns a tree that nobody else uses.
  func take() -> StyleTree {
    parcels.withLock { $0.popLast() }?.tree ?? StyleTree()
  }

  /// Takes a tree back.
  func giveBack(_ tree: StyleTree) {
    guard tree.nodeCount <= Self.maximumNodeCount else { return }
    let parcel = Parcel(tree: tree)
    parcels.withLock { parcels in
      guard parcels.count < Self.maximumTreeCount else { return }
      parcels.append(parcel)
    }
  }
}
