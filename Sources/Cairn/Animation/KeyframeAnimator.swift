/// A view that would follow values over time; it shows the first ones.
public struct KeyframeAnimator<Value, Content: View>: View {
  private let content: Content

  /// Creates a view that would follow the values again and again.
  public init(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Keyframes
  ) {
    self.content = content(initialValue)
  }

  /// Creates a view that would follow the values when another value changes.
  public init(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Keyframes
  ) {
    self.content = content(initialValue)
  }

  public var body: some View { content }
}

extension View {
  /// Changes the view as by the first of some values, which it would follow again and again.
  public func keyframeAnimator<Value, Content: View>(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (Self, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Keyframes
  ) -> KeyframeAnimator<Value, Content> {
    KeyframeAnimator(initialValue: initialValue, content: { content(self, $0) }, keyframes: keyframes)
  }

  /// Changes the view as by the first of some values, which it would follow when another value changes.
  public func keyframeAnimator<Value, Content: View>(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Self, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Keyframes
  ) -> KeyframeAnimator<Value, Content> {
    KeyframeAnimator(initialValue: initialValue, content: { content(self, $0) }, keyframes: keyframes)
  }
}

/// Values over time; nobody follows them.
public struct Keyframes: Sendable {}

/// The values of a part over time; nobody follows them.
public struct KeyframeTrack<Root> {
  /// Creates the values of a part.
  public init<Value>(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Keyframes
  ) {}

  /// Creates the values of the whole.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Keyframes) {}
}

/// A value at the end of a time in seconds, to which the way is straight.
public struct LinearKeyframe<Value> {
  /// Creates a value.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {}
}

/// A value at the end of a time in seconds, to which the way is a curve.
public struct CubicKeyframe<Value> {
  /// Creates a value.
  public init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

/// A value at the end of a time in seconds, to which a spring moves.
public struct SpringKeyframe<Value> {
  /// Creates a value.
  public init(_ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}

/// A value that is there at once.
public struct MoveKeyframe<Value> {
  /// Creates a value.
  public init(_ to: Value) {}
}

/// How fast a value changes on its way; nobody follows it.
public struct UnitCurve: Hashable, Sendable {
  private init() {}

  /// The same speed throughout.
  public static let linear = UnitCurve()
  /// Slow at first.
  public static let easeIn = UnitCurve()
  /// Slow at the end.
  public static let easeOut = UnitCurve()
  /// Slow at first and at the end.
  public static let easeInOut = UnitCurve()

  /// A curve between two points.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve { .linear }
}

/// How a spring moves; nobody follows it.
public struct Spring: Hashable, Sendable {
  /// Creates a spring; the time is in seconds.
  public init(duration: Double = 0.5, bounce: Double = 0) {}

  /// A spring without bounce.
  public static let smooth = Spring()
  /// A stiff spring.
  public static let snappy = Spring()
  /// A spring with some bounce.
  public static let bouncy = Spring()
}

/// Joins the values of parts.
@resultBuilder
public enum KeyframesBuilder<Root> {
  public static func buildExpression(_ track: KeyframeTrack<Root>) -> Keyframes { Keyframes() }
  public static func buildExpression(_ frame: LinearKeyframe<Root>) -> Keyframes { Keyframes() }
  public static func buildExpression(_ frame: CubicKeyframe<Root>) -> Keyframes { Keyframes() }
  public static func buildExpression(_ frame: SpringKeyframe<Root>) -> Keyframes { Keyframes() }
  public static func buildExpression(_ frame: MoveKeyframe<Root>) -> Keyframes { Keyframes() }
  public static func buildBlock(_ keyframes: Keyframes...) -> Keyframes { Keyframes() }
}

/// Joins values over time.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
  public static func buildExpression(_ frame: LinearKeyframe<Value>) -> Keyframes { Keyframes() }
  public static func buildExpression(_ frame: CubicKeyframe<Value>) -> Keyframes { Keyframes() }
  public static func buildExpression(_ frame: SpringKeyframe<Value>) -> Keyframes { Keyframes() }
  public static func buildExpression(_ frame: MoveKeyframe<Value>) -> Keyframes { Keyframes() }
  public static func buildBlock(_ keyframes: Keyframes...) -> Keyframes { Keyframes() }
  public static func buildArray(_ keyframes: [Keyframes]) -> Keyframes { Keyframes() }
  public static func buildOptional(_ keyframes: Keyframes?) -> Keyframes { Keyframes() }
  public static func buildEither(first keyframes: Keyframes) -> Keyframes { keyframes }
  public static func buildEither(second keyframes: Keyframes) -> Keyframes { keyframes }
}
