/// How fast something changes; what is rendered ahead changes at once.
public struct Animation: Hashable, Sendable {
  private init() {}

  /// The usual speed.
  public static let `default` = Animation()
  /// The same speed throughout.
  public static let linear = Animation()
  /// Slow at first.
  public static let easeIn = Animation()
  /// Slow at the end.
  public static let easeOut = Animation()
  /// Slow at first and at the end.
  public static let easeInOut = Animation()
  /// As a spring moves.
  public static let spring = Animation()
  /// As a spring moves, with some bounce.
  public static let bouncy = Animation()
  /// As a spring moves, without bounce.
  public static let smooth = Animation()
  /// As a stiff spring moves.
  public static let snappy = Animation()
  /// As a spring moves that follows a finger.
  public static let interactiveSpring = Animation()

  /// The same speed throughout, in seconds.
  public static func linear(duration: Double) -> Animation { Animation() }
  /// Slow at first, in seconds.
  public static func easeIn(duration: Double) -> Animation { Animation() }
  /// Slow at the end, in seconds.
  public static func easeOut(duration: Double) -> Animation { Animation() }
  /// Slow at first and at the end, in seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  /// As a spring moves, with some bounce.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  /// As a spring moves, without bounce.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  /// As a stiff spring moves.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }

  /// As a spring moves.
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Animation { Animation() }

  /// As a spring moves.
  public static func spring(duration: Double, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation()
  }

  /// As a spring moves that follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: Double = 0.25
  ) -> Animation { Animation() }

  /// As a spring moves.
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double = 1,
    damping: Double = 1,
    initialVelocity: Double = 0
  ) -> Animation { Animation() }

  /// Along a curve of two points.
  public static func timingCurve(
    _ x1: Double,
    _ y1: Double,
    _ x2: Double,
    _ y2: Double,
    duration: Double = 0.35
  ) -> Animation { Animation() }

  /// Waits for some seconds.
  public func delay(_ delay: Double) -> Animation { self }
  /// Is faster by a factor.
  public func speed(_ speed: Double) -> Animation { self }
  /// Repeats itself some times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// Repeats itself without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Runs a closure; what it changes shows at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Runs a closure and then another one; what they change shows at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result { try body() }

/// Runs a closure; what it changes shows at once.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

/// When an animation is over.
public enum AnimationCompletionCriteria: UInt8, Hashable, Sendable {
  case logicallyComplete, removed
}

/// How a change is to be shown; what is rendered ahead changes at once.
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

extension Binding {
  /// The binding itself: what changes shows at once.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  /// The binding itself: what changes shows at once.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}
