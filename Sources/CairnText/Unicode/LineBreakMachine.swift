/// A machine that decides, scalar by scalar, where UAX #14 for Unicode 17 allows or demands a line break.
///
/// A table decides for most pairs of neighbours, and the context for the others.
struct LineBreakMachine {
  private(set) var context: LineBreakContext
  private let pairs = LineBreakPairs.shared

  init(isTailored: Bool) { context = LineBreakContext(isTailored: isTailored) }

  /// Takes the next scalar and returns whether a line may break before it.
  ///
  /// - Parameters:
  ///   - right: The class of the scalar.
  ///   - following: Returns the class of the first or second base behind the scalar; `nil` behind the end. Rarely
  ///     called.
  /// - Returns: Whether a line may, must or must not break before the scalar.
  @inline(__always)
  mutating func advance(to right: LineBreakClass, following: (Int) -> LineBreakClass?) -> LineBreakContext.Decision {
    var verdict = pairs[context.left, right]
    // A space behind a dash is like other spaces, unless a dash or another space follows.
    if verdict == .contextual, context.left == .guardedSpace, context.anchor == .breakBoth, right != .breakBoth,
      right != .space
    {
      verdict = pairs[.space, right]
    }
    switch verdict {
    case .contextual: return advanceInContext(to: right, following: following)
    case .beforeSpace: context.anchor = context.left
    case .beforeGuardedSpace:
      context.anchor = context.left
      context.beforeLeft = context.left
      context.left = .guardedSpace
      return .prohibited
    case .separator: context.endNumber()
    case .allowed, .prohibited: break
    }
    context.beforeLeft = context.left
    context.left = right
    return verdict == .allowed ? .allowed : .prohibited
  }

  /// Takes a scalar in the same cluster as the emoji before it; no line may break between them.
  mutating func take(_ right: LineBreakClass) {
    if context.left == .afterJoiner { context.left = context.anchor }
    switch right {
    case .combining: break
    case .joiner:
      context.anchor = context.left
      context.left = .afterJoiner
    default:
      context.beforeLeft = context.left
      context.left = right
    }
  }

  /// Continues behind text that was read without the machine.
  mutating func resume(behind left: LineBreakClass, beforeLeft: LineBreakClass) {
    context.left = left
    context.beforeLeft = beforeLeft
  }

  @inline(never)
  private mutating func advanceInContext(
    to right: LineBreakClass,
    following: (Int) -> LineBreakClass?
  ) -> LineBreakContext.Decision {
    context.advance(to: right, following: following)
  }
}
