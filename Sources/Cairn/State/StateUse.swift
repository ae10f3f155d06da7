import Synchronization

/// Whether states are used, so that what has none pays nothing for them.
@usableFromInline
enum StateUse {
  private static let hasBegunStorage = Atomic<Bool>(false)
  /// How many views of the process are being evaluated ahead.
  private static let evaluations = Atomic<Int>(0)

  /// Whether the process has made any state.
  @usableFromInline static var hasBegun: Bool { hasBegunStorage.load(ordering: .relaxed) }

  /// Whether states are being evaluated ahead around what is rendered.
  @usableFromInline static var isAround: Bool {
    evaluations.load(ordering: .relaxed) > 0 && StateGraph.current != nil
  }

  static func begin() {
    if !hasBegun { hasBegunStorage.store(true, ordering: .relaxed) }
  }

  /// Whether a view or a modifier has states, or such are being evaluated ahead around it.
  // Inlined, because each body of each view asks, and in most programs the first question is the last.
  @inlinable
  @inline(__always)
  static func concerns<Owner>(_ owner: Owner, in renderer: any Renderer) -> Bool {
    hasBegun && mayConcern(ObjectIdentifier(Owner.self)) && (isAround || hasStates(owner, for: renderer))
  }

  /// Whether views of a type may have states, or such may be being evaluated ahead around them.
  @usableFromInline
  static func mayConcern(_ type: ObjectIdentifier) -> Bool {
    evaluations.load(ordering: .relaxed) > 0 || !StatelessTypes.shared.contains(type)
  }

  /// Whether a view or a modifier has states that a renderer shows.
  @usableFromInline
  static func hasStates<Owner>(_ owner: Owner, for renderer: any Renderer) -> Bool {
    guard renderer.showsAllStates, let source = EnvironmentSource.current else { return false }
    return source.statefulTypes.hasStates(owner)
  }

  /// Calls a closure that evaluates a view ahead.
  static func evaluating(_ body: () -> Void) {
    evaluations.add(1, ordering: .relaxed)
    body()
    evaluations.subtract(1, ordering: .relaxed)
  }
}
