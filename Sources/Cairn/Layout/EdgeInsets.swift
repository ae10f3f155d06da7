/// The room inside the four sides of a rectangle, in points.
@frozen
public struct EdgeInsets: Hashable, Sendable {
  /// The room at the upper side.
  public var top: Double
  /// The room at the side where lines begin.
  public var leading: Double
  /// The room at the lower side.
  public var bottom: Double
  /// The room at the side where lines end.
  public var trailing: Double

  /// Creates insets; sides that are left out have none.
  @inlinable
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
