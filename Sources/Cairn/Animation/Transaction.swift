/// How a change is to be shown.
public struct Transaction: Hashable, Sendable {
  /// The animation.
  public var animation: Animation?
  /// Whether there is none.
  public var disablesAnimations = false
  /// Whether the change goes on.
  public var isContinuous = false

  /// Creates a transaction.
  public init(animation: Animation? = nil) { self.animation = animation }
}

/// When an animation is over.
public enum AnimationCompletionCriteria: UInt8, Hashable, Sendable {
  case logicallyComplete, removed
}

/// Runs a closure; in a page, what depends on the states that it changes moves.
///
/// ```swift
/// Button("More") { withAnimation { showsMore.toggle() } }
/// if showsMore { Details().transition(.move(edge: .top)) }
/// ```
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  guard let states = StateGraph.current else { return try body() }
  return try states.animating(with: animation, body)
}

/// Runs a closure; in a page, what depends on the states that it changes moves.
///
/// The second closure is not run: a page has no program behind it.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result { try withAnimation(animation, body) }

/// Runs a closure; in a page, what depends on the states that it changes moves as the transaction says.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try withAnimation(transaction.disablesAnimations ? nil : transaction.animation, body)
}

extension Binding {
  /// A binding whose changes move what depends on them.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    derived(get: { wrappedValue }, set: { value in withAnimation(animation) { wrappedValue = value } })
  }

  /// A binding whose changes move what depends on them.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    derived(get: { wrappedValue }, set: { value in withTransaction(transaction) { wrappedValue = value } })
  }
}
