/// The radiuses of the four corners of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of the upper corner where lines begin.
  public var topLeading: Double
  /// The radius of the lower corner where lines begin.
  public var bottomLeading: Double
  /// The radius of the lower corner where lines end.
  public var bottomTrailing: Double
  /// The radius of the upper corner where lines end.
  public var topTrailing: Double

  /// Creates radiuses in points; one that is negative or not finite counts as 0.
  public init(
    topLeading: Double = 0,
    bottomLeading: Double = 0,
    bottomTrailing: Double = 0,
    topTrailing: Double = 0
  ) {
    self.topLeading = Swift.max(finite(topLeading), 0)
    self.bottomLeading = Swift.max(finite(bottomLeading), 0)
    self.bottomTrailing = Swift.max(finite(bottomTrailing), 0)
    self.topTrailing = Swift.max(finite(topTrailing), 0)
  }

  /// The shape of a rectangle with these corners.
  var kind: ShapeKind {
    let isEven = [bottomLeading, bottomTrailing, topTrailing].allSatisfy { $0 == topLeading }
    return isEven ? .rectangle(cornerRadius: topLeading) : .unevenRectangle(self)
  }
}

/// A rectangle whose corners are not equally round.
///
/// ```swift
/// Text("Eiger").padding().background(.teal, in: UnevenRoundedRectangle(topLeadingRadius: 16, topTrailingRadius: 16))
/// ```
///
/// Where lines run from right to left, the leading corners are on the right. A terminal rounds all corners as soon as one is round.
public struct UnevenRoundedRectangle: _KnownShape, InsettableShape, Hashable {
  /// The radiuses of the corners in points.
  public var cornerRadii: RectangleCornerRadii

  /// Creates a rectangle with the radiuses of its corners; `style` is accepted for SwiftUI's sake, corners are circular.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
  }

  /// Creates a rectangle with radiuses in points, which are 0 by default.
  ///
  /// A radius that is negative or not finite counts as 0. `style` is accepted for SwiftUI's sake; corners are circular.
  public init(
    topLeadingRadius: Double = 0,
    bottomLeadingRadius: Double = 0,
    bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    cornerRadii = RectangleCornerRadii(
      topLeading: topLeadingRadius,
      bottomLeading: bottomLeadingRadius,
      bottomTrailing: bottomTrailingRadius,
      topTrailing: topTrailingRadius
    )
  }

  public var kind: ShapeKind { cornerRadii.kind }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with the radiuses of its corners.
  public static func rect(
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle with radiuses in points, which are 0 by default.
  public static func rect(
    topLeadingRadius: Double = 0,
    bottomLeadingRadius: Double = 0,
    bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius,
      bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius,
      topTrailingRadius: topTrailingRadius,
      style: style
    )
  }
}
