/// The room inside the four sides of a rectangle, in points.
///
/// A number such as `5` means the same room on all sides. Negative room reaches outside the rectangle.
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

  /// Creates insets; sides that are left out get no room.
  @inlinable
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No room on any side.
  @inlinable public static var zero: EdgeInsets { EdgeInsets() }

  /// The same room on all sides.
  @inlinable
  public static func all(_ length: Double) -> EdgeInsets {
    EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
  }

  /// Room at the leading and trailing sides.
  @inlinable
  public static func horizontal(_ length: Double) -> EdgeInsets {
    EdgeInsets(leading: length, trailing: length)
  }

  /// Room at the upper and lower sides.
  @inlinable
  public static func vertical(_ length: Double) -> EdgeInsets {
    EdgeInsets(top: length, bottom: length)
  }
}

extension EdgeInsets: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  @inlinable
  public init(integerLiteral value: Int) { self = .all(Double(value)) }

  @inlinable
  public init(floatLiteral value: Double) { self = .all(value) }
}

extension EdgeInsets: CustomStringConvertible {
  /// The sides in the shortest form, such as `5`, `horizontal 10` or `top 1, leading 2, bottom 3, trailing 4`.
  public var description: String {
    if top == bottom, leading == trailing {
      if top == leading { return shortDescription(of: top) }
      if top == 0 { return "horizontal \(shortDescription(of: leading))" }
      if leading == 0 { return "vertical \(shortDescription(of: top))" }
    }
    let sides = [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
    return sides.filter { $0.1 != 0 }.map { "\($0.0) \(shortDescription(of: $0.1))" }.joined(separator: ", ")
  }
}
