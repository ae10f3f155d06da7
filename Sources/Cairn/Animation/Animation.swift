/// How fast something changes.
///
/// Pages move what changes with a state, as far as CSS can, and not for readers who want less motion. Text shows changes at once.
public struct Animation: Hashable, Sendable {
  /// How far something has come at each moment.
  package enum Curve: Hashable, Sendable {
    case linear
    /// Along a curve of two points.
    case timing(Double, Double, Double, Double)
    /// As a spring moves, with the seconds of one swing without friction, and the friction; from 1 on it does not swing.
    case spring(response: Double, dampingFraction: Double)
  }

  package var curve: Curve
  /// In seconds; springs take their own time.
  package var duration = 0.35
  /// In seconds.
  package var delay = 0.0
  /// By how much it is faster.
  package var speed = 1.0

  init(_ curve: Curve, duration: Double = 0.35) {
    self.curve = curve
    self.duration = Self.time(duration)
  }

  /// A time or a factor that counts: at least 0, and at most a minute.
  static func time(_ seconds: Double) -> Double { seconds.isFinite ? min(max(seconds, 0), 60) : 0 }

  /// The usual speed.
  public static let `default`: Animation = .spring(duration: 0.5)
  /// The same speed throughout.
  public static let linear: Animation = .linear(duration: 0.35)
  /// Slow at first.
  public static let easeIn: Animation = .easeIn(duration: 0.35)
  /// Slow at the end.
  public static let easeOut: Animation = .easeOut(duration: 0.35)
  /// Slow at first and at the end.
  public static let easeInOut: Animation = .easeInOut(duration: 0.35)
  /// As a spring moves.
  public static let spring: Animation = .spring(duration: 0.5)
  /// As a spring moves, with some bounce.
  public static let bouncy: Animation = .bouncy()
  /// As a spring moves, without bounce.
  public static let smooth: Animation = .smooth()
  /// As a stiff spring moves.
  public static let snappy: Animation = .snappy()
  /// As a spring moves that follows a finger.
  public static let interactiveSpring: Animation = .interactiveSpring()

  /// The same speed throughout, in seconds.
  public static func linear(duration: Double) -> Animation { Animation(.linear, duration: duration) }

  /// Slow at first, in seconds.
  public static func easeIn(duration: Double) -> Animation { timingCurve(0.42, 0, 1, 1, duration: duration) }

  /// Slow at the end, in seconds.
  public static func easeOut(duration: Double) -> Animation { timingCurve(0, 0, 0.58, 1, duration: duration) }

  /// Slow at first and at the end, in seconds.
  public static func easeInOut(duration: Double) -> Animation { timingCurve(0.42, 0, 0.58, 1, duration: duration) }

  /// As a spring moves, with some bounce.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// As a spring moves, without bounce.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// As a stiff spring moves.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// As a spring moves.
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(response: time(response), dampingFraction: min(max(finite(dampingFraction, else: 1), 0.05), 10)))
  }

  /// As a spring moves.
  public static func spring(duration: Double, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    let bounce = min(max(finite(bounce), -0.9), 1)
    return spring(response: duration, dampingFraction: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  /// As a spring moves that follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: Double = 0.25
  ) -> Animation { spring(response: response, dampingFraction: dampingFraction) }

  /// As a spring moves.
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double = 1,
    damping: Double = 1,
    initialVelocity: Double = 0
  ) -> Animation {
    let (mass, stiffness) = (max(finite(mass), 0.001), max(finite(stiffness), 0.001))
    return spring(
      response: 2 * .pi * (mass / stiffness).squareRoot(),
      dampingFraction: finite(damping) / (2 * (mass * stiffness).squareRoot())
    )
  }

  /// Along a curve of two points.
  public static func timingCurve(
    _ x1: Double,
    _ y1: Double,
    _ x2: Double,
    _ y2: Double,
    duration: Double = 0.35
  ) -> Animation {
    func part(_ x: Double) -> Double { min(max(finite(x), 0), 1) }
    return Animation(.timing(part(x1), finite(y1), part(x2), finite(y2)), duration: duration)
  }

  /// Waits for some seconds.
  public func delay(_ delay: Double) -> Animation { updating(self) { $0.delay = Self.time($0.delay + delay) } }

  /// Is faster by a factor.
  public func speed(_ speed: Double) -> Animation {
    updating(self) { $0.speed = min(max($0.speed * finite(speed, else: 1), 0.01), 100) }
  }

  /// Repeats itself some times; what a page shows moves once.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// Repeats itself without end; what a page shows moves once.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}
