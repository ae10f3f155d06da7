/// An angle; positive ones turn clockwise, as in SwiftUI.
@frozen
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in degrees, of which a whole turn has 360.
  public var degrees: Double

  /// The angle in radians, of which a whole turn has 2 π.
  @inlinable public var radians: Double {
    get { degrees * .pi / 180 }
    set { degrees = newValue * 180 / .pi }
  }

  /// Creates an angle of no degrees.
  @inlinable
  public init() { degrees = 0 }

  /// Creates an angle from degrees.
  @inlinable
  public init(degrees: Double) { self.degrees = degrees }

  /// Creates an angle from radians.
  @inlinable
  public init(radians: Double) { degrees = radians * 180 / .pi }

  /// No turn.
  @inlinable public static var zero: Angle { Angle() }

  /// Returns an angle in degrees.
  @inlinable
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Returns an angle in radians.
  @inlinable
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  @inlinable
  public static func < (left: Angle, right: Angle) -> Bool { left.degrees < right.degrees }
}
