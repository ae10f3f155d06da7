import Synchronization

/// Whether the process has made any state, so that programs without one pay nothing for it.
@usableFromInline
enum StateUse {
  private static let hasBegunStorage = Atomic<Bool>(false)

  @usableFromInline static var hasBegun: Bool { hasBegunStorage.load(ordering: .relaxed) }

  static func begin() {
    if !hasBegun { hasBegunStorage.store(true, ordering: .relaxed) }
  }
}
