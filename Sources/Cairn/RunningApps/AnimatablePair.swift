/// Two values that an animation would change together; here they only are values.
public struct AnimatablePair<First, Second> {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Creates a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension AnimatablePair: Equatable where First: Equatable, Second: Equatable {}
extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// What an animation could change; here it shows as it is.
public protocol Animatable {}
